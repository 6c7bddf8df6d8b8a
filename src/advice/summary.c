/* summary.c: see summary.h. */
#include "advice/summary.h"

#include "advice/given.h"
#include "advice/phrases.h"
#include "words/words.h"

/* ---- how a side stands ---- */

enum score_standing { STANDS_UNKNOWN, STANDS_BEHIND, STANDS_EVEN, STANDS_AHEAD };

/* How a side stands by a value: clearly ahead by a quarter of what can still be won, even by a
 * twentieth. */
static enum score_standing standing_at(const struct match *match, int node, int side) {
    enum { HUNDREDTHS = 100, CLEAR_PART = 4, EVEN_PART = 20 };
    const struct match_note *note = &match->nodes[node].note;
    const struct position *pos = &match->nodes[node].position;
    int value = side ? -note->value : note->value;
    int most = HUNDREDTHS * match->game->lead_most(pos, value < 0 ? !side : side);
    int size = value < 0 ? -value : value;
    if (note->known || CLEAR_PART * size >= most) {
        return value > 0 ? STANDS_AHEAD : value < 0 ? STANDS_BEHIND : STANDS_EVEN;
    }
    return EVEN_PART * size <= most ? STANDS_EVEN : STANDS_UNKNOWN;
}

/* A side that lost the match without a mark, and not from a start that was lost: it did not play
 * without fault, but no turn of its own clearly decided it. */
static bool fell_behind(const struct match *match, const struct reviewed *turns, int side) {
    struct result result = match_result_at(match, turns->end);
    return result.outcome == OUTCOME_WIN && result.winner != side && turns->count > 0 &&
           !match_is_termination(match, turns->end) &&
           standing_at(match, turns->turn[0].to, !side) != STANDS_AHEAD;
}

/* ---- the marks ---- */

static void add_marks(const struct match *match, const struct reviewed *turns,
                      const char *const names[2], struct text *out) {
    int marks[2] = {0, 0};
    for (int i = 0; i < turns->count; i++) {
        marks[turns->turn[i].side] += turns->turn[i].mark != MARK_NONE;
    }
    int first =
        turns->marks == 1 && marks[0]; /* the one mark is told last, as more is said of it */
    for (int i = 0; i < 2; i++) {
        int side = i ? !first : first;
        if (marks[side]) {
            text_format(out, words_count(WORD_REVIEW_SIDE_MARKS, marks[side]), names[side],
                        marks[side]);
        } else {
            bool slid = fell_behind(match, turns, side);
            text_format(out, words(slid ? WORD_REVIEW_SIDE_SLID : WORD_REVIEW_SIDE_CLEAR),
                        names[side]);
        }
    }
}

/* Which turn captured most, or the first of those that did. */
static void add_most_captured(const struct match *match, const struct reviewed *turns,
                              const char *const names[2], struct text *out) {
    const struct reviewed_turn *found = NULL;
    int most = 0, times = 0;
    for (int i = 0; i < turns->count; i++) {
        int captures = reviewed_captures(match, turns->turn[i].to);
        times = captures > most ? 1 : times + (captures == most);
        found = captures > most ? &turns->turn[i] : found;
        most = captures > most ? captures : most;
    }
    if (found) {
        const char *name = names[found->side];
        text_format(
            out, words_to(times > 1 ? WORD_REVIEW_FIRST_CAPTURED : WORD_REVIEW_MOST_CAPTURED, name),
            found->number, name, phrase_captured(match->game, most).string);
    } else {
        text_add(out, words(WORD_REVIEW_NONE_CAPTURED));
    }
}

/* The turning point, or else the mark that cost most, a mistake before what could be better; NULL:
 * one is as good as another. */
static const struct reviewed_turn *find_costliest(const struct match *match,
                                                  const struct reviewed *turns) {
    const struct reviewed_turn *found = NULL;
    for (int i = 0; i < turns->count; i++) {
        const struct reviewed_turn *turn = &turns->turn[i];
        if (turn->mark == MARK_BLUNDER) {
            return turn;
        }
        bool worse = !found || reviewed_costs_more(match, turn, found);
        found = turn->mark && worse ? turn : found;
    }
    return match->game->margins_jump || turns->marks < 2 ? NULL : found;
}

/* ---- how it ended ---- */

/* How a side stood at the end: what is proven, or what the looks at each of the last turns say
 * alike. */
static enum score_standing standing_last(const struct match *match, const struct reviewed *turns,
                                         int side) {
    enum { LOOKS = 4 };
    if (turns->count == 0) {
        return STANDS_UNKNOWN;
    }
    const struct reviewed_turn *last = &turns->turn[turns->count - 1];
    enum score_standing standing = standing_at(match, last->to, side);
    int looks = match->nodes[last->to].note.known ? 1 : LOOKS;
    for (int i = 1; i < looks; i++) {
        if (i >= turns->count || standing_at(match, last[-i].to, side) != standing) {
            return STANDS_UNKNOWN;
        }
    }
    return standing;
}

/* A resignation, a clock that ran out, or an end that was agreed, with how the side stood, as far
 * as that is sure. */
static void add_end(const struct match *match, const struct reviewed *turns,
                    const char *const names[2], struct text *out) {
    static const enum word resigned[] = {WORD_REVIEW_RESIGNED, WORD_REVIEW_RESIGNED_BEHIND,
                                         WORD_REVIEW_RESIGNED_EVEN, WORD_REVIEW_RESIGNED_AHEAD};
    static const enum word timed[] = {WORD_REVIEW_TIMED, WORD_REVIEW_TIMED, WORD_REVIEW_TIMED_EVEN,
                                      WORD_REVIEW_TIMED_AHEAD};
    const struct match_node *end = &match->nodes[turns->end];
    int side = end->player;
    if (end->step == STEP_RESIGN || end->step == STEP_TIME) {
        enum score_standing standing = standing_last(match, turns, side);
        text_format(out, words((end->step == STEP_RESIGN ? resigned : timed)[standing]),
                    names[side]);
    }
    struct result result = match_result_at(match, turns->end);
    for (side = 0; side < 2 && end->step == STEP_AGREE; side++) {
        bool wins = result.outcome == OUTCOME_WIN && result.winner == side;
        if (!wins && standing_last(match, turns, side) == STANDS_AHEAD) {
            text_format(out, words_to(WORD_REVIEW_AGREED_AHEAD, names[side]), names[side]);
        }
    }
}

/* Where the winner was clearly ahead in the last third and nothing is marked there, it is said why:
 * a capture that was missed there changed nothing. */
static void add_decided(const struct match *match, const struct reviewed *turns, struct text *out) {
    enum { THIRDS = 3, TURNS_LEAST = 4 };
    struct result result = match_result_at(match, turns->end);
    int first = turns->count - turns->count / THIRDS;
    bool decided = result.outcome == OUTCOME_WIN && turns->count - first >= TURNS_LEAST &&
                   !match->game->margins_hold;
    for (int i = first; i < turns->count && decided; i++) {
        const struct reviewed_turn *turn = &turns->turn[i];
        decided = !turn->mark && standing_at(match, turn->to, result.winner) == STANDS_AHEAD;
    }
    text_add(out, decided ? words(WORD_REVIEW_DECIDED) : "");
}

/* How many turns after the first mark of the side that lost gave something away, and the worst.
 * False when none did. */
static bool add_given_away(const struct match *match, const struct reviewed *turns,
                           const char *const names[2], struct text *out) {
    const struct reviewed_turn *worst = given_worst(turns);
    if (worst) {
        const char *name = names[worst->side];
        text_format(out, words_count_to(WORD_REVIEW_GIVEN_AWAY, turns->given, name), turns->given,
                    name, phrase_count(match->game, GIVEN_LEAST).string, worst->number);
    }
    return worst;
}

void summary_of_review(const struct match *match, const struct reviewed *turns,
                       const char *const names[2], struct text *out) {
    add_marks(match, turns, names, out);
    if (!turns->marks) {
        add_most_captured(match, turns, names, out);
    } else if (!find_costliest(match, turns)) {
        text_add(out, words_count(WORD_REVIEW_MARKS, turns->marks));
    }
    if (out->length && out->data[out->length - 1] == ' ') {
        out->data[--out->length] = '\0'; /* what follows begins with one */
    }
    bool counted = add_given_away(match, turns, names, out);
    add_end(match, turns, names, out);
    if (!counted) {
        add_decided(match, turns, out);
    }
    text_add(out, words(match->game->lead_note));
}

/* ---- as a coach would say it ---- */

int summary_pupil(const struct match *match, const struct reviewed *turns) {
    struct result result = match_result_at(match, turns->end);
    int marks[2] = {0, 0};
    for (int i = 0; i < turns->count; i++) {
        marks[turns->turn[i].side] += turns->turn[i].mark != MARK_NONE;
    }
    int loser = result.outcome == OUTCOME_WIN ? !result.winner : NOWHERE;
    return loser != NOWHERE && marks[loser] ? loser
           : !marks[0] && !marks[1]         ? NOWHERE
                                            : marks[1] > marks[0];
}

/* The one mark of a review that has no other. */
static const struct reviewed_turn *find_only(const struct reviewed *turns) {
    const struct reviewed_turn *found = NULL;
    for (int i = 0; i < turns->count && turns->marks == 1; i++) {
        found = turns->turn[i].mark ? &turns->turn[i] : found;
    }
    return found;
}

void summary_as_coach(const struct match *match, const struct reviewed *turns,
                      const char *const names[2], int pupil, const struct practice *practice,
                      struct text *out) {
    const struct reviewed_turn *turn = find_costliest(match, turns);
    bool decided = turn && turn->mark == MARK_BLUNDER;
    enum word word = decided ? WORD_REVIEW_TURNED : turn ? WORD_REVIEW_COSTLIEST : WORD_REVIEW_ONLY;
    turn = turn ? turn : find_only(turns);
    if (turn) {
        text_format(out, words_to(word, names[turn->side]), turn->number, names[turn->side]);
    } else {
        text_add(out, words(WORD_REVIEW_UNDECIDED));
    }
    practice_sentence(match, practice, pupil == NOWHERE ? "" : names[pupil], out);
}
