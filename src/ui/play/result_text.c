/* result_text.c: see result_text.h. */
#include "ui/play/result_text.h"

#include "words/words.h"

void result_headline(const struct match *match, const char *const name[2], struct text *out) {
    const struct position *pos = match_position(match);
    struct result result = match_result(match);
    int winner = result.outcome == OUTCOME_WIN ? result.winner : 0;
    int own = match->game->score(pos, winner), other = match->game->score(pos, !winner);
    bool counted = result.reason != REASON_RESIGNATION && result.reason != REASON_TIME;
    if (result.outcome == OUTCOME_WIN && !counted) {
        text_format(out, words(WORD_WINS_PLAINLY), name[winner]);
    } else if (result.outcome == OUTCOME_WIN) {
        text_format(out, words(WORD_WINS), name[winner], own, other);
    } else {
        text_format(out, words(WORD_DRAWN), own, other);
    }
}

void result_reason(struct result result, const char *const name[2], struct text *out) {
    static const enum word sentences[REASONS] = {
        [REASON_MAJORITY] = WORD_BY_MAJORITY,   [REASON_SCORE] = WORD_BY_SCORE,
        [REASON_STRANDED] = WORD_BY_STRANDED,   [REASON_CAPTURED] = WORD_BY_CAPTURED,
        [REASON_KING] = WORD_BY_KING,           [REASON_BARRIER] = WORD_BY_BARRIER,
        [REASON_AGREEMENT] = WORD_BY_AGREEMENT,
    };
    if (result.reason == REASON_RESIGNATION || result.reason == REASON_TIME) {
        text_format(out, words(result.reason == REASON_TIME ? WORD_BY_TIME : WORD_BY_RESIGNATION),
                    name[!result.winner]);
    } else {
        text_add(out, words(sentences[result.reason]));
    }
}

void result_sentence(const struct play *play, const char *const name[2], struct text *out) {
    struct result result = match_result(&play->match);
    bool by_consent = result.reason == REASON_RESIGNATION || result.reason == REASON_TIME ||
                      result.reason == REASON_AGREEMENT;
    if (play->face->verdict && !by_consent) {
        play->face->verdict(match_position(&play->match), name, out);
    } else {
        result_reason(result, name, out);
    }
}
