/* match_nodes.c: what a node of a match is, and where the match stands, see match.h. */
#include "engine/match_parts.h"
#include "engine/rules.h"

#include <assert.h>

bool match_has_node(const struct match *match, int node) {
    return node >= 0 && node < match->count;
}

struct result match_result_at(const struct match *match, int node) {
    assert(match_has_node(match, node));
    const struct match_node *at = &match->nodes[node];
    if (at->step == STEP_RESIGN || at->step == STEP_TIME) {
        return (struct result){.outcome = OUTCOME_WIN,
                               .winner = !at->player,
                               .reason = at->step == STEP_TIME ? REASON_TIME : REASON_RESIGNATION};
    }
    return match->game->result(&at->position);
}

bool match_is_termination(const struct match *match, int node) {
    assert(match_has_node(match, node));
    return match->nodes[node].step >= STEP_AGREE;
}

bool match_begins_turn(const struct match *match, int node) {
    assert(match_has_node(match, node) && node != MATCH_ROOT);
    int parent = match->nodes[node].parent;
    return match_is_termination(match, node) ||
           !rules_turn_open(match->game, &match->nodes[parent].position);
}

bool turn_count_step(struct turn_count *count, int player, bool begins) {
    bool next = !count->number || (begins && (player == 0 || count->played[player]));
    if (next) {
        count->number++;
        count->played[0] = count->played[1] = false;
    }
    count->played[player] = true;
    return next;
}

/* The first step counts even if the match starts in the middle of a turn. */
bool match_counts_turn(const struct match *match, int node) {
    bool first = match->nodes[node].parent == MATCH_ROOT;
    return node != MATCH_ROOT && !match_is_termination(match, node) &&
           (first || match_begins_turn(match, node));
}

int match_turns(const struct match *match, int node) {
    assert(match_has_node(match, node));
    return match->nodes[node].turns;
}

int match_line_turns(const struct match *match) {
    int node = MATCH_ROOT;
    while (match->nodes[node].next != MATCH_NONE) {
        node = match->nodes[node].next;
    }
    return match->nodes[node].turns;
}

int match_turn_number(const struct match *match) {
    const struct game *game = match->game;
    int turns = match_turns(match, match->current);
    bool open = rules_turn_open(game, match_position(match));
    return !open && !match_over(match) ? turns + 1 : turns ? turns : 1;
}

int match_depth(const struct match *match, int node) {
    assert(match_has_node(match, node));
    int depth = 0;
    while (node != MATCH_ROOT) {
        node = match->nodes[node].parent;
        depth++;
    }
    return depth;
}

int match_line_node(const struct match *match, int depth) {
    int node = MATCH_ROOT;
    while (depth-- > 0 && node != MATCH_NONE) {
        node = match->nodes[node].next;
    }
    return node;
}

int match_line_length(const struct match *match) {
    int length = 0;
    for (int node = match->nodes[MATCH_ROOT].next; node != MATCH_NONE;
         node = match->nodes[node].next) {
        length++;
    }
    return length;
}

const struct position *match_position(const struct match *match) {
    return &match->nodes[match->current].position;
}

struct result match_result(const struct match *match) {
    return match_result_at(match, match->current);
}

bool match_over(const struct match *match) {
    return match_result(match).outcome != OUTCOME_OPEN;
}
