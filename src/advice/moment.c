/* moment.c: see moment.h. */
#include "advice/moment.h"

#include "engine/rules.h"

/* ---- the turn ---- */

/* The node before the turn that ends with this one. */
static int turn_start(const struct match *match, int node) {
    while (!match_begins_turn(match, node)) {
        node = match->nodes[node].parent;
    }
    return match->nodes[node].parent;
}

/* What the turn did, as far as it can be counted. */
struct moment_tally {
    int sown;
    bool captures;
};

static struct moment_tally tally_of(const struct match *match, int start, int node) {
    struct moment_tally tally = {0, false};
    for (int at = node; at != start; at = match->nodes[at].parent) {
        struct trace trace;
        match_trace(match, at, &trace);
        for (int i = 0; i < trace.count; i++) {
            const struct event *event = &trace.event[i];
            bool drops = event->kind == EVENT_DROP || event->kind == EVENT_REST;
            tally.sown += drops ? event->count : 0;
            tally.captures =
                tally.captures || event->kind == EVENT_CAPTURE || event->kind == EVENT_FLIP;
        }
    }
    return tally;
}

/* The last capture up to a node that ends a turn. */
struct capture {
    int turns; /* that have passed since; NOWHERE: there was none */
    int side;
};

static struct capture last_capture(const struct match *match, int node) {
    for (int turns = 0; node != MATCH_ROOT; turns++) {
        int start = turn_start(match, node);
        if (tally_of(match, start, node).captures) {
            return (struct capture){turns, match->nodes[node].player};
        }
        node = start;
    }
    return (struct capture){NOWHERE, NOWHERE};
}

/* What a capture that is not large is worth mentioning for. */
static enum moment_kind small_capture(const struct match *match, int start, int side) {
    struct capture last = last_capture(match, start);
    return last.turns == NOWHERE        ? MOMENT_FIRST
           : last.turns >= MOMENT_QUIET ? MOMENT_BREAKS
           : last.side == side          ? MOMENT_AGAIN
           : last.turns == 0            ? MOMENT_ANSWERED
                                        : MOMENT_NONE;
}

/* ---- scores ---- */

static int lead_of(const struct match *match, int node, int side) {
    const struct position *pos = &match->nodes[node].position;
    return match->game->score(pos, side) - match->game->score(pos, !side);
}

static int gain_of(const struct match *match, int start, int node, int side) {
    const struct game *game = match->game;
    return game->score(&match->nodes[node].position, side) -
           game->score(&match->nodes[start].position, side);
}

/* Whether that is much for the match: so much at least, and this part of what it can be won by. */
static bool is_much(const struct match *match, int side, int count, int least, int share) {
    const struct position *first = &match->nodes[MATCH_ROOT].position;
    return count >= least && count * share >= match->game->lead_most(first, side);
}

/* Whether the side is ahead now, and was not when the turn began; before that, the last that was
 * ahead was the other. */
static bool takes_lead(const struct match *match, int start, int node, int side) {
    if (lead_of(match, node, side) <= 0) {
        return false;
    }
    int at = start, lead = lead_of(match, at, side);
    while (lead == 0 && at != MATCH_ROOT) {
        at = turn_start(match, at);
        lead = lead_of(match, at, side);
    }
    return lead < 0;
}

/* ---- the King ---- */

/* Whether a side could end the match at once by capturing a King, if it were to act. */
static bool threatens_king(const struct match *match, int node, int side) {
    const struct game *game = match->game;
    struct position pos = match->nodes[node].position;
    game_action actions[ACTIONS_MAX];
    if (!game->margins_jump || !rules_let_act(game, &pos, side)) {
        return false; /* in no other game can one capture decide the match */
    }
    int count = game->actions(&pos, actions);
    for (int i = 0; i < count; i++) {
        struct position after = pos;
        rules_play(game, &after, actions[i], NULL);
        if (game->result(&after).reason == REASON_KING) {
            return true;
        }
    }
    return false;
}

/* ---- all of it ---- */

static struct match_moment end_of(const struct match *match, int node) {
    struct result result = match_result_at(match, node);
    return result.outcome == OUTCOME_WIN ? (struct match_moment){MOMENT_WON, result.winner}
                                         : (struct match_moment){MOMENT_DRAWN, NOWHERE};
}

struct match_moment moment_of(const struct match *match, int node) {
    static const struct match_moment none = {MOMENT_NONE, NOWHERE};
    const struct match_node *last = &match->nodes[node];
    const struct game *game = match->game;
    if (match_result_at(match, node).outcome != OUTCOME_OPEN) {
        return end_of(match, node);
    }
    if (node == MATCH_ROOT || rules_turn_open(game, &last->position)) {
        return none;
    }
    int start = turn_start(match, node), side = last->player;
    struct moment_tally tally = tally_of(match, start, node);
    if (game->side_to_act(&last->position) != side && threatens_king(match, node, side)) {
        return (struct match_moment){MOMENT_KING, !side};
    }
    for (int i = 0; i < 2; i++) { /* a turn may put the other side ahead, too */
        int other = i ? !side : side;
        if (takes_lead(match, start, node, other)) {
            return (struct match_moment){MOMENT_LEAD, other};
        }
    }
    int gain = gain_of(match, start, node, side);
    if (tally.captures && is_much(match, side, gain, MOMENT_LARGE, MOMENT_SHARE)) {
        return (struct match_moment){MOMENT_CAPTURE, side};
    }
    enum moment_kind small = tally.captures ? small_capture(match, start, side) : MOMENT_NONE;
    if (small != MOMENT_NONE) {
        return (struct match_moment){small, side};
    }
    bool sows = is_much(match, side, tally.sown, MOMENT_LONG, MOMENT_LONG_SHARE);
    return sows ? (struct match_moment){MOMENT_SOWING, side} : none;
}
