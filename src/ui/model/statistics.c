/* statistics.c: see statistics.h. */
#include "ui/model/statistics.h"

#include "base/calendar.h"
#include "base/names.h"
#include "ui/model/companion.h"

#include <stdlib.h>
#include <string.h>

static const char counts_from[] = "count matches from = ";

static struct tally_name *find_name(struct tally *tally, const char *name, bool alone) {
    uint64_t person = name_person(name);
    for (int i = 0; i < tally->names; i++) {
        if (tally->name[i].person == person && tally->name[i].alone == alone) {
            return &tally->name[i];
        }
    }
    if (tally->names == TALLY_NAMES) {
        return NULL;
    }
    struct tally_name *fresh = &tally->name[tally->names++];
    *fresh = (struct tally_name){.person = person, .alone = alone, .rating = rating_start()};
    memcpy(fresh->name, name, sizeof fresh->name);
    return fresh;
}

static void count_player(struct tally *tally, const struct saved_match *saved, int player) {
    bool alone = saved->companion[!player], counts = saved->name[player][0] || alone;
    struct tally_name *name =
        counts && !saved->companion[player] ? find_name(tally, saved->name[player], alone) : NULL;
    if (name) {
        bool drawn = saved->result.outcome == OUTCOME_DRAW;
        name->drawn += drawn;
        name->won += !drawn && saved->result.winner == player;
        name->lost += !drawn && saved->result.winner != player;
    }
}

static void count_match(struct tally *tally, const struct saved_match *saved) {
    tally->matches++;
    if (saved->turns > tally->longest) {
        tally->longest = saved->turns;
    }
    if (saved->turns > 0 && (!tally->fastest || saved->turns < tally->fastest)) {
        tally->fastest = saved->turns;
    }
    count_player(tally, saved, 0);
    if (name_person(saved->name[0]) != name_person(saved->name[1])) {
        count_player(tally, saved, 1); /* one name on both sides counts as one match */
    }
}

/* ---- how strong they are ---- */

/* A match of a person against a companion. */
struct alone {
    const struct saved_match *saved;
};

static int by_time(const void *left, const void *right) {
    const struct saved_match *a = ((const struct alone *)left)->saved;
    const struct saved_match *b = ((const struct alone *)right)->saved;
    int64_t first = saved_moment(a).utc, second = saved_moment(b).utc;
    return first != second ? (first > second) - (first < second) : strcmp(a->file, b->file);
}

static void rate_match(struct tally *tally, const struct saved_match *saved) {
    int player = saved->companion[0] ? 1 : 0;
    bool drawn = saved->result.outcome == OUTCOME_DRAW, won = saved->result.winner == player;
    const struct rating_match match = {.rating = rating_of_companion(saved->companion[!player]),
                                       .score = drawn ? 0.5 : won};
    struct tally_name *name = find_name(tally, saved->name[player], true);
    if (name) {
        name->rating = rating_after(&name->rating, &match, 1);
    }
    ladder_add(&tally->ladder, saved->companion[!player],
               drawn ? LADDER_DRAWN
               : won ? LADDER_WON
                     : LADDER_LOST);
}

/* In the order in which the matches were played. */
static void rate(struct tally *tally, struct alone played[], int count) {
    qsort(played, (size_t)count, sizeof *played, by_time);
    for (int i = 0; i < count; i++) {
        rate_match(tally, played[i].saved);
    }
}

static int by_matches(const void *left, const void *right) {
    const struct tally_name *a = left, *b = right;
    int a_matches = a->won + a->drawn + a->lost, b_matches = b->won + b->drawn + b->lost;
    int by_name = strcmp(a->name, b->name);
    return a_matches != b_matches ? b_matches - a_matches : by_name ? by_name : a->alone - b->alone;
}

void statistics_count(const struct saved_list *list, const struct game *game, int64_t since,
                      struct tally *tally) {
    tally->game = game;
    tally->matches = tally->longest = tally->fastest = tally->names = 0;
    tally->ladder = (struct ladder){.last = 0};
    struct alone *alone = list->count ? malloc((size_t)list->count * sizeof *alone) : NULL;
    int alone_count = 0;
    for (int i = 0; i < list->count; i++) {
        const struct saved_match *saved = &list->item[i];
        if (saved->decided && saved->game == game && saved_moment(saved).utc > since) {
            count_match(tally, saved);
            if (alone && companion_alone(saved->companion)) {
                alone[alone_count++].saved = saved;
            }
        }
    }
    if (alone_count) {
        rate(tally, alone, alone_count);
    }
    free(alone);
    if (tally->names > 1) {
        qsort(tally->name, (size_t)tally->names, sizeof tally->name[0], by_matches);
    }
}

void statistics_write(int64_t since, struct text *out) {
    text_add(out, counts_from);
    if (since) {
        calendar_write(since, out);
        text_add(out, " UTC");
    } else {
        text_add(out, "the beginning");
    }
    text_char(out, '\n');
}

int64_t statistics_read(const char *text) {
    char moment[20];
    int64_t since = 0;
    size_t length = sizeof counts_from - 1;
    struct text copy = text_fixed(moment, sizeof moment);
    if (strncmp(text, counts_from, length) != 0) {
        return 0;
    }
    text_add(&copy, text + length);
    return calendar_read(moment, &since) ? since : 0;
}
