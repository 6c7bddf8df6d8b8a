/* sowing.h: what games that sow plain stones around a ring of holes share.
 *
 * The holes are numbered along the ring and are the first places of the game; the first half of
 * them is player 0's row, the second half player 1's. All stones are alike. */
#ifndef SERAI_GAMES_SOWING_H
#define SERAI_GAMES_SOWING_H

#include "engine/game.h"

/* The counts of a position: a byte a hole, and of both stores. */
struct sowing_counts {
    uint8_t *hole, *store;
};

struct sowing_ring {
    int holes;
    int hand;  /* the place of the stones in hand */
    int store; /* the place of player 0's store; player 1's is the next one */
    int item;
};

/* One lap: picks up all the stones in hole `from`, at least one, and drops them one by one into the
 * holes that follow, forward (step 1) or backward (step -1). The hole `passed_over` gets none
 * (NOWHERE: every hole gets one). Returns the hole of the last stone. */
int sowing_lap(const struct sowing_ring *ring, uint8_t hole[], int from, int step, int passed_over,
               struct trace *trace);

/* Moves everything in the hole `at` to the store of `side`, as an event of this kind. */
void sowing_take(const struct sowing_ring *ring, struct sowing_counts counts, int at, int side,
                 enum event_kind kind, struct trace *trace);

/* Empties the board at the end: each side's stones go to its own player, or all go to `taker` if
 * that is not NOWHERE. */
void sowing_collect(const struct sowing_ring *ring, struct sowing_counts counts, int taker,
                    struct trace *trace);

/* What speaks for a turn where nothing is captured: what it leaves on the opponent's side, and in
 * how many holes of its own. The counts are those of the holes before and after it. Returns how
 * many facts there are. */
int sowing_principles(const int before[], const int after[], int holes, int side,
                      struct fact out[FACTS_MAX]);

/* The sentences on them, in the words of a game, with the values that each takes. */
enum sowing_principle {
    SOWING_FEWER,  /* so many fewer are on the opponent's side; %d */
    SOWING_FEW,    /* only so many more are; %d */
    SOWING_FILLED, /* in so many of all the holes of its own; %d, %d */
    SOWING_WORDS,
};
void sowing_tell(const struct fact *fact, const enum word said[SOWING_WORDS], struct text *out);

/* Which of two things a fact is to be practiced as: to give the opponent little, or to keep holes
 * filled. */
enum word sowing_practice(const struct fact *fact, enum word little, enum word filled);

/* For positions that are put together: changes what a place holds by one, up to `most`. NULL, or a
 * count that is at its end: false. */
bool sowing_change(uint8_t *count, int by, int most);

#endif
