/* lapse.h: what kind of mistake a turn was, as far as the sentence on it tells. */
#ifndef SERAI_ADVICE_LAPSE_H
#define SERAI_ADVICE_LAPSE_H

#include "engine/game.h"

enum lapse_kind {
    LAPSE_NONE,    /* no kind of its own */
    LAPSE_WIN,     /* it missed a win */
    LAPSE_LOSS,    /* it gave the opponent a way to win */
    LAPSE_CAPTURE, /* there was more to capture */
    LAPSE_SCORE,   /* there was more to score */
    LAPSE_OPEN,    /* it left so much open to capture, `amount` */
    LAPSE_RULE,    /* it isn't good for what the better one is by the rules of the game, `fact` */
    LAPSES
};

struct lapse {
    enum lapse_kind kind;
    int amount;
    struct fact fact;
};

#endif
