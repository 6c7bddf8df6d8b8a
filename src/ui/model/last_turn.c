/* last_turn.c: see last_turn.h. */
#include "ui/model/last_turn.h"

#include <string.h>

static void append(struct trace *trace, const struct trace *more) {
    int room = TRACE_MAX - trace->count;
    int count = more->count < room ? more->count : room;
    memcpy(&trace->event[trace->count], more->event, (size_t)count * sizeof *more->event);
    trace->count += count;
}

/* The child of a node that leads to a later one, which may be off the line of the match. */
static int step_towards(const struct match *match, int node, int later) {
    while (match->nodes[later].parent != node) {
        later = match->nodes[later].parent;
    }
    return later;
}

void last_turn_find(const struct match *match, int node, struct last_turn *turn) {
    node = match_is_termination(match, node) ? match->nodes[node].parent : node;
    turn->trace.count = 0;
    turn->first = turn->last = node == MATCH_ROOT ? MATCH_NONE : node;
    if (!last_turn_known(turn)) {
        return;
    }
    turn->player = match->nodes[node].player;
    /* a match may start in the middle of a turn */
    while (!match_begins_turn(match, turn->first) &&
           match->nodes[turn->first].parent != MATCH_ROOT) {
        turn->first = match->nodes[turn->first].parent;
    }
    for (int step = turn->first;; step = step_towards(match, step, node)) {
        struct trace trace;
        match_trace(match, step, &trace);
        append(&turn->trace, &trace);
        if (step == node) {
            return;
        }
    }
}

bool last_turn_known(const struct last_turn *turn) {
    return turn->last != MATCH_NONE;
}

int last_turn_gain(const struct match *match, const struct last_turn *turn) {
    const struct match_node *nodes = match->nodes;
    const struct position *before = &nodes[nodes[turn->first].parent].position;
    return match->game->score(&nodes[turn->last].position, turn->player) -
           match->game->score(before, turn->player);
}
