/* saddeeqa_search.c: see saddeeqa_search.h. The same principal variation search as the general one
 * (search/search.c), over boards of two words. Where little depth is left, a sowing is done only
 * when its turn comes: most never are. */
#include "ai/games/saddeeqa_search.h"

#include "ai/games/saddeeqa_compact.h"
#include "ai/games/saddeeqa_endgame.h"
#include "ai/games/saddeeqa_features.h"
#include "ai/search/match_keys.h"

enum {
    LATEST = 256, /* so many positions of the match are known */
    ORDER_DEPTH =
        2 * PLY, /* from this depth on moves are ordered by the estimates of their boards */
    NEAR_DEPTH = 2 * PLY, /* from this depth on the large table is used */
    NEAR_SIZE = 1 << 18,
    FAR_AHEAD = 250, /* by the estimate, for each ply that is left: enough to search no further */
    FAR_AHEAD_DEPTH = 3 * PLY, /* up to this depth */
    STOP_NODES = 512,          /* nodes between two calls of `stop` */
    SOWINGS = SADDEEQA_ACTIONS_MAX,
    CLASS_BITS = 4,
    CLASS_PAIRS = 1 << 2 * CLASS_BITS,
    LEADS = 2 * SADDEEQA_STONES_MAX + 1,
};

static_assert(SADDEEQA_CLASSES <= 1 << CLASS_BITS, "a class fits");

struct saddeeqa_node {
    struct compact board;
    uint64_t key;
    int lead;     /* of the side to act */
    int stones;   /* on the board */
    int killer;   /* the sowing that last caused a cutoff here; SOWINGS: none */
    bool is_open; /* not every move is proven */
    bool repeats; /* its value came from a repetition, so it is true in this line only */
    struct compact_line line;
    int32_t rank[SOWINGS];
    struct compact_move move[SOWINGS];
};

/* The weights, found faster than by the features. */
struct tables {
    int16_t opposite[SADDEEQA_ROW][CLASS_PAIRS];
    int16_t own[SADDEEQA_ROW - 1][CLASS_PAIRS], other[SADDEEQA_ROW - 1][CLASS_PAIRS];
    uint8_t class[SADDEEQA_STONES_MAX + 1];

    /* By the stones on the board and the difference, for a number of stones in all. */
    int all;
    uint8_t stage[SADDEEQA_STONES_MAX + 1];
    int16_t captured[SADDEEQA_STAGES][LEADS], rows[SADDEEQA_STAGES][LEADS];
};

struct saddeeqa_search {
    const struct evaluation *evaluation;
    const int16_t *weights;
    struct tables tables;
    struct table *table;
    struct table near; /* for nodes of little remaining depth: small enough for the cache, as it is
                          probed most */
    const void *endgame;
    struct search_budget *budget;
    int side;                /* to act at the root */
    struct match_keys match; /* the positions before */
    int32_t history[2][SOWINGS];
    struct saddeeqa_node node[SEARCH_PLIES_MAX + 1];
    alignas(64) unsigned char near_entries[NEAR_SIZE];
};

/* ---- what a position is worth ---- */

static void use_weights(void *memory, const int16_t *weights) {
    struct saddeeqa_search *search = memory;
    struct tables *tables = &search->tables;
    search->weights = weights;
    tables->all = 0;
    for (int stones = 0; stones <= SADDEEQA_STONES_MAX; stones++) {
        tables->class[stones] = (uint8_t)saddeeqa_class(stones);
    }
    for (int a = 0; a < SADDEEQA_CLASSES; a++) {
        for (int b = 0; b < SADDEEQA_CLASSES; b++) {
            int pair = a << CLASS_BITS | b;
            for (int i = 0; i < SADDEEQA_ROW; i++) {
                tables->opposite[i][pair] = weights[saddeeqa_opposite_feature(i, a, b)];
            }
            for (int i = 0; i < SADDEEQA_ROW - 1; i++) {
                int feature = saddeeqa_neighbors_feature(i, a, b);
                tables->own[i][pair] = weights[SADDEEQA_OWN + feature];
                tables->other[i][pair] = weights[SADDEEQA_OTHER + feature];
            }
        }
    }
}

static void use_stones(struct tables *tables, const int16_t *weights, int all) {
    if (tables->all == all) {
        return;
    }
    tables->all = all;
    for (int stones = 1; stones <= all; stones++) {
        tables->stage[stones] = (uint8_t)saddeeqa_stage(stones, all);
    }
    for (int stage = 0; stage < SADDEEQA_STAGES; stage++) {
        for (int i = -all; i <= all; i++) {
            int lead = stage * SADDEEQA_LEADS + saddeeqa_lead(i, all);
            tables->captured[stage][i + SADDEEQA_STONES_MAX] = weights[SADDEEQA_CAPTURED + lead];
            tables->rows[stage][i + SADDEEQA_STONES_MAX] = weights[SADDEEQA_ROWS + lead];
        }
    }
}

/* The sum of the weights of the features. */
static int estimate(const struct tables *tables, struct compact board, int lead) {
    unsigned own[SADDEEQA_ROW], other[SADDEEQA_ROW]; /* classes, both from the same end */
    int value = 0, row = compact_sum(board.own), facing = compact_sum(board.other);
    int stage = tables->stage[row + facing];
    for (int i = 0; i < SADDEEQA_ROW; i++) {
        own[i] = tables->class[board.own >> 8 * i & 0xff];
        other[i] = tables->class[board.other >> 8 * (SADDEEQA_ROW - 1 - i) & 0xff];
    }
    for (int i = 0; i < SADDEEQA_ROW; i++) {
        value += tables->opposite[i][own[i] << CLASS_BITS | other[i]];
    }
    for (int i = 0; i < SADDEEQA_ROW - 1; i++) {
        value += tables->own[i][own[i] << CLASS_BITS | own[i + 1]];
        value += tables->other[i][other[i] << CLASS_BITS | other[i + 1]];
    }
    value += tables->captured[stage][lead + SADDEEQA_STONES_MAX];
    value += tables->rows[stage][row - facing + SADDEEQA_STONES_MAX];
    return value_of_estimate(value);
}

/* A proven value counts its plies from the root, but in the table from the position itself. */
static int to_table(int value, int plies) {
    return value >= VALUE_PROVEN ? value + plies : value <= -VALUE_PROVEN ? value - plies : value;
}

/* ---- repetitions ---- */

static uint64_t key_of(struct compact board, int lead, int all) {
    uint64_t stones = (uint64_t)(lead + SADDEEQA_STONES_MAX) << 8 | (uint64_t)all;
    return compact_key(board) ^ stones * 0x9fb21c651e98df25;
}

uint64_t saddeeqa_key(const struct position *pos) {
    struct saddeeqa saddeeqa = unpack(pos);
    struct compact board = compact_of(&saddeeqa);
    int own = saddeeqa.store[saddeeqa.side], other = saddeeqa.store[!saddeeqa.side];
    int all = own + other + compact_sum(board.own) + compact_sum(board.other);
    return compact_key_of_match(key_of(board, own - other, all), saddeeqa.side);
}

/* Whether the position occurred before, which is impossible across a capture. */
static bool has_stood(const struct saddeeqa_search *search, int ply) {
    const struct saddeeqa_node *node = &search->node[ply];
    for (int i = ply - 2; i >= 0 && search->node[i].stones == node->stones; i -= 2) {
        if (search->node[i].key == node->key) {
            return true;
        }
    }
    if (node->stones != search->node[0].stones) {
        return false;
    }
    return match_keys_have(&search->match,
                           compact_key_of_match(node->key, search->side ^ (ply & 1)));
}

/* As if both agreed to end here. */
static int repetition_value(const struct saddeeqa_search *search,
                            const struct saddeeqa_node *node) {
    enum { UNIT = 1000, HUNDREDTHS = 100 };
    int points = search->evaluation->weights->points;
    return value_of_estimate((node->lead + compact_final(node->board)) * HUNDREDTHS * UNIT /
                             (points > 0 ? points : 1));
}

/* ---- the order of moves ---- */

/* Does all sowings, and ranks them by the boards they lead to. Returns how many there are. */
static int list_ordered(struct saddeeqa_search *search, int ply, int depth, int first) {
    struct saddeeqa_node *node = &search->node[ply];
    int count = 0;
    for (int sowing = 0; sowing < SOWINGS; sowing++) {
        struct compact_move *move = &node->move[count];
        if (!compact_hole(node->board.own, sowing / 2) || !compact_sow(node->board, sowing, move)) {
            continue;
        }
        int lead = node->lead + move->taken;
        int32_t known = search->history[ply & 1][sowing];
        if (depth >= NEAR_DEPTH + PLY) {
            table_fetch(search->table, key_of(move->board, -lead, search->tables.all));
        }
        int value = compact_is_over(move->board)
                        ? -value_of_margin(compact_final(move->board) - lead, 0)
                        : -estimate(&search->tables, move->board, -lead);
        node->rank[count++] = sowing == first ? INT32_MAX : value * 4 + (known >> 10);
    }
    return count;
}

/* Lists the sowings, to be done later, ranked by what was good elsewhere. */
static int list_quickly(struct saddeeqa_search *search, int ply, int first) {
    enum { KILLER = 1 << 20 };
    struct saddeeqa_node *node = &search->node[ply];
    int count = 0;
    for (int sowing = 0; sowing < SOWINGS; sowing++) {
        if (compact_hole(node->board.own, sowing / 2)) {
            int32_t known = search->history[ply & 1][sowing];
            node->move[count].number = sowing;
            node->rank[count++] = sowing == first          ? INT32_MAX
                                  : sowing == node->killer ? known + KILLER
                                                           : known;
        }
    }
    return count;
}

/* Rewards a sowing that caused a cutoff. */
static void reward(struct saddeeqa_search *search, int ply, int sowing, int depth) {
    enum { HISTORY_MOST = 1 << 19 };
    int plies = depth / PLY + 1;
    int32_t *known = &search->history[ply & 1][sowing];
    *known += plies * plies;
    if (*known > HISTORY_MOST) {
        for (int i = 0; i < SOWINGS; i++) {
            search->history[0][i] /= 2;
            search->history[1][i] /= 2;
        }
    }
    search->node[ply].killer = sowing;
}

/* ---- the search ---- */

/* Asks every so often whether to stop. Positions that are known count as well: they cost time. */
static void ask_to_stop(struct search_budget *budget) {
    const struct search_limits *limits = budget->limits;
    if (!budget->stopped && ++budget->unasked >= STOP_NODES) {
        budget->unasked = 0;
        budget->stopped = limits->stop && limits->stop(limits->context);
    }
}

static bool count_node(struct search_budget *budget) {
    if (!budget->stopped) {
        budget->nodes++;
        budget->stopped = budget->limits->nodes && budget->nodes >= budget->limits->nodes;
    }
    return !budget->stopped;
}

/* Descends into the board after a move. */
static void make_child(struct saddeeqa_search *search, int ply, const struct compact_move *move) {
    const struct saddeeqa_node *node = &search->node[ply];
    struct saddeeqa_node *child = &search->node[ply + 1];
    child->board = move->board;
    child->lead = -node->lead - move->taken;
    child->stones = node->stones - move->taken;
}

/* True when the value of the node at `ply` is known without searching further. */
static bool is_known(struct saddeeqa_search *search, int ply, bool at_rest, int *value) {
    struct saddeeqa_node *node = &search->node[ply];
    int margin = 0;
    node->line.count = 0;
    node->repeats = false;
    if (compact_is_over(node->board)) {
        *value = value_of_margin(node->lead + compact_final(node->board), ply);
        return true;
    }
    if (!at_rest) {
        node->key = key_of(node->board, node->lead, search->tables.all);
        if (has_stood(search, ply)) {
            *value = repetition_value(search, node);
            node->repeats = true;
            return true;
        }
    }
    if (search->endgame && node->stones <= SADDEEQA_ENDGAME_STONES &&
        saddeeqa_endgame_knows(search->endgame, node->board, node->lead, &margin)) {
        *value = value_of_margin(margin, ply);
        return true;
    }
    if (ply == SEARCH_PLIES_MAX) {
        *value = estimate(&search->tables, node->board, node->lead);
        return true;
    }
    return false;
}

static int visit(struct saddeeqa_search *search, int ply, int depth, struct window window);

/* A late move that captures nothing is searched less deeply first, and every move but the first
 * only to see whether it beats alpha. */
static int search_move(struct saddeeqa_search *search, int ply, int index, int depth,
                       struct window window) {
    int below = depth - PLY;
    if (index == 0) {
        return -visit(search, ply + 1, below, window_flipped(window));
    }
    int value = window.alpha + 1;
    int reduction = compact_reduction(search->evaluation, index, true, depth);
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

/* Searches the moves one by one. Returns the best value, -VALUE_INFINITE when no sowing ends;
 * *sowing is set to the best move, when one is better than alpha or there is nothing to choose
 * from. */
static int visit_moves(struct saddeeqa_search *search, int ply, int count, int depth,
                       struct window window, int *sowing) {
    struct saddeeqa_node *node = &search->node[ply];
    int best = -VALUE_INFINITE, searched = 0;
    node->is_open = false;
    for (int i = 0; i < count; i++) {
        struct compact_move *move = compact_pick(node->move, node->rank, i, count);
        if (depth < ORDER_DEPTH && !compact_sow(node->board, move->number, move)) {
            continue;
        }
        make_child(search, ply, move);
        int value = search_move(search, ply, searched, depth, window);
        if (search->budget->stopped) {
            return best;
        }
        node->is_open |= !value_is_exact(value);
        if (value > best) {
            best = value;
            node->repeats = search->node[ply + 1].repeats;
            *sowing = searched == 0 || value > window.alpha ? move->number : *sowing;
        }
        searched++;
        if (value > window.alpha) {
            window.alpha = value;
            compact_line_set(&node->line, move->number, &search->node[ply + 1].line);
        }
        if (window.alpha >= window.beta) {
            reward(search, ply, move->number, depth);
            break;
        }
    }
    return best;
}

static struct table *table_for(struct saddeeqa_search *search, int depth) {
    return depth < NEAR_DEPTH ? &search->near : search->table;
}

/* True when the table has the answer: then *value is the value of the node. In an open window an
 * estimate is no answer: the expected line would break off there. */
static bool table_answers(const struct table_entry *entry, int ply, int depth, struct window window,
                          int *value) {
    if (entry->depth < depth && !value_is_exact(entry->value)) {
        return false;
    }
    *value = to_table(entry->value, -ply);
    if (entry->bound == BOUND_EXACT) {
        return window_is_null(window) || value_is_exact(*value);
    }
    return (entry->bound == BOUND_LOWER && *value >= window.beta) ||
           (entry->bound == BOUND_UPPER && *value <= window.alpha);
}

/* True where little depth is left and the side to act is so far ahead that hardly any of its moves
 * would be worse than beta: then *value is the estimate. */
static bool is_far_ahead(const struct saddeeqa_search *search, const struct saddeeqa_node *node,
                         int depth, struct window window, int *value) {
    if (!search->evaluation->reduces || depth > FAR_AHEAD_DEPTH || !window_is_null(window) ||
        window.beta >= VALUE_PROVEN || window.beta <= -VALUE_PROVEN) {
        return false;
    }
    *value = estimate(&search->tables, node->board, node->lead);
    return *value - FAR_AHEAD * depth / PLY >= window.beta;
}

/* The value of the node for its side to act: exact between alpha and beta, otherwise a bound.
 * Meaningless once the search is stopped. */
static int visit(struct saddeeqa_search *search, int ply, int depth, struct window window) {
    struct saddeeqa_node *node = &search->node[ply];
    bool at_rest = depth <= 0;
    int value = 0;
    ask_to_stop(search->budget);
    if (is_known(search, ply, at_rest, &value) || !count_node(search->budget)) {
        return value;
    }
    if (at_rest) {
        return estimate(&search->tables, node->board, node->lead);
    }
    if (is_far_ahead(search, node, depth, window, &value)) {
        return value;
    }
    const struct table_entry *known = table_find(table_for(search, depth), node->key);
    if (known && table_answers(known, ply, depth, window, &value)) {
        return value;
    }
    int sowing = known ? known->action : SOWINGS;
    int count = depth >= ORDER_DEPTH ? list_ordered(search, ply, depth, sowing)
                                     : list_quickly(search, ply, sowing);
    int best = visit_moves(search, ply, count, depth, window, &sowing);
    if (search->budget->stopped) {
        return 0;
    }
    if (best == -VALUE_INFINITE) { /* every sowing is endless */
        return value_of_margin(node->lead + compact_final(node->board), ply);
    }
    best =
        best == 0 && node->is_open && best < window.beta ? 1 : best; /* one of the others may win */
    if (!node->repeats) {
        table_put(table_for(search, depth), node->key, to_table(best, ply), depth,
                  window_bound(window, best), (game_action)sowing);
    }
    return best;
}

/* ---- for the root ---- */

static void begin(void *memory, const struct own_task *task) {
    struct saddeeqa_search *search = memory;
    struct saddeeqa_node *root = &search->node[0];
    struct saddeeqa saddeeqa = unpack(task->position);
    search->evaluation = task->evaluation;
    search->table = task->table;
    if (!search->near.entry) {
        search->near = table_place(search->near_entries, sizeof search->near_entries);
    }
    table_clear(&search->near, 0);
    search->endgame = task->endgame;
    search->budget = task->budget;
    search->side = saddeeqa.side;
    match_keys_set(&search->match, task->history, task->count, LATEST);
    memset(search->history, 0, sizeof search->history);
    for (int ply = 0; ply <= SEARCH_PLIES_MAX; ply++) {
        search->node[ply].killer = SOWINGS;
    }
    int own = saddeeqa.store[saddeeqa.side], other = saddeeqa.store[!saddeeqa.side];
    root->board = compact_of(&saddeeqa);
    root->lead = own - other;
    root->stones = compact_sum(root->board.own) + compact_sum(root->board.other);
    use_stones(&search->tables, search->weights, root->stones + own + other);
    root->key = key_of(root->board, root->lead, search->tables.all);
}

static int value(void *memory, game_action action, int depth, struct window window,
                 struct own_line *line) {
    struct saddeeqa_search *search = memory;
    const struct saddeeqa_node *root = &search->node[0], *child = &search->node[1];
    struct compact_move move = {0};
    int margin = 0;
    bool ends = compact_sow(root->board, action % SOWINGS, &move);
    assert(ends);
    make_child(search, 0, &move);
    int found = -visit(search, 1, depth, window_flipped(window));
    compact_line_actions(&child->line, search->side, SOWINGS, line);
    line->settled = search->endgame && child->stones <= SADDEEQA_ENDGAME_STONES &&
                    saddeeqa_endgame_knows(search->endgame, child->board, child->lead, &margin);
    return found;
}

const struct own_search saddeeqa_search = {.size = sizeof(struct saddeeqa_search),
                                           .stop_nodes = STOP_NODES,
                                           .use_weights = use_weights,
                                           .begin = begin,
                                           .value = value};
