/* turn_indicator.h: the highlight that shows whose turn it is. It cross-fades from one panel to the
 * other; nothing waits for it. */
#ifndef SERAI_UI_PLAY_TURN_INDICATOR_H
#define SERAI_UI_PLAY_TURN_INDICATOR_H

#include "ui/model/settings.h"

/* All zero: not used yet. */
struct turn_indicator {
    int lit, was;       /* the highlighted player, and the one before; -1: nobody */
    bool known;         /* `lit` is valid */
    bool transitioning; /* from `was` to `lit` */
    double start;       /* ms: when the transition began */
    double length;      /* ms: how long it takes */
};

/* Directs it to `player`, -1 for nobody, and advances the transition. The first time, and with
 * animations switched off, it changes at once. True while in transition. */
bool turn_indicator_update(struct turn_indicator *indicator, int player,
                           const struct settings *settings, double now);

/* How strongly a player's panel is highlighted, 0 to 1. */
float turn_indicator_strength(const struct turn_indicator *indicator, int player, double now);

#endif
