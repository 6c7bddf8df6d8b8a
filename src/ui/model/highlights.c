/* highlights.c: see highlights.h. */
#include "ui/model/highlights.h"

#include "engine/rules.h"

static int length_of(const struct trace *trace, enum turn_length length) {
    int sown = 0, laps = 0;
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        sown += event->kind == EVENT_DROP || event->kind == EVENT_REST ? event->count : 0;
        laps += event->kind == EVENT_PICK && !trace_joins_pick(trace, i);
    }
    return length == LENGTH_NONE ? 0 : length == LENGTH_SOWN ? sown : laps;
}

static bool has_capture(const struct trace *trace) {
    for (int i = 0; i < trace->count; i++) {
        if (trace->event[i].kind == EVENT_CAPTURE || trace->event[i].kind == EVENT_FLIP) {
            return true;
        }
    }
    return false;
}

/* A turn as far as it has been read. */
struct turn {
    int number, player;
    int length;
    int before;    /* the player's score when it began */
    bool captures; /* else what it scores is no capture, as a piece placed in Dulko */
};

static void compare(struct highlights *highlights, const struct turn *turn, int score) {
    if (turn->length > highlights->length) {
        highlights->length = turn->length;
        highlights->longest = turn->number;
        highlights->longest_player = turn->player;
    }
    if (turn->captures && score - turn->before > highlights->gain) {
        highlights->gain = score - turn->before;
        highlights->best = turn->number;
        highlights->best_player = turn->player;
    }
}

void highlights_update(struct highlights *highlights, const struct match *match,
                       enum turn_length length) {
    if (highlights->known && highlights->revision == match->revision) {
        return;
    }
    struct turn turn = {0};
    *highlights = (struct highlights){.known = true, .revision = match->revision};
    for (int node = match->nodes[MATCH_ROOT].next; node != MATCH_NONE;
         node = match->nodes[node].next) {
        if (match_is_termination(match, node)) {
            continue;
        }
        const struct match_node *step = &match->nodes[node];
        if (match_counts_turn(match, node)) {
            turn = (struct turn){.number = turn.number + 1, .player = step->player};
            turn.before = match->game->score(&match->nodes[step->parent].position, step->player);
        }
        struct trace trace;
        match_trace(match, node, &trace);
        turn.length += length_of(&trace, length);
        turn.captures = turn.captures || has_capture(&trace);
        compare(highlights, &turn, match->game->score(&step->position, turn.player));
    }
}
