/* contrast.c: see contrast.h. */
#include "advice/contrast.h"

#include "advice/phrases.h"

#include <limits.h>

struct lapse contrast_write(const struct game *game, const struct position *before,
                            const struct position after[2], const int taken[2], struct text *out) {
    enum { LEAST_PART = 10 }; /* of the replies: fewer less would say little */
    int side = game->side_to_act(before), answer[2], replies[2], scored[2];
    struct fact facts[FACTS_MAX];
    for (int i = 0; i < 2; i++) {
        if (turns_is_over(game, &after[i]) || game->side_to_act(&after[i]) == side) {
            return (struct lapse){.kind = LAPSE_NONE};
        }
        answer[i] = turns_can_capture(game, &after[i], !side, INT_MAX);
        replies[i] = turns_count_actions(game, &after[i], !side);
        scored[i] = game->score(&after[i], side) - game->score(before, side);
    }
    bool safer = answer[0] != NOWHERE && answer[0] < answer[1];
    if (safer && answer[0] - taken[0] < answer[1] - taken[1]) {
        struct line most = phrase_captured(game, answer[0]);
        struct line more = phrase_captured(game, answer[1]);
        if (answer[0]) {
            text_format(out, words(WORD_REVIEW_SAFER), most.string, more.string);
        } else {
            text_format(out, words(WORD_REVIEW_SAFE), more.string);
        }
        return (struct lapse){.kind = LAPSE_OPEN, .amount = answer[1]};
    }
    if (LEAST_PART * (replies[1] - replies[0]) >= replies[1]) {
        text_format(out, words_count(WORD_REVIEW_FEWER_REPLIES, replies[0]), replies[0],
                    replies[1]);
    } else if (scored[0] > scored[1]) {
        text_format(out, words(WORD_REVIEW_SCORES), phrase_count(game, scored[0]).string,
                    phrase_count(game, scored[1]).string);
        return (struct lapse){.kind = LAPSE_SCORE};
    } else if (game->facts &&
               game->facts->find(&after[1], &after[0], 1U << FACT_CONTRAST, facts) > 0) {
        game->facts->tell(&facts[0], words(WORD_REASON_OPPONENT), out);
        return (struct lapse){.kind = LAPSE_RULE, .fact = facts[0]};
    }
    return (struct lapse){.kind = LAPSE_NONE};
}

static bool has(const struct fact facts[], int count, const struct fact *fact) {
    int i = 0;
    while (i < count && (facts[i].use != fact->use || facts[i].kind != fact->kind)) {
        i++;
    }
    return i < count;
}

struct lapse contrast_write_fact(const struct game *game, const struct position *before,
                                 const struct position after[2], unsigned uses, struct text *out) {
    struct fact facts[2][FACTS_MAX];
    int count[2] = {0, 0};
    for (int i = 0; i < 2 && game->facts; i++) {
        count[i] = game->facts->find(before, &after[i], uses, facts[i]);
    }
    for (int i = 0; i < count[0]; i++) {
        if (!has(facts[1], count[1], &facts[0][i])) {
            text_char(out, ' ');
            game->facts->tell(&facts[0][i], words(WORD_REASON_OPPONENT), out);
            return (struct lapse){.kind = LAPSE_RULE, .fact = facts[0][i]};
        }
    }
    return (struct lapse){.kind = LAPSE_NONE};
}
