/* search.h: looks for the best action by a principal variation search that deepens step by step.
 *
 * It works over the rules and the evaluation of any game. It allocates nothing, reads no clock and
 * has no state but the caller's memory: the same position, history, memory size and limit of nodes
 * give the same answer on every machine. Any number of searches may run at once, each in memory of
 * its own. */
#ifndef SERAI_AI_SEARCH_H
#define SERAI_AI_SEARCH_H

#include "ai/search/evaluation.h"

#include <stddef.h>

enum {
    SEARCH_LINE_MAX = 24,   /* actions of a line that is shown */
    SEARCH_PLIES_MAX = 96,  /* no line is looked at further than this */
    SEARCH_DEPTH_MAX = 60,  /* plies of the deepest iteration */
    SEARCH_STOP_NODES = 64, /* `stop` is asked at least this often */
};

/* Values: estimates are in thousandths of a logit (evaluation.h), never 0. What is proven is 0 for
 * a draw, and for a win VALUE_WIN and more: a larger margin is better, and a nearer end. */
enum {
    VALUE_ESTIMATE_MAX = 30000,
    VALUE_WIN = 1000000,
    VALUE_MARGIN = 128, /* a point of the margin; below it the plies that are left before the end */
    VALUE_INFINITE = 100000000,
};

/* Whether the value is that of a proven result. */
bool value_is_exact(int value);

struct search_limits {
    uint64_t nodes; /* positions that may be looked at; 0: no limit */
    int depth;      /* plies; 0: SEARCH_DEPTH_MAX */
    int lines;      /* how many of the best actions get a true value; 0: one */

    /* Asked while thinking; true ends the search soon. NULL: never. */
    bool (*stop)(void *context);
    void *context;
};

struct search_line {
    game_action action;
    int value;                            /* for the side to act at the root */
    int depth;                            /* plies that it was looked at */
    int count;                            /* of `actions`, at least 1 */
    game_action actions[SEARCH_LINE_MAX]; /* what is expected, `action` first */
};

/* What was found: a line for each legal action, best first. The first `lines` that the limits asked
 * for have their true values; of the others only that they are not better. */
struct search_result {
    int count;
    uint64_t nodes;
    int depth; /* of the last iteration that came to its end */
    struct search_line line[ACTIONS_MAX];
};

struct search;

/* The least memory for a search, and what makes it strong at the usual limits, in bytes. */
size_t search_memory_least(void);
enum { SEARCH_MEMORY_USUAL = 1 << 26 };

/* Lays a search for a game into memory of the caller's, zeroed, aligned for any type and at least
 * search_memory_least(); what is beyond that becomes the transposition table. Weights are unpacked,
 * the table is empty. NULL: the weights do not fit the features. There is nothing to give back. */
struct search *search_place(void *memory, size_t size, const struct evaluation *evaluation);

/* Other weights for the searches that follow, for learning; the caller keeps them. */
void search_use_weights(struct search *search, const int16_t *weights);

/* Forgets what earlier searches found out, so that what follows depends on nothing but what it is
 * given. For a search of so many nodes, which need no large table; 0: of any number. */
void search_forget(struct search *search, uint64_t nodes);

/* Searches a position that is not over. `history` has the keys (search_key) of the `count`
 * positions that stood before it in the match. */
void search_run(struct search *search, const struct position *pos, const uint64_t *history,
                int count, const struct search_limits *limits, struct search_result *result);

/* What a position is found again by. */
uint64_t search_key(const struct evaluation *evaluation, const struct position *pos);

/* The estimate of a position that is neither over nor in the middle of a turn, for its side to act.
 */
int search_estimate(const struct search *search, const struct position *pos);

/* A value as the margin that is expected at the end, in hundredths of the game's points. */
int search_margin(const struct search *search, int value);

#endif
