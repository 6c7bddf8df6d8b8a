/* sowing.h: what the games share that sow plain stones round a ring of holes.
 *
 * The holes are numbered along the ring and are the first places of the game; the first half of
 * them is player 0's row, the second half player 1's. Every stone is as good as another. */
#ifndef SERAI_GAMES_SOWING_H
#define SERAI_GAMES_SOWING_H

#include "engine/game.h"

struct sowing_ring {
    int holes;
    int hand;  /* the place of what was taken up */
    int store; /* the place of player 0's store; player 1's is the next one */
    int item;
};

/* One lap: takes up all that lies in hole `from`, at least one stone, and drops it one by one into
 * the holes that follow, forwards (step 1) or backwards (step -1). The hole `passed_over` gets
 * none (NOWHERE: every hole gets one). Returns the hole where the last stone fell. */
int sowing_lap(const struct sowing_ring *ring, uint8_t hole[], int from, int step, int passed_over,
               struct trace *trace);

/* All that lies in the hole `at` goes to the store of `side`, as an event of this kind. */
void sowing_take(const struct sowing_ring *ring, uint8_t hole[], uint8_t store[2], int at, int side,
                 enum event_kind kind, struct trace *trace);

/* Empties the board at the end: to the players on whose side the stones lie, or, when `taker` is
 * not NOWHERE, all to that player. */
void sowing_collect(const struct sowing_ring *ring, uint8_t hole[], uint8_t store[2], int taker,
                    struct trace *trace);

#endif
