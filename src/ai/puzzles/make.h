/* make.h: makes puzzles (puzzles/puzzle.h) for any game from matches that companions play against
 * each other, with a random action now and then. Every goal is proven by exhaustive search, and
 * exactly one first turn achieves it. The same seed makes the same puzzles on every machine. */
#ifndef SERAI_AI_PUZZLES_MAKE_H
#define SERAI_AI_PUZZLES_MAKE_H

#include "puzzles/puzzle.h"

enum { MAKER_PER_GRADE = 14, MAKER_DEEP = 80 };

struct maker;

/* Goals of several own turns are looked for where there are at most `deep` turns to choose from.
 * NULL: there is not enough memory. */
struct maker *maker_new(const struct game *game, uint64_t seed, int deep);
void maker_free(struct maker *maker);

/* Plays a match and looks for puzzles in it. */
void maker_play(struct maker *maker);

/* How many were found so far. */
int maker_found(const struct maker *maker);

/* Appends the best mix of what was found, as a file without its head. Grades are fifths of what
 * was found, the easiest first: by depth, by how many turns there are, by how wrong the turn is
 * that gains most at once, and by how long the solution is to watch. */
void maker_write(struct maker *maker, struct text *out);

#endif
