/* prey.h: the most that a side can capture, and where. */
#ifndef SERAI_ADVICE_PREY_H
#define SERAI_ADVICE_PREY_H

#include "advice/turns.h"

enum { PREY_KINDS = 2 };

/* The turns with which a side captures most. */
struct prey_most {
    int most;          /* NOWHERE: unknown */
    game_action first; /* begins the first of them */
    int kinds;         /* what they capture differs; PREY_KINDS + 1: in more ways than are kept */
    struct turns_prey prey[PREY_KINDS];
};

/* Unknown where there are too many turns to look at them all, or the side is not to act. */
struct prey_most prey_find(const struct game *game, const struct position *pos, int side);

/* Whether the side, which is to act, can capture in a place: 1, 0, or NOWHERE when there are too
 * many turns to look at them all. */
int prey_is_in(const struct game *game, const struct position *pos, int side, int place);

/* Whether the side can capture in a place after each reply of the other one, which is to act. False
 * when that is unknown, too. */
bool prey_stays(const struct game *game, const struct position *pos, int side, int place);

#endif
