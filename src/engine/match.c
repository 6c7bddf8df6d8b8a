/* match.c: see match.h. */
#include "engine/match_parts.h"
#include "engine/rules.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* ---- beginning and ending ---- */

static const char *begin(struct match *match, const struct game *game,
                         const struct options *options, const struct position *start,
                         const char *start_text) {
    struct match fresh = {.game = game, .options = *options};
    const char *message = match_reserve(&fresh, 1);
    if (message) {
        return message;
    }
    if (start_text) {
        fresh.start_text = match_copy_string(start_text);
        if (!fresh.start_text) {
            match_free(&fresh);
            return words(WORD_NO_MEMORY);
        }
    }
    fresh.nodes[MATCH_ROOT] = (struct match_node){.position = *start,
                                                  .parent = MATCH_NONE,
                                                  .child = MATCH_NONE,
                                                  .sibling = MATCH_NONE,
                                                  .next = MATCH_NONE,
                                                  .step = STEP_START};
    fresh.count = 1;
    *match = fresh;
    return NULL;
}

const char *match_start(struct match *match, const struct game *game,
                        const struct options *options) {
    struct position start;
    rules_start(game, options, &start);
    return begin(match, game, options, &start, NULL);
}

const char *match_setup(struct match *match, const struct game *game, const struct options *options,
                        const char *position) {
    struct position start;
    const char *message = rules_setup(game, options, position, &start, NULL);
    return message ? message : begin(match, game, options, &start, position);
}

/* Without notes and other lines, the number of a node is how many steps lead to it. */
static const char *copy_steps(struct match *match, const struct match *from, int node) {
    int depth = match_depth(from, node);
    const char *message = match_reserve(match, depth);
    if (message) {
        return message;
    }
    match->count = depth + 1;
    match->current = depth;
    for (int i = depth, at = node; i >= 0; at = from->nodes[at].parent, i--) {
        struct match_node *copy = &match->nodes[i];
        *copy = from->nodes[at];
        copy->comment = NULL;
        copy->note = (struct match_note){0};
        copy->parent = i - 1; /* MATCH_NONE at the root */
        copy->child = copy->next = i < depth ? i + 1 : MATCH_NONE;
        copy->sibling = MATCH_NONE;
    }
    for (int i = depth, at = node; i >= 0 && !message; at = from->nodes[at].parent, i--) {
        message = match_set_comment(match, i, from->nodes[at].comment);
    }
    return message;
}

const char *match_copy_line(const struct match *from, int node, struct match *out) {
    struct match copy;
    const char *message = begin(&copy, from->game, &from->options,
                                &from->nodes[MATCH_ROOT].position, from->start_text);
    if (message) {
        return message;
    }
    memcpy(copy.name, from->name, sizeof copy.name);
    message = copy_steps(&copy, from, node);
    if (message) {
        match_free(&copy);
        return message;
    }
    *out = copy;
    return NULL;
}

struct match match_over_copy(const struct match *from, struct match_node *nodes) {
    struct match copy = *from;
    for (int i = 0; i < from->count; i++) {
        nodes[i].comment = NULL;
    }
    copy.nodes = nodes;
    copy.start_text = NULL;
    copy.tags = NULL;
    copy.tag_count = 0;
    return copy;
}

void match_free(struct match *match) {
    for (int i = 0; i < match->count; i++) {
        free(match->nodes[i].comment);
    }
    for (int i = 0; i < match->tag_count; i++) {
        free(match->tags[i].name);
        free(match->tags[i].value);
    }
    free(match->nodes);
    free(match->tags);
    free(match->start_text);
    *match = (struct match){0};
}

/* ---- playing ---- */

const char *match_reserve(struct match *match, int more) {
    assert(more >= 0);
    if (more <= match->capacity - match->count) {
        return NULL;
    }
    if (more > INT_MAX / 2 - match->count) {
        return words(WORD_NO_MEMORY);
    }
    int capacity = match->capacity ? match->capacity : 64;
    while (capacity < match->count + more) {
        capacity *= 2;
    }
    if ((size_t)capacity > SIZE_MAX / sizeof *match->nodes) {
        return words(WORD_NO_MEMORY);
    }
    struct match_node *nodes = realloc(match->nodes, (size_t)capacity * sizeof *nodes);
    if (!nodes) {
        return words(WORD_NO_MEMORY);
    }
    match->nodes = nodes;
    match->capacity = capacity;
    return NULL;
}

static int find_child(const struct match *match, const struct match_node *step) {
    int node = match->nodes[match->current].child;
    while (node != MATCH_NONE) {
        const struct match_node *child = &match->nodes[node];
        if (child->step == step->step && child->player == step->player &&
            child->action == step->action) {
            break;
        }
        node = child->sibling;
    }
    return node;
}

/* Adds a node as the youngest child of the current one. */
static int add_child(struct match *match, const struct match_node *step) {
    int node = match->count++;
    match->nodes[node] = *step;
    match->nodes[node].parent = match->current;
    match->nodes[node].child = MATCH_NONE;
    match->nodes[node].sibling = MATCH_NONE;
    match->nodes[node].turns = match->nodes[match->current].turns + match_counts_turn(match, node);
    int *link = &match->nodes[match->current].child;
    while (*link != MATCH_NONE) {
        link = &match->nodes[*link].sibling;
    }
    *link = node;
    match->edit_count++;
    return node;
}

/* Takes a step from the current node. A step that was taken here before leads to its old node, but
 * redo then ends there: what is played now is a new line, and that is an edit, too. */
static const char *take_step(struct match *match, const struct match_node *step) {
    const char *message = match_reserve(match, 1);
    if (message) {
        return message;
    }
    int node = find_child(match, step);
    if (node == MATCH_NONE) {
        node = add_child(match, step);
    } else {
        match->edit_count++;
    }
    match->nodes[node].next = MATCH_NONE;
    match->nodes[match->current].next = node;
    match->current = node;
    match->revision++;
    return NULL;
}

static const char *play_legal(struct match *match, game_action action) {
    struct match_node step = {.position = *match_position(match),
                              .step = STEP_ACTION,
                              .action = action,
                              .player = (uint8_t)match_turn(match)};
    rules_play(match->game, &step.position, action, NULL);
    return take_step(match, &step);
}

const char *match_play(struct match *match, game_action action) {
    game_action legal[ACTIONS_MAX];
    int count = match_actions(match, legal);
    for (int i = 0; i < count; i++) {
        if (legal[i] == action) {
            return play_legal(match, action);
        }
    }
    return match_over(match) ? words(WORD_IS_OVER) : words(WORD_NOT_LEGAL);
}

const char *match_play_text(struct match *match, const char *notation) {
    game_action action = 0;
    if (match_over(match)) {
        return words(WORD_IS_OVER);
    }
    if (!rules_action_parse(match->game, match_position(match), notation, &action)) {
        return words(WORD_NOT_LEGAL);
    }
    return play_legal(match, action);
}

/* Carries out the agreement on a position; the message of the game when there is none. */
static const char *agree_at(const struct match *match, struct position *pos, struct trace *trace) {
    if (!match->game->agree) {
        return words(WORD_NO_AGREEMENT);
    }
    return match->game->agree(pos, trace);
}

const char *match_agree(struct match *match) {
    if (match_over(match)) {
        return words(WORD_IS_OVER);
    }
    struct match_node step = {.position = *match_position(match),
                              .step = STEP_AGREE,
                              .player = (uint8_t)match_turn(match)};
    const char *message = agree_at(match, &step.position, NULL);
    return message ? message : take_step(match, &step);
}

const char *match_claim(struct match *match) {
    if (match_over(match)) {
        return words(WORD_IS_OVER);
    }
    struct match_node step = {.position = *match_position(match),
                              .step = STEP_CLAIM,
                              .player = (uint8_t)match_turn(match)};
    if (!match->game->claim || !match->game->claim(&step.position)) {
        return words(WORD_NO_CLAIM);
    }
    return take_step(match, &step);
}

static const char *lose(struct match *match, enum match_step how, int player) {
    assert(player == 0 || player == 1);
    if (match_over(match)) {
        return words(WORD_IS_OVER);
    }
    struct match_node step = {
        .position = *match_position(match), .step = (uint8_t)how, .player = (uint8_t)player};
    return take_step(match, &step);
}

const char *match_resign(struct match *match, int player) {
    return lose(match, STEP_RESIGN, player);
}

const char *match_time_out(struct match *match, int player) {
    return lose(match, STEP_TIME, player);
}

/* The node after another by an action; it is added where there is none yet. */
static int step_to(struct match *match, int node, game_action action) {
    struct match_node step = {.position = match->nodes[node].position,
                              .step = STEP_ACTION,
                              .action = action,
                              .next = MATCH_NONE};
    int current = match->current;
    step.player = (uint8_t)match->game->side_to_act(&step.position);
    rules_play(match->game, &step.position, action, NULL);
    match->current = node;
    int child = find_child(match, &step);
    child = child == MATCH_NONE ? add_child(match, &step) : child;
    match->current = current;
    return child;
}

static bool is_legal(const struct match *match, int node, game_action action) {
    game_action legal[ACTIONS_MAX];
    bool over = match_result_at(match, node).outcome != OUTCOME_OPEN;
    int count = over ? 0 : match->game->actions(&match->nodes[node].position, legal);
    for (int i = 0; i < count; i++) {
        if (legal[i] == action) {
            return true;
        }
    }
    return false;
}

int match_add_line(struct match *match, int node, const game_action actions[], int count) {
    assert(match_has_node(match, node));
    int known = match->count;
    if (match_reserve(match, count)) {
        return MATCH_NONE;
    }
    for (int i = 0; i < count && is_legal(match, node, actions[i]); i++) {
        int child = step_to(match, node, actions[i]);
        if (node >= known) { /* the line that is added goes on; no other does */
            match->nodes[node].next = child;
        }
        node = child;
    }
    match->revision += match->count > known;
    return node;
}

/* ---- navigation ---- */

const char *match_undo(struct match *match, int steps) {
    assert(steps >= 1);
    int node = match->current;
    for (int i = 0; i < steps; i++) {
        node = match->nodes[node].parent;
        if (node == MATCH_NONE) {
            return words(WORD_NO_UNDO);
        }
    }
    match->current = node;
    match->revision++;
    return NULL;
}

const char *match_redo(struct match *match, int steps) {
    assert(steps >= 1);
    int node = match->current;
    for (int i = 0; i < steps; i++) {
        node = match->nodes[node].next;
        if (node == MATCH_NONE) {
            return words(WORD_NO_REDO);
        }
    }
    match->current = node;
    match->revision++;
    return NULL;
}

void match_go(struct match *match, int node) {
    assert(match_has_node(match, node));
    match->current = node;
    match->revision++;
    while (node != MATCH_ROOT) {
        int parent = match->nodes[node].parent;
        match->nodes[parent].next = node;
        node = parent;
    }
}

void match_end_line(struct match *match) {
    match->nodes[match->current].next = MATCH_NONE;
    match->revision++;
}

/* ---- questions about the current node ---- */

/* The current node, or the one before it where that is a termination. */
static int last_played(const struct match *match) {
    int node = match->current;
    return match_is_termination(match, node) ? match->nodes[node].parent : node;
}

int match_turn(const struct match *match) {
    return match->game->side_to_act(&match->nodes[last_played(match)].position);
}

int match_actions(const struct match *match, game_action out[ACTIONS_MAX]) {
    return match_over(match) ? 0 : match->game->actions(match_position(match), out);
}

bool match_agreeable(const struct match *match) {
    struct position pos = *match_position(match);
    return !match_over(match) && !agree_at(match, &pos, NULL);
}

bool match_claimable(const struct match *match) {
    struct position pos = *match_position(match);
    return !match_over(match) && match->game->claim && match->game->claim(&pos);
}

int match_repetitions(const struct match *match) {
    int present = last_played(match);
    int times = 0;
    for (int node = present; node != MATCH_NONE; node = match->nodes[node].parent) {
        times += position_equal(&match->nodes[node].position, &match->nodes[present].position);
    }
    return times;
}

/* ---- what happened ---- */

static void replay_start(const struct match *match, struct trace *trace) {
    if (match->start_text) {
        struct position pos;
        const char *message =
            rules_setup(match->game, &match->options, match->start_text, &pos, trace);
        assert(!message);
        (void)message;
    }
}

void match_trace(const struct match *match, int node, struct trace *trace) {
    assert(match_has_node(match, node));
    trace->count = 0;
    const struct match_node *at = &match->nodes[node];
    if (node == MATCH_ROOT) {
        replay_start(match, trace);
        return;
    }
    struct position pos = match->nodes[at->parent].position;
    if (at->step == STEP_ACTION) {
        rules_play(match->game, &pos, at->action, trace);
    } else if (at->step == STEP_AGREE) {
        agree_at(match, &pos, trace);
    } else {
        trace_mark(trace, EVENT_END_GAME); /* a claim, a resignation or a clock moves nothing */
    }
}
