/* summary.c: see summary.h. */
#include "ui/advice/summary.h"

#include "ui/advice/reason.h"
#include "words/words.h"

static void add_marks(const struct reviewed *turns, const char *const names[2], struct text *out) {
    int marks[2] = {0, 0};
    for (int i = 0; i < turns->count; i++) {
        marks[turns->turn[i].side] += turns->turn[i].mark != MARK_NONE;
    }
    for (int side = 0; side < 2; side++) {
        if (marks[side]) {
            bool one = marks[side] == 1;
            text_format(out, words(one ? WORD_REVIEW_SIDE_MARK : WORD_REVIEW_SIDE_MARKS),
                        names[side], marks[side]);
        } else {
            text_format(out, words(WORD_REVIEW_SIDE_CLEAR), names[side]);
        }
    }
}

/* Which turn captured most. */
static void add_most_captured(const struct match *match, const struct reviewed *turns,
                              const char *const names[2], struct text *out) {
    const struct reviewed_turn *found = NULL;
    int most = 0;
    for (int i = 0; i < turns->count; i++) {
        int captures = reviewed_captures(match, turns->turn[i].to);
        found = captures > most ? &turns->turn[i] : found;
        most = captures > most ? captures : most;
    }
    if (found) {
        text_format(out, words(WORD_REVIEW_MOST_CAPTURED), found->number, names[found->side],
                    reason_count_captured(match->game, most).string);
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
        bool worse = !found || (turn->mark == found->mark
                                    ? reviewed_loss(match, turn) > reviewed_loss(match, found)
                                    : turn->mark == MARK_MISTAKE);
        found = turn->mark && worse ? turn : found;
    }
    return match->game->margins_jump || turns->marks < 2 ? NULL : found;
}

void summary_of_review(const struct match *match, const struct reviewed *turns,
                       const char *const names[2], struct text *out) {
    const struct reviewed_turn *turn = find_costliest(match, turns);
    add_marks(turns, names, out);
    if (turn) {
        bool decided = turn->mark == MARK_BLUNDER;
        text_format(out, words(decided ? WORD_REVIEW_TURNED : WORD_REVIEW_COSTLIEST), turn->number,
                    names[turn->side]);
    } else if (turns->marks) {
        text_add(out, words(WORD_REVIEW_MARKS));
    } else {
        add_most_captured(match, turns, names, out);
    }
    text_add(out, words(match->game->lead_note));
}
