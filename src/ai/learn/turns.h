/* turns.h: a player that looks at every end of a turn and takes the best by the evaluation: weak,
 * but so fast that what it plays is worth learning from. For developers; players never need it. */
#ifndef SERAI_AI_TURNS_H
#define SERAI_AI_TURNS_H

#include "ai/search/evaluation.h"

struct turns;

/* `most` positions of a turn are looked at, its ends among them, then the rest is left out. NULL
 * for want of memory. */
struct turns *turns_new(const struct evaluation *evaluation, int most);
void turns_free(struct turns *turns);

/* Finds the ends of a turn of the side to act, which is not over; returns the index of the best
 * one, with its value for this side, as of search.h. */
int turns_best(struct turns *turns, const struct position *pos, const int16_t *weights, int *value);

/* The ends found last: how many, at least one, and each of them. */
int turns_count(const struct turns *turns);
const struct position *turns_end(const struct turns *turns, int index);

#endif
