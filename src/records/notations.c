/* notations.c: see notations.h. */
#include "records/notations.h"

#include "base/encoding.h"
#include "base/utf8.h"
#include "engine/rules.h"
#include "games/games.h"
#include "records/record_scan.h"
#include "records/sent_turn.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- the table ---- */

static bool read_own(const char *record, size_t length, struct match *match,
                     struct record_error *error) {
    return record_read(games, games_count, record, length, match, error);
}

static const struct notation serai_notation = {
    .id = "serai",
    .ending = ".serai",
    .advice = WORD_SAVE_FOOT_SERAI,
    .read = read_own,
    .write = record_write,
    .tag = record_tag,
};

const struct notation *const notations[] = {&serai_notation, &ogn_notation};

const int notations_count = sizeof notations / sizeof notations[0];

/* ---- finding one ---- */

/* Of a record in UTF-8. */
static const struct notation *recognize(const char *record, size_t length) {
    for (int i = 1; i < notations_count; i++) {
        if (notations[i]->recognize(record, length)) {
            return notations[i];
        }
    }
    return notations[0];
}

const struct notation *notation_of_record(const char *record, size_t length) {
    struct decoded decoded = encoding_decode(record, length);
    const struct notation *notation = recognize(decoded.text, decoded.length);
    encoding_free(&decoded);
    return notation;
}

/* Whether a name ends like this, ignoring case, and has more than that ending. */
static bool ends_with(const char *name, const char *ending) {
    size_t length = strlen(name), tail = strlen(ending);
    if (length <= tail) {
        return false;
    }
    for (size_t i = 0; i < tail; i++) {
        if (tolower((unsigned char)name[length - tail + i]) != ending[i]) {
            return false;
        }
    }
    return true;
}

static const struct notation *by_ending(const char *name) {
    for (int i = 0; i < notations_count; i++) {
        if (ends_with(name, notations[i]->ending)) {
            return notations[i];
        }
    }
    return NULL;
}

const struct notation *notation_of_name(const char *name) {
    const struct notation *notation = by_ending(name);
    return notation ? notation : notations[0];
}

const struct notation *notation_for_game(const struct game *game) {
    for (int i = 0; i < notations_count; i++) {
        if (notations[i]->game == game) {
            return notations[i];
        }
    }
    return NULL;
}

bool notation_is_record_name(const char *name) {
    return by_ending(name) || ends_with(name, ".pgn") || ends_with(name, ".txt");
}

static bool look_for_game(void *context, const char *name, const char *value) {
    bool *found = context;
    (void)value;
    *found = *found || record_tag(name) == TAG_GAME;
    return !*found;
}

/* Its own have the tag of the game, though it may be the one that is wrong. */
static bool is_own(const char *record, size_t length) {
    static const char first[] = "[Game";
    struct record_error error;
    struct record_scan scan = scan_start(record, length, &error);
    scan_skip_gap(&scan);
    size_t left = (size_t)(scan.end - scan.at), tag = sizeof first - 1;
    bool found = left > tag && memcmp(scan.at, first, tag) == 0;
    if (!found) {
        scan_tags(&scan, look_for_game, &found);
    }
    return found;
}

bool records_is_one(const char *record, size_t length) {
    struct decoded decoded = encoding_decode(record, length);
    bool one = recognize(decoded.text, decoded.length) != notations[0] ||
               is_own(decoded.text, decoded.length);
    encoding_free(&decoded);
    return one;
}

/* The bytes are none in their encoding, from the end of the text on. */
static bool refuse_rest(const struct decoded *decoded, struct record_error *error) {
    struct record_scan scan = scan_start(decoded->text, decoded->length, error);
    scan_skip_bytes(&scan, (size_t)(scan.end - scan.at));
    return scan_fail(&scan, scan.where, decoded->wrong);
}

bool records_read(const char *record, size_t length, struct match *match,
                  struct record_error *error) {
    struct decoded decoded = encoding_decode(record, length);
    const char *text = decoded.text;
    bool done = decoded.wrong
                    ? refuse_rest(&decoded, error)
                    : recognize(text, decoded.length)->read(text, decoded.length, match, error);
    encoding_free(&decoded);
    return done;
}

/* ---- the head of a record ---- */

struct head_reader {
    const struct notation *notation;
    struct record_head *head;
};

static void take(char *to, size_t size, const char *value) {
    char plain[4 * MATCH_NAME_MAX];
    struct text all = text_fixed(plain, sizeof plain), text = text_fixed(to, size);
    utf8_add_plain(&all, value, "");
    text_add_bytes(&text, plain, all.length < size ? all.length : utf8_whole(plain, size - 1));
}

static const struct game *find_game(const char *id) {
    for (int i = 0; i < games_count; i++) {
        if (text_same_letters(games[i]->id, id)) {
            return games[i];
        }
    }
    return NULL;
}

static enum reason reason_named(const char *value) {
    for (int reason = 0; reason < REASONS; reason++) {
        if (strcmp(value, rules_reason_name((enum reason)reason)) == 0) {
            return (enum reason)reason;
        }
    }
    return REASON_NONE;
}

/* "25-23" */
static void take_score(struct record_head *head, const char *value) {
    const char *between = strchr(value, '-');
    int first = atoi(value), second = between ? atoi(between + 1) : 0;
    if (between && !strchr(value, '/')) {
        head->scored = true;
        head->score[0] = first;
        head->score[1] = second;
    }
}

static void take_other(struct record_head *head, const char *name, const char *value) {
    if (text_same_letters(name, "Date")) {
        take(head->date, sizeof head->date, value);
    } else if (text_same_letters(name, "Ended")) {
        take(head->ended, sizeof head->ended, value);
    } else if (text_same_letters(name, SENT_TAG_ID)) {
        take(head->id, sizeof head->id, value);
    } else if (text_same_letters(name, "TurnsPlayed")) {
        head->turns = atoi(value);
    } else if (text_same_letters(name, "Score")) {
        take_score(head, value);
    } else if (text_same_letters(name, "Companion0") || text_same_letters(name, "Companion1")) {
        head->companion[name[9] - '0'] = atoi(value);
    }
}

static bool take_tag(void *context, const char *name, const char *value) {
    const struct head_reader *reader = context;
    const struct notation *notation = reader->notation;
    struct record_head *head = reader->head;
    /* what single-game notations write for unknown values */
    if (notation->game && strcmp(value, "?") == 0) {
        value = "";
    }
    switch (notation->tag(name)) {
    case TAG_GAME:
        head->game = notation->game ? notation->game : find_game(value);
        break;
    case TAG_PLAYER_0:
        take(head->name[0], MATCH_NAME_MAX, value);
        break;
    case TAG_PLAYER_1:
        take(head->name[1], MATCH_NAME_MAX, value);
        break;
    case TAG_RESULT:
        take(head->result, sizeof head->result, strcmp(value, "*") == 0 ? "" : value);
        if (notation->game) { /* seeds, if it is not a match that was won */
            take_score(head, value);
            head->scored = head->score[0] + head->score[1] > 1;
        }
        break;
    case TAG_TERMINATION:
        head->reason = reason_named(value);
        break;
    case TAG_CURRENT:
        head->before_end = true;
        break;
    default:
        take_other(head, name, value);
        break;
    }
    return true;
}

bool record_head(const struct notation *notation, const char *record, size_t length,
                 struct record_head *head) {
    struct record_error error;
    struct decoded decoded = encoding_decode(record, length);
    struct record_scan scan = scan_start(decoded.text, decoded.length, &error);
    struct head_reader reader = {notation, head};
    *head = (struct record_head){0};
    bool read = scan_tags(&scan, take_tag, &reader);
    encoding_free(&decoded);
    return read;
}
