/* record_reader.c: see record_reader.h. */
#include "records/record_reader.h"

#include "engine/rules.h"
#include "records/record_notes.h"
#include "records/record_words.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where a variation was entered, to go back to. */
struct record_level {
    int node;
    bool ended;
};

/* ---- tags ---- */

const char *record_take_option(struct record_reader *reader, const char *name, const char *value) {
    struct text assignment = {0};
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
    memcpy(reader->match.name[side], value, strlen(value) + 1);
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
    text_format(&text, "\n%s\n", name);
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

static bool read_tags(struct record_reader *reader) {
    scan_skip_space(&reader->scan);
    while (scan_peek(&reader->scan) == '[') {
        if (!read_tag(reader)) {
            return false;
        }
        scan_skip_space(&reader->scan);
    }
    return reader->notation->tags_done(reader);
}

/* The tags are complete: starts the match and moves the names and tags to it. */
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
    started.tags = reader->match.tags;
    started.tag_count = reader->match.tag_count;
    reader->match = started;
    return true;
}

/* ---- comments and variations ---- */

/* Joins a comment to what is there already, unless it is the value of a note. */
static const char *keep_comment(struct record_reader *reader, const char *comment) {
    struct match *match = &reader->match;
    const char *before = match->nodes[match->current].comment;
    struct match_note note = match->nodes[match->current].note;
    if (reader->notation->has_notes && record_note_read_value(comment, &note)) {
        match_set_note(match, match->current, &note);
        return NULL;
    }
    struct text joined = {0};
    text_format(&joined, "%s ", before ? before : "");
    text_add(&joined, comment);
    const char *message =
        joined.truncated ? words(WORD_NO_MEMORY)
                         : match_set_comment(match, match->current, text_string(&joined) + !before);
    text_free(&joined);
    return message;
}

static bool read_comment(struct record_reader *reader) {
    struct text_pos where = reader->scan.where;
    struct text comment = {0};
    scan_skip(&reader->scan);
    bool done = reader->notation->read_comment(&reader->scan, &comment);
    if (done) {
        const char *message = keep_comment(reader, text_string(&comment));
        done = !message || scan_fail(&reader->scan, where, message);
    }
    text_free(&comment);
    return done;
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

bool record_refuse_word(struct record_reader *reader) {
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

bool record_read_common_word(struct record_reader *reader, bool *good) {
    struct text_pos where = reader->scan.where;
    size_t length = scan_word_length(&reader->scan, ' ');
    char word[16];
    struct text text = text_fixed(word, sizeof word);
    text_add_bytes(&text, reader->scan.at, length);
    const char *message = NULL;
    *good = true;
    if (reader->ended) {
        *good = scan_fail(&reader->scan, where, words(WORD_RECORD_AFTER_DASHES));
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

bool record_finish(struct record_reader *reader, struct text_pos where) {
    struct match *match = &reader->match;
    int steps = match_depth(match, match->current);
    if (reader->level_count) {
        return scan_fail(&reader->scan, where, words(WORD_RECORD_NOT_CLOSED));
    }
    if (reader->current > steps) {
        return scan_fail(&reader->scan, reader->current_where, words(WORD_RECORD_CURRENT_FAR));
    }
    if (reader->current != MATCH_NONE && reader->current < steps) {
        match_undo(match, steps - reader->current);
    }
    scan_skip_space(&reader->scan);
    return scan_peek(&reader->scan) == EOF ||
           scan_fail(&reader->scan, reader->scan.where, words(WORD_RECORD_AFTER_RESULT));
}

static bool read_moves(struct record_reader *reader) {
    bool finished = false;
    bool good = true;
    while (good && !finished) {
        scan_skip_space(&reader->scan);
        switch (scan_peek(&reader->scan)) {
        case EOF:
            good = reader->notation->read_end(reader);
            finished = true;
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
            good = scan_word_length(&reader->scan, ' ') > 0
                       ? reader->notation->read_word(reader, &finished)
                       : record_refuse_word(reader);
            break;
        }
    }
    return good;
}

bool record_reader_run(struct record_reader *reader, struct match *match) {
    reader->current = MATCH_NONE;
    reader->position_where = (struct text_pos){1, 1};
    bool done = read_tags(reader) && begin_match(reader) && read_moves(reader);
    if (done) {
        *match = reader->match;
    } else {
        match_free(&reader->match);
    }
    text_free(&reader->tags);
    text_free(&reader->position);
    free(reader->levels);
    return done;
}
