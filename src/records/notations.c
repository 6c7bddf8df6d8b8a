/* notations.c: see notations.h. */
#include "records/notations.h"

#include "engine/rules.h"
#include "games/games.h"
#include "records/record_scan.h"

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

const struct notation *notation_of_record(const char *record, size_t length) {
    for (int i = 1; i < notations_count; i++) {
        if (notations[i]->recognize(record, length)) {
            return notations[i];
        }
    }
    return notations[0];
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

/* Its own begin with the tag of the game. */
bool records_is_one(const char *record, size_t length) {
    static const char first[] = "[Game";
    struct record_error error;
    struct scan scan = scan_start(record, length, &error);
    scan_skip_space(&scan);
    size_t left = (size_t)(scan.end - scan.at), tag = sizeof first - 1;
    return notation_of_record(record, length) != notations[0] ||
           (left > tag && memcmp(scan.at, first, tag) == 0);
}

bool records_read(const char *record, size_t length, struct match *match,
                  struct record_error *error) {
    return notation_of_record(record, length)->read(record, length, match, error);
}

/* ---- the head of a record ---- */

struct head_reader {
    const struct notation *notation;
    struct record_head *head;
};

static void take(char *to, size_t size, const char *value) {
    struct text text = text_fixed(to, size);
    text_add(&text, value);
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
    if (strcmp(name, "Date") == 0) {
        take(head->date, sizeof head->date, value);
    } else if (strcmp(name, "Ended") == 0) {
        take(head->ended, sizeof head->ended, value);
    } else if (strcmp(name, "TurnsPlayed") == 0) {
        head->turns = atoi(value);
    } else if (strcmp(name, "Score") == 0) {
        take_score(head, value);
    } else if (strcmp(name, "Companion0") == 0 || strcmp(name, "Companion1") == 0) {
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
        head->game = notation->game ? notation->game : games_find(value);
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
    struct scan scan = scan_start(record, length, &error);
    struct head_reader reader = {notation, head};
    *head = (struct record_head){0};
    return scan_tags(&scan, take_tag, &reader);
}
