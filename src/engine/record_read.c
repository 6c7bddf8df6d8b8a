/* record_read.c: reading a record; see record.h. */
#include "engine/record.h"
#include "engine/record_scan.h"
#include "engine/record_words.h"
#include "engine/rules.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where a variation was entered, to go back to. */
struct level {
    int node;
    bool ended;
};

struct reader {
    const struct game *const *games;
    int games_count;
    struct scan scan;

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
        assignment.cut ? record_no_memory
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
    return reader->position.cut ? record_no_memory : NULL;
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
    struct scan_tag tag;
    bool done = scan_read_tag(&reader->scan, &tag);
    if (done) {
        const char *message = take_tag(reader, tag.place, tag.name, text_string(&tag.value));
        done = !message || scan_fail_about(&reader->scan, tag.place, tag.name, message);
    }
    text_free(&tag.value);
    return done;
}

static bool read_tags(struct reader *reader) {
    scan_skip_space(&reader->scan);
    while (scan_peek(&reader->scan) == '[') {
        if (!read_tag(reader)) {
            return false;
        }
        scan_skip_space(&reader->scan);
    }
    return reader->game ||
           scan_fail(&reader->scan, reader->scan.place, "a record begins with [Game \"...\"]");
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
        return scan_fail(&reader->scan, reader->position_place, message);
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
    struct place place = reader->scan.place;
    struct text comment = {0};
    const char *before = match->nodes[match->current].comment;
    if (before) {
        text_format(&comment, "%s ", before);
    }
    scan_skip(&reader->scan);
    bool done = scan_quoted(&reader->scan, '}', "a comment ends with }", &comment);
    if (done) {
        const char *message = match_set_comment(match, match->current, text_string(&comment));
        done = !message || scan_fail(&reader->scan, place, message);
    }
    text_free(&comment);
    return done;
}

/* A variation begins where the last action of its line was played, or where the line ended. */
static bool open_variation(struct reader *reader) {
    if (!reader->started && !reader->ended) {
        return scan_fail(&reader->scan, reader->scan.place,
                         "a variation follows the action it could replace");
    }
    if (reader->level_count == reader->level_capacity) {
        int capacity = reader->level_capacity ? reader->level_capacity * 2 : 16;
        struct level *levels = realloc(reader->levels, (size_t)capacity * sizeof *levels);
        if (!levels) {
            return scan_fail(&reader->scan, reader->scan.place, record_no_memory);
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
    scan_skip(&reader->scan);
    return true;
}

static bool close_variation(struct reader *reader) {
    if (!reader->level_count) {
        return scan_fail(&reader->scan, reader->scan.place, "no variation is open here");
    }
    if (!reader->started) {
        return scan_fail(&reader->scan, reader->scan.place,
                         "a variation holds at least one action");
    }
    struct level level = reader->levels[--reader->level_count];
    match_go(&reader->match, level.node);
    match_end_line(&reader->match);
    reader->started = true;
    reader->ended = level.ended;
    scan_skip(&reader->scan);
    return true;
}

/* ---- actions ---- */

/* One action of a group. `inside` says that it stands inside its turn, after a '.'. */
static bool read_action(struct reader *reader, bool inside) {
    struct match *match = &reader->match;
    struct place place = reader->scan.place;
    char notation[64];
    size_t length = scan_word_length(&reader->scan, '.');
    scan_take(&reader->scan, length, notation, sizeof notation);
    if (!length) {
        return scan_fail(&reader->scan, place, "an action is missing");
    }
    bool open = match->game->turn_open && match->game->turn_open(match_position(match));
    const char *message =
        length < sizeof notation ? match_play_text(match, notation) : "that is not a legal move";
    if (!message && open != inside) {
        message = open ? "inside a turn an action begins with '.'" : "this begins a new turn";
    }
    reader->started = true;
    return !message || scan_fail_about(&reader->scan, place, notation, message);
}

/* The actions of one turn, or some of them, joined by '.'. */
static bool read_group(struct reader *reader) {
    bool inside = scan_peek(&reader->scan) == '.';
    if (inside) {
        scan_skip(&reader->scan);
    }
    while (read_action(reader, inside)) {
        if (scan_peek(&reader->scan) != '.') {
            return true;
        }
        scan_skip(&reader->scan);
        inside = true;
    }
    return false;
}

static bool is_result_word(const char *word) {
    return strcmp(word, "*") == 0 || strcmp(word, "1-0") == 0 || strcmp(word, "0-1") == 0 ||
           strcmp(word, "1/2-1/2") == 0;
}

static bool finish(struct reader *reader, struct place place, const char *word);

static bool read_word(struct reader *reader, bool *finished) {
    struct place place = reader->scan.place;
    size_t length = scan_word_length(&reader->scan, ' ');
    char word[16];
    struct text text = text_fixed(word, sizeof word);
    text_add_bytes(&text, reader->scan.at, length);
    if (!length) {
        return scan_fail(&reader->scan, place, "this does not belong into a record");
    }
    if (is_result_word(word)) {
        scan_take(&reader->scan, length, word, sizeof word);
        *finished = true;
        return finish(reader, place, word);
    }
    if (reader->ended) {
        return scan_fail(&reader->scan, place, "after -- only variations follow");
    }
    if (strcmp(word, "--") == 0) {
        scan_take(&reader->scan, length, word, sizeof word);
        reader->ended = true;
        return true;
    }
    const char *message = NULL;
    if (scan_play_consent(&reader->match, word, &message)) {
        scan_take(&reader->scan, length, word, sizeof word);
        reader->started = true;
        return !message || scan_fail_about(&reader->scan, place, word, message);
    }
    return (scan_number(&reader->scan) && !scan_word_length(&reader->scan, ' ')) ||
           read_group(reader);
}

/* ---- the end ---- */

static bool finish(struct reader *reader, struct place place, const char *word) {
    struct match *match = &reader->match;
    if (reader->level_count) {
        return scan_fail(&reader->scan, place, "a variation is not closed");
    }
    if (strcmp(word, record_result_word(match_result(match))) != 0) {
        return scan_fail_about(&reader->scan, place, word,
                               "that is not how the match stands at its end");
    }
    if (reader->result[0] && strcmp(word, reader->result) != 0) {
        return scan_fail_about(&reader->scan, place, word, "the tag Result says otherwise");
    }
    int steps = match_depth(match, match->current);
    if (reader->current > steps) {
        return scan_fail(&reader->scan, reader->current_place,
                         "the tag Current counts more steps than there are");
    }
    if (reader->current != MATCH_NONE && reader->current < steps) {
        match_undo(match, steps - reader->current);
    }
    scan_skip_space(&reader->scan);
    return scan_peek(&reader->scan) == EOF ||
           scan_fail(&reader->scan, reader->scan.place, "something stands after the result");
}

static bool read_moves(struct reader *reader) {
    bool finished = false;
    bool good = true;
    while (good && !finished) {
        scan_skip_space(&reader->scan);
        switch (scan_peek(&reader->scan)) {
        case EOF:
            good = scan_fail(&reader->scan, reader->scan.place, "the record ends without a result");
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
    struct reader reader = {.games = games,
                            .games_count = games_count,
                            .scan = scan_start(record, length, error),
                            .position_place = {1, 1},
                            .current = MATCH_NONE};
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
