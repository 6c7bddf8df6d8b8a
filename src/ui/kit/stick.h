/* stick.h: the direction in which the stick of a game controller leads. A stick is never at rest
 * exactly, swings back past its middle when it is let go of, and may be stuck:
 *
 * - it leads from half of its way on, until it is below two fifths of it;
 * - near a diagonal the axis that leads keeps the lead until the other one is clearly further out;
 * - the opposite way, and any way after stick_let_go, leads only after a rest near the middle. */
#ifndef SERAI_UI_KIT_STICK_H
#define SERAI_UI_KIT_STICK_H

#include "ui/kit/input.h"

/* A zeroed one is at rest, and leads nowhere. */
struct stick {
    float x, y;        /* where it is, -1 to 1, right and down */
    enum key leads;    /* KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN, or KEY_NONE */
    enum key led;      /* the last of them; KEY_NONE: none yet */
    bool waits;        /* it has led or was let go of, and has not come to the middle since */
    bool spent;        /* it was let go of: no way leads before a rest */
    double rests_from; /* ms: when it came to the middle, once it no longer waits */
};

/* Which way it leads now, once x and y are set. Times are in ms. */
enum key stick_lead(struct stick *stick, double now);

/* When that may change although it does not move; a negative time: it will not. */
double stick_due(const struct stick *stick, double now);

/* It leads nowhere until it has rested. */
void stick_let_go(struct stick *stick);

#endif
