/* listener_play.h: somebody who plays with their eyes shut: by keys alone, and all that they learn
 * of the match is what a voice is told to say. */
#ifndef SERAI_TESTS_LISTENER_PLAY_H
#define SERAI_TESTS_LISTENER_PLAY_H

#include "support/ui_play.h"

struct listener_play {
    struct ui_play *play;
    struct text heard; /* what was said since the last key, a line each; owned */
    struct text board; /* what was said when the board was read last; owned */
    bool over;         /* a result was heard */
    int keys;          /* how many were pressed */
};

/* Sits down at a table in a window of the usual size, with speech on. To be freed. */
struct listener_play listener_play_open(const char *game, const char *options);
void listener_play_close(struct listener_play *listener);

/* A key, with Shift or without; letters and digits. What was heard before is forgotten. */
void listener_play_key(struct listener_play *listener, enum key key, bool shift);
void listener_play_type(struct listener_play *listener, const char *text);

/* Lets time pass, and goes on hearing. */
void listener_play_wait(struct listener_play *listener, double ms);

/* Whether that was among what was heard. */
bool listener_play_hears(const struct listener_play *listener, const char *words);

/* Reads the whole board, line by line, into `board`: its items one a line. */
void listener_play_read(struct listener_play *listener);

/* What was read of a place, whose words begin like this: what follows them; "" for nothing. */
struct line listener_play_knows(const struct listener_play *listener, const char *begins);

#endif
