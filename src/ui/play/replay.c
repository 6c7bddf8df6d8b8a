/* replay.c: see replay.h. */
#include "ui/play/replay.h"

static const struct pace_shown {
    double pause; /* ms */
    float speed;
    enum word word, sign;
} paces[PACES] = {
    [PACE_SLOW] = {2000, 0.6F, WORD_PACE_SLOW, WORD_PACE_SLOW_SIGN},
    [PACE_NORMAL] = {900, 1, WORD_PACE_NORMAL, WORD_PACE_NORMAL_SIGN},
    [PACE_FAST] = {300, 2, WORD_PACE_FAST, WORD_PACE_FAST_SIGN},
};

void replay_start(struct replay *replay) {
    replay->on = true;
    replay->waiting = false;
}

void replay_stop(struct replay *replay) {
    replay->on = false;
}

bool replay_due(struct replay *replay, double now, double *next) {
    if (!replay->waiting) {
        replay->waiting = true;
        replay->since = now;
    }
    *next = replay->since + paces[replay->pace].pause;
    replay->waiting = now < *next;
    return !replay->waiting;
}

float replay_speed(const struct replay *replay) {
    return paces[replay->pace].speed;
}

enum word replay_pace_word(enum replay_pace pace) {
    return paces[pace].word;
}

enum word replay_pace_sign(enum replay_pace pace) {
    return paces[pace].sign;
}
