/* oware_search.c: see oware_search.h. The same principal variation search as the general one
 * (search/search.c), over boards of two words.
 *
 * The margin of the seeds still to be captured does not depend on the stores, so the transposition
 * table is keyed by the board alone and holds values without the lead. Besides its estimate every
 * node has proven bounds on that margin: they come from the ends of the game and from the endgame
 * table, and hold at any depth. When lead and bounds decide who wins, the value is that of a proven
 * result. A search for margins goes on there, but not once a side has the 25 seeds that end the
 * match: its lead is an estimate then, as the bounds are of a match played to the last seed. */
#include "ai/games/oware_search.h"

#include "ai/games/oware_compact.h"
#include "ai/games/oware_endgame.h"
#include "ai/games/oware_features.h"
#include "ai/search/match_keys.h"

enum {
    LATEST = 256, /* so many positions of the match are known, as when its weights were learned */
    FULL = 32,    /* a house with more seeds counts as having FULL - 1 */
    ORDER_DEPTH = 2 * PLY, /* from there on moves are ordered by the estimates of their boards */
    NO_HOUSE = OWARE_ROW,
    NEAR_DEPTH = 3 * PLY, /* from this depth on the large table is used */
    NEAR_SIZE = 1 << 18,
    STOP_NODES = 2048, /* nodes between two calls of `stop` */
};

struct oware_node {
    struct compact board;
    uint64_t key;
    int lead;      /* of the side to act */
    int seeds;     /* on the board */
    int low, high; /* proven bounds on the margin of the seeds still to be captured */
    int killer;    /* the house whose sowing last caused a cutoff here */
    bool repeats;  /* its value came from a repetition, so it is true in this line only */
    struct compact_line line;
    int32_t rank[OWARE_ROW];
    struct compact_move move[OWARE_ROW];
};

struct oware_search {
    struct compact_rules rules;
    const struct evaluation *evaluation;
    struct table *table;
    struct table near; /* for nodes of little remaining depth: small enough for the cache, as it is
                          probed most */
    const void *endgame;
    int endgame_seeds; /* up to which the table is complete; -1: none */
    struct search_budget *budget;
    bool margins;            /* who wins is not enough: the search goes on to find by how much */
    int side;                /* to act at the root */
    struct match_keys match; /* the positions before */
    int seed;                /* what a seed of the lead is worth */
    int16_t weight[OWARE_HOUSES][FULL][FULL]; /* by the house before and the house */
    int32_t history[2][OWARE_ROW][FULL];      /* by side, house and seeds */
    struct oware_node node[SEARCH_PLIES_MAX + 1];
    alignas(64) unsigned char near_entries[NEAR_SIZE];
};

/* ---- what a position is worth ---- */

static int seed_weight(const int16_t *weights) {
    int worth = (weights[OWARE_AHEAD] - weights[OWARE_BEHIND]) / 2;
    return worth > 0 ? worth : 1;
}

int oware_value(const struct position *pos, const int16_t *weights) {
    struct oware oware = unpack(pos);
    int start = oware.side * OWARE_ROW;
    int before = oware.house[(start + OWARE_HOUSES - 1) % OWARE_HOUSES];
    int value = (oware.store[oware.side] - oware.store[!oware.side]) * seed_weight(weights);
    for (int i = 0; i < OWARE_HOUSES; i++) {
        int seeds = oware.house[(start + i) % OWARE_HOUSES];
        value += weights[oware_count_feature(i, seeds)];
        value += weights[oware_pair_feature(i, before, seeds)];
        before = seeds;
    }
    return value;
}

static void use_weights(void *memory, const int16_t *weights) {
    struct oware_search *search = memory;
    search->seed = seed_weight(weights);
    for (int i = 0; i < OWARE_HOUSES; i++) {
        for (int before = 0; before < FULL; before++) {
            for (int seeds = 0; seeds < FULL; seeds++) {
                search->weight[i][before][seeds] =
                    (int16_t)(weights[oware_count_feature(i, seeds)] +
                              weights[oware_pair_feature(i, before, seeds)]);
            }
        }
    }
}

static uint64_t capped(uint64_t row) {
    const uint64_t large = 0xe0e0e0e0e0e0;
    for (int i = 0; row & large && i < OWARE_ROW; i++) {
        uint64_t byte = 0xffULL << 8 * i;
        if (row & byte & large) {
            row = (row & ~byte) | (uint64_t)(FULL - 1) << 8 * i;
        }
    }
    return row;
}

/* The sum of the weights of the houses' features. */
static int board_value(const struct oware_search *search, struct compact board) {
    uint64_t own = capped(board.own), other = capped(board.other);
    size_t before = (size_t)compact_hole(other, OWARE_ROW - 1);
    int value = 0;
    for (int i = 0; i < OWARE_ROW; i++, own >>= 8) {
        size_t seeds = own & 0xff;
        value += search->weight[i][before][seeds];
        before = seeds;
    }
    for (int i = OWARE_ROW; i < OWARE_HOUSES; i++, other >>= 8) {
        size_t seeds = other & 0xff;
        value += search->weight[i][before][seeds];
        before = seeds;
    }
    return value;
}

static int clamped(int value, int least, int most) {
    return value < least ? least : value > most ? most : value;
}

/* The value of a node with this estimate, corrected by its proven bounds. */
static int bounded(const struct oware_search *search, const struct oware_node *node, int value,
                   int ply) {
    int least = node->lead + node->low, most = node->lead + node->high;
    bool decides = !search->margins || least == most;
    if (least > 0 && decides) {
        return VALUE_WIN + least * VALUE_MARGIN - ply;
    }
    if (most < 0 && decides) {
        return -VALUE_WIN + most * VALUE_MARGIN + ply;
    }
    if (least == most) {
        return 0;
    }
    return value_of_estimate(clamped(value, least * search->seed, most * search->seed));
}

static bool is_proven(const struct oware_search *search, const struct oware_node *node) {
    bool decided = node->lead + node->low > 0 || node->lead + node->high < 0;
    return (decided && !search->margins) || node->low == node->high;
}

/* Whether a side has more than half of all seeds, which ends the match. */
static bool has_majority(const struct oware_node *node) {
    return node->lead > node->seeds || node->lead < -node->seeds;
}

static int rows_apart(struct compact board) {
    return compact_sum(board.own) - compact_sum(board.other);
}

/* The estimate of a node that is not searched further. An endless position counts as if both agreed
 * to end there. */
static int estimate(const struct oware_search *search, const struct oware_node *node) {
    int value = 0;
    if (node->seeds > search->endgame_seeds) {
        return value_of_estimate(node->lead * search->seed + board_value(search, node->board));
    }
    value = oware_endgame_value(search->endgame, node->board.own, node->board.other);
    value = value == OWARE_ENDLESS ? rows_apart(node->board) : value;
    return value_of_estimate((node->lead + value) * search->seed);
}

/* ---- repetitions ---- */

uint64_t oware_key(const struct position *pos) {
    struct oware oware = unpack(pos);
    return compact_key_of_match(compact_key(compact_of(&oware)), oware.side);
}

/* Whether the position occurred before, which is impossible across a capture. */
static bool has_stood(const struct oware_search *search, int ply) {
    const struct oware_node *node = &search->node[ply];
    int i = ply - 2;
    for (; i >= 0 && search->node[i].seeds == node->seeds; i -= 2) {
        if (search->node[i].key == node->key) {
            return true;
        }
    }
    if (node->seeds != search->node[0].seeds) {
        return false;
    }
    uint64_t key = compact_key_of_match(node->key, search->side ^ (ply & 1));
    return match_keys_have(&search->match, key);
}

/* ---- the order of moves ---- */

static int32_t *history_of(struct oware_search *search, int ply, int house) {
    int seeds = compact_hole(search->node[ply].board.own, house);
    return &search->history[ply & 1][house][seeds < FULL ? seeds : FULL - 1];
}

static void rank_moves(struct oware_search *search, int ply, int count, int depth, int first) {
    enum { FIRST = INT32_MAX, KILLER = 1 << 20, CAPTURE = 1 << 21 };
    struct oware_node *node = &search->node[ply];
    for (int i = 0; i < count; i++) {
        const struct compact_move *move = &node->move[i];
        int32_t known = *history_of(search, ply, move->number);
        if (move->number == first) {
            node->rank[i] = FIRST;
        } else if (depth >= ORDER_DEPTH) {
            int value = 2 * move->taken * search->seed - board_value(search, move->board);
            node->rank[i] = value * 4 + (known >> 10);
        } else {
            node->rank[i] =
                known + move->taken * CAPTURE + (move->number == node->killer ? KILLER : 0);
        }
    }
}

/* Rewards a move that caused a cutoff. */
static void reward(struct oware_search *search, int ply, int house, int depth) {
    enum { HISTORY_MOST = 1 << 19 };
    int plies = depth / PLY + 1;
    int32_t *known = history_of(search, ply, house);
    *known += plies * plies;
    if (*known > HISTORY_MOST) {
        for (int i = 0; i < OWARE_ROW * FULL; i++) {
            search->history[0][i / FULL][i % FULL] /= 2;
            search->history[1][i / FULL][i % FULL] /= 2;
        }
    }
    search->node[ply].killer = house;
}

/* ---- the transposition table ---- */

/* Its entries' actions are a house, or NO_HOUSE, and the bounds, which differ from the number of
 * seeds by even numbers, as all seeds are shared out. */
enum { HOUSE_BITS = 3, BOUND_BITS = 6, NO_VALUE = -VALUE_INFINITE };

static game_action packed_entry(const struct oware_node *node, int house) {
    int low = (node->low + node->seeds) / 2, high = (node->seeds - node->high) / 2;
    return (game_action)(house | low << HOUSE_BITS | high << (HOUSE_BITS + BOUND_BITS));
}

static int entry_house(const struct table_entry *entry) {
    return entry->action & ((1 << HOUSE_BITS) - 1);
}

static void use_bounds(struct oware_node *node, const struct table_entry *entry) {
    int mask = (1 << BOUND_BITS) - 1;
    int low = entry->action >> HOUSE_BITS & mask;
    int high = entry->action >> (HOUSE_BITS + BOUND_BITS) & mask;
    node->low = 2 * low - node->seeds;
    node->high = node->seeds - 2 * high;
}

/* True when the table has the answer: then *value is the value of the node. In an open window an
 * estimate is no answer: the expected line would break off there. */
static bool table_answers(struct oware_search *search, const struct table_entry *entry, int ply,
                          int depth, struct window window, int *value) {
    struct oware_node *node = &search->node[ply];
    use_bounds(node, entry);
    if (is_proven(search, node)) {
        *value = bounded(search, node, 0, ply);
        return true;
    }
    if (entry->depth < depth || entry->value == NO_VALUE) {
        return false;
    }
    *value = bounded(search, node, entry->value + node->lead * search->seed, ply);
    return (entry->bound == BOUND_EXACT && window_is_null(window)) ||
           (entry->bound == BOUND_LOWER && *value >= window.beta) ||
           (entry->bound == BOUND_UPPER && *value <= window.alpha);
}

static struct table *table_for(struct oware_search *search, int depth) {
    return depth < NEAR_DEPTH ? &search->near : search->table;
}

static void remember(struct oware_search *search, int ply, int depth, int best,
                     struct window window, int house) {
    const struct oware_node *node = &search->node[ply];
    int value = value_is_exact(best) ? NO_VALUE : best - node->lead * search->seed;
    table_put(table_for(search, depth), node->key, value, depth, window_bound(window, best),
              packed_entry(node, house));
}

/* Prefetches the table entries of the boards after the moves. */
static void fetch_children(const struct oware_search *search, const struct oware_node *node,
                           int count, int depth) {
    for (int i = 0; i < count && depth >= NEAR_DEPTH + PLY; i++) {
        table_fetch(search->table, compact_key(node->move[i].board));
    }
}

/* ---- the search ---- */

static bool count_node(struct search_budget *budget) {
    const struct search_limits *limits = budget->limits;
    if (budget->stopped) {
        return false;
    }
    budget->nodes++;
    if ((limits->nodes && budget->nodes >= limits->nodes) ||
        (budget->nodes % STOP_NODES == 0 && limits->stop && limits->stop(limits->context))) {
        budget->stopped = true;
    }
    return !budget->stopped;
}

/* Descends into the board after a move. */
static void make_child(struct oware_search *search, int ply, const struct compact_move *move) {
    const struct oware_node *node = &search->node[ply];
    struct oware_node *child = &search->node[ply + 1];
    child->board = move->board;
    child->lead = -node->lead - move->taken;
    child->seeds = node->seeds - move->taken;
}

/* True when the value of the node at `ply` is known without searching further. */
static bool is_known(struct oware_search *search, int ply, bool at_rest, int *value) {
    struct oware_node *node = &search->node[ply];
    node->line.count = 0;
    node->repeats = false;
    node->low = -node->seeds;
    node->high = node->seeds;
    if (!is_proven(search, node) && compact_is_over(node->board)) {
        node->low = node->high = compact_final(&search->rules, node->board);
    } else if (node->seeds <= search->endgame_seeds) {
        int known = oware_endgame_value(search->endgame, node->board.own, node->board.other);
        if (known != OWARE_ENDLESS && (known - node->seeds) % 2 == 0) {
            node->low = node->high = known;
        }
    }
    if (is_proven(search, node)) {
        *value = bounded(search, node, 0, ply);
        return true;
    }
    if (has_majority(node)) {
        *value = value_of_estimate(node->lead * search->seed);
        return true;
    }
    if (!at_rest) {
        node->key = compact_key(node->board);
        if (!search->evaluation->cannot_repeat && has_stood(search, ply)) {
            *value = value_of_estimate((node->lead + rows_apart(node->board)) * search->seed);
            node->repeats = true;
            return true;
        }
    }
    if (ply == SEARCH_PLIES_MAX) {
        *value = estimate(search, node);
        return true;
    }
    return false;
}

static int visit(struct oware_search *search, int ply, int depth, struct window window);

/* A late quiet move is searched less deeply first, and every move but the first only to see whether
 * it beats alpha. */
static int search_move(struct oware_search *search, int ply, int index, bool quiet, int depth,
                       struct window window) {
    int below = depth - PLY;
    if (index == 0) {
        return -visit(search, ply + 1, below, window_flipped(window));
    }
    int value = window.alpha + 1;
    int reduction = compact_reduction(search->evaluation, index, quiet, depth);
    if (reduction) {
        value =
            -visit(search, ply + 1, below - reduction, window_flipped(window_null(window.alpha)));
    }
    if (value > window.alpha) {
        value = -visit(search, ply + 1, below, window_flipped(window_null(window.alpha)));
    }
    if (value > window.alpha && value < window.beta) {
        value = -visit(search, ply + 1, below, window_flipped(window));
    }
    return value;
}

/* Searches the moves one by one. Returns the best value; *house is set to the best move, when one
 * is better than alpha or there is nothing to choose from. */
static int visit_moves(struct oware_search *search, int ply, int count, int depth,
                       struct window window, int *house) {
    struct oware_node *node = &search->node[ply];
    const struct oware_node *child = &search->node[ply + 1];
    int best = -VALUE_INFINITE, low = -node->seeds, high = -node->seeds;
    for (int i = 0; i < count; i++) {
        const struct compact_move *move = compact_pick(node->move, node->rank, i, count);
        make_child(search, ply, move);
        int value = search_move(search, ply, i, move->taken == 0, depth, window);
        if (search->budget->stopped) {
            return best;
        }
        int least = move->taken - child->high, most = move->taken - child->low;
        low = least > low ? least : low;
        high = most > high ? most : high;
        if (value > best) {
            best = value;
            node->repeats = child->repeats;
            *house = i == 0 || value > window.alpha ? move->number : *house;
        }
        if (value > window.alpha) {
            window.alpha = value;
            compact_line_set(&node->line, move->number, &search->node[ply + 1].line);
        }
        if (window.alpha >= window.beta) {
            reward(search, ply, move->number, depth);
            high = i == count - 1 ? high : node->high;
            break;
        }
    }
    node->low = low > node->low ? low : node->low;
    node->high = high < node->high ? high : node->high;
    return best;
}

/* The value of the node for its side to act: exact between alpha and beta, otherwise a bound.
 * Meaningless once the search is stopped. */
static int visit(struct oware_search *search, int ply, int depth, struct window window) {
    struct oware_node *node = &search->node[ply];
    bool at_rest = depth <= 0;
    int value = 0;
    if (is_known(search, ply, at_rest, &value) || !count_node(search->budget)) {
        return value;
    }
    if (at_rest) {
        return bounded(search, node, estimate(search, node), ply);
    }
    const struct table_entry *known = table_find(table_for(search, depth), node->key);
    if (known && table_answers(search, known, ply, depth, window, &value)) {
        return value;
    }
    int house = known ? entry_house(known) : NO_HOUSE;
    int count = compact_moves(&search->rules, node->board, node->move);
    fetch_children(search, node, count, depth);
    rank_moves(search, ply, count, depth, house);
    int best = visit_moves(search, ply, count, depth, window, &house);
    if (search->budget->stopped) {
        return 0;
    }
    best = bounded(search, node, best, ply);
    if (!node->repeats) {
        remember(search, ply, depth, best, window, house);
    }
    return best;
}

/* ---- for the root ---- */

static void begin(void *memory, const struct own_task *task) {
    struct oware_search *search = memory;
    struct oware_node *root = &search->node[0];
    struct oware oware = unpack(task->position);
    compact_rules_set(&search->rules, &oware);
    search->evaluation = task->evaluation;
    search->table = task->table;
    if (!search->near.entry) {
        search->near = table_place(search->near_entries, sizeof search->near_entries);
    }
    table_clear(&search->near, 0);
    search->endgame = task->endgame;
    search->endgame_seeds = task->endgame ? oware_endgame_known(task->endgame) : -1;
    search->budget = task->budget;
    search->margins = task->budget->limits->margins;
    search->side = oware.side;
    match_keys_set(&search->match, task->history, task->count, LATEST);
    memset(search->history, 0, sizeof search->history);
    for (int ply = 0; ply <= SEARCH_PLIES_MAX; ply++) {
        search->node[ply].killer = NO_HOUSE;
    }
    root->board = compact_of(&oware);
    root->key = compact_key(root->board);
    root->lead = oware.store[oware.side] - oware.store[!oware.side];
    root->seeds = compact_sum(root->board.own) + compact_sum(root->board.other);
}

static int value(void *memory, game_action action, int depth, struct window window,
                 struct own_line *line) {
    struct oware_search *search = memory;
    struct oware_node *root = &search->node[0], *child = &search->node[1];
    int count = compact_moves(&search->rules, root->board, root->move);
    for (int i = 0; i < count; i++) {
        if (root->move[i].number == action % OWARE_ROW) {
            make_child(search, 0, &root->move[i]);
        }
    }
    int found = -visit(search, 1, depth, window_flipped(window));
    compact_line_actions(&child->line, search->side, OWARE_ROW, line);
    line->settled = child->low == child->high;
    return found;
}

const struct own_search oware_search = {.size = sizeof(struct oware_search),
                                        .stop_nodes = STOP_NODES,
                                        .margins = true,
                                        .use_weights = use_weights,
                                        .begin = begin,
                                        .value = value};
