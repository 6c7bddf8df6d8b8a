/* given.c: see given.h. */
#include "advice/given.h"

#include "advice/phrases.h"
#include "words/words.h"

enum { HUNDREDTHS = 100, SEVERAL = 2 };

/* What a side lost by a turn, as far as the looks before and after it tell, in hundredths of what
 * the score counts; 0 where one of them proves more than it counts. */
static int lost_by(const struct match *match, const struct reviewed *turns, int index) {
    const struct reviewed_turn *turn = &turns->turn[index];
    bool known = index > 0 && turns->turn[index - 1].to == turn->from &&
                 turns->turn[index - 1].done && turn->done;
    const struct match_note *before = &match->nodes[turn->from].note,
                            *after = &match->nodes[turn->to].note;
    int lost = turn->side ? after->value - before->value : before->value - after->value;
    return known && !before->proven && !after->proven ? lost : 0;
}

void given_find(struct reviewed *reviewed, const struct match *match) {
    struct result result = match_result_at(match, reviewed->end);
    bool tells = result.outcome == OUTCOME_WIN && !match->game->margins_jump, marked = false;
    reviewed->given = 0;
    for (int i = 0; i < reviewed->count; i++) {
        struct reviewed_turn *turn = &reviewed->turn[i];
        bool own = turn->side != result.winner;
        int lost = tells && own && marked && !turn->mark ? lost_by(match, reviewed, i) : 0;
        turn->given = lost >= HUNDREDTHS * GIVEN_LEAST ? lost : 0;
        reviewed->given += turn->given > 0;
        marked = marked || (own && turn->mark);
    }
    for (int i = 0; i < reviewed->count && reviewed->given < SEVERAL; i++) {
        reviewed->turn[i].given = 0;
    }
    reviewed->given = reviewed->given < SEVERAL ? 0 : reviewed->given;
}

const struct reviewed_turn *given_worst(const struct reviewed *reviewed) {
    const struct reviewed_turn *worst = NULL;
    for (int i = 0; i < reviewed->count; i++) {
        const struct reviewed_turn *turn = &reviewed->turn[i];
        worst = turn->given > (worst ? worst->given : 0) ? turn : worst;
    }
    return worst;
}

const struct reviewed_turn *given_beside(const struct reviewed *reviewed, int number, int step) {
    int count = reviewed->count, at = number > 0 ? number - 1 : step > 0 ? -1 : count;
    for (int i = 0; i < count; i++) {
        at = (at + step + count) % count;
        if (reviewed->turn[at].given) {
            return &reviewed->turn[at];
        }
    }
    return NULL;
}

int given_rank(const struct reviewed *reviewed, const struct reviewed_turn *turn) {
    int rank = 0;
    for (int i = 0; i < turn->number && turn->given; i++) {
        rank += reviewed->turn[i].given > 0;
    }
    return rank;
}

void given_sentence(const struct match *match, const struct reviewed *reviewed,
                    const struct reviewed_turn *turn, const char *name, struct text *out) {
    int count = (turn->given + HUNDREDTHS / 2) / HUNDREDTHS;
    text_format(out, words_to(WORD_GIVEN_TURN, name), turn->number, name,
                phrase_count(match->game, count).string);
    const struct reviewed_turn *reply =
        turn->number < reviewed->count ? &reviewed->turn[turn->number] : NULL;
    int captures = reply && reply->side != turn->side ? reviewed_captures(match, reply->to) : 0;
    if (captures) {
        text_format(out, words(WORD_GIVEN_REPLY), phrase_captured(match->game, captures).string);
    }
}
