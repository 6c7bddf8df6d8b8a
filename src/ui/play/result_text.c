/* result_text.c: see result_text.h. */
#include "ui/play/result_text.h"

#include "words/words.h"

struct line result_headline_rolling(const struct match *match, const char *const name[2],
                                    float part) {
    const struct position *pos = match_position(match);
    struct result result = match_result(match);
    int winner = result.outcome == OUTCOME_WIN ? result.winner : 0;
    int own = (int)((float)match->game->score(pos, winner) * part + 0.5F);
    int other = (int)((float)match->game->score(pos, !winner) * part + 0.5F);
    bool counted = result.reason != REASON_RESIGNATION && result.reason != REASON_TIME;
    if (result.outcome == OUTCOME_WIN && !counted) {
        return text_line(words_to(WORD_WINS_PLAINLY, name[winner]), name[winner]);
    }
    return result.outcome == OUTCOME_WIN
               ? text_line(words_to(WORD_WINS, name[winner]), name[winner], own, other)
               : text_line(words(WORD_DRAWN), own, other);
}

struct line result_headline(const struct match *match, const char *const name[2]) {
    return result_headline_rolling(match, name, 1);
}

struct line result_reason(const struct game *game, struct result result,
                          const char *const name[2]) {
    static const enum word sentences[REASONS] = {
        [REASON_MAJORITY] = WORD_BY_MAJORITY,   [REASON_SCORE] = WORD_BY_SCORE,
        [REASON_STRANDED] = WORD_BY_STRANDED,   [REASON_CAPTURED] = WORD_BY_CAPTURED,
        [REASON_KING] = WORD_BY_KING,           [REASON_BARRIER] = WORD_BY_BARRIER,
        [REASON_AGREEMENT] = WORD_BY_AGREEMENT, [REASON_RESIGNATION] = WORD_BY_RESIGNATION,
        [REASON_TIME] = WORD_BY_TIME,
    };
    /* the player that the sentence names, if it names one */
    int player = result.reason == REASON_MAJORITY ? result.winner : !result.winner;
    enum word own = result.reason == REASON_SCORE      ? game->by_score
                    : result.reason == REASON_STRANDED ? game->stranded
                                                       : WORD_NONE;
    bool about = result.reason == REASON_MAJORITY || result.reason == REASON_CAPTURED ||
                 result.reason == REASON_KING;
    enum word sentence = own ? own : sentences[result.reason];
    return text_line(about ? words_to(sentence, name[player]) : words(sentence), name[player]);
}

struct line result_sentence(const struct play *play, const char *const name[2]) {
    struct result result = match_result(&play->match);
    struct line line = {""};
    bool by_termination = result.reason == REASON_RESIGNATION || result.reason == REASON_TIME ||
                          result.reason == REASON_AGREEMENT;
    if (play->face->result_text && !by_termination) {
        struct text text = text_fixed(line.string, sizeof line.string);
        struct trace last;
        match_trace(&play->match, play->match.current, &last);
        play->face->result_text(match_position(&play->match), &last, name, &text);
    }
    return line.string[0] ? line : result_reason(play->game, result, name);
}
