/* turn_indicator.h: the light that shows whose turn it is: it passes softly from one panel to the
 * other. Nothing waits for it. */
#ifndef SERAI_UI_PLAY_TURN_LIGHT_H
#define SERAI_UI_PLAY_TURN_LIGHT_H

#include "ui/model/settings.h"

/* All zero: nothing has been lit yet. */
struct turn_indicator {
    int lit, was;       /* the player it falls on, and before that; -1: nobody */
    bool known;         /* it has fallen on somebody, or on nobody: `lit` means something */
    bool transitioning; /* from `was` to `lit` */
    double start;       /* ms, since when */
    double length;      /* ms, that it takes */
};

/* Lets it go to `player`, -1 for nobody, and moves it on. The first time, and where animations are
 * switched off, it is there at once. True while it passes. */
bool turn_indicator_update(struct turn_indicator *indicator, int player,
                           const struct settings *settings, double now);

/* How much of a player's light is there, 0 to 1. */
float turn_indicator_strength(const struct turn_indicator *indicator, int player, double now);

#endif
