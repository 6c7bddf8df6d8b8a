/* reviewed.c: see reviewed.h. */
#include "advice/reviewed.h"

#include "advice/given.h"
#include "engine/rules.h"

#include <stdlib.h>

enum {
    HUNDREDTHS = 100,
};

/* ---- the turns of a line ---- */

static struct reviewed_turn turn_of(const struct match *match, int to) {
    const struct match_node *last = &match->nodes[to];
    uint8_t mark = last->note.mark;
    bool known = mark == MARK_DUBIOUS || mark == MARK_MISTAKE || mark == MARK_BLUNDER;
    return (struct reviewed_turn){.from = match->nodes[reviewed_first(match, to)].parent,
                                  .to = to,
                                  .side = last->player,
                                  .done = last->note.valued,
                                  .pending = last->note.valued && last->note.pending,
                                  .mark = last->note.valued && known ? mark : MARK_NONE};
}

/* Makes room for so many turns. */
static bool reserve(struct reviewed *reviewed, int count) {
    if (reviewed->turn && count <= reviewed->capacity) {
        return true;
    }
    struct reviewed_turn *turn = realloc(reviewed->turn, (size_t)count * sizeof *reviewed->turn);
    if (turn) {
        reviewed->turn = turn;
        reviewed->capacity = count;
    }
    return turn;
}

bool reviewed_costs_more(const struct match *match, const struct reviewed_turn *one,
                         const struct reviewed_turn *other) {
    int ahead = mark_rank(one->mark) - mark_rank(other->mark);
    return ahead > 0 || (ahead == 0 && reviewed_loss(match, one) > reviewed_loss(match, other));
}

/* Leaves the marks that cost most, of each side, and puts the others aside. */
static void set_rest_aside(struct reviewed *reviewed, const struct match *match) {
    for (int i = 0; i < reviewed->count; i++) {
        struct reviewed_turn *turn = &reviewed->turn[i];
        int worse = 0;
        for (int k = 0; k < reviewed->count && turn->mark && worse < REVIEWED_MARKS; k++) {
            const struct reviewed_turn *other = &reviewed->turn[k];
            bool counts = other->mark && other->side == turn->side && k != i;
            worse += counts && (reviewed_costs_more(match, other, turn) ||
                                (k < i && !reviewed_costs_more(match, turn, other)));
        }
        turn->rest = worse >= REVIEWED_MARKS;
        reviewed->rest += turn->rest;
    }
}

void reviewed_update(struct reviewed *reviewed, const struct match *match, int end) {
    if (reviewed->turn && reviewed->revision == match->revision && reviewed->end == end) {
        return;
    }
    int count = 0, node = match_is_termination(match, end) ? match->nodes[end].parent : end;
    reviewed->count = reviewed->done = reviewed->pending = reviewed->marks = reviewed->rest = 0;
    reviewed->end = end;
    reviewed->revision = match->revision;
    for (int at = node; at != MATCH_ROOT; count++) {
        at = match->nodes[reviewed_first(match, at)].parent;
    }
    if (!reserve(reviewed, count + 1)) {
        return;
    }
    reviewed->count = count;
    for (int i = count - 1; i >= 0; i--) {
        struct reviewed_turn *turn = &reviewed->turn[i];
        *turn = turn_of(match, node);
        turn->number = i + 1;
        reviewed->done += turn->done;
        reviewed->pending += turn->pending;
        reviewed->marks += turn->mark != MARK_NONE;
        node = turn->from;
    }
    if (reviewed->marks > REVIEWED_MARKS) {
        set_rest_aside(reviewed, match);
    }
    given_find(reviewed, match);
}

void reviewed_free(struct reviewed *reviewed) {
    free(reviewed->turn);
    *reviewed = (struct reviewed){0};
}

const struct reviewed_turn *reviewed_next(const struct reviewed *reviewed) {
    bool first = reviewed->done < reviewed->count;
    for (int i = 0; i < reviewed->count; i++) {
        const struct reviewed_turn *turn = &reviewed->turn[i];
        if (first ? !turn->done : turn->pending) {
            return turn;
        }
    }
    return NULL;
}

const struct reviewed_turn *reviewed_at(const struct reviewed *reviewed, const struct match *match,
                                        int node) {
    for (int i = 0; i < reviewed->count; i++) {
        const struct reviewed_turn *turn = &reviewed->turn[i];
        for (int at = turn->to; at != turn->from; at = match->nodes[at].parent) {
            if (at == node) {
                return turn;
            }
        }
    }
    return NULL;
}

int reviewed_again(const struct reviewed *reviewed, const struct match *match, int node) {
    const struct reviewed_turn *turn = reviewed_at(reviewed, match, node);
    bool marked = turn && turn->to == node && turn->mark;
    return marked ? turn->from : MATCH_NONE;
}

/* ---- writing ---- */

/* Adds the turns of a line that are kept after a node. Returns the last step of the first one;
 * MATCH_NONE when memory ran out. */
static int add_line(struct match *match, int node, const struct variation *line) {
    struct position pos = match->nodes[node].position;
    int first = 0, count = 0;
    for (int turns = 0; turns < REVIEWED_TURNS_KEPT && count < line->count; turns++) {
        struct line_turn turn =
            line_first_turn(match->game, &pos, line->action + count, line->count - count);
        first = turns ? first : turn.count;
        count += turn.count;
        pos = turn.after;
    }
    int end = match_add_line(match, node, line->action, count);
    return end == MATCH_NONE ? MATCH_NONE : match_add_line(match, node, line->action, first);
}

static void set_value(struct match *match, int node, const struct value *value,
                      enum match_mark mark) {
    struct match_note note = match->nodes[node].note;
    note.valued = true;
    note.value = value->margin;
    note.known = (uint8_t)value->known;
    note.mark = mark ? (uint8_t)mark : note.mark;
    match_set_note(match, node, &note);
}

static void raise_value(struct match *match, int node, int more) {
    struct match_note note = match->nodes[node].note;
    note.value += more;
    match_set_note(match, node, &note);
}

/* A node is worth what a longer look found. The turn that ends there costs what was found for it,
 * so that what it is compared with is moved as well, and what is before it; but not what is proven.
 */
static void set_before(struct match *match, int node, const struct value *value) {
    int more = value->margin - match->nodes[node].note.value;
    bool moves = match->nodes[node].note.valued;
    if (!moves && node != MATCH_ROOT) {
        return; /* the turn that ends there was not reviewed */
    }
    set_value(match, node, value, MARK_NONE);
    while (moves && node != MATCH_ROOT) {
        struct reviewed_turn turn = {.from = match->nodes[reviewed_first(match, node)].parent};
        int better = reviewed_better(match, &turn);
        moves = better != MATCH_NONE && !match->nodes[better].note.known;
        if (moves) {
            raise_value(match, better, more);
            raise_value(match, turn.from, more);
        }
        node = turn.from;
    }
}

/* The turn that was played next may be the answer; it is not reviewed yet. */
static void set_answer(struct match *match, int to, int answer) {
    if (answer != to) {
        struct match_note note = match->nodes[answer].note;
        note.mark = MARK_AGAINST;
        match_set_note(match, answer, &note);
    }
}

void reviewed_write(struct match *match, int from, int to, const struct judgment *judgment) {
    enum match_mark mark = judgment->mark;
    if (judgment->better.count) {
        int better = add_line(match, from, &judgment->better);
        int answer = add_line(match, to, &judgment->answer);
        if (better == MATCH_NONE || answer == MATCH_NONE) {
            mark = MARK_NONE;
        } else {
            set_value(match, better, &judgment->better.value, MARK_BETTER);
            set_answer(match, to, answer);
            set_before(match, from, &judgment->better.value);
        }
    } else if (from == MATCH_ROOT && !match->nodes[to].note.valued) {
        set_value(match, MATCH_ROOT, &judgment->before, MARK_NONE);
    }
    set_value(match, to, &judgment->after, mark);
    struct match_note note = match->nodes[to].note;
    note.pending = judgment->pending;
    match_set_note(match, to, &note);
}

/* A margin as it is for a side. */
static int for_side(int value, int side) {
    return side ? -value : value;
}

/* Whether a side stands ahead after a turn, by more than a twentieth of what can still be won. */
static bool is_ahead(const struct match *match, const struct reviewed_turn *turn, int side) {
    enum { EVEN_PART = 20 };
    const struct match_node *node = &match->nodes[turn->to];
    int most = HUNDREDTHS * match->game->lead_most(&node->position, side);
    return EVEN_PART * for_side(node->note.value, side) > most;
}

/* A mistake after which the side was ahead again was not what lost the match. */
void reviewed_conclude(struct match *match, const struct reviewed *reviewed) {
    struct result result = match_result_at(match, reviewed->end);
    for (int i = reviewed->count - 1; i >= 0 && result.outcome == OUTCOME_WIN; i--) {
        const struct reviewed_turn *turn = &reviewed->turn[i];
        if (turn->mark == MARK_BLUNDER) {
            return;
        }
        int better = turn->mark == MARK_MISTAKE ? reviewed_better(match, turn) : MATCH_NONE;
        if (is_ahead(match, turn, !result.winner)) {
            return;
        }
        if (better == MATCH_NONE || turn->side == result.winner) {
            continue;
        }
        struct match_note note = match->nodes[turn->to].note;
        if (for_side(match->nodes[better].note.value, turn->side) >= 0 &&
            for_side(note.value, turn->side) < 0) {
            note.mark = MARK_BLUNDER;
            match_set_note(match, turn->to, &note);
            return;
        }
    }
}
