/* own.h: a search of a game's own, for a game whose positions fit into a few words: it takes the
 * place of all but the root of the general one, which asks it for the values of the root's actions.
 * It shares the transposition table, and values mean the same. */
#ifndef SERAI_AI_SEARCH_OWN_H
#define SERAI_AI_SEARCH_OWN_H

#include "ai/search/search.h"
#include "ai/search/table.h"

/* What the search goes on as long as. */
struct search_budget {
    const struct search_limits *limits;
    uint64_t nodes; /* looked at so far */
    int unasked;    /* positions since `stop` was last asked, in the general search */
    bool stopped;   /* from then on, values mean nothing */
};

/* What a search begins with. All that it points to lasts as long as the search. */
struct own_task {
    const struct evaluation *evaluation;
    const struct position *position; /* the root, not over */
    const uint64_t *history;         /* the keys of the `count` positions before it */
    int count;
    struct table *table;
    const void *endgame; /* a table of the evaluation's that can be asked; NULL: none */
    struct search_budget *budget;
};

/* What is expected after an action of the root. */
struct own_line {
    int count;
    game_action actions[SEARCH_LINE_MAX];
};

struct own_search {
    size_t size;    /* bytes of memory, zeroed and aligned for any type, in which it works */
    int stop_nodes; /* `stop` is asked this often */

    /* Takes new weights; called before all else. */
    void (*use_weights)(void *memory, const int16_t *weights);

    void (*begin)(void *memory, const struct own_task *task);

    /* The value of an action of the root for its side to act, when what follows is looked at so
     * deeply, in quarters of a ply: exact between alpha and beta, otherwise a bound. The line is
     * set where the value is above alpha. */
    int (*value)(void *memory, game_action action, int depth, int alpha, int beta,
                 struct own_line *line);
};

#endif
