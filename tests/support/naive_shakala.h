/* naive_shakala.h: a second, slow and plain implementation of Shakala's rules to compare the game
 * with.
 *
 * Written from the rules alone: pits and beads are letters, heaps are strings, every drop of the
 * turn is remembered, feeding is tried out to the end. It plays forced steps automatically. */
#ifndef SERAI_TESTS_NAIVE_SHAKALA_H
#define SERAI_TESTS_NAIVE_SHAKALA_H

#include "base/text.h"

#include <stdint.h>

enum { NAIVE_HEAP = 40, NAIVE_ACTIONS = 48, NAIVE_ACTION = 8 };

struct naive_drop {
    char pit;
    char bead;
    char found; /* the bead that lay there alone, or 0 */
};

struct naive_shakala {
    char pit[16][NAIVE_HEAP]; /* in the order A to H, a to h */
    char cup[2][NAIVE_HEAP];
    char hand[NAIVE_HEAP];
    int side;
    char origin; /* the pit sown from, or 0 */
    char fork;   /* where a track is to be chosen, or 0 */
    char next;   /* where a bead is to be dropped, or 0 */
    int takes;   /* gems still to take */
    int drops;
    struct naive_drop drop[NAIVE_HEAP];
};

/* Reads a valid position string and plays the forced steps in it. */
void naive_shakala_read(struct naive_shakala *game, const char *position);

/* Plays a legal action and the forced steps after it. */
void naive_shakala_play(struct naive_shakala *game, const char *action);

/* The notation of all legal actions, sorted by bytes. Returns how many. */
int naive_shakala_actions(const struct naive_shakala *game, char out[NAIVE_ACTIONS][NAIVE_ACTION]);

/* Appends the position string. */
void naive_shakala_text(const struct naive_shakala *game, struct text *out);

int naive_shakala_score(const struct naive_shakala *game, int side);

/* The winner when the game is over, else -1. */
int naive_shakala_winner(const struct naive_shakala *game);

uint64_t naive_shakala_perft(const struct naive_shakala *game, int depth);

#endif
