/* compose.h: positions with few pieces, put together at random, in which to look for puzzles. */
#ifndef SERAI_AI_PUZZLES_COMPOSE_H
#define SERAI_AI_PUZZLES_COMPOSE_H

#include "engine/game_edit.h"

/* How a game's positions are composed. */
struct composition {
    const struct game_edit *edit; /* pieces are put anywhere; NULL: they are played, at random */
    int board;                    /* so many places, the first ones, are the board's */
    int least, most;              /* pieces on it; with `edit`, what cannot be put aside is more */
    int heap;                     /* now and then, so many more are in one place; 0: never */
};

/* Composes a position, which is legal, and whose match goes on, between two turns. False: it didn't
 * come out; another try may. */
bool compose_position(const struct game *game, const struct composition *how, uint64_t *random,
                      struct position *pos);

/* How many pieces are on the board. */
int compose_count(const struct game *game, const struct composition *how,
                  const struct position *pos);

#endif
