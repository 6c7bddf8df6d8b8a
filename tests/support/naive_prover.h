/* naive_prover.h: a second proof of puzzles, written from what src/puzzles/puzzle.h says about
 * goals and over the naive rules of each game: it shares no code with src/puzzles/proof.c and the
 * games. It tries everything in the order in which it comes, so it is slow. */
#ifndef SERAI_TESTS_NAIVE_PROVER_H
#define SERAI_TESTS_NAIVE_PROVER_H

#include "puzzles/puzzle.h"

/* The first turns that achieve a goal. */
struct naive_proof {
    uint64_t limit;    /* of actions to play; 0: none */
    uint64_t played;   /* actions */
    bool exhausted;    /* the limit was reached: nothing said counts */
    int turns;         /* first turns in all, by the ways to play them */
    int ways;          /* of them achieve the goal… */
    int solutions;     /* …and lead to so many positions */
    struct text found; /* all ways that achieve it, each "|a b", and "|" at the end */
};

/* Whether there are naive rules for a game. */
bool naive_prover_knows(const char *game);

/* Proves the goal in a position of a game, under its usual options. `proof` has a limit, and is
 * zero otherwise; the caller frees `found`. */
void naive_prove(struct naive_proof *proof, const char *game, const char *position,
                 const struct goal *goal);

/* NULL when the puzzle has exactly one first turn that achieves its goal, and its solution begins
 * with it; otherwise what is wrong. */
const char *naive_check(const char *game, const struct puzzle *puzzle, uint64_t limit);

#endif
