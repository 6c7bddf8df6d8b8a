/* practice.c: see practice.h. */
#include "advice/practice.h"

#include "advice/phrases.h"
#include "words/words.h"

/* The mistakes of a kind, which for rules of the game is what the game calls it. */
struct kind {
    enum lapse_kind kind;
    enum word rule;
    int count;
    struct practice worst;
};

enum { KINDS_MAX = 16 }; /* later ones of a match are not counted */

/* The kind of a lapse among those that there are, or a new one; NULL: none that can be practiced.
 */
static struct kind *kind_of(struct kind kinds[], int *count, const struct game *game,
                            const struct lapse *lapse) {
    enum word rule = lapse->kind == LAPSE_RULE && game->facts->practice
                         ? game->facts->practice(&lapse->fact)
                         : WORD_NONE;
    if (lapse->kind == LAPSE_NONE || (lapse->kind == LAPSE_RULE && rule == WORD_NONE)) {
        return NULL;
    }
    int at = 0;
    while (at < *count && (kinds[at].kind != lapse->kind || kinds[at].rule != rule)) {
        at++;
    }
    if (at == KINDS_MAX) {
        return NULL;
    }
    if (at == *count) {
        kinds[(*count)++] = (struct kind){.kind = lapse->kind, .rule = rule};
    }
    return &kinds[at];
}

struct practice practice_of(const struct match *match, const struct reviewed *reviewed, int side) {
    struct kind kinds[KINDS_MAX], most = {.count = 0};
    int count = 0;
    for (int i = 0; i < reviewed->count; i++) {
        const struct reviewed_turn *turn = &reviewed->turn[i];
        if (!turn->mark || turn->side != side) {
            continue;
        }
        static const char *const nobody[2] = {"", ""}; /* only the kind of mistake counts */
        struct text told = {0};
        struct lapse lapse = reviewed_sentence(match, turn, nobody, &told);
        struct kind *kind = kind_of(kinds, &count, match->game, &lapse);
        text_free(&told);
        if (kind) {
            const struct reviewed_turn *worst = kind->worst.turn;
            bool worse = !worst || reviewed_costs_more(match, turn, worst);
            kind->worst = worse ? (struct practice){turn, lapse} : kind->worst;
            kind->count++;
        }
    }
    for (int i = 0; i < count; i++) {
        bool costlier = kinds[i].count == most.count &&
                        reviewed_costs_more(match, kinds[i].worst.turn, most.worst.turn);
        most = kinds[i].count > most.count || costlier ? kinds[i] : most;
    }
    return most.worst;
}

void practice_sentence(const struct match *match, const struct practice *practice, const char *name,
                       struct text *out) {
    static const enum word said[LAPSES] = {
        [LAPSE_WIN] = WORD_PRACTICE_WIN,         [LAPSE_LOSS] = WORD_PRACTICE_LOSS,
        [LAPSE_CAPTURE] = WORD_PRACTICE_CAPTURE, [LAPSE_SCORE] = WORD_PRACTICE_SCORE,
        [LAPSE_OPEN] = WORD_PRACTICE_OPEN,
    };
    const struct game *game = match->game;
    const struct lapse *lapse = &practice->lapse;
    if (!practice->turn) {
        text_add(out, words(WORD_PRACTICE_NONE));
        return;
    }
    enum word word =
        lapse->kind == LAPSE_RULE ? game->facts->practice(&lapse->fact) : said[lapse->kind];
    const char *text = words_to(word, name);
    int number = practice->turn->number;
    if (lapse->kind == LAPSE_OPEN) {
        text_format(out, text, name, number, phrase_captured(game, lapse->amount).string);
    } else {
        text_format(out, text, name, number);
    }
}
