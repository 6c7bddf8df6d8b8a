/* reviewed_turn.c: what a reviewed turn came to, as the notes of its steps have it; see reviewed.h.
 */
#include "advice/reviewed.h"
#include "advice/turns.h"
#include "engine/rules.h"

int reviewed_first(const struct match *match, int node) {
    while (!match_begins_turn(match, node) && match->nodes[node].parent != MATCH_ROOT) {
        node = match->nodes[node].parent;
    }
    return node;
}

/* The last step of a turn from a node on, which has this mark. */
static int find_marked(const struct match *match, int parent, enum match_mark mark) {
    int node = match->nodes[parent].child;
    for (; node != MATCH_NONE; node = match->nodes[node].sibling) {
        int found = match->nodes[node].note.mark == mark ? node
                    : !rules_turn_open(match->game, &match->nodes[node].position)
                        ? MATCH_NONE
                        : find_marked(match, node, mark);
        if (found != MATCH_NONE) {
            return found;
        }
    }
    return MATCH_NONE;
}

int reviewed_better(const struct match *match, const struct reviewed_turn *turn) {
    return find_marked(match, turn->from, MARK_BETTER);
}

/* Where the opponent missed the answer, it is what would have been better there. */
int reviewed_answer(const struct match *match, const struct reviewed_turn *turn) {
    int answer = find_marked(match, turn->to, MARK_AGAINST);
    return answer != MATCH_NONE ? answer : find_marked(match, turn->to, MARK_BETTER);
}

int reviewed_worth(const struct match *match, int from, int node, int side) {
    const struct position *before = &match->nodes[from].position;
    int margin = rules_margin_within(match->game, before, match->nodes[node].note.value);
    return side ? -margin : margin;
}

int reviewed_loss(const struct match *match, const struct reviewed_turn *turn) {
    int better = reviewed_better(match, turn);
    return better == MATCH_NONE ? 0
                                : reviewed_worth(match, turn->from, better, turn->side) -
                                      reviewed_worth(match, turn->from, turn->to, turn->side);
}

int reviewed_given(const struct match *match, const struct reviewed_turn *turn) {
    return turn->mark ? 0 : reviewed_loss(match, turn);
}

void reviewed_turn_text(const struct match *match, int node, struct text *out) {
    int steps = match_depth(match, node) - match_depth(match, reviewed_first(match, node));
    for (; steps >= 0; steps--) {
        int at = node;
        for (int i = 0; i < steps; i++) {
            at = match->nodes[at].parent;
        }
        const struct match_node *step = &match->nodes[at];
        rules_step_text(match->game, &match->nodes[step->parent].position, step->action, out);
        if (steps > 0) {
            text_char(out, '.');
        }
    }
}

int reviewed_captures(const struct match *match, int end) {
    int first = reviewed_first(match, end), captures = 0;
    struct position pos = match->nodes[match->nodes[first].parent].position;
    for (int depth = match_depth(match, first); depth <= match_depth(match, end); depth++) {
        int node = end;
        while (match_depth(match, node) > depth) {
            node = match->nodes[node].parent;
        }
        captures += turns_act(match->game, &pos, match->nodes[node].action, NULL);
    }
    return captures;
}
