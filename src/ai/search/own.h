/* own.h: the interface of a search written for one game, whose positions fit into a few words. It
 * replaces the general search below the root, which asks it for the values of the root's actions.
 * Both share the transposition table and the meaning of values. */
#ifndef SERAI_AI_SEARCH_OWN_H
#define SERAI_AI_SEARCH_OWN_H

#include "ai/search/search.h"
#include "ai/search/window.h"

/* The limits of a search and what it has used. */
struct search_budget {
    const struct search_limits *limits;
    uint64_t nodes; /* searched so far */
    int unasked;    /* positions of the general search since `stop` was last called */
    bool stopped;   /* values are meaningless from then on */
};

/* The input of a search. What it points to must last as long as the search. */
struct own_task {
    const struct evaluation *evaluation;
    const struct position *position; /* the root, not over */
    const uint64_t *history;         /* the keys of the `count` positions before it */
    int count;
    struct table *table;
    const void *endgame; /* the endgame table of the evaluation, which can be probed; NULL: none */
    struct search_budget *budget;
};

/* The expected line after an action of the root. */
struct own_line {
    bool settled; /* the action's margin is proven (struct search_line); set in any case */
    int count;
    game_action actions[SEARCH_LINE_MAX];
};

struct own_search {
    size_t size;    /* bytes of its memory, which is zeroed and aligned for any type */
    int stop_nodes; /* nodes between two calls of `stop` */
    bool margins;   /* it finds by how much a match is won where the limits ask for that */

    /* Sets the weights; called before anything else. */
    void (*use_weights)(void *memory, const int16_t *weights);

    void (*begin)(void *memory, const struct own_task *task);

    /* The value of an action of the root for its side to act, searched to this depth, in quarters
     * of a ply: exact between alpha and beta, otherwise a bound. The line is set when the value is
     * above alpha. */
    int (*value)(void *memory, game_action action, int depth, struct window window,
                 struct own_line *line);
};

#endif
