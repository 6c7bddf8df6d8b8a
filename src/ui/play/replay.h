/* replay.h: stepping through the rest of a match by itself, with a pause after every step. */
#ifndef SERAI_UI_PLAY_REPLAY_H
#define SERAI_UI_PLAY_REPLAY_H

#include "words/words.h"

#include <stdbool.h>

enum replay_pace { PACE_NORMAL, PACE_FAST, PACE_SLOW, PACES };

struct replay {
    bool on;
    enum replay_pace pace;
    bool waiting; /* the pause has begun… */
    double since; /* …then, in ms */
};

/* Starts with the first pause, or stops. */
void replay_start(struct replay *replay);
void replay_stop(struct replay *replay);

/* Asks, while nothing moves, whether the next step is due. When it is, the next pause begins at the
 * first call afterwards; otherwise *next is the time to ask again. */
bool replay_due(struct replay *replay, double now, double *next);

/* How much faster than usual things move meanwhile. */
float replay_speed(const struct replay *replay);

/* The pace in words, and as a sign: "slow", "½×". */
enum word replay_pace_word(enum replay_pace pace);
enum word replay_pace_sign(enum replay_pace pace);

#endif
