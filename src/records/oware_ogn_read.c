/* oware_ogn_read.c: reading Oware Game Notation; see oware_ogn.h. */
#include "engine/rules.h"
#include "games/oware.h"
#include "records/oware_ogn.h"
#include "records/oware_ogn_words.h"
#include "records/record_notes.h"
#include "records/record_reader.h"
#include "records/record_words.h"

#include <string.h>

/* What else the tags contain. */
struct ogn {
    struct text start_comment, end_comment;
    struct text_pos result_where;
    bool by_time;
};

/* What a result claims. */
struct claim {
    enum { CLAIM_NOTHING, CLAIM_OPEN, CLAIM_WIN, CLAIM_DRAW, CLAIM_SEEDS } kind;
    int winner;   /* CLAIM_WIN */
    int seeds[2]; /* CLAIM_SEEDS */
};

/* ---- tags ---- */

static const char *take_variant(const char *value) {
    bool known = strstr(value, "ware") || strstr(value, "bapa") || strcmp(value, "?") == 0;
    return known || !*value ? NULL : words(WORD_RECORD_OWARE_ONLY);
}

static const char *take_comment(struct text *comment, const char *value) {
    text_clear(comment);
    text_add(comment, value);
    return comment->truncated ? words(WORD_NO_MEMORY) : NULL;
}

/* The option that the tag sets, or NULL. */
static const char *option_of(const char *tag) {
    for (int i = 0; i < OWARE_OGN_OPTIONS; i++) {
        if (text_same_letters(oware_ogn_option_tags[i], tag)) {
            return oware_game.options[i].key;
        }
    }
    return NULL;
}

/* A comment, an option, or a tag that is stored with the match. */
static const char *take_other_tag(struct record_reader *reader, const char *name,
                                  const char *value) {
    struct ogn *ogn = reader->context;
    bool unknown = strcmp(value, "?") == 0;
    if (text_same_letters(name, "StartComment")) {
        return take_comment(&ogn->start_comment, value);
    }
    if (text_same_letters(name, "EndComment")) {
        return take_comment(&ogn->end_comment, value);
    }
    if (option_of(name)) {
        return record_take_option(reader, option_of(name), value);
    }
    for (int i = 0; i < OGN_ROSTER; i++) {
        if (unknown && text_same_letters(oware_ogn_roster[i], name)) {
            return NULL;
        }
    }
    return record_keep_tag(reader, name, value);
}

static const char *take_tag(struct record_reader *reader, struct text_pos where, const char *name,
                            const char *value) {
    struct ogn *ogn = reader->context;
    bool unknown = strcmp(value, "?") == 0;
    switch (oware_ogn_tag(name)) {
    case TAG_GAME:
        return take_variant(value);
    case TAG_PLAYER_0:
        return record_take_name(reader, 0, unknown ? "" : value);
    case TAG_PLAYER_1:
        return record_take_name(reader, 1, unknown ? "" : value);
    case TAG_RESULT:
        ogn->result_where = where;
        return record_take_result(reader, unknown ? "" : value);
    case TAG_POSITION:
        return record_take_position(reader, where, value);
    case TAG_CURRENT:
        return record_take_current(reader, where, value);
    case TAG_TERMINATION:
        ogn->by_time = strcmp(value, rules_reason_name(REASON_TIME)) == 0;
        return NULL;
    default:
        return take_other_tag(reader, name, value);
    }
}

/* By default, a grand slam captures nothing. */
static bool tags_done(struct record_reader *reader) {
    options_set(&oware_game, &reader->options, "grand-slam=no-capture");
    return true;
}

/* ---- comments ---- */

static bool is_space(int c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Words with single spaces between them; a backslash is an ordinary character. */
static bool read_comment(struct record_scan *scan, struct text *out) {
    struct text_pos start = scan->where;
    bool begun = false;
    for (;;) {
        scan_skip_space(scan);
        int c = scan_peek(scan);
        if (c == '}') {
            scan_skip(scan);
            return !out->truncated || scan_fail(scan, start, words(WORD_NO_MEMORY));
        }
        if (begun) {
            text_char(out, ' ');
        }
        begun = true;
        while (c != '}' && !is_space(c)) {
            if (c <= 0) {
                return c < 0 ? scan_fail(scan, start, words(WORD_RECORD_COMMENT_END))
                             : scan_fail(scan, scan->where, words(WORD_RECORD_ZERO));
            }
            text_char(out, (char)c);
            scan_skip(scan);
            c = scan_peek(scan);
        }
    }
}

/* ---- the result ---- */

/* Reads "25-23"; false when it is something else. */
static bool read_seeds(const char *word, int seeds[2]) {
    uint32_t south = 0, north = 0;
    const char *at = read_number(word, OWARE_SEEDS, &south);
    at = at && *at == '-' ? read_number(at + 1, OWARE_SEEDS, &north) : NULL;
    seeds[0] = (int)south;
    seeds[1] = (int)north;
    return at && !*at;
}

/* False when the word is not a result. */
static bool claim_from(const char *word, struct claim *claim) {
    *claim = (struct claim){.kind = CLAIM_NOTHING};
    if (!*word) {
        return true;
    }
    if (strcmp(word, "*") == 0) {
        claim->kind = CLAIM_OPEN;
    } else if (strcmp(word, "1-0") == 0 || strcmp(word, "0-1") == 0) {
        claim->kind = CLAIM_WIN;
        claim->winner = word[0] == '0';
    } else if (strcmp(word, "1/2-1/2") == 0) {
        claim->kind = CLAIM_DRAW;
    } else if (read_seeds(word, claim->seeds)) {
        claim->kind = CLAIM_SEEDS;
    }
    return claim->kind != CLAIM_NOTHING;
}

/* A match that is not over by the rules but has a result was ended without a move: if all seeds are
 * shared out or it is a draw, by agreement; if it is a win, by resignation or on time. NULL or a
 * message. */
static const char *end_without_move(struct match *match, const struct claim *claim, bool by_time) {
    switch (claim->kind) {
    case CLAIM_WIN:
        return by_time ? match_time_out(match, !claim->winner)
                       : match_resign(match, !claim->winner);
    case CLAIM_DRAW:
        return match_agree(match);
    case CLAIM_SEEDS:
        return claim->seeds[0] + claim->seeds[1] == OWARE_SEEDS ? match_agree(match)
                                                                : words(WORD_RECORD_ENDS_OTHERWISE);
    default:
        return NULL;
    }
}

static bool is_so(const struct match *match, const struct claim *claim) {
    struct result result = match_result(match);
    const struct position *pos = match_position(match);
    switch (claim->kind) {
    case CLAIM_OPEN:
        return result.outcome == OUTCOME_OPEN;
    case CLAIM_WIN:
        return result.outcome == OUTCOME_WIN && result.winner == claim->winner;
    case CLAIM_DRAW:
        return result.outcome == OUTCOME_DRAW;
    case CLAIM_SEEDS:
        return match->game->score(pos, 0) == claim->seeds[0] &&
               match->game->score(pos, 1) == claim->seeds[1];
    default:
        return true;
    }
}

/* Ends the match with the result, or rejects a result that contradicts the moves. */
static bool settle(struct record_reader *reader, struct text_pos where, const char *word) {
    struct ogn *ogn = reader->context;
    struct match *match = &reader->match;
    struct claim claim;
    if (!claim_from(word, &claim)) {
        return scan_fail_about(&reader->scan, where, word, words(WORD_RECORD_BAD_RESULT));
    }
    const char *message = NULL;
    if (!match_over(match)) {
        message = end_without_move(match, &claim, ogn->by_time);
    }
    if (message || !is_so(match, &claim)) {
        return scan_fail_about(&reader->scan, where, word,
                               message ? message : words(WORD_RECORD_ENDS_OTHERWISE));
    }
    if (ogn->start_comment.length) {
        message = match_set_comment(match, MATCH_ROOT, text_string(&ogn->start_comment));
    }
    if (!message && ogn->end_comment.length && match_is_termination(match, match->current)) {
        message = match_set_comment(match, match->current, text_string(&ogn->end_comment));
    }
    return message ? scan_fail(&reader->scan, where, message) : record_finish(reader, where);
}

static bool finish(struct record_reader *reader, struct text_pos where, const char *word) {
    struct ogn *ogn = reader->context;
    if (reader->level_count) {
        return record_finish(reader, where);
    }
    if (word[0] && reader->result[0] && strcmp(word, reader->result) != 0) {
        return scan_fail_about(&reader->scan, where, word, words(WORD_RECORD_TAG_RESULT));
    }
    return word[0] ? settle(reader, where, word)
                   : settle(reader, ogn->result_where, reader->result);
}

/* ---- moves ---- */

static void skip_gain(struct record_scan *scan) {
    if (scan_peek(scan) == '+') {
        do {
            scan_skip(scan);
        } while (scan_peek(scan) >= '0' && scan_peek(scan) <= '9');
    }
}

/* "!" or "?!" after a move. */
static void read_suffix(struct record_reader *reader) {
    struct record_scan *scan = &reader->scan;
    char word[8];
    struct text text = text_fixed(word, sizeof word);
    for (; scan_peek(scan) == '!' || scan_peek(scan) == '?'; scan_skip(scan)) {
        text_char(&text, (char)scan_peek(scan));
    }
    if (word[0]) {
        record_take_suffix(reader, record_note_suffix(word));
    }
}

/* Letters of houses, each followed by '+' and the seeds captured, which are for people. */
static bool read_moves(struct record_reader *reader) {
    struct record_scan *scan = &reader->scan;
    struct text_pos start = scan->where;
    char word[40];
    struct text text = text_fixed(word, sizeof word);
    text_add_bytes(&text, scan->at, scan_word_length(scan, ' '));
    for (size_t left = scan_word_length(scan, ' '); left; left = scan_word_length(scan, ' ')) {
        struct text_pos where = scan->where;
        char letter[2];
        scan_take(scan, 1, letter, sizeof letter);
        if (!strchr("ABCDEFabcdef", letter[0])) {
            return scan_fail_about(scan, start, word, words(WORD_NOT_LEGAL));
        }
        const char *message = match_play_text(&reader->match, letter);
        if (message) {
            return scan_fail_about(scan, where, letter, message);
        }
        reader->started = true;
        skip_gain(scan);
        read_suffix(reader);
        skip_gain(scan);
    }
    return true;
}

static bool read_word(struct record_reader *reader, bool *finished) {
    struct text_pos where = reader->scan.where;
    size_t length = scan_word_length(&reader->scan, ' ');
    char word[16];
    struct text text = text_fixed(word, sizeof word);
    text_add_bytes(&text, reader->scan.at, length);
    struct claim claim;
    if (!text.truncated && claim_from(word, &claim)) {
        scan_take(&reader->scan, length, word, sizeof word);
        *finished = true;
        return finish(reader, where, word);
    }
    bool good = false;
    if (record_read_common_word(reader, &good)) {
        return good;
    }
    return (scan_number(&reader->scan) && !scan_word_length(&reader->scan, ' ')) ||
           read_moves(reader);
}

/* An unfinished match needs no result. */
static bool read_end(struct record_reader *reader) {
    return finish(reader, reader->scan.where, "");
}

/* ---- the whole record ---- */

/* The tag that names the game in Serai's own records does not exist in this notation. */
static bool look_for_telling(void *context, const char *name, const char *value) {
    static const char *const telling[] = {"Variant", "South", "North", "FEN"};
    bool *told = context;
    (void)value;
    for (size_t i = 0; i < sizeof telling / sizeof telling[0]; i++) {
        *told = *told || text_same_letters(name, telling[i]);
    }
    return !*told && !text_same_letters(name, "Game");
}

bool oware_ogn_recognize(const char *record, size_t length) {
    struct record_error error;
    struct record_scan scan = scan_start(record, length, &error);
    bool told = false;
    scan_tags(&scan, look_for_telling, &told);
    return told;
}

bool oware_ogn_read(const char *record, size_t length, struct match *match,
                    struct record_error *error) {
    static const struct record_notation notation = {.take_tag = take_tag,
                                                    .tags_done = tags_done,
                                                    .read_comment = read_comment,
                                                    .read_word = read_word,
                                                    .read_end = read_end};
    struct ogn ogn = {.result_where = {1, 1}};
    struct record_reader reader = {.notation = &notation,
                                   .context = &ogn,
                                   .scan = scan_start(record, length, error),
                                   .game = &oware_game,
                                   .options = options_default(&oware_game)};
    bool done = record_reader_run(&reader, match);
    text_free(&ogn.start_comment);
    text_free(&ogn.end_comment);
    return done;
}
