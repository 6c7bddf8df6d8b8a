/* search.c: see search.h. Principal variation search: the first action is searched with the full
 * window, the others only to see whether they are better (Marsland and Campbell 1982). */
#include "ai/search/search.h"

#include "ai/search/match_keys.h"
#include "ai/search/own.h"
#include "ai/search/solution.h"
#include "ai/search/table.h"
#include "engine/rules.h"

#include <assert.h>
#include <string.h>

enum {
    HISTORY_ACTIONS = 1 << 13, /* actions are told apart by these low bits */
    LATE = 3,                  /* an action is late after this many */
    ORDER_DEPTH = 2 * PLY, /* from here on actions are ordered by the values of their children */
    LOUD_PLIES = 8,        /* of loud actions only, below the depth */
};

/* The state of one ply of the line being searched. */
struct node {
    struct position position;
    uint64_t key;
    game_action killer; /* the action that last caused a cutoff here */
    game_action best;   /* the best action found, if one is better than alpha */
    bool is_open;       /* some actions are left out, or not proven */
    bool repeats;       /* its value came from a repetition, so it is true in this line only */
    int line_count;
    game_action line[SEARCH_LINE_MAX];
    int listed; /* of the actions that follow */
    game_action action[ACTIONS_MAX];
    int32_t rank[ACTIONS_MAX];
    uint8_t index[CHILDREN_MAX]; /* of the action's position in `child` */
    struct position child[CHILDREN_MAX];
};

struct search {
    const struct evaluation *evaluation;
    const struct game *game;
    const int16_t *weights;
    const void *endgame; /* a table that can be asked; NULL: none */
    struct table table;
    struct search_budget budget;
    bool settled;            /* the margin of the root's last action, if proven, is its own */
    void *own;               /* the memory of the game's own search; NULL: it has none */
    struct match_keys match; /* the positions before */
    int32_t history[2][HISTORY_ACTIONS];
    struct node node[SEARCH_PLIES_MAX + 1];
};

/* ---- memory ---- */

enum { LINE = 64 }; /* bytes of the cache that are fetched together */

static size_t aligned(size_t size) {
    return (size + LINE - 1) / LINE * LINE;
}

static size_t weights_size(const struct evaluation *evaluation) {
    return aligned((size_t)evaluation->feature_count * sizeof(int16_t));
}

size_t search_memory_least(void) {
    enum { REST_MOST = 1 << 19 }; /* weights, and what the game's own search needs */
    return aligned(sizeof(struct search)) + REST_MOST;
}

struct search *search_place(void *memory, size_t size, const struct evaluation *evaluation) {
    assert(size >= search_memory_least());
    struct search *search = memory;
    memset(search, 0, sizeof *search);
    unsigned char *rest = (unsigned char *)memory + aligned(sizeof *search);
    rest += -(uintptr_t)rest % LINE; /* so that a bucket of the table lies in one */
    int16_t *weights = (int16_t *)(void *)rest;
    rest += weights_size(evaluation);
    if (!weights_unpack(evaluation->weights, weights, evaluation->feature_count)) {
        return NULL;
    }
    search->evaluation = evaluation;
    search->game = evaluation->game;
    search->weights = weights;
    if (evaluation->own_search) {
        search->own = rest;
        rest += aligned(evaluation->own_search->size);
        evaluation->own_search->use_weights(search->own, weights);
    }
    search->table = table_place(rest, size - (size_t)(rest - (unsigned char *)memory));
    search_forget(search, 1);
    return search;
}

void search_use_weights(struct search *search, const int16_t *weights) {
    search->weights = weights;
    if (search->own) {
        search->evaluation->own_search->use_weights(search->own, weights);
    }
}

void search_use_endgame(struct search *search, const void *endgame) {
    search->endgame = endgame;
}

void search_forget(struct search *search, uint64_t nodes) {
    table_clear(&search->table, nodes);
    memset(search->history, 0, sizeof search->history);
}

void search_renew(struct search *search, uint64_t nodes) {
    search_forget(search, nodes);
    for (int ply = 0; ply <= SEARCH_PLIES_MAX; ply++) {
        search->node[ply].killer = 0;
    }
}

/* ---- values ---- */

static_assert(SEARCH_PLIES_MAX + ENDGAME_DISTANCES <= VALUE_MARGIN,
              "plies never make up for a point of the margin");

/* A proven value counts its plies from the root, but in the table from the position itself. */
static int to_table(int value, int plies) {
    return value >= VALUE_PROVEN ? value + plies : value <= -VALUE_PROVEN ? value - plies : value;
}

static int from_table(int value, int plies) {
    return to_table(value, -plies);
}

static int margin_of(const struct game *game, const struct position *pos, int side) {
    return game->score(pos, side) - game->score(pos, !side);
}

/* For the side to act of a position that is over. A win has a margin of at least a point, even if
 * the score does not show it. */
static int final_value(const struct game *game, const struct position *pos, int plies) {
    struct result result = game->result(pos);
    if (result.outcome != OUTCOME_WIN) {
        return 0;
    }
    int margin = margin_of(game, pos, result.winner);
    int value = value_of_margin(margin > 0 ? margin : 1, plies);
    return result.winner == game->side_to_act(pos) ? value : -value;
}

int search_estimate(const struct search *search, const struct position *pos) {
    const struct evaluation *evaluation = search->evaluation;
    if (evaluation->value) {
        return value_of_estimate(evaluation->value(pos, search->weights));
    }
    uint16_t feature[FEATURES_MAX];
    int count = evaluation->features(pos, feature), value = 0;
    for (int i = 0; i < count; i++) {
        value += search->weights[feature[i]];
    }
    return value_of_estimate(value);
}

/* ---- repetitions ---- */

static bool has_stood(const struct search *search, int ply) {
    uint64_t key = search->node[ply].key;
    for (int i = ply - 1; i >= 0; i--) {
        if (search->node[i].key == key) {
            return true;
        }
    }
    return match_keys_have(&search->match, key);
}

/* A repetition counts as if both agreed to end here, since neither has found anything better; it is
 * an estimate, because nobody has to agree. */
static int repetition_value(const struct search *search, const struct position *pos) {
    enum { UNIT = 1000, HUNDREDTHS = 100 };
    struct position end = *pos;
    int side = search->game->side_to_act(pos);
    if (search->game->agree) {
        search->game->agree(&end, NULL);
    }
    int points = search->evaluation->weights->points;
    return value_of_estimate(margin_of(search->game, &end, side) * HUNDREDTHS * UNIT /
                             (points > 0 ? points : 1));
}

/* ---- the order of actions ---- */

static int32_t *history_of(struct search *search, int side, game_action action) {
    return &search->history[side][action % HISTORY_ACTIONS];
}

/* The estimate of a position in the middle of a turn. */
static int open_value(const struct search *search, const struct position *pos) {
    const struct evaluation *evaluation = search->evaluation;
    return evaluation->open_value ? evaluation->open_value(pos, search->weights) : 0;
}

/* Lists the legal actions of the node; returns how many. */
static int list_legal(const struct search *search, struct node *node) {
    const struct evaluation *evaluation = search->evaluation;
    if (!evaluation->children) {
        return search->game->actions(&node->position, node->action);
    }
    int count = evaluation->children(&node->position, node->action, node->child);
    for (int i = 0; i < count; i++) {
        node->index[i] = (uint8_t)i;
    }
    return count;
}

/* Plays the node's action at index `at`. */
static void play_action(const struct search *search, const struct node *node, int at,
                        struct position *child) {
    if (search->evaluation->children) {
        *child = node->child[node->index[at]];
    } else {
        *child = node->position;
        rules_play(search->game, child, node->action[at], NULL);
    }
}

/* How good an action looks, going by the position it leads to. */
static int32_t child_rank(const struct search *search, const struct node *node, int at) {
    const struct game *game = search->game;
    struct position child;
    play_action(search, node, at, &child);
    int value = game->result(&child).outcome != OUTCOME_OPEN ? final_value(game, &child, 0)
                : rules_turn_open(game, &child)              ? open_value(search, &child)
                                                             : search_estimate(search, &child);
    return game->side_to_act(&child) == game->side_to_act(&node->position) ? value : -value;
}

/* Ranks the actions of a node: first the table's best action, then by the game's own order or the
 * children's values, then by what was good elsewhere. */
static void rank_actions(struct search *search, struct node *node, int count, int depth,
                         game_action first, bool has_first) {
    enum { FIRST = INT32_MAX, KILLER = 1 << 20 };
    const struct evaluation *evaluation = search->evaluation;
    int side = search->game->side_to_act(&node->position);
    /* In the middle of a turn nothing is loud. */
    bool unfinished = evaluation->open_value &&
                      (!evaluation->loud || rules_turn_open(search->game, &node->position));
    bool by_children = !evaluation->order && (depth >= ORDER_DEPTH || unfinished);
    if (evaluation->order) {
        evaluation->order(&node->position, search->weights, node->action, count, node->rank);
    }
    for (int i = 0; i < count; i++) {
        game_action action = node->action[i];
        int32_t known = *history_of(search, side, action);
        if (by_children) {
            node->rank[i] = child_rank(search, node, i) * 4 + (known >> 10);
        } else if (!evaluation->order) {
            bool loud = evaluation->loud && evaluation->loud(&node->position, action);
            node->rank[i] = known + (loud ? 2 * KILLER : 0);
            node->rank[i] += action == node->killer ? KILLER : 0;
        }
        if (has_first && action == first) {
            node->rank[i] = FIRST;
        }
    }
}

/* Swaps two actions of the node. */
static void exchange(const struct search *search, struct node *node, int a, int b) {
    game_action action = node->action[a];
    int32_t rank = node->rank[a];
    node->action[a] = node->action[b];
    node->rank[a] = node->rank[b];
    node->action[b] = action;
    node->rank[b] = rank;
    if (search->evaluation->children) {
        uint8_t index = node->index[a];
        node->index[a] = node->index[b];
        node->index[b] = index;
    }
}

/* Moves the best remaining action, from `at` on, to `at`. */
static game_action pick(const struct search *search, struct node *node, int at) {
    int best = at;
    int32_t highest = node->rank[at];
    for (int i = at + 1; i < node->listed; i++) {
        if (node->rank[i] > highest) {
            highest = node->rank[i];
            best = i;
        }
    }
    exchange(search, node, at, best);
    return node->action[at];
}

/* Rewards an action that caused a cutoff. */
static void reward(struct search *search, struct node *node, game_action action, int depth) {
    enum { HISTORY_MOST = 1 << 19 };
    int plies = depth / PLY + 1;
    int32_t *known = history_of(search, search->game->side_to_act(&node->position), action);
    *known += plies * plies;
    if (*known > HISTORY_MOST) {
        for (int i = 0; i < HISTORY_ACTIONS; i++) {
            search->history[0][i] /= 2;
            search->history[1][i] /= 2;
        }
    }
    node->killer = action;
}

/* ---- the search ---- */

/* Asks every so often whether to stop. Positions that are known count as well: they cost time. */
static void ask_to_stop(struct search_budget *budget) {
    const struct search_limits *limits = budget->limits;
    if (!budget->stopped && ++budget->unasked >= SEARCH_STOP_NODES) {
        budget->unasked = 0;
        budget->stopped = limits->stop && limits->stop(limits->context);
    }
}

static bool count_node(struct search *search) {
    struct search_budget *budget = &search->budget;
    const struct search_limits *limits = budget->limits;
    if (budget->stopped) {
        return false;
    }
    budget->nodes++;
    budget->stopped = limits->nodes && budget->nodes >= limits->nodes;
    return !budget->stopped;
}

static int visit(struct search *search, int ply, int depth, struct window window);

/* The value of the node at `ply`, whose position is set, for the side `side`. */
static int child_value(struct search *search, int ply, int side, int depth, struct window window) {
    if (search->game->side_to_act(&search->node[ply].position) == side) {
        return visit(search, ply, depth, window);
    }
    return -visit(search, ply, depth, window_flipped(window));
}

/* Descends into the node's action at index `at`. */
static void make_child(struct search *search, int ply, int at) {
    play_action(search, &search->node[ply], at, &search->node[ply + 1].position);
}

/* The depth in quarters of a ply spent to reach the node at `ply`. */
static int cost_of(const struct search *search, int ply) {
    int cost = search->evaluation->turn_cost;
    return cost && rules_turn_open(search->game, &search->node[ply].position) ? cost : PLY;
}

static void set_line(struct search *search, int ply, game_action action) {
    struct node *node = &search->node[ply];
    const struct node *child = &search->node[ply + 1];
    int more = child->line_count < SEARCH_LINE_MAX - 1 ? child->line_count : SEARCH_LINE_MAX - 1;
    node->line[0] = action;
    memcpy(node->line + 1, child->line, (size_t)more * sizeof *node->line);
    node->line_count = more + 1;
}

/* Searches an action to the remaining depth: a late one less deeply first, and every one but the
 * first only to see whether it beats alpha. */
static int search_action(struct search *search, int ply, int index, bool quiet, int depth,
                         struct window window) {
    enum { REDUCTION = PLY, REDUCED_DEPTH = 3 * PLY };
    int side = search->game->side_to_act(&search->node[ply].position);
    int below = depth - cost_of(search, ply + 1);
    if (index == 0) {
        return child_value(search, ply + 1, side, below, window);
    }
    int value = window.alpha + 1;
    if (search->evaluation->reduces && quiet && index >= LATE && depth >= REDUCED_DEPTH) {
        value = child_value(search, ply + 1, side, below - REDUCTION, window_null(window.alpha));
    }
    if (value > window.alpha) {
        value = child_value(search, ply + 1, side, below, window_null(window.alpha));
    }
    if (value > window.alpha && value < window.beta) {
        value = child_value(search, ply + 1, side, below, window);
    }
    return value;
}

/* True when the table has the answer: then *value is the value of the node. In an open window an
 * estimate is no answer: the expected line would break off there. */
static bool table_answers(const struct table_entry *entry, int ply, int depth, struct window window,
                          int *value) {
    if (!entry || (entry->depth < depth && !value_is_exact(entry->value))) {
        return false;
    }
    *value = from_table(entry->value, ply);
    if (entry->bound == BOUND_EXACT) {
        return window_is_null(window) || value_is_exact(*value);
    }
    return (entry->bound == BOUND_LOWER && *value >= window.beta) ||
           (entry->bound == BOUND_UPPER && *value <= window.alpha);
}

/* The estimate where a line may grow no longer: an open turn is first played to its end somehow.
 */
static int estimate_anywhere(const struct search *search, const struct position *pos, int ply) {
    const struct game *game = search->game;
    int side = game->side_to_act(pos);
    struct position end = *pos;
    while (rules_turn_open(game, &end)) {
        game_action legal[ACTIONS_MAX];
        game->actions(&end, legal);
        game->apply(&end, legal[0], NULL);
    }
    int value = game->result(&end).outcome != OUTCOME_OPEN ? final_value(game, &end, ply)
                                                           : search_estimate(search, &end);
    return game->side_to_act(&end) == side ? value : -value;
}

/* True when a solver or the endgame table knows how the position, met `plies` after the root, ends:
 * then *value is its value. */
static bool is_solved(const struct search *search, const struct position *pos, int plies,
                      int *value) {
    const struct evaluation *evaluation = search->evaluation;
    int margin = 0;
    if ((!evaluation->exact && !search->endgame) || rules_turn_open(search->game, pos)) {
        return false;
    }
    if (evaluation->exact && evaluation->exact(pos, &margin)) {
        *value = value_of_margin(margin, plies);
        return true;
    }
    if (!search->endgame || !evaluation->endgame->probe(search->endgame, pos, &margin)) {
        return false;
    }
    if (evaluation->endgame->distance && margin != 0) {
        plies += evaluation->endgame->distance(search->endgame, pos);
    }
    *value = value_of_margin(margin, plies);
    return true;
}

/* True when the value of the node at `ply` is known without searching further. */
static bool is_known(struct search *search, int ply, bool at_rest, int *value) {
    struct node *node = &search->node[ply];
    const struct evaluation *evaluation = search->evaluation;
    node->line_count = 0;
    node->repeats = false;
    if (search->game->result(&node->position).outcome != OUTCOME_OPEN) {
        *value = final_value(search->game, &node->position, ply);
        return true;
    }
    node->key = 0;
    if (!at_rest) {
        node->key = search_key(evaluation, &node->position);
        if (!evaluation->cannot_repeat && has_stood(search, ply)) {
            *value = repetition_value(search, &node->position);
            node->repeats = true;
            return true;
        }
    }
    if (is_solved(search, &node->position, ply, value)) {
        return true;
    }
    if (ply == SEARCH_PLIES_MAX) {
        *value = estimate_anywhere(search, &node->position, ply);
        return true;
    }
    return false;
}

/* Lists the node's actions; returns how many to search, the best `width` if it is not 0. */
static int list_actions(struct search *search, struct node *node, int depth,
                        const struct table_entry *known, int width) {
    int count = list_legal(search, node);
    rank_actions(search, node, count, depth, known ? known->action : 0, known != NULL);
    bool ordered = search->evaluation->order || search->evaluation->open_value;
    node->listed = count;
    return width && ordered && count > width ? width : count;
}

/* Lists the loud actions of a node at rest. */
static int list_loud(struct search *search, struct node *node) {
    int count = list_legal(search, node), kept = 0;
    for (int i = 0; i < count; i++) {
        if (search->evaluation->loud(&node->position, node->action[i])) {
            exchange(search, node, kept++, i);
        }
    }
    rank_actions(search, node, kept, 0, 0, false);
    node->listed = kept;
    return kept;
}

/* Searches the best `count` actions one by one, and while all of them lose for certain, the others,
 * too: what prevents that may look bad by itself. Returns the best value, at least `best`, and sets
 * the node's best action when one is better than alpha. */
static int visit_actions(struct search *search, int ply, int count, int depth, int best,
                         struct window window) {
    struct node *node = &search->node[ply];
    const struct evaluation *evaluation = search->evaluation;
    node->is_open = false;
    node->best = 0;
    for (int i = 0; i < node->listed; i++) {
        if (i >= count && best > -VALUE_PROVEN) {
            node->is_open = true;
            break;
        }
        game_action next = pick(search, node, i);
        bool quiet = !evaluation->loud || !evaluation->loud(&node->position, next);
        make_child(search, ply, i);
        int value = search_action(search, ply, i, quiet, depth, window);
        if (search->budget.stopped) {
            return best;
        }
        node->is_open |= !value_is_exact(value);
        if (value > best) {
            best = value;
            node->repeats = search->node[ply + 1].repeats;
            if (i == 0 || value > window.alpha) {
                node->best = next;
            }
        }
        if (value > window.alpha) {
            window.alpha = value;
            set_line(search, ply, next);
        }
        if (window.alpha >= window.beta) {
            reward(search, node, next, depth);
            break;
        }
    }
    return best;
}

/* A node that is evaluated as it is, unless a loud action makes it better. */
static int visit_at_rest(struct search *search, int ply, int depth, struct window window) {
    struct node *node = &search->node[ply];
    int best = search_estimate(search, &node->position);
    if (!search->evaluation->loud || best >= window.beta || depth <= -LOUD_PLIES * PLY) {
        return best;
    }
    window.alpha = best > window.alpha ? best : window.alpha;
    int count = list_loud(search, node);
    return visit_actions(search, ply, count, depth, best, window);
}

/* How many of the best actions are searched; 0: all. Finishing a turn in every possible way can
 * take longer than everything before it. */
static int width_at(const struct search *search, int depth) {
    const struct evaluation *evaluation = search->evaluation;
    if (evaluation->turn_width && depth <= 0) {
        return depth > -2 * PLY ? evaluation->turn_width : 1;
    }
    return evaluation->width;
}

/* The best of what was looked at is a proven draw or loss, but there are other actions. */
static int doubted(int best) {
    bool proven = value_is_exact(best) && best <= 0;
    return !proven ? best : best == 0 ? 1 : -VALUE_ESTIMATE_MAX;
}

static int visit_deeper(struct search *search, int ply, int depth, struct window window) {
    struct node *node = &search->node[ply];
    const struct table_entry *known = table_find(&search->table, node->key);
    int value = 0;
    if (table_answers(known, ply, depth, window, &value)) {
        return value;
    }
    int count = list_actions(search, node, depth, known, width_at(search, depth));
    int best = visit_actions(search, ply, count, depth, -VALUE_INFINITE, window);
    best = node->is_open && best < window.beta ? doubted(best) : best;
    if (!search->budget.stopped && !node->repeats) {
        table_put(&search->table, node->key, to_table(best, ply), depth, window_bound(window, best),
                  node->best);
    }
    return best;
}

/* The value of the node at `ply` for its side to act: exact between alpha and beta, otherwise a
 * bound. Means nothing once the search is stopped. */
static int visit(struct search *search, int ply, int depth, struct window window) {
    bool at_rest = depth <= 0 && !rules_turn_open(search->game, &search->node[ply].position);
    int value = 0;
    ask_to_stop(&search->budget);
    if (is_known(search, ply, at_rest, &value) || !count_node(search)) {
        return value;
    }
    return at_rest ? visit_at_rest(search, ply, depth, window)
                   : visit_deeper(search, ply, depth, window);
}

/* ---- the root ---- */

/* Moves the line at `from` up to its place by value. */
static void sort_line(struct search_result *result, int from) {
    struct search_line line = result->line[from];
    int to = from;
    for (; to > 0 && result->line[to - 1].value < line.value; to--) {
        result->line[to] = result->line[to - 1];
    }
    result->line[to] = line;
}

static void put_line(const struct search *search, struct search_line *line, int value, int plies) {
    const struct node *child = &search->node[1];
    int more = child->line_count < SEARCH_LINE_MAX - 1 ? child->line_count : SEARCH_LINE_MAX - 1;
    line->value = value;
    line->settled = search->settled;
    line->depth = plies;
    line->actions[0] = line->action;
    memcpy(line->actions + 1, child->line, (size_t)more * sizeof *line->actions);
    line->count = more + 1;
}

static int find_action(const struct node *node, game_action action) {
    int at = 0;
    while (node->action[at] != action) {
        at++;
    }
    return at;
}

/* The value of an action of the root at this depth; what is expected after it becomes the line of
 * the node after the root's. */
static int action_value(struct search *search, game_action action, int plies,
                        struct window window) {
    struct node *root = &search->node[0], *child = &search->node[1];
    if (search->own) {
        struct own_line line = {0};
        int value = search->evaluation->own_search->value(search->own, action, (plies - 1) * PLY,
                                                          window, &line);
        child->line_count = line.count;
        memcpy(child->line, line.actions, sizeof child->line);
        search->settled = line.settled;
        return value;
    }
    int known;
    make_child(search, 0, find_action(root, action));
    search->settled = search->game->result(&child->position).outcome == OUTCOME_OPEN &&
                      is_solved(search, &child->position, 1, &known);
    return child_value(search, 1, search->game->side_to_act(&root->position),
                       plies * PLY - cost_of(search, 1), window);
}

/* One iteration: every action at this depth, those not among the best `lines` only as far as it
 * takes to tell. The lines stay sorted, so a stop leaves the best known result. */
static void iterate(struct search *search, int plies, int lines, struct search_result *result) {
    int unknown = -VALUE_INFINITE;
    for (int i = 0; i < result->wide && !search->budget.stopped; i++) {
        struct search_line *line = &result->line[i];
        int alpha = i >= lines ? result->line[lines - 1].value : unknown;
        int value = alpha + 1;
        if (i >= lines) {
            value = action_value(search, line->action, plies, window_null(alpha));
        }
        if (value > alpha && !search->budget.stopped) {
            value =
                action_value(search, line->action, plies, (struct window){alpha, VALUE_INFINITE});
        }
        if (search->budget.stopped) {
            return;
        }
        if (value > alpha) {
            put_line(search, line, value, plies);
            sort_line(result, i);
        } else {
            line->value = value < alpha ? value : alpha;
        }
    }
    result->depth = search->budget.stopped ? result->depth : plies;
}

/* Sorts hundreds of actions, the best first, by Shell's method (1959); ties by the action. Returns
 * true. */
static bool sort_actions(const struct search *search, struct node *node, int count) {
    for (int gap = 121; gap > 0; gap /= 3) {
        for (int i = gap; i < count; i++) {
            for (int at = i; at >= gap; at -= gap) {
                int64_t ahead = (int64_t)node->rank[at] - node->rank[at - gap];
                if (ahead < 0 || (ahead == 0 && node->action[at] >= node->action[at - gap])) {
                    break;
                }
                exchange(search, node, at, at - gap);
            }
        }
    }
    return true;
}

/* Lists the actions in the order in which the first iteration searches them. */
static void begin_result(struct search *search, struct search_result *result) {
    struct node *root = &search->node[0];
    result->wide = result->count = list_actions(search, root, SEARCH_DEPTH_MAX, NULL, 0);
    result->depth = 0;
    bool is_sorted = search->evaluation->root_width && sort_actions(search, root, result->count);
    for (int i = 0; i < result->count; i++) {
        game_action action = is_sorted ? root->action[i] : pick(search, root, i);
        result->line[i] = (struct search_line){
            .action = action, .value = -VALUE_INFINITE, .count = 1, .actions = {action}};
    }
}

/* The first iteration of a game with a width at the root: every action gets its value, so that the
 * best ones are told apart better than by their order. The later iterations search only these. */
static void iterate_widely(struct search *search, struct search_result *result) {
    int width = search->evaluation->root_width;
    iterate(search, 1, result->count, result);
    result->wide = result->count < width ? result->count : width;
}

/* True when nothing is left to find: the result of every line that counts is proven. */
static bool is_settled(const struct search_result *result, int lines) {
    for (int i = 0; i < lines; i++) {
        if (!value_is_exact(result->line[i].value)) {
            return false;
        }
    }
    return true;
}

/* What the game's solver may look at. */
struct solving {
    struct search *search;
    uint64_t end; /* nodes */
};

static bool count_solving(void *context) {
    struct solving *solving = context;
    ask_to_stop(&solving->search->budget);
    return solving->search->budget.nodes < solving->end && count_node(solving->search);
}

/* Asks the game's solver for about as long as was searched so far; its nodes are cheaper. */
static bool solve_root(struct search *search, int lines, struct search_result *result) {
    enum { CHEAPER = 6 };
    struct solving solving = {search, (1 + CHEAPER) * search->budget.nodes};
    struct solver_limits limits = {&search->table, count_solving, &solving};
    return search->evaluation->solve &&
           solution_find(search->evaluation, &search->node[0].position, lines, &limits, result);
}

void search_run(struct search *search, const struct position *pos, const uint64_t *history,
                int count, const struct search_limits *limits, struct search_result *result) {
    struct node *root = &search->node[0];
    search->budget = (struct search_budget){.limits = limits};
    root->position = *pos;
    root->key = search_key(search->evaluation, pos);
    match_keys_set(&search->match, history, count, MATCH_KEYS / 2);
    table_next_search(&search->table);
    begin_result(search, result);
    if (search->own) {
        struct own_task task = {.evaluation = search->evaluation,
                                .position = pos,
                                .history = history,
                                .count = count,
                                .table = &search->table,
                                .endgame = search->endgame,
                                .budget = &search->budget};
        search->evaluation->own_search->begin(search->own, &task);
    }
    int lines = limits->lines > 0 ? limits->lines : 1;
    int deepest = limits->depth > 0 ? limits->depth : SEARCH_DEPTH_MAX, plies = 1;
    if (search->evaluation->root_width) {
        iterate_widely(search, result);
        plies++;
    }
    lines = lines < result->wide ? lines : result->wide;
    for (; plies <= deepest && !search->budget.stopped; plies++) {
        iterate(search, plies, lines, result);
        if (!limits->nodes) {
            table_grow(&search->table, search->budget.nodes);
        }
        bool solves = limits->depth == 0 && !search->budget.stopped;
        if (is_settled(result, lines) || (solves && solve_root(search, lines, result))) {
            break;
        }
    }
    result->nodes = search->budget.nodes;
}
