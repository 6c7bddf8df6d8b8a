/* given.c: see given.h. */
#include "advice/given.h"

enum { HUNDREDTHS = 100, SEVERAL = 2 };

/* Whether a turn is one of the side that lost, in a match and a game where such turns are told of.
 */
static bool is_told(const struct match *match, const struct reviewed *reviewed,
                    const struct reviewed_turn *turn) {
    struct result result = match_result_at(match, reviewed->end);
    return result.outcome == OUTCOME_WIN && turn->side != result.winner &&
           !match->game->margins_jump;
}

int given_asked(const struct match *match, const struct reviewed *reviewed,
                const struct reviewed_turn *turn) {
    bool marked = false; /* or may be */
    for (int i = 0; i < turn->number - 1; i++) {
        const struct reviewed_turn *other = &reviewed->turn[i];
        marked = marked || (other->side == turn->side && (other->mark || other->pending));
    }
    return marked && is_told(match, reviewed, turn) ? HUNDREDTHS * GIVEN_LEAST : 0;
}

void given_find(struct reviewed *reviewed, const struct match *match) {
    bool marked = false;
    reviewed->given = 0;
    for (int i = 0; i < reviewed->count; i++) {
        struct reviewed_turn *turn = &reviewed->turn[i];
        bool own = is_told(match, reviewed, turn);
        int lost = own && marked && turn->done ? reviewed_given(match, turn) : 0;
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
