/* statistics.c: see statistics.h. */
#include "ui/model/statistics.h"

#include "base/calendar.h"

#include <stdlib.h>
#include <string.h>

static const char counts_from[] = "count matches from = ";

static struct tally_name *find_name(struct tally *tally, const char *name) {
    for (int i = 0; i < tally->names; i++) {
        if (strcmp(tally->name[i].name, name) == 0) {
            return &tally->name[i];
        }
    }
    if (tally->names == TALLY_NAMES) {
        return NULL;
    }
    struct tally_name *fresh = &tally->name[tally->names++];
    *fresh = (struct tally_name){0};
    memcpy(fresh->name, name, sizeof fresh->name);
    return fresh;
}

static void count_player(struct tally *tally, const struct kept *kept, int player) {
    struct tally_name *name = kept->name[player][0] ? find_name(tally, kept->name[player]) : NULL;
    if (name) {
        bool drawn = kept->result.outcome == OUTCOME_DRAW;
        name->drawn += drawn;
        name->won += !drawn && kept->result.winner == player;
        name->lost += !drawn && kept->result.winner != player;
    }
}

static void count_match(struct tally *tally, const struct kept *kept) {
    tally->matches++;
    if (kept->turns > tally->longest) {
        tally->longest = kept->turns;
    }
    if (kept->turns > 0 && (!tally->fastest || kept->turns < tally->fastest)) {
        tally->fastest = kept->turns;
    }
    count_player(tally, kept, 0);
    if (strcmp(kept->name[0], kept->name[1]) != 0) {
        count_player(tally, kept, 1); /* who plays both sides played once */
    }
}

static int by_matches(const void *left, const void *right) {
    const struct tally_name *a = left, *b = right;
    int a_matches = a->won + a->drawn + a->lost, b_matches = b->won + b->drawn + b->lost;
    return a_matches != b_matches ? b_matches - a_matches : strcmp(a->name, b->name);
}

void statistics_count(const struct kept_list *list, const struct game *game, int64_t since,
                      struct tally *tally) {
    tally->game = game;
    tally->matches = tally->longest = tally->fastest = tally->names = 0;
    for (int i = 0; i < list->count; i++) {
        const struct kept *kept = &list->item[i];
        if (kept->decided && kept->game == game && kept->saved.utc > since) {
            count_match(tally, kept);
        }
    }
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
