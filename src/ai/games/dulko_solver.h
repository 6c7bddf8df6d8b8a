/* dulko_solver.h: how a match of Dulko ends when only a few pieces can still be placed. */
#ifndef SERAI_AI_DULKO_SOLVER_H
#define SERAI_AI_DULKO_SOLVER_H

#include "ai/search/solution.h"

enum { DULKO_LEFT_MOST = 18 };

/* How many pieces can still be placed at most, of a position that is not over; more than
 * DULKO_LEFT_MOST where they are too many to solve. */
int dulko_pieces_left(const struct position *pos);

/* Plays all lines of such a position to the end of the match: then *margin is what the side to act
 * ends ahead by with perfect play, if that is between alpha and beta, and otherwise a bound on that
 * side of them. Who takes a King wins by a point at least. False when the limits ended it, or when
 * there is too much to do. */
bool dulko_solve(const struct position *pos, int alpha, int beta,
                 const struct solver_limits *limits, int *margin);

#endif
