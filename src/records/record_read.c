/* record_read.c: reading a record; see record.h. */
#include "records/record.h"

#include "engine/rules.h"
#include "records/record_notes.h"
#include "records/record_reader.h"
#include "records/record_words.h"

#include <limits.h>
#include <string.h>

/* The games that a record may be for, and what its tags say. */
struct choice {
    const struct game *const *games;
    int count;
    bool versioned; /* it has the tag RulesVersion: a program has written it */
};

/* ---- tags ---- */

static const struct game *find_game(const struct choice *choice, const char *id) {
    for (int i = 0; i < choice->count; i++) {
        if (text_same_letters(choice->games[i]->id, id)) {
            return choice->games[i];
        }
    }
    return NULL;
}

static bool look_for_game(void *context, const char *name, const char *value) {
    struct record_reader *reader = context;
    if (record_tag(name) != TAG_GAME) {
        return true;
    }
    reader->game = find_game(reader->context, value);
    return false;
}

/* The game is needed to understand the other tags, whose order is free. */
static void choose_game(struct record_reader *reader) {
    struct record_error error;
    struct record_scan ahead = reader->scan;
    ahead.error = &error;
    scan_tags(&ahead, look_for_game, reader);
    if (reader->game) {
        reader->options = options_default(reader->game);
    }
}

static const char *take_rules_version(struct record_reader *reader, const char *value) {
    struct choice *choice = reader->context;
    uint32_t version = 0;
    choice->versioned = true;
    const char *end = read_number(value, INT_MAX, &version);
    if (!end || *end) {
        return words(WORD_RECORD_VERSION);
    }
    return (int)version == reader->game->rules_version ? NULL : words(WORD_RECORD_OTHER_RULES);
}

/* The tags that the record itself uses; the others are stored with the match. */
static const char *take_tag(struct record_reader *reader, struct text_pos where, const char *name,
                            const char *value) {
    if (!reader->game) { /* said once all tags are read, or where the game is named */
        bool known = find_game(reader->context, value); /* but there was no memory to look for it */
        const char *message = words(known ? WORD_NO_MEMORY : WORD_NO_SUCH_GAME);
        return record_tag(name) == TAG_GAME ? message : NULL;
    }
    if (!record_is_own_tag(reader->game, name)) {
        return record_keep_tag(reader, name, value);
    }
    switch (record_tag(name)) {
    case TAG_GAME:
        return NULL;
    case TAG_PLAYER_0:
        return record_take_name(reader, 0, value);
    case TAG_PLAYER_1:
        return record_take_name(reader, 1, value);
    case TAG_RESULT:
        return record_take_result(reader, strcmp(value, "?") == 0 ? "" : value);
    case TAG_RULES_VERSION:
        return take_rules_version(reader, value);
    case TAG_POSITION:
        return record_take_position(reader, where, value);
    case TAG_CURRENT:
        return record_take_current(reader, where, value);
    case TAG_TERMINATION:
        return NULL; /* the rules determine why it ended */
    default:
        return record_take_option(reader, name, value);
    }
}

static bool tags_done(struct record_reader *reader) {
    return reader->game || scan_fail(&reader->scan, reader->scan.where, words(WORD_RECORD_BEGINS));
}

/* ---- words ---- */

static bool read_comment(struct record_scan *scan, struct text *out) {
    return scan_quoted(scan, '}', words(WORD_RECORD_COMMENT_END), out);
}

/* Takes a "!" or "?!" off the end of an action, and gives its meaning; 0: there is none. */
static int cut_suffix(char *notation) {
    size_t length = strcspn(notation, "!?");
    int mark = length ? record_note_suffix(notation + length) : 0;
    notation[mark ? length : strlen(notation)] = '\0';
    return mark;
}

/* One action of a group. `inside`: it is within its turn, after a '.'. */
static bool read_action(struct record_reader *reader, bool inside) {
    struct match *match = &reader->match;
    struct text_pos where = reader->scan.where;
    char notation[64];
    size_t length = scan_word_length(&reader->scan, '.');
    scan_take(&reader->scan, length, notation, sizeof notation);
    int mark = cut_suffix(notation);
    if (!length) {
        return scan_fail(&reader->scan, where, words(WORD_RECORD_NO_ACTION));
    }
    bool open = rules_turn_open(match->game, match_position(match));
    const char *message =
        length < sizeof notation ? match_play_text(match, notation) : words(WORD_NOT_LEGAL);
    if (!message && open != inside) {
        message = open ? words(WORD_RECORD_IN_TURN) : words(WORD_RECORD_NEW_TURN);
    }
    reader->started = true;
    if (mark && !message) {
        record_take_suffix(reader, mark);
    }
    return !message || scan_fail_about(&reader->scan, where, notation, message);
}

/* The actions of one turn, or some of them, joined by '.'. */
static bool read_group(struct record_reader *reader) {
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

/* The last word is the result at the end of the match's line. */
static bool read_result(struct record_reader *reader, struct text_pos where, const char *word) {
    if (reader->level_count == 0) {
        if (strcmp(word, record_result_word(match_result(&reader->match))) != 0) {
            return scan_fail_about(&reader->scan, where, word, words(WORD_RECORD_ENDS_OTHERWISE));
        }
        if (reader->result[0] && strcmp(word, reader->result) != 0) {
            return scan_fail_about(&reader->scan, where, word, words(WORD_RECORD_TAG_RESULT));
        }
    }
    return record_finish(reader, where);
}

static bool read_word(struct record_reader *reader, bool *finished) {
    struct text_pos where = reader->scan.where;
    size_t length = scan_word_length(&reader->scan, ' ');
    char word[16];
    struct text text = text_fixed(word, sizeof word);
    text_add_bytes(&text, reader->scan.at, length);
    if (is_result_word(word)) {
        scan_take(&reader->scan, length, word, sizeof word);
        *finished = true;
        return read_result(reader, where, word);
    }
    bool good = false;
    if (record_read_common_word(reader, &good)) {
        return good;
    }
    /* Turn numbers are ignored. */
    return (scan_number(&reader->scan) && !scan_word_length(&reader->scan, ' ')) ||
           read_group(reader);
}

/* People leave the result out; where a program wrote the record, the rest of it is missing. */
static bool read_end(struct record_reader *reader) {
    const struct choice *choice = reader->context;
    struct text_pos where = reader->scan.where;
    if (choice->versioned || reader->match.count == 1) {
        return scan_fail(&reader->scan, where, words(WORD_RECORD_NO_RESULT));
    }
    return read_result(reader, where, record_result_word(match_result(&reader->match)));
}

bool record_read(const struct game *const games[], int games_count, const char *record,
                 size_t length, struct match *match, struct record_error *error) {
    static const struct record_notation notation = {.has_notes = true,
                                                    .take_tag = take_tag,
                                                    .tags_done = tags_done,
                                                    .read_comment = read_comment,
                                                    .read_word = read_word,
                                                    .read_end = read_end};
    struct choice choice = {.games = games, .count = games_count};
    struct record_reader reader = {
        .notation = &notation, .context = &choice, .scan = scan_start(record, length, error)};
    choose_game(&reader);
    return record_reader_run(&reader, match);
}
