/* highlights.c: see highlights.h. */
#include "ui/model/highlights.h"

/* How many things a step drops, places, moves or turns over. */
static int moved_by(const struct match *match, int node) {
    struct trace trace;
    int moved = 0;
    match_trace(match, node, &trace);
    for (int i = 0; i < trace.count; i++) {
        switch (trace.event[i].kind) {
        case EVENT_DROP:
        case EVENT_PLACE:
        case EVENT_STEP:
        case EVENT_REST:
        case EVENT_FLIP:
            moved += trace.event[i].count;
            break;
        default:
            break;
        }
    }
    return moved;
}

/* A turn as far as it has been read. */
struct turn {
    int number, player;
    int moved;  /* things */
    int before; /* the player's score when it began */
};

static void compare(struct highlights *highlights, const struct turn *turn, int score) {
    if (turn->moved > highlights->moved) {
        highlights->moved = turn->moved;
        highlights->longest = turn->number;
        highlights->longest_player = turn->player;
    }
    if (score - turn->before > highlights->gain) {
        highlights->gain = score - turn->before;
        highlights->best = turn->number;
        highlights->best_player = turn->player;
    }
}

void highlights_update(struct highlights *highlights, const struct match *match) {
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
        turn.moved += moved_by(match, node);
        compare(highlights, &turn, match->game->score(&step->position, turn.player));
    }
}
