/* forced.h: what both sides can force, worked out as plainly as can be: every position of a list is
 * looked at again and again until nothing changes any more. The tests hold endgame tables against
 * it. */
#ifndef SERAI_TESTS_FORCED_H
#define SERAI_TESTS_FORCED_H

#include "ai/search/endgame.h"

struct forced {
    const struct game *game;
    int count;
    struct position *pos; /* sorted by their bytes */
    int *least, *most;    /* for the side to act, who ends ahead by no less, and by no more */
    struct forced_end *ends;
};

/* Takes what is already won off the position: what side 0 is ahead by with it. */
typedef int forced_strip(struct position *pos);

/* Works out the `count` positions that are not over, whose later positions are all among them once
 * they are stripped. Neither side ends ahead by more than `limit`. */
void forced_solve(struct forced *forced, const struct game *game, const struct position *pos,
                  int count, int limit, forced_strip *strip);

void forced_free(struct forced *forced);

/* Checks that the table knows exactly what follows from the position's bounds. */
void forced_check(const struct forced *forced, int index, const struct endgame *endgame,
                  const void *table);

/* Checks what the table knows of a position against what it knows of the next ones. */
void endgame_check_definition(const struct game *game, const struct endgame *endgame,
                              const void *table, const struct position *pos);

/* A table for matches with the options of the position, to be freed: built by portions of so much
 * work, until it knows `until`, or to its end where that is NULL. */
void *endgame_built(const struct endgame *endgame, const struct position *pos, uint64_t work,
                    const struct position *until);

#endif
