/* reviewed.c: see reviewed.h. */
#include "advice/reviewed.h"

#include "advice/contrast.h"
#include "advice/phrases.h"
#include "advice/turns.h"
#include "engine/rules.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

enum {
    TURNS_KEPT = 3,       /* of a line, for its variation */
    TURN_STEPS_MOST = 64, /* that give a turn its name */
    HUNDREDTHS = 100,
    COUNTED_PART = 4,  /* more than such a part of what can still be won, */
    COUNTED_LEAST = 3, /* and than this, only says who is winning */
};

/* ---- the turns of a line ---- */

static bool ends_turn(const struct match *match, int node) {
    const struct game *game = match->game;
    return !game->turn_open || !game->turn_open(&match->nodes[node].position);
}

int reviewed_first(const struct match *match, int node) {
    while (!match_begins_turn(match, node) && match->nodes[node].parent != MATCH_ROOT) {
        node = match->nodes[node].parent;
    }
    return node;
}

static struct reviewed_turn turn_of(const struct match *match, int to) {
    const struct match_node *last = &match->nodes[to];
    uint8_t mark = last->note.mark;
    bool known = mark == MARK_DUBIOUS || mark == MARK_MISTAKE || mark == MARK_BLUNDER;
    return (struct reviewed_turn){.from = match->nodes[reviewed_first(match, to)].parent,
                                  .to = to,
                                  .side = last->player,
                                  .done = last->note.valued,
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
    reviewed->count = reviewed->done = reviewed->marks = reviewed->rest = 0;
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
        reviewed->marks += turn->mark != MARK_NONE;
        node = turn->from;
    }
    if (reviewed->marks > REVIEWED_MARKS) {
        set_rest_aside(reviewed, match);
    }
}

void reviewed_free(struct reviewed *reviewed) {
    free(reviewed->turn);
    *reviewed = (struct reviewed){0};
}

const struct reviewed_turn *reviewed_next(const struct reviewed *reviewed) {
    for (int i = 0; i < reviewed->count; i++) {
        if (!reviewed->turn[i].done) {
            return &reviewed->turn[i];
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
    for (int turns = 0; turns < TURNS_KEPT && count < line->count; turns++) {
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
    note.proven = value->proven;
    note.mark = mark ? (uint8_t)mark : note.mark;
    match_set_note(match, node, &note);
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
    if (mark) {
        int better = add_line(match, from, &judgment->better);
        int answer = add_line(match, to, &judgment->answer);
        if (better == MATCH_NONE || answer == MATCH_NONE) {
            mark = MARK_NONE;
        } else {
            set_value(match, better, &judgment->better.value, MARK_BETTER);
            set_answer(match, to, answer);
        }
    }
    if (from == MATCH_ROOT) {
        set_value(match, MATCH_ROOT, &judgment->before, MARK_NONE);
    }
    set_value(match, to, &judgment->after, mark);
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

/* ---- reading ---- */

/* The last step of a turn from a node on, which has this mark. */
static int find_marked(const struct match *match, int parent, enum match_mark mark) {
    int node = match->nodes[parent].child;
    for (; node != MATCH_NONE; node = match->nodes[node].sibling) {
        int found = match->nodes[node].note.mark == mark ? node
                    : ends_turn(match, node)             ? MATCH_NONE
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

/* What a node is worth for a side, in hundredths of points. */
static int worth_at(const struct match *match, int from, int node, int side) {
    const struct position *before = &match->nodes[from].position;
    return for_side(rules_margin_within(match->game, before, match->nodes[node].note.value), side);
}

int reviewed_loss(const struct match *match, const struct reviewed_turn *turn) {
    int better = reviewed_better(match, turn);
    return better == MATCH_NONE ? 0
                                : worth_at(match, turn->from, better, turn->side) -
                                      worth_at(match, turn->from, turn->to, turn->side);
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

/* What two proven results come to, as a sentence about the better turn and the one played. */
static enum word proven_word(int better, int played) {
    return better > 0 && played < 0    ? WORD_REVIEW_WINS_LOSES
           : better > 0 && played == 0 ? WORD_REVIEW_WINS_DRAWS
           : better == 0 && played < 0 ? WORD_REVIEW_DRAWS_LOSES
                                       : WORD_REVIEW_MORE;
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

/* A turn as a sentence names it: by those of its actions that have names, or else by its notation.
 */
static struct line name_of(const struct match *match, int node) {
    int path[TURN_STEPS_MOST], steps = 0, first = reviewed_first(match, node);
    struct line name = {""};
    struct text text = text_fixed(name.string, sizeof name.string);
    for (int at = node; steps < TURN_STEPS_MOST; at = match->nodes[at].parent) {
        path[steps++] = at;
        if (at == first) {
            break;
        }
    }
    while (steps > 0) {
        const struct match_node *step = &match->nodes[path[--steps]];
        const struct position *before = &match->nodes[step->parent].position;
        struct line part = phrase_action(match->game, before, step->action);
        if (part.string[0]) {
            text_separator(&text, TEXT_LIST_AND, text.length > 0, 2);
            text_add(&text, part.string);
        }
    }
    if (!text.length) {
        reviewed_turn_text(match, node, &text);
    }
    return name;
}

/* The better turn beside the one that was played. */
static struct line name_better(const struct match *match, int better, int played) {
    struct line name = name_of(match, better), other = name_of(match, played);
    return strcmp(name.string, other.string) ? name
                                             : text_line(words(WORD_REVIEW_OTHERWISE), name.string);
}

/* What the answer to a turn captures, if anything, unless as much can be captured after the better
 * turn, too. */
static bool add_captures(const struct match *match, const struct reviewed_turn *turn, int better,
                         struct text *out) {
    const struct game *game = match->game;
    int answer = reviewed_answer(match, turn);
    int captures = answer == MATCH_NONE ? 0 : reviewed_captures(match, answer);
    if (captures > 0 && turns_can_capture(game, &match->nodes[better].position, !turn->side,
                                          captures - 1) >= captures) {
        return false;
    }
    if (captures > 0) {
        text_format(out, words(WORD_REVIEW_CAPTURES), name_of(match, answer).string,
                    phrase_captured(game, captures).string);
    }
    return captures > 0;
}

/* The turns of a line that is kept from a node on, as far as nothing else was played there. */
struct course {
    int captures[2]; /* by side */
    int turns;
    bool lost; /* the match ends there, and not in favor of the side */
};

/* Follows a line from the last step of a turn on, for `most` turns with this one. */
static struct course course_of(const struct match *match, int node, int side, int most) {
    struct course course = {{0, 0}, 0, false};
    while (node != MATCH_NONE && course.turns < most) {
        course.captures[match->nodes[node].player] += reviewed_captures(match, node);
        course.turns++;
        struct result result = match->game->result(&match->nodes[node].position);
        course.lost = result.outcome == OUTCOME_WIN && result.winner != side;
        int next = match->nodes[node].child;
        while (next != MATCH_NONE && !ends_turn(match, next)) {
            next = match->nodes[next].sibling == MATCH_NONE ? match->nodes[next].child : MATCH_NONE;
        }
        bool alone = next != MATCH_NONE && match->nodes[next].sibling == MATCH_NONE &&
                     !match_is_termination(match, next);
        node = alone ? next : MATCH_NONE;
    }
    return course;
}

/* A fact about a turn of which nothing else is to be said: what the two lines capture in as many
 * turns, that the match is lost at the end of one, or else the reply. */
static void add_course(const struct match *match, const struct reviewed_turn *turn, int better,
                       struct text *out) {
    int answer = reviewed_answer(match, turn), side = turn->side;
    if (answer == MATCH_NONE) {
        return;
    }
    struct course good = course_of(match, better, side, TURNS_KEPT);
    struct course bad = course_of(match, answer, side, TURNS_KEPT);
    bool lost = bad.lost && !good.lost;
    int turns = good.turns < bad.turns + 1 ? good.turns : bad.turns + 1;
    int after = bad.turns;
    good = course_of(match, better, side, turns);
    bad = course_of(match, answer, side, turns - 1);
    bad.captures[side] += reviewed_captures(match, turn->to);
    int own = good.captures[side] - bad.captures[side];
    int others = bad.captures[!side] - good.captures[!side];
    if (lost) {
        text_format(out,
                    after == 1 ? words(WORD_REVIEW_LOST_NEXT)
                               : words_count(WORD_REVIEW_LOST_SOON, after),
                    after);
    } else if (own > 0 && others >= 0) {
        text_format(out, words_count(WORD_REVIEW_COURSE_OWN, turns), turns,
                    phrase_captured(match->game, good.captures[side]).string,
                    phrase_captured(match->game, bad.captures[side]).string);
    } else if (others > 0 && own >= 0) {
        text_format(out, words_count(WORD_REVIEW_COURSE_OTHERS, turns), turns,
                    phrase_captured(match->game, bad.captures[!side]).string,
                    phrase_captured(match->game, good.captures[!side]).string);
    } else {
        text_format(out, words(WORD_REVIEW_REPLY), name_of(match, answer).string);
    }
}

/* What the better turn does that the one played does not. Where a number says how much better it
 * is, only what it captures or is good for. */
static void add_contrast(const struct match *match, const struct reviewed_turn *turn, int better,
                         bool numbered, struct text *out) {
    const int captures[2] = {reviewed_captures(match, better), reviewed_captures(match, turn->to)};
    const struct match_node *nodes = match->nodes;
    const struct position after[2] = {nodes[better].position, nodes[turn->to].position};
    size_t length = out->length;
    if (captures[0] > captures[1]) {
        text_format(out, words(WORD_REVIEW_IT_CAPTURES),
                    phrase_captured(match->game, captures[0]).string);
    } else if (!numbered) {
        contrast_write(match->game, &nodes[turn->from].position, after, captures, out);
    }
    if (out->length == length && !match->game->margins_jump) {
        contrast_write_merit(match->game, &nodes[turn->from].position, after, out);
    }
}

/* Whether the match ends with a node, which its player wins. */
static bool wins_at_once(const struct match *match, int node) {
    struct result result = match->game->result(&match->nodes[node].position);
    return result.outcome == OUTCOME_WIN && result.winner == match->nodes[node].player;
}

void reviewed_sentence(const struct match *match, const struct reviewed_turn *turn,
                       struct text *out) {
    int node = reviewed_better(match, turn);
    if (node == MATCH_NONE) {
        return;
    }
    if (wins_at_once(match, node)) {
        text_format(out, words(WORD_REVIEW_WINS_AT_ONCE),
                    name_better(match, node, turn->to).string);
        return;
    }
    const struct match_note *better = &match->nodes[node].note;
    struct line name = name_better(match, node, turn->to);
    const struct position *before = &match->nodes[turn->from].position;
    int most = match->game->lead_most(before, turn->side) / COUNTED_PART;
    most = most < COUNTED_LEAST ? COUNTED_LEAST : most;
    int best = worth_at(match, turn->from, node, turn->side);
    int value = worth_at(match, turn->from, turn->to, turn->side);
    enum word word = better->proven ? proven_word(best, value) : WORD_REVIEW_MORE;
    bool same = (best > 0) == (value > 0); /* who is expected to win */
    bool holds = match->game->margins_hold && same;
    if (word == WORD_REVIEW_MORE) {
        int more = (best - value + HUNDREDTHS / 2) / HUNDREDTHS;
        word = match->game->margins_jump                   ? WORD_REVIEW_WAS_BETTER
               : holds                                     ? word
               : more > most && turn->mark == MARK_DUBIOUS ? WORD_REVIEW_WAS_BETTER
               : more > most                               ? WORD_REVIEW_FAR_BETTER
                                                           : word;
        text_format(out, words(word), name.string,
                    phrase_count(match->game, more > 0 ? more : 1).string);
    } else {
        text_format(out, words(word), name.string);
    }
    if (holds && turn->mark == MARK_DUBIOUS && value != 0) {
        text_add(out, words(value > 0 ? WORD_REVIEW_STILL_AHEAD : WORD_REVIEW_STILL_BEHIND));
    }
    if (!add_captures(match, turn, node, out) && !better->proven) {
        size_t length = out->length;
        add_contrast(match, turn, node, word == WORD_REVIEW_MORE, out);
        if (out->length == length) {
            add_course(match, turn, node, out);
        }
    }
}
