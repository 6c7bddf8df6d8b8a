/* solution.h: the proven values of a position's actions, by a game's own solver. */
#ifndef SERAI_AI_SOLUTION_H
#define SERAI_AI_SOLUTION_H

#include "ai/search/search.h"

/* What a solver works with. */
struct solver_limits {
    struct table *table; /* keeps what is found out for the next time */

    /* Called before each position; false: stop. */
    bool (*count)(void *context);
    void *context;
};

/* Gives the first `lines` lines of the result proven values, and sorts it. False when the solver
 * was stopped, or has too much to do: then the result is as it was. */
bool solution_find(const struct evaluation *evaluation, const struct position *pos, int lines,
                   const struct solver_limits *limits, struct search_result *result);

#endif
