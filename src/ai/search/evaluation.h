/* evaluation.h: what the search needs to know of a game beyond its rules.
 *
 * A position is judged by its features: numbers from 0 to feature_count - 1, seen by the side to
 * act, each at most FEATURES_MAX times. Its value is the sum of their weights, in thousandths of a
 * logit of the chance to win: 0 is even, 1000 is a chance of 73 %, 3000 one of 95 %. The weights
 * are learned from the results of matches (ai/learn), so that a new game needs nothing but
 * features.
 *
 * All functions are pure and may be called from any number of threads. They are given positions
 * that are not over and not in the middle of a turn, but for `open_value`, `order`, `loud` and
 * `key`. */
#ifndef SERAI_AI_EVALUATION_H
#define SERAI_AI_EVALUATION_H

#include "ai/search/weights.h"
#include "engine/game.h"

enum {
    FEATURES_MAX = 256, /* features of one position */
    CHILDREN_MAX = 16,  /* actions that `children` lists */
    PLY = 4,            /* depth is counted in quarters of a ply */
};

/* How strong a level is, and how it chooses among actions. */
struct level {
    uint64_t nodes; /* that it looks at */
    int depth;      /* plies; 0: no limit */
    int noise;      /* thousandths of a logit: what is worse by this is chosen e times less often;
                       0: always the best is chosen */
    int worst;      /* nothing is chosen that is worse than the best by more */
};

enum { LEVELS_FOR_PEOPLE = 8 };

struct evaluation {
    const struct game *game;
    bool (*applies)(const struct position *pos); /* to the position; NULL: to all of the game */
    const struct packed_weights *weights;
    int feature_count;

    /* The features of the position; returns how many. */
    int (*features)(const struct position *pos, uint16_t out[FEATURES_MAX]);

    /* The same value as the sum of the weights of the features, faster. NULL: they are summed up.
     */
    int (*value)(const struct position *pos, const int16_t *weights);

    /* What a position in the middle of a turn may be worth to the side to act: for the order of
     * actions alone. NULL: nothing is known there. */
    int (*open_value)(const struct position *pos, const int16_t *weights);

    /* Lists the legal actions, as the rules do, and the position after each and what is forced
     * then: for games where that is hardly more work than the list alone. NULL: the rules are
     * asked. */
    int (*children)(const struct position *pos, game_action action[CHILDREN_MAX],
                    struct position child[CHILDREN_MAX]);

    /* A score for each of these legal actions, higher to be looked at first. NULL: the search
     * orders by what proved good elsewhere. */
    void (*order)(const struct position *pos, const int16_t *weights, const game_action *actions,
                  int count, int32_t *score);

    /* True for an action after which the position must not be judged as it stands, such as a
     * capture. NULL: there is none. */
    bool (*loud)(const struct position *pos, game_action action);

    /* True when the outcome is known, as by a table or a solver: then *margin is what the side to
     * act ends ahead by in the game's score, both playing perfectly. NULL: never. */
    bool (*exact)(const struct position *pos, int *margin);

    /* Equal for positions with the same future, and the same on every machine. NULL: the hash of
     * the position's bytes. */
    uint64_t (*key)(const struct position *pos);

    /* LEVELS_FOR_PEOPLE of them, the weakest first. NULL: the usual ones. */
    const struct level *levels;

    int turn_cost;      /* quarters of a ply that an action inside a turn costs; 0: as any other */
    int turn_width;     /* the best actions inside a turn that are looked at when the depth is used
                           up, and much below it only the best; 0: all */
    int width;          /* the best by `order` that are looked at; 0: all */
    int root_width;     /* the same at the root */
    bool reduces;       /* late actions that are not loud are looked at less deeply first */
    bool cannot_repeat; /* no position can stand twice in a match */
};

#endif
