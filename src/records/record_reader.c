/* record_reader.c: see record_reader.h. */
#include "records/record_reader.h"

#include "base/names.h"
#include "base/utf8.h"
#include "engine/rules.h"
#include "records/record_notes.h"
#include "records/record_words.h"

#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORD_SIZE = 16 }; /* of the words that mean something, with a NUL */

/* Where a variation was entered, to go back to. */
struct record_level {
    int node;
    bool ended;
};

/* ---- tags ---- */

const char *record_take_option(struct record_reader *reader, const char *name, const char *value) {
    struct text assignment = {0};
    for (int i = 0; i < reader->game->option_count; i++) {
        const char *key = reader->game->options[i].key;
        name = text_same_letters(key, name) ? key : name;
    }
    text_format(&assignment, "%s=", name);
    text_add(&assignment, value);
    const char *message = assignment.truncated ? words(WORD_NO_MEMORY)
                                               : options_set(reader->game, &reader->options,
                                                             text_string(&assignment));
    text_free(&assignment);
    return message;
}

const char *record_take_name(struct record_reader *reader, int side, const char *value) {
    if (strlen(value) >= MATCH_NAME_MAX) {
        return words(WORD_RECORD_NAME_LONG);
    }
    struct text name = text_fixed(reader->match.name[side], MATCH_NAME_MAX);
    name_add(&name, value);
    return NULL;
}

const char *record_take_result(struct record_reader *reader, const char *value) {
    if (strlen(value) >= sizeof reader->result) {
        return words(WORD_RECORD_RESULT_FORM);
    }
    memcpy(reader->result, value, strlen(value) + 1);
    return NULL;
}

const char *record_take_current(struct record_reader *reader, struct text_pos where,
                                const char *value) {
    uint32_t current = 0;
    const char *end = read_number(value, INT_MAX, &current);
    if (!end || *end) {
        return words(WORD_RECORD_TAG_CURRENT);
    }
    reader->current = (int)current;
    reader->current_where = where;
    return NULL;
}

const char *record_take_position(struct record_reader *reader, struct text_pos where,
                                 const char *value) {
    text_clear(&reader->position);
    text_add(&reader->position, value);
    reader->position_where = where;
    return reader->position.truncated ? words(WORD_NO_MEMORY) : NULL;
}

const char *record_keep_tag(struct record_reader *reader, const char *name, const char *value) {
    return match_set_tag(&reader->match, name, value);
}

/* NULL when it is the first of its name. */
static const char *add_tag_name(struct record_reader *reader, const char *name) {
    char line[MATCH_TAG_MAX + 3];
    struct text text = text_fixed(line, sizeof line);
    text_char(&text, '\n');
    for (; *name; name++) {
        text_char(&text, (char)tolower((unsigned char)*name));
    }
    text_char(&text, '\n');
    if (strstr(text_string(&reader->tags), line)) {
        return words(WORD_RECORD_TAG_TWICE);
    }
    text_add(&reader->tags, line);
    return reader->tags.truncated ? words(WORD_NO_MEMORY) : NULL;
}

static bool read_tag(struct record_reader *reader) {
    struct scan_tag tag;
    bool done = scan_read_tag(&reader->scan, &tag);
    if (done) {
        const char *message = add_tag_name(reader, tag.name);
        if (!message) {
            message =
                reader->notation->take_tag(reader, tag.where, tag.name, text_string(&tag.value));
        }
        done = !message || scan_fail_about(&reader->scan, tag.where, tag.name, message);
    }
    text_free(&tag.value);
    return done;
}

/* Reads the comment that begins here: up to }, or from ; to the end of the line. */
static bool read_comment_text(struct record_reader *reader, struct text *out) {
    struct record_scan *scan = &reader->scan;
    if (scan_peek(scan) == ';') {
        scan_rest_of_line(scan, out);
        return !out->truncated || scan_fail(scan, scan->where, words(WORD_NO_MEMORY));
    }
    scan_skip(scan);
    return reader->notation->read_comment(scan, out);
}

/* Puts a comment aside until there is a match. */
static bool read_early_comment(struct record_reader *reader) {
    struct text comment = {0};
    struct text_pos where = reader->scan.where;
    bool done = read_comment_text(reader, &comment);
    if (done) {
        text_add_bytes(&reader->comments, text_string(&comment), comment.length + 1);
        done =
            !reader->comments.truncated || scan_fail(&reader->scan, where, words(WORD_NO_MEMORY));
    }
    text_free(&comment);
    return done;
}

static bool read_tags(struct record_reader *reader) {
    bool good = true;
    for (scan_skip_gap(&reader->scan); good; scan_skip_gap(&reader->scan)) {
        int next = scan_peek(&reader->scan);
        if (next == '[') {
            good = read_tag(reader);
        } else if (next == '{' || next == ';') {
            good = read_early_comment(reader);
        } else {
            return reader->notation->tags_done(reader);
        }
    }
    return false;
}

static const char *copy_tags(const struct match *from, struct match *to) {
    const char *message = NULL;
    for (int i = 0; i < from->tag_count && !message; i++) {
        message = match_set_tag(to, from->tags[i].name, from->tags[i].value);
    }
    return message;
}

/* The tags are complete: starts the match and copies the names and tags to it. */
static bool begin_match(struct record_reader *reader) {
    struct match started;
    options_resolve_seeds(reader->game, &reader->options, 0);
    const char *message =
        reader->position.length
            ? match_setup(&started, reader->game, &reader->options, text_string(&reader->position))
            : match_start(&started, reader->game, &reader->options);
    if (message) {
        return scan_fail(&reader->scan, reader->position_where, message);
    }
    memcpy(started.name, reader->match.name, sizeof started.name);
    message = copy_tags(&reader->match, &started);
    match_free(&reader->match);
    reader->match = started;
    return !message || scan_fail(&reader->scan, reader->position_where, message);
}

/* ---- comments and variations ---- */

/* Joins a comment to what is there already, unless it is the value of a note or says nothing. */
static const char *keep_comment(struct record_reader *reader, const char *comment) {
    struct match *match = &reader->match;
    const char *before = match->nodes[match->current].comment;
    if (!*comment) {
        return NULL;
    }
    struct match_note note = match->nodes[match->current].note;
    if (reader->notation->has_notes && record_note_read_value(comment, &note)) {
        match_set_note(match, match->current, &note);
        return NULL;
    }
    struct text joined = {0};
    text_format(&joined, "%s ", before ? before : "");
    utf8_add_plain(&joined, comment, "\n\r\t");
    const char *message =
        joined.truncated ? words(WORD_NO_MEMORY)
                         : match_set_comment(match, match->current, text_string(&joined) + !before);
    text_free(&joined);
    return message;
}

static bool read_comment(struct record_reader *reader) {
    struct text_pos where = reader->scan.where;
    struct text comment = {0};
    bool done = read_comment_text(reader, &comment);
    if (done) {
        const char *message = keep_comment(reader, text_string(&comment));
        done = !message || scan_fail(&reader->scan, where, message);
    }
    text_free(&comment);
    return done;
}

static bool keep_early_comments(struct record_reader *reader) {
    const char *message = NULL, *comment = text_string(&reader->comments);
    const char *end = comment + reader->comments.length;
    for (; comment < end && !message; comment += strlen(comment) + 1) {
        message = keep_comment(reader, comment);
    }
    return !message || scan_fail(&reader->scan, reader->scan.where, message);
}

/* A variation begins where the last action of its line was played, or where the line ended. */
static bool open_variation(struct record_reader *reader) {
    if (!reader->started && !reader->ended) {
        return scan_fail(&reader->scan, reader->scan.where, words(WORD_RECORD_VARIATION_FIRST));
    }
    if (reader->level_count == reader->level_capacity) {
        int capacity = reader->level_capacity ? reader->level_capacity * 2 : 16;
        struct record_level *levels = realloc(reader->levels, (size_t)capacity * sizeof *levels);
        if (!levels) {
            return scan_fail(&reader->scan, reader->scan.where, words(WORD_NO_MEMORY));
        }
        reader->levels = levels;
        reader->level_capacity = capacity;
    }
    reader->levels[reader->level_count++] =
        (struct record_level){.node = reader->match.current, .ended = reader->ended};
    if (!reader->ended) {
        match_undo(&reader->match, 1);
    }
    reader->started = reader->ended = false;
    scan_skip(&reader->scan);
    return true;
}

static bool close_variation(struct record_reader *reader) {
    if (!reader->level_count) {
        return scan_fail(&reader->scan, reader->scan.where, words(WORD_RECORD_NONE_OPEN));
    }
    if (!reader->started) {
        return scan_fail(&reader->scan, reader->scan.where, words(WORD_RECORD_VARIATION_EMPTY));
    }
    struct record_level level = reader->levels[--reader->level_count];
    match_go(&reader->match, level.node);
    match_end_line(&reader->match);
    reader->started = true;
    reader->ended = level.ended;
    scan_skip(&reader->scan);
    return true;
}

/* ---- words ---- */

/* Rejects an unknown word. */
static bool refuse_word(struct record_reader *reader) {
    return scan_fail(&reader->scan, reader->scan.where, words(WORD_RECORD_STRAY));
}

/* Plays the termination that a word stands for; false when it is not one. */
static bool play_termination(struct match *match, const char *word, const char **message) {
    for (int step = STEP_AGREE; step <= STEP_TIME; step++) {
        const char *termination = record_termination_word((enum match_step)step);
        size_t length = strlen(termination);
        if (strncmp(word, termination, length) != 0) {
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

void record_take_suffix(struct record_reader *reader, int mark) {
    struct match_note note = reader->match.nodes[reader->match.current].note;
    note.mark = (uint8_t)mark;
    match_set_note(&reader->match, reader->match.current, &note);
}

/* A glyph: "$4", or "?!" apart from its action. False when it is none. */
static bool read_glyph(struct record_reader *reader, const char *word, size_t length, bool *good) {
    struct text_pos where = reader->scan.where;
    struct match_note note = reader->match.nodes[reader->match.current].note;
    int mark = record_note_suffix(word);
    if (word[0] != '$' && !mark) {
        return false;
    }
    bool known = mark || (record_note_read_mark(word, &note) && length < WORD_SIZE);
    *good = known || scan_fail_about(&reader->scan, where, word, words(WORD_RECORD_GLYPH));
    if (known) {
        record_take_suffix(reader, mark ? mark : note.mark);
    }
    scan_skip_bytes(&reader->scan, length);
    return true;
}

/* Dots that stand for the turn of the other side, "1. ... c"; a single one before an action means
 * that it is inside a turn. A number without dots begins a turn, too; inside one it may be an
 * action. */
static bool read_number_or_dots(struct record_reader *reader, size_t length) {
    struct match *match = &reader->match;
    struct record_scan *scan = &reader->scan;
    struct record_scan after = *scan;
    bool inside = rules_turn_open(match->game, match_position(match));
    size_t digits = 0;
    while (digits < length && isdigit((unsigned char)scan->at[digits])) {
        digits++;
    }
    if (digits == length && !inside) {
        scan_skip_bytes(scan, length);
        return true;
    }
    if (!scan_dots(&after)) {
        return false;
    }
    size_t dots = (size_t)(after.at - scan->at);
    if (dots == 1 && length > 1) {
        return false;
    }
    *scan = after;
    return true;
}

bool record_read_common_word(struct record_reader *reader, bool *good) {
    struct text_pos where = reader->scan.where;
    size_t length = scan_word_length(&reader->scan, ' ');
    char word[WORD_SIZE];
    struct text text = text_fixed(word, sizeof word);
    text_add_bytes(&text, reader->scan.at, length);
    const char *message = NULL;
    *good = true;
    if (reader->ended) {
        *good = scan_fail(&reader->scan, where, words(WORD_RECORD_AFTER_DASHES));
    } else if (read_glyph(reader, word, length, good) || read_number_or_dots(reader, length)) {
        return true;
    } else if (strcmp(word, "--") == 0) {
        scan_take(&reader->scan, length, word, sizeof word);
        reader->ended = true;
    } else if (play_termination(&reader->match, word, &message)) {
        scan_take(&reader->scan, length, word, sizeof word);
        reader->started = true;
        *good = !message || scan_fail_about(&reader->scan, where, word, message);
    } else {
        return false;
    }
    return true;
}

/* People also comment on a match after its result. */
static bool read_late_comments(struct record_reader *reader) {
    bool good = true;
    for (scan_skip_gap(&reader->scan);
         good && (scan_peek(&reader->scan) == '{' || scan_peek(&reader->scan) == ';');
         scan_skip_gap(&reader->scan)) {
        good = read_comment(reader);
    }
    return good;
}

bool record_finish(struct record_reader *reader, struct text_pos where) {
    struct match *match = &reader->match;
    int steps = match_depth(match, match->current);
    if (reader->level_count) {
        return scan_fail(&reader->scan, where, words(WORD_RECORD_NOT_CLOSED));
    }
    if (!read_late_comments(reader)) {
        return false;
    }
    if (reader->current > steps) {
        return scan_fail(&reader->scan, reader->current_where, words(WORD_RECORD_CURRENT_FAR));
    }
    if (reader->current != MATCH_NONE && reader->current < steps) {
        match_undo(match, steps - reader->current);
    }
    return scan_peek(&reader->scan) == EOF ||
           scan_fail(&reader->scan, reader->scan.where, words(WORD_RECORD_AFTER_RESULT));
}

static bool read_moves(struct record_reader *reader) {
    bool finished = false;
    bool good = true;
    while (good && !finished) {
        scan_skip_gap(&reader->scan);
        switch (scan_peek(&reader->scan)) {
        case EOF:
            good = reader->notation->read_end(reader);
            finished = true;
            break;
        case '{':
        case ';':
            good = read_comment(reader);
            break;
        case '(':
            good = open_variation(reader);
            break;
        case ')':
            good = close_variation(reader);
            break;
        default:
            good = scan_word_length(&reader->scan, ' ') > 0
                       ? reader->notation->read_word(reader, &finished)
                       : refuse_word(reader);
            break;
        }
    }
    return good;
}

/* Nothing that is no UTF-8 gets into a match. */
static bool check_encoding(const struct record_scan *scan) {
    struct record_scan valid = *scan;
    size_t length = utf8_valid(scan->at, (size_t)(scan->end - scan->at));
    if (scan->at + length == scan->end) {
        return true;
    }
    scan_skip_bytes(&valid, length);
    return scan_fail(&valid, valid.where, words(WORD_NOT_UTF8));
}

bool record_reader_run(struct record_reader *reader, struct match *match) {
    reader->current = MATCH_NONE;
    reader->position_where = (struct text_pos){1, 1};
    bool done = check_encoding(&reader->scan) && read_tags(reader) && begin_match(reader) &&
                keep_early_comments(reader) && read_moves(reader);
    if (done) {
        *match = reader->match;
    } else {
        match_free(&reader->match);
    }
    text_free(&reader->tags);
    text_free(&reader->comments);
    text_free(&reader->position);
    free(reader->levels);
    return done;
}
