/* forced.h: the results both sides can force, computed as plainly as possible: every position of a
 * list is visited again and again until nothing changes. The tests compare endgame tables with it.
 */
#ifndef SERAI_TESTS_FORCED_H
#define SERAI_TESTS_FORCED_H

#include "ai/search/endgame.h"

struct forced {
    const struct game *game;
    int count;
    struct position *pos; /* sorted by their bytes */
    int *least, *most;    /* bounds on the final margin of the side to act */
    struct forced_end *ends;
};

/* Removes what both sides have already won from the position; returns how far side 0 was ahead. */
typedef int forced_strip(struct position *pos);

/* Solves the `count` positions that are not over; all positions that follow must be among them once
 * they are stripped. Neither side ends ahead by more than `limit`. */
void forced_solve(struct forced *forced, const struct game *game, const struct position *pos,
                  int count, int limit, forced_strip *strip);

void forced_free(struct forced *forced);

/* Checks that the table knows exactly the value that follows from the position's bounds. */
void forced_check(const struct forced *forced, int index, const struct endgame *endgame,
                  const void *table);

/* Checks the table's value of a position against its values of the next ones. */
void endgame_check_definition(const struct game *game, const struct endgame *endgame,
                              const void *table, const struct position *pos);

/* A table for matches with the options of the position, to be freed: built in portions of `work`,
 * until it knows `until`, or completely if that is NULL. */
void *endgame_built(const struct endgame *endgame, const struct position *pos, uint64_t work,
                    const struct position *until);

#endif
