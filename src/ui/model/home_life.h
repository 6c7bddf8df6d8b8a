/* home_life.h: what moves at home, see scenes/home/life.c: only for some seconds after the player
 * has moved the pointer or the focus. */
#ifndef SERAI_UI_MODEL_HOME_LIFE_H
#define SERAI_UI_MODEL_HOME_LIFE_H

#include "ui/kit/targets.h"

struct game;

struct home_life {
    struct point pointer;        /* where it was… */
    char pointed[TARGET_ID_MAX]; /* …and what was pointed at, or in focus */
    double woke, touched; /* ms: the first and the last time the player did something; 0: never */
    const struct game *game; /* whose picture plays a turn; NULL: none */
    double since;            /* ms: when it was pointed at */
};

#endif
