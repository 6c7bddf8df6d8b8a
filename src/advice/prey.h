/* prey.h: the most that a side can capture, and the words for it: one or two pieces by their names,
 * everything else by its count. */
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

/* "3 seeds", "1 piece": so much of what is captured. */
struct line prey_count(const struct game *game, int count);

/* "the 5 on e5 and the 2 on f7", "3 pieces": what one turn from the position on captures. */
struct line prey_words(const struct game *game, const struct position *pos,
                       const struct turns_prey *prey, int taken);

/* "the 5 on e5", "the 5 on e5 or the 2 on f7", "1 piece, such as the 5 on e5", "3 pieces": what
 * the turns from the position on can capture, each of them. */
struct line prey_most_words(const struct game *game, const struct position *pos,
                            const struct prey_most *found);

/* The same as a bound: "up to 3 pieces", but "1 piece", and the names alone where all of what can
 * be captured is named. */
struct line prey_up_to_words(const struct game *game, const struct position *pos,
                             const struct prey_most *found);

#endif
