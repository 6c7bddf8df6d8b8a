/* record_read.c: reading a record; see record.h. */
#include "engine/record.h"
#include "engine/record_words.h"
#include "engine/rules.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char no_memory[] = "there is not enough memory";

/* ---- characters ---- */

struct place {
    int line, column;
};

/* Where a variation was entered, to go back to. */
struct level {
    int node;
    bool ended;
};

struct reader {
    const struct game *const *games;
    int games_count;
    struct record_error *error;

    const char *at, *end;
    struct place place; /* of *at */

    /* what the tags said */
    const struct game *game; /* NULL until the first tag */
    struct options options;
    struct text position;
    struct place position_place;
    int current; /* MATCH_NONE: not said */
    struct place current_place;
    char result[8];

    struct match match; /* before it has begun it only collects names and tags */
    struct level *levels;
    int level_count, level_capacity;
    bool started; /* an action of this line was played */
    bool ended;   /* "--" stood: only variations may follow in this line */
};

static bool fail(struct reader *reader, struct place place, const char *reason) {
    reader->error->line = place.line;
    reader->error->column = place.column;
    struct text text = text_fixed(reader->error->reason, sizeof reader->error->reason);
    text_add(&text, reason);
    return false;
}

/* The same, about a short piece of the record. */
static bool fail_about(struct reader *reader, struct place place, const char *piece,
                       const char *reason) {
    char sentence[REASON_TEXT_MAX];
    snprintf(sentence, sizeof sentence, "%.32s: %s", piece, reason);
    return fail(reader, place, sentence);
}

/* The next character; EOF at the end. */
static int peek(const struct reader *reader) {
    return reader->at < reader->end ? (unsigned char)*reader->at : EOF;
}

static void skip(struct reader *reader) {
    unsigned char c = (unsigned char)*reader->at++;
    if (c == '\n') {
        reader->place.line++;
        reader->place.column = 1;
    } else if ((c & 0xC0) != 0x80) { /* UTF-8: only the first byte of a character counts */
        reader->place.column++;
    }
}

static bool is_space(int c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static void skip_space(struct reader *reader) {
    while (is_space(peek(reader))) {
        skip(reader);
    }
}

static bool expect(struct reader *reader, char c, const char *reason) {
    skip_space(reader);
    if (peek(reader) != c) {
        return fail(reader, reader->place, reason);
    }
    skip(reader);
    return true;
}

static bool read_escape(struct reader *reader, struct text *out) {
    struct place place = reader->place;
    skip(reader);
    int letter = peek(reader);
    const char *found = letter > 0 ? strchr(record_escape_letters, letter) : NULL;
    if (!found) {
        return fail(reader, place, "a backslash stands before \\, \", }, n or r only");
    }
    skip(reader);
    text_char(out, record_escaped[found - record_escape_letters]);
    return true;
}

/* The text up to `closing`, its escapes resolved; a line end counts as one space, as lines may have
 * been wrapped there. The opening character was taken. */
static bool read_quoted(struct reader *reader, char closing, const char *unclosed,
                        struct text *out) {
    struct place start = reader->place;
    while (peek(reader) != closing) {
        int c = peek(reader);
        if (c == EOF || (c == '\n' && closing == '"')) {
            return fail(reader, start, unclosed);
        }
        if (c == '\0') {
            return fail(reader, reader->place, "a zero byte is no text");
        }
        if (c == '\\') {
            if (!read_escape(reader, out)) {
                return false;
            }
            continue;
        }
        skip(reader);
        if (c == '\r' && peek(reader) == '\n') {
            continue;
        }
        text_char(out, c == '\n' || c == '\r' ? ' ' : (char)c);
    }
    skip(reader);
    return !out->cut || fail(reader, start, no_memory);
}

/* How many bytes up to white space or a character that is none of a word's, `stop` included. */
static size_t word_length(const struct reader *reader, char stop) {
    const char *at = reader->at;
    while (at < reader->end && *at && *at != stop && !is_space((unsigned char)*at) &&
           !strchr("[](){}\"", *at)) {
        at++;
    }
    return (size_t)(at - reader->at);
}

/* Copies the next `length` bytes, or what fits of them, and goes past them. */
static void take_bytes(struct reader *reader, size_t length, char *out, size_t size) {
    struct text text = text_fixed(out, size);
    text_add_bytes(&text, reader->at, length);
    for (; length; length--) {
        skip(reader);
    }
}

/* ---- tags ---- */

static const struct game *find_game(const struct reader *reader, const char *id) {
    for (int i = 0; i < reader->games_count; i++) {
        if (strcmp(reader->games[i]->id, id) == 0) {
            return reader->games[i];
        }
    }
    return NULL;
}

static const char *take_game(struct reader *reader, const char *value) {
    reader->game = find_game(reader, value);
    if (!reader->game) {
        return "there is no such game";
    }
    reader->options = options_default(reader->game);
    return NULL;
}

static const char *take_option(struct reader *reader, const char *name, const char *value) {
    struct text assignment = {0};
    text_format(&assignment, "%s=", name);
    text_add(&assignment, value);
    const char *message =
        assignment.cut ? no_memory
                       : options_set(reader->game, &reader->options, text_string(&assignment));
    text_free(&assignment);
    return message;
}

static const char *take_name(struct reader *reader, int side, const char *value) {
    if (strlen(value) >= MATCH_NAME_MAX) {
        return "a name has at most 63 bytes";
    }
    memcpy(reader->match.name[side], value, strlen(value) + 1);
    return NULL;
}

static const char *take_result(struct reader *reader, const char *value) {
    if (strlen(value) >= sizeof reader->result) {
        return "a result is 1-0, 0-1, 1/2-1/2 or *";
    }
    memcpy(reader->result, value, strlen(value) + 1);
    return NULL;
}

static const char *take_rules_version(struct reader *reader, const char *value) {
    uint32_t version = 0;
    const char *end = read_number(value, INT_MAX, &version);
    if (!end || *end) {
        return "a version is a number";
    }
    return (int)version == reader->game->rules_version
               ? NULL
               : "the record was played under another version of the rules";
}

static const char *take_current(struct reader *reader, struct place place, const char *value) {
    uint32_t current = 0;
    const char *end = read_number(value, INT_MAX, &current);
    if (!end || *end) {
        return "the tag Current is a number of steps";
    }
    reader->current = (int)current;
    reader->current_place = place;
    return NULL;
}

static const char *take_position(struct reader *reader, struct place place, const char *value) {
    text_clear(&reader->position);
    text_add(&reader->position, value);
    reader->position_place = place;
    return reader->position.cut ? no_memory : NULL;
}

/* The tags that say something to the record itself; the others are kept with the match. */
static const char *take_tag(struct reader *reader, struct place place, const char *name,
                            const char *value) {
    if (!reader->game) {
        return strcmp(name, "Game") == 0 ? take_game(reader, value)
                                         : "a record begins with the tag Game";
    }
    if (!record_is_own_tag(reader->game, name)) {
        return match_tag(&reader->match, name) ? "the tag stands there twice"
                                               : match_set_tag(&reader->match, name, value);
    }
    if (strcmp(name, "Player0") == 0 || strcmp(name, "Player1") == 0) {
        return take_name(reader, name[6] - '0', value);
    }
    if (strcmp(name, "Result") == 0) {
        return take_result(reader, value);
    }
    if (strcmp(name, "RulesVersion") == 0) {
        return take_rules_version(reader, value);
    }
    if (strcmp(name, "Position") == 0) {
        return take_position(reader, place, value);
    }
    if (strcmp(name, "Current") == 0) {
        return take_current(reader, place, value);
    }
    if (strcmp(name, "Game") == 0) {
        return "the tag stands there twice";
    }
    if (strcmp(name, "Termination") == 0) {
        return NULL; /* the rules tell why it ended */
    }
    return take_option(reader, name, value);
}

static bool read_tag(struct reader *reader) {
    struct place place = reader->place;
    char name[MATCH_TAG_MAX + 1]; /* too long a name stays too long when cut */
    struct text value = {0};
    skip(reader);
    skip_space(reader);
    take_bytes(reader, word_length(reader, ' '), name, sizeof name);
    bool done = expect(reader, '"', "a tag is written [Name \"value\"]") &&
                read_quoted(reader, '"', "a tag's value ends with \"", &value) &&
                expect(reader, ']', "a tag ends with ]");
    if (done) {
        const char *message = take_tag(reader, place, name, text_string(&value));
        done = !message || fail_about(reader, place, name, message);
    }
    text_free(&value);
    return done;
}

static bool read_tags(struct reader *reader) {
    skip_space(reader);
    while (peek(reader) == '[') {
        if (!read_tag(reader)) {
            return false;
        }
        skip_space(reader);
    }
    return reader->game || fail(reader, reader->place, "a record begins with [Game \"...\"]");
}

/* The tags are complete: the match begins, and takes over what they left with it. */
static bool begin_match(struct reader *reader) {
    struct match started;
    options_seal(reader->game, &reader->options, 0);
    const char *message =
        reader->position.length
            ? match_setup(&started, reader->game, &reader->options, text_string(&reader->position))
            : match_start(&started, reader->game, &reader->options);
    if (message) {
        return fail(reader, reader->position_place, message);
    }
    memcpy(started.name, reader->match.name, sizeof started.name);
    started.tags = reader->match.tags;
    started.tag_count = reader->match.tag_count;
    reader->match = started;
    return true;
}

/* ---- comments and variations ---- */

static bool read_comment(struct reader *reader) {
    struct match *match = &reader->match;
    struct place place = reader->place;
    struct text comment = {0};
    const char *before = match->nodes[match->current].comment;
    if (before) {
        text_format(&comment, "%s ", before);
    }
    skip(reader);
    bool done = read_quoted(reader, '}', "a comment ends with }", &comment);
    if (done) {
        const char *message = match_set_comment(match, match->current, text_string(&comment));
        done = !message || fail(reader, place, message);
    }
    text_free(&comment);
    return done;
}

/* A variation begins where the last action of its line was played, or where the line ended. */
static bool open_variation(struct reader *reader) {
    if (!reader->started && !reader->ended) {
        return fail(reader, reader->place, "a variation follows the action it could replace");
    }
    if (reader->level_count == reader->level_capacity) {
        int capacity = reader->level_capacity ? reader->level_capacity * 2 : 16;
        struct level *levels = realloc(reader->levels, (size_t)capacity * sizeof *levels);
        if (!levels) {
            return fail(reader, reader->place, no_memory);
        }
        reader->levels = levels;
        reader->level_capacity = capacity;
    }
    reader->levels[reader->level_count++] =
        (struct level){.node = reader->match.current, .ended = reader->ended};
    if (!reader->ended) {
        match_undo(&reader->match, 1);
    }
    reader->started = reader->ended = false;
    skip(reader);
    return true;
}

static bool close_variation(struct reader *reader) {
    if (!reader->level_count) {
        return fail(reader, reader->place, "no variation is open here");
    }
    if (!reader->started) {
        return fail(reader, reader->place, "a variation holds at least one action");
    }
    struct level level = reader->levels[--reader->level_count];
    match_go(&reader->match, level.node);
    match_end_line(&reader->match);
    reader->started = true;
    reader->ended = level.ended;
    skip(reader);
    return true;
}

/* ---- actions ---- */

/* One action of a group. `inside` says that it stands inside its turn, after a '.'. */
static bool read_action(struct reader *reader, bool inside) {
    struct match *match = &reader->match;
    struct place place = reader->place;
    char notation[64];
    size_t length = word_length(reader, '.');
    take_bytes(reader, length, notation, sizeof notation);
    if (!length) {
        return fail(reader, place, "an action is missing");
    }
    bool open = match->game->turn_open && match->game->turn_open(match_position(match));
    const char *message =
        length < sizeof notation ? match_play_text(match, notation) : "that is not a legal move";
    if (!message && open != inside) {
        message = open ? "inside a turn an action begins with '.'" : "this begins a new turn";
    }
    reader->started = true;
    return !message || fail_about(reader, place, notation, message);
}

/* The actions of one turn, or some of them, joined by '.'. */
static bool read_group(struct reader *reader) {
    bool inside = peek(reader) == '.';
    if (inside) {
        skip(reader);
    }
    while (read_action(reader, inside)) {
        if (peek(reader) != '.') {
            return true;
        }
        skip(reader);
        inside = true;
    }
    return false;
}

/* Goes past "12." or "12..."; false when there is no number. The number itself is for people. */
static bool skip_number(struct reader *reader) {
    const char *at = reader->at;
    while (at < reader->end && *at >= '0' && *at <= '9') {
        at++;
    }
    if (at == reader->at || at == reader->end || *at != '.') {
        return false;
    }
    while (at < reader->end && *at == '.') {
        at++;
    }
    while (reader->at < at) {
        skip(reader);
    }
    return true;
}

/* Plays an end by consent; false when the word is none. */
static bool play_consent(struct match *match, const char *word, const char **message) {
    for (int step = STEP_AGREE; step <= STEP_TIME; step++) {
        const char *consent = record_consent_word((enum match_step)step);
        size_t length = strlen(consent);
        if (strncmp(word, consent, length) != 0) {
            continue;
        }
        bool by_player = step == STEP_RESIGN || step == STEP_TIME;
        const char *rest = word + length;
        if (!by_player && !*rest) {
            *message = step == STEP_AGREE ? match_agree(match) : match_claim(match);
            return true;
        }
        if (by_player && (strcmp(rest, "0") == 0 || strcmp(rest, "1") == 0)) {
            int player = *rest - '0';
            *message =
                step == STEP_TIME ? match_time_out(match, player) : match_resign(match, player);
            return true;
        }
    }
    return false;
}

static bool is_result_word(const char *word) {
    return strcmp(word, "*") == 0 || strcmp(word, "1-0") == 0 || strcmp(word, "0-1") == 0 ||
           strcmp(word, "1/2-1/2") == 0;
}

static bool finish(struct reader *reader, struct place place, const char *word);

static bool read_word(struct reader *reader, bool *finished) {
    struct place place = reader->place;
    size_t length = word_length(reader, ' ');
    char word[16];
    struct text text = text_fixed(word, sizeof word);
    text_add_bytes(&text, reader->at, length);
    if (!length) {
        return fail(reader, place, "this does not belong into a record");
    }
    if (is_result_word(word)) {
        take_bytes(reader, length, word, sizeof word);
        *finished = true;
        return finish(reader, place, word);
    }
    if (reader->ended) {
        return fail(reader, place, "after -- only variations follow");
    }
    if (strcmp(word, "--") == 0) {
        take_bytes(reader, length, word, sizeof word);
        reader->ended = true;
        return true;
    }
    const char *message = NULL;
    if (play_consent(&reader->match, word, &message)) {
        take_bytes(reader, length, word, sizeof word);
        reader->started = true;
        return !message || fail_about(reader, place, word, message);
    }
    return (skip_number(reader) && !word_length(reader, ' ')) || read_group(reader);
}

/* ---- the end ---- */

static bool finish(struct reader *reader, struct place place, const char *word) {
    struct match *match = &reader->match;
    if (reader->level_count) {
        return fail(reader, place, "a variation is not closed");
    }
    if (strcmp(word, record_result_word(match_result(match))) != 0) {
        return fail_about(reader, place, word, "that is not how the match stands at its end");
    }
    if (reader->result[0] && strcmp(word, reader->result) != 0) {
        return fail_about(reader, place, word, "the tag Result says otherwise");
    }
    int steps = match_depth(match, match->current);
    if (reader->current > steps) {
        return fail(reader, reader->current_place,
                    "the tag Current counts more steps than there are");
    }
    if (reader->current != MATCH_NONE && reader->current < steps) {
        match_undo(match, steps - reader->current);
    }
    skip_space(reader);
    return peek(reader) == EOF || fail(reader, reader->place, "something stands after the result");
}

static bool read_moves(struct reader *reader) {
    bool finished = false;
    bool good = true;
    while (good && !finished) {
        skip_space(reader);
        switch (peek(reader)) {
        case EOF:
            good = fail(reader, reader->place, "the record ends without a result");
            break;
        case '{':
            good = read_comment(reader);
            break;
        case '(':
            good = open_variation(reader);
            break;
        case ')':
            good = close_variation(reader);
            break;
        default:
            good = read_word(reader, &finished);
            break;
        }
    }
    return good;
}

bool record_read(const struct game *const games[], int games_count, const char *record,
                 size_t length, struct match *match, struct record_error *error) {
    static const char byte_order_mark[] = "\xEF\xBB\xBF";
    struct reader reader = {.games = games,
                            .games_count = games_count,
                            .error = error,
                            .at = record,
                            .end = record + length,
                            .place = {1, 1},
                            .position_place = {1, 1},
                            .current = MATCH_NONE};
    if (length >= 3 && memcmp(record, byte_order_mark, 3) == 0) {
        reader.at += 3;
    }
    bool done = read_tags(&reader) && begin_match(&reader) && read_moves(&reader);
    if (done) {
        *match = reader.match;
    } else {
        match_free(&reader.match);
    }
    text_free(&reader.position);
    free(reader.levels);
    return done;
}
