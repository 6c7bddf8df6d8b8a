/* replay.h: stepping through the rest of a match automatically, with a pause after every step. */
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

/* Starts with a pause before the first step; stops. */
void replay_start(struct replay *replay);
void replay_stop(struct replay *replay);

/* True when the next step is due; call it while nothing is animated. The next pause then begins
 * with the first call after the step. Otherwise *next is when to ask again. */
bool replay_due(struct replay *replay, double now, double *next);

/* The factor for the speed of animations during a replay. */
float replay_speed(const struct replay *replay);

/* The pace as a word and as a symbol: "slow", "½×". */
enum word replay_pace_word(enum replay_pace pace);
enum word replay_pace_sign(enum replay_pace pace);

#endif
