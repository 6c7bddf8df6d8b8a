/* uct.c: see uct.h. */
#include "ai/search/uct.h"

#include "base/random.h"
#include "engine/rules.h"

#include <math.h>

enum {
    ROLLOUT_MAX = 400,     /* actions; a longer match is scored as it is */
    USUAL_NODES = 1000000, /* without any limit */
};

static const float exploration = 0.7F;

/* An action that was tried. Its children are adjacent. */
struct leaf {
    uint32_t visits;
    float won; /* for whoever chose the action */
    uint32_t first;
    uint16_t children;
    game_action action;
};

struct tree {
    const struct game *game;
    uint64_t random;
    struct leaf *leaf;
    uint32_t count, capacity;
    uint64_t nodes; /* positions visited */
};

static bool is_over(const struct game *game, const struct position *pos) {
    return game->result(pos).outcome != OUTCOME_OPEN;
}

/* The outcome of a random match from the position for player 0, from 0 to 1. */
static float play_out(struct tree *tree, struct position pos) {
    const struct game *game = tree->game;
    game_action legal[ACTIONS_MAX];
    for (int i = 0; i < ROLLOUT_MAX && !is_over(game, &pos); i++) {
        uint32_t count = (uint32_t)game->actions(&pos, legal);
        game->apply(&pos, legal[random_below(&tree->random, count)], NULL);
        tree->nodes++;
    }
    struct result result = game->result(&pos);
    if (result.outcome == OUTCOME_OPEN) {
        result = result_by_count(game->score(&pos, 0), game->score(&pos, 1), REASON_SCORE);
    }
    return result.outcome != OUTCOME_WIN ? 0.5F : result.winner == 0 ? 1 : 0;
}

/* Gives a leaf its children, if there is room left for them. */
static void expand(struct tree *tree, struct leaf *leaf, const struct position *pos) {
    game_action legal[ACTIONS_MAX];
    uint32_t count = (uint32_t)tree->game->actions(pos, legal);
    if (count > tree->capacity - tree->count) {
        return;
    }
    leaf->first = tree->count;
    leaf->children = (uint16_t)count;
    for (uint32_t i = 0; i < count; i++) {
        tree->leaf[tree->count++] = (struct leaf){.action = legal[i]};
    }
}

static uint32_t select_child(const struct tree *tree, const struct leaf *leaf) {
    float best = -1, spread = logf((float)leaf->visits + 1);
    uint32_t chosen = leaf->first;
    for (uint32_t i = leaf->first; i < leaf->first + leaf->children; i++) {
        const struct leaf *child = &tree->leaf[i];
        if (child->visits == 0) {
            return i;
        }
        float visits = (float)child->visits;
        float bound = child->won / visits + exploration * sqrtf(spread / visits);
        if (bound > best) {
            best = bound;
            chosen = i;
        }
    }
    return chosen;
}

/* One match: down the tree, out of it at random, and the result back up. */
static void grow(struct tree *tree, const struct position *start) {
    struct position pos = *start;
    uint32_t path[SEARCH_PLIES_MAX];
    uint8_t side[SEARCH_PLIES_MAX];
    int depth = 0;
    path[depth] = 0;
    side[depth++] = 0;
    while (depth < SEARCH_PLIES_MAX && !is_over(tree->game, &pos)) {
        struct leaf *leaf = &tree->leaf[path[depth - 1]];
        if (!leaf->children && (leaf->visits > 0 || depth == 1)) {
            expand(tree, leaf, &pos);
        }
        if (!leaf->children) {
            break;
        }
        side[depth] = (uint8_t)tree->game->side_to_act(&pos);
        path[depth] = select_child(tree, leaf);
        rules_play(tree->game, &pos, tree->leaf[path[depth++]].action, NULL);
    }
    float won = play_out(tree, pos);
    for (int i = 0; i < depth; i++) {
        tree->leaf[path[i]].visits++;
        tree->leaf[path[i]].won += side[i] ? 1 - won : won;
    }
}

static int value_of(const struct leaf *leaf) {
    float chance = (leaf->won + 0.5F) / ((float)leaf->visits + 1);
    float value = 1000 * logf(chance / (1 - chance));
    int rounded = (int)lroundf(value);
    return rounded ? rounded : 1;
}

/* The most visited first: it is the one that kept proving good. */
static void list_lines(const struct tree *tree, struct search_result *result) {
    const struct leaf *root = &tree->leaf[0];
    result->count = result->wide = root->children;
    for (int i = 0; i < result->count; i++) {
        const struct leaf *child = &tree->leaf[root->first + (uint32_t)i];
        int at = i;
        for (; at > 0 && (uint32_t)result->line[at - 1].depth < child->visits; at--) {
            result->line[at] = result->line[at - 1];
        }
        result->line[at] = (struct search_line){.action = child->action,
                                                .value = value_of(child),
                                                .depth = (int)child->visits,
                                                .count = 1,
                                                .actions = {child->action}};
    }
}

void uct_run(void *memory, size_t size, const struct game *game, const struct position *pos,
             const struct search_limits *limits, struct search_result *result) {
    struct tree tree = {.game = game,
                        .random = 1, /* the same matches every time */
                        .leaf = memory,
                        .count = 1,
                        .capacity = (uint32_t)(size / sizeof *tree.leaf)};
    uint64_t most = limits->nodes ? limits->nodes : limits->stop ? UINT64_MAX : USUAL_NODES;
    uint64_t asked = 0;
    tree.leaf[0] = (struct leaf){0};
    do {
        grow(&tree, pos);
        tree.nodes++;
        if (tree.nodes >= asked + SEARCH_STOP_NODES) {
            asked = tree.nodes;
            if (limits->stop && limits->stop(limits->context)) {
                break;
            }
        }
    } while (tree.nodes < most);
    list_lines(&tree, result);
    result->nodes = tree.nodes;
    result->depth = 1;
}
