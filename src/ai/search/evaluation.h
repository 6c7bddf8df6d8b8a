/* evaluation.h: what the search needs to know about a game beyond its rules.
 *
 * A position is judged by its features: numbers from 0 to feature_count - 1, as seen by the side to
 * act, at most FEATURES_MAX of them. Its value is the sum of their weights, in thousandths of a
 * logit of the chance to win: 0 is even, 1000 is a chance of 73 %, 3000 one of 95 %. The weights
 * are learned from the results of matches (ai/learn), so that a new game needs nothing but
 * features.
 *
 * All functions are pure and may be called from any number of threads. The positions they are given
 * are not over and not in the middle of a turn, except for `open_value`, `order`, `loud` and `key`.
 */
#ifndef SERAI_AI_EVALUATION_H
#define SERAI_AI_EVALUATION_H

#include "ai/search/endgame.h"
#include "ai/search/weights.h"
#include "engine/game.h"

enum {
    FEATURES_MAX = 256, /* features of one position */
    STAGES_MAX = 4,
    STAGE_LENGTH = 100, /* stages are counted in hundredths */
    CHILDREN_MAX = 16,  /* actions listed by `children` */
    PLY = 4,            /* depth is counted in quarters of a ply */
};

struct own_search;
struct solver_limits;

/* How strong a level is, and how it chooses among actions. */
struct level {
    uint64_t nodes; /* limit on positions searched */
    int depth;      /* plies; 0: no limit */
    int noise; /* thousandths of a logit: an action worse by this much is chosen e times less often;
                  0: the best is always chosen */
    int worst; /* an action worse than the best by more is never chosen */
};

enum { LEVELS_FOR_PEOPLE = 8 };

/* What a review of a match takes for a turn that cost something. */
struct review_bar {
    int loss;   /* of the chance to win, in thousandths; twice as much is a mistake */
    int ample;  /* percent of it that each search has to find, so that a longer one agrees */
    int agree;  /* percent of the loss, in points, by which the last two looks may differ about it,
                   unless it is proven; 0: by any */
    int plies;  /* how deep the last search has to look, unless it proves its result; 0: anyhow */
    int sure;   /* percent of it that the last search has to find; 0: `ample` */
    int points; /* a loss of so many hundredths of points could be better even where it hardly
                   changes the chance to win; 0: never */
    int pace; /* times as many nodes as in other games, as its search is so much faster; 0: once */
};

struct evaluation {
    const struct game *game;
    bool (*applies)(const struct position *pos); /* to this position; NULL: to every one */
    const struct packed_weights *weights;
    int feature_count;

    /* The stage of a match, from 0 to STAGES_MAX * STAGE_LENGTH - 1, and for the middle of each
     * stage the margin of 1000 units of value, in hundredths of the game's points: a lead comes to
     * more, the more is still to come. From one middle to the next it changes evenly, so that no
     * turn makes a lead jump. NULL: one stage, with the margin of `weights`. */
    const int16_t *points;
    /* So much of the lead that a side has already comes on top, in percent and by stages too: what
     * was learned is who wins, and a large lead in a match that is as good as won tells more about
     * the margin. NULL: nothing. */
    const int16_t *leads;
    int (*stage)(const struct position *pos);

    /* The features of the position; returns how many. */
    int (*features)(const struct position *pos, uint16_t out[FEATURES_MAX]);

    /* The same value as the sum of the weights of the features, faster. NULL: the weights are
     * summed. */
    int (*value)(const struct position *pos, const int16_t *weights);

    /* An estimate of a position in the middle of a turn, for the side to act; used only to order
     * actions. NULL: there is none. */
    int (*open_value)(const struct position *pos, const int16_t *weights);

    /* Lists the legal actions, as the rules do, and the position after each one and the forced
     * steps after it: for games where this is hardly more work than the list alone. NULL: the rules
     * are used. */
    int (*children)(const struct position *pos, game_action action[CHILDREN_MAX],
                    struct position child[CHILDREN_MAX]);

    /* A score for each of these legal actions; higher ones are searched first. NULL: the search
     * orders actions by what proved good elsewhere. */
    void (*order)(const struct position *pos, const int16_t *weights, const game_action *actions,
                  int count, int32_t *score);

    /* True for an action after which the position is not quiet enough to evaluate, such as a
     * capture. NULL: there is none. */
    bool (*loud)(const struct position *pos, game_action action);

    /* True for an action whose merit anybody sees: where it is the best, the levels above the first
     * err only half as much. NULL: there is none. */
    bool (*obvious)(const struct position *pos, game_action action);

    /* True when the outcome is known, as by a table or a solver: then *margin is how far ahead the
     * side to act ends in the game's score with perfect play. NULL: never. */
    bool (*exact)(const struct position *pos, int *margin);

    /* Works out to the end what the side to act ends ahead by, where that can be done soon: exact
     * between alpha and beta, otherwise a bound (solution.h). False when the limits ended it, or at
     * once when there is too much to do. NULL: there is no solver. */
    bool (*solve)(const struct position *pos, int alpha, int beta,
                  const struct solver_limits *limits, int *margin);

    /* The game's endgame table. NULL: it has none. */
    const struct endgame *endgame;

    /* A key, equal for positions with the same future, and the same on every machine. NULL: the
     * hash of the position's bytes. */
    uint64_t (*key)(const struct position *pos);

    /* loss 0: the usual ones. */
    struct review_bar review_bar;

    /* LEVELS_FOR_PEOPLE of them, the weakest first. NULL: the usual ones. */
    const struct level *levels;

    /* The levels from this one on never let the opponent win with the next action, where that can
     * be helped. 0: all may. */
    int careful_level;

    /* The game's own search, which replaces the general one (own.h). NULL: it has none. */
    const struct own_search *own_search;

    int turn_cost;      /* quarters of a ply that an action inside a turn costs; 0: as any other */
    int turn_width;     /* how many of the best actions inside a turn are searched when the depth is
                           used up; well below that only the best is; 0: all */
    int width;          /* how many of the best by `order` are searched; 0: all */
    int root_width;     /* the same at the root */
    bool reduces;       /* late actions that are not loud are searched less deeply first */
    bool cannot_repeat; /* no position can occur twice in a match */
};

#endif
