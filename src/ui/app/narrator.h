/* narrator.h: what is said aloud to those who do not see the screen, while the settings ask for
 * speech: what is in focus and what it would do, what is typed, what happened, who is to act, what
 * is refused, asked, or told in passing. It follows what a frame shows; how it is spoken is up to
 * the host (sdl/speech.h), which takes the sentences from here.
 *
 * Talk is about what somebody looks at, and is over once they look at something else. News is what
 * would be missed: it is heard to its end. */
#ifndef SERAI_UI_APP_NARRATOR_H
#define SERAI_UI_APP_NARRATOR_H

#include "ui/app/scene.h"

struct settings;

enum { SPEECH_MAX = 1200, SPEECH_QUEUE = 8 };

struct utterance {
    bool news; /* nothing interrupts it; talk is interrupted by whatever is said after it */
    char text[SPEECH_MAX];
};

/* What there is to be said only once: a sentence is said again when its number changes. */
enum narrator_topic {
    TOPIC_SCENE,
    TOPIC_QUESTION,
    TOPIC_REFUSAL,
    TOPIC_TOAST,
    TOPIC_COMPANION,
    TOPIC_TO_DO,
    TOPIC_FOCUS,
    TOPICS
};

/* What a key asks for: it is said once the frame is drawn. */
enum narrator_reading { READ_NOTHING, READ_SCORE, READ_UP, READ_DOWN, READ_LEFT, READ_RIGHT };

struct narrator {
    int count; /* of what is to be spoken: whoever speaks takes it, and sets this to 0 */
    struct utterance queue[SPEECH_QUEUE];
    bool on;                /* it has followed since speech was turned on; in a page, always… */
    bool voiceless;         /* speech is on, and the host has no voice for it */
    bool speaks;            /* …for a voice: whoever turns speech on hears where they are */
    uint64_t said[TOPICS];  /* what was said last of each; 0: nothing */
    char focus[32];         /* the target that it spoke of last */
    bool typing;            /* in a field… */
    char typed[SPEECH_MAX]; /* …the text in it, as far as that goes */
    enum narrator_reading wanted;
    bool columns;      /* what was read last is a column… */
    int line;          /* …or row, from 0; -1: what is before the first */
    bool watching;     /* a match; below is what was seen of it last */
    int node, nodes;   /* where it stood, and how many steps it had */
    int clock_told[2]; /* s: the last warning of either clock; 0: none */
};

/* Once a frame is drawn, into this list: adds what there is to say. */
void narrator_follow(const struct app *app, struct settings *settings, struct narrator *narrator,
                     const struct draw_list *list);

/* Whether the host has a voice, if one was needed: a line says so while it has none, which is also
 * how pressing the key for speech ends there. */
void narrator_voice(const struct app *app, struct narrator *narrator, bool voice);

/* ---- what keys do ---- */

/* Speech on, or off. */
void narrator_toggle(const struct app *app, struct settings *settings);

/* Whose turn it is, and the score; without speech it is shown. */
void narrator_score(const struct app *app, struct narrator *narrator);

/* The next line of the board, or the one before it; without a board, of the page. */
void narrator_up(const struct app *app, struct narrator *narrator);
void narrator_down(const struct app *app, struct narrator *narrator);
void narrator_left(const struct app *app, struct narrator *narrator);
void narrator_right(const struct app *app, struct narrator *narrator);

#endif
