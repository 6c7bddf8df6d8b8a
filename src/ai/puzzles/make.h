/* make.h: finds puzzles (puzzles/puzzle.h) of any game in matches that companions play against each
 * other, with a random action now and then. Every goal is proven by exhaustive search, and exactly
 * one first turn achieves it. Where it is to win, the side could lose as well, and most other turns
 * don't seem to win. The same seed finds the same puzzles on every machine. */
#ifndef SERAI_AI_PUZZLES_MAKE_H
#define SERAI_AI_PUZZLES_MAKE_H

#include "ai/puzzles/compose.h"
#include "puzzles/puzzle.h"

enum { MAKER_DEEP = 80 };

struct maker;

/* Goals of several own turns are looked for where there are at most `deep` turns to choose from.
 * NULL: there is not enough memory. */
struct maker *maker_new(const struct game *game, uint64_t seed, int deep);
void maker_free(struct maker *maker);

/* Plays a match and looks for puzzles in it. */
void maker_play(struct maker *maker);

/* Composes a position and looks for puzzles in it: with few pieces to look at, small gains are
 * worth finding, too. */
void maker_compose(struct maker *maker, const struct composition *how);

/* How many were found so far: more than are worth keeping (choose.h). */
int maker_found(const struct maker *maker);

/* One of them, from 0, in the order in which they were found; its grade says nothing. */
const struct puzzle *maker_puzzle(const struct maker *maker, int index);

#endif
