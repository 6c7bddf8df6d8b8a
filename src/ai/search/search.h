/* search.h: looks for the best action by principal variation search with iterative deepening.
 *
 * It works on the rules and the evaluation of any game. It allocates nothing, reads no clock and
 * has no state but the caller's memory: the same position, history, memory size and node limit give
 * the same answer on every machine. Any number of searches may run at once, each in memory of its
 * own. */
#ifndef SERAI_AI_SEARCH_H
#define SERAI_AI_SEARCH_H

#include "ai/search/evaluation.h"

#include <stddef.h>

enum {
    SEARCH_LINE_MAX = 24,   /* actions of a line that are reported */
    SEARCH_PLIES_MAX = 96,  /* no line is searched further than this */
    SEARCH_DEPTH_MAX = 60,  /* plies of the deepest iteration */
    SEARCH_STOP_NODES = 64, /* `stop` is called this often, but for a game's own search; positions
                               that need no search count, too */
};

/* Values: estimates are in thousandths of a logit (evaluation.h), never 0. A proven draw is 0, a
 * proven win VALUE_WIN or more: a larger margin is better, and so is a nearer end. */
enum {
    VALUE_ESTIMATE_MAX = 30000,
    VALUE_WIN = 1000000,
    VALUE_PROVEN = VALUE_WIN / 2, /* what is proven is 0, or at least so far from it */
    VALUE_MARGIN = 256, /* a point of the margin; the rest is the plies left before the end */
    VALUE_INFINITE = 100000000,
};

/* Whether the value is that of a proven result. */
bool value_is_exact(int value);

/* An estimate, kept away from the proven values. */
static inline int value_of_estimate(int value) {
    if (value == 0) {
        return 1;
    }
    return value > VALUE_ESTIMATE_MAX    ? VALUE_ESTIMATE_MAX
           : value < -VALUE_ESTIMATE_MAX ? -VALUE_ESTIMATE_MAX
                                         : value;
}

/* The value of a proven margin so many plies after the root. */
int value_of_margin(int margin, int plies);

/* How many plies after the root a proven win or loss was met, from its value. */
int value_plies(int value);

struct search_limits {
    uint64_t nodes; /* limit on positions searched; 0: none */
    int depth;      /* plies; 0: SEARCH_DEPTH_MAX */
    int lines;      /* how many of the best actions get a true value; 0: one */
    bool margins;   /* a game's own search is to find by how much a match is won, even where it is
                       proven who wins it */

    /* Called during the search; true ends it soon. NULL: never. */
    bool (*stop)(void *context);
    void *context;
};

struct search_line {
    game_action action;
    int value;                            /* for the side to act at the root */
    bool settled;                         /* a proven win or loss comes to this margin with perfect
                                             play; otherwise it may be larger */
    int depth;                            /* plies searched */
    int count;                            /* of `actions`, at least 1 */
    game_action actions[SEARCH_LINE_MAX]; /* the expected line, `action` first */
};

/* What was found: a line for each legal action, best first. The first limits->lines have their true
 * values; the others are only known not to be better. Those after the first `wide` were left when
 * the search went deeper: their values come from a search of one ply. */
struct search_result {
    int count, wide;
    uint64_t nodes;
    int depth; /* of the last completed iteration */
    struct search_line line[ACTIONS_MAX];
};

struct search;

/* The least memory for a search, in bytes; more makes it stronger. */
size_t search_memory_least(void);

/* Sets up a search for a game in the caller's memory, which is zeroed, aligned for any type and at
 * least search_memory_least() bytes; the rest of it becomes the transposition table. Weights are
 * unpacked, the table is empty. NULL: the weights do not fit the features. There is nothing to
 * free. */
struct search *search_place(void *memory, size_t size, const struct evaluation *evaluation);

/* Other weights for the searches that follow, for learning; the caller keeps them, and calls this
 * again when they have changed. */
void search_use_weights(struct search *search, const int16_t *weights);

/* Makes the searches that follow use the evaluation's endgame table, which stays the caller's.
 * NULL: none, as at first. */
void search_use_endgame(struct search *search, const void *endgame);

/* Forgets what earlier searches found, but for the action that last caused a cutoff at each ply.
 * `nodes` is the limit of the next one, as a short one needs no large table; 0: unknown. */
void search_forget(struct search *search, uint64_t nodes);

/* Forgets these, too, so that the next search depends only on its arguments. */
void search_renew(struct search *search, uint64_t nodes);

/* Searches a position that is not over. `history` has the keys (search_key) of the `count`
 * positions before it in the match. */
void search_run(struct search *search, const struct position *pos, const uint64_t *history,
                int count, const struct search_limits *limits, struct search_result *result);

/* How many nodes the search of such positions looks at between two calls of `stop`. */
int search_stop_nodes(const struct evaluation *evaluation);

/* The key by which a position is recognized. */
uint64_t search_key(const struct evaluation *evaluation, const struct position *pos);

/* The estimate of a position that is neither over nor in the middle of a turn, for its side to act.
 */
int search_estimate(const struct search *search, const struct position *pos);

/* A value of the position's as the margin expected at the end, in hundredths of the game's points:
 * of a proven result, its own. */
int search_margin(const struct evaluation *evaluation, const struct position *pos, int value);

/* The two parts of it: what 1000 units of value come to, and what the lead on the board of the side
 * to act adds, which tells nothing more about who wins. */
int search_unit(const struct evaluation *evaluation, const struct position *pos);
int search_lead(const struct evaluation *evaluation, const struct position *pos);

#endif
