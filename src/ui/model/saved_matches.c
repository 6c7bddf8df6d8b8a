/* saved_matches.c: see saved_matches.h. */
#include "ui/model/saved_matches.h"

#include "base/calendar.h"
#include "records/notations.h"
#include "ui/model/companion.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

/* ---- words ---- */

enum { MINUTE = 60 * 1000 };

static const enum word days_of_week[] = {WORD_SUNDAY,   WORD_MONDAY, WORD_TUESDAY, WORD_WEDNESDAY,
                                         WORD_THURSDAY, WORD_FRIDAY, WORD_SATURDAY};

struct line saved_when(struct moment then, struct moment now) {
    struct date at = calendar_date(then.local), today = calendar_date(now.local);
    int64_t minutes = (now.utc - then.utc) / MINUTE, days = today.number - at.number;
    if (minutes >= 0 && minutes < 60) {
        return minutes
                   ? text_line(words_count(WORD_WHEN_MINUTES, (unsigned long)minutes), (int)minutes)
                   : text_line("%s", words(WORD_WHEN_NOW));
    }
    if (days == 0 || days == 1) {
        return text_line(words(days ? WORD_WHEN_YESTERDAY : WORD_WHEN_TODAY), at.hour, at.minute);
    }
    if (days > 1 && days < 7) {
        return text_line(words(WORD_WHEN_WEEKDAY), words(days_of_week[at.weekday]), at.hour,
                         at.minute);
    }
    return calendar_day(at.year == today.year ? 0 : at.year, at.month, at.day);
}

struct line saved_day(const char *date) {
    char *end = NULL;
    long year = strtol(date, &end, 10), month = *end == '.' ? strtol(end + 1, &end, 10) : 0;
    long day = *end == '.' ? strtol(end + 1, &end, 10) : 0;
    bool good = !*end && year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
    return good ? calendar_day((int)year, (int)month, (int)day) : text_line("%s", date);
}

struct moment saved_moment(const struct saved_match *saved) {
    return saved->over && saved->ended_at.utc ? saved->ended_at : saved->saved_at;
}

struct line saved_age(const struct saved_matches *state, const struct saved_match *saved) {
    bool opening = saved->file[0] && strcmp(state->resume, saved->file) == 0;
    return saved->elsewhere ? text_line("%s", words(WORD_OPEN_ELSEWHERE))
           : opening        ? text_line("%s", words(WORD_OPENING))
                            : saved_when(saved_moment(saved), state->now);
}

/* ---- files ---- */

void saved_match_file_name(struct moment begun, const struct game *game, uint32_t salt,
                           struct text *out) {
    struct date date = calendar_date(begun.local);
    text_format(out, "%04d-%02d-%02d-%02d%02d-%s-%08x%s", date.year, date.month, date.day,
                date.hour, date.minute, game->id, (unsigned)salt, notations[0]->ending);
}

bool saved_match_is_file_name(const char *name) {
    const char *ending = notations[0]->ending;
    size_t length = strlen(name), tail = strlen(ending);
    return length > tail && length < SAVED_FILE_MAX && name[0] != '.' &&
           text_same_letters(name + length - tail, ending);
}

/* ---- one match ---- */

bool saved_match_read_head(struct saved_match *saved, const char *record, size_t length) {
    struct record_head head;
    bool whole = record_head(notations[0], record, length, &head);
    saved->game = whole ? head.game : NULL;
    saved->turns = head.turns;
    saved->scored = head.scored;
    memcpy(saved->score, head.score, sizeof saved->score);
    memcpy(saved->name, head.name, sizeof saved->name);
    memcpy(saved->companion, head.companion, sizeof saved->companion);
    memcpy(saved->id, head.id, sizeof saved->id);
    saved->result = (struct result){.outcome = OUTCOME_OPEN, .reason = (uint8_t)head.reason};
    if (head.result[0]) {
        bool draw = strcmp(head.result, "1/2-1/2") == 0;
        saved->result.outcome = draw ? OUTCOME_DRAW : OUTCOME_WIN;
        saved->result.winner = strcmp(head.result, "0-1") == 0;
    }
    saved->decided = saved->result.outcome != OUTCOME_OPEN;
    saved->over = saved->decided && !head.before_end;
    if (!calendar_read(head.ended, &saved->ended_at.utc)) {
        saved->ended_at.utc = 0;
    }
    return saved->game != NULL;
}

/* How the current line of the match ends, and what a player has there. */
static struct result end_of(const struct match *match) {
    return match_result_at(match, match_line_node(match, match_line_length(match)));
}

int saved_match_end_score(const struct match *match, int player) {
    int end = match_line_node(match, match_line_length(match));
    return match->game->score(&match->nodes[end].position, player);
}

void saved_match_describe(struct saved_match *saved, const struct match *match) {
    saved->game = match->game;
    memcpy(saved->name, match->name, sizeof saved->name);
    saved->companion[0] = companion_of(match, 0);
    saved->companion[1] = companion_of(match, 1);
    saved->result = end_of(match);
    saved->over = match_over(match);
    saved->decided = saved->result.outcome != OUTCOME_OPEN;
    saved->turns = saved->decided ? match_line_turns(match) : 0;
    saved->scored = saved->decided;
    saved->score[0] = saved->decided ? saved_match_end_score(match, 0) : 0;
    saved->score[1] = saved->decided ? saved_match_end_score(match, 1) : 0;
    saved->position = *match_position(match);
    saved->turn_number = match_turn_number(match);
    saved->to_act = match_turn(match);
    saved->replayed = true;
}

/* In UTC, as the time zone of whoever reads it can be another. */
static const char *set_ended(struct match *match, bool decided, struct moment now) {
    char buffer[32];
    struct text text = text_fixed(buffer, sizeof buffer);
    calendar_write(now.utc, &text);
    return decided && match_tag(match, "Ended")
               ? NULL
               : match_set_tag(match, "Ended", decided ? buffer : NULL);
}

const char *saved_match_set_tags(struct match *match, struct moment now) {
    char words_buffer[32];
    struct text text = text_fixed(words_buffer, sizeof words_buffer);
    if (!match_tag(match, "Date")) {
        struct date date = calendar_date(now.local);
        text_format(&text, "%04d.%02d.%02d", date.year, date.month, date.day);
        const char *message = match_set_tag(match, "Date", words_buffer);
        if (message) {
            return message;
        }
    }
    text_clear(&text);
    text_format(&text, "%d", match_line_turns(match));
    bool decided = end_of(match).outcome != OUTCOME_OPEN;
    const char *message = match_set_tag(match, "TurnsPlayed", decided ? words_buffer : NULL);
    match_set_tag(match, "Turns", NULL); /* earlier versions counted pairs of turns in it */
    text_clear(&text);
    text_format(&text, "%d-%d", saved_match_end_score(match, 0), saved_match_end_score(match, 1));
    message = message ? message : match_set_tag(match, "Score", decided ? words_buffer : NULL);
    return message ? message : set_ended(match, decided, now);
}

const char *saved_match_player(const struct saved_match *saved, int player) {
    const char *name = saved->name[player];
    return name[0] ? name : words(companion_nameless_in(saved->game, saved->companion, player));
}

/* ---- the list ---- */

bool saved_list_add(struct saved_list *list, const struct saved_match *saved) {
    if (list->count == list->capacity) {
        int capacity = list->capacity ? list->capacity * 2 : 16;
        struct saved_match *item = realloc(list->item, (size_t)capacity * sizeof *item);
        if (!item) {
            return false;
        }
        list->item = item;
        list->capacity = capacity;
    }
    list->item[list->count++] = *saved;
    list->unfinished += !saved->over;
    return true;
}

static int by_place(const void *left, const void *right) {
    const struct saved_match *a = left, *b = right;
    if (a->over != b->over) {
        return a->over - b->over;
    }
    int64_t first = saved_moment(a).utc, second = saved_moment(b).utc;
    if (first != second) {
        return (first < second) - (first > second);
    }
    return -strcmp(a->file, b->file);
}

void saved_list_sort(struct saved_list *list) {
    if (list->count > 1) {
        qsort(list->item, (size_t)list->count, sizeof *list->item, by_place);
    }
}

void saved_list_free(struct saved_list *list) {
    free(list->item);
    *list = (struct saved_list){0};
}

void saved_list_remove(struct saved_list *list, int place) {
    struct saved_match *item = &list->item[place];
    list->unfinished -= !item->over;
    list->count--;
    memmove(item, item + 1, (size_t)(list->count - place) * sizeof *item);
}

int saved_list_find(const struct saved_list *list, const char *file) {
    for (int i = 0; i < list->count; i++) {
        if (strcmp(list->item[i].file, file) == 0) {
            return i;
        }
    }
    return NOWHERE;
}

int saved_list_find_id(const struct saved_list *list, const char *id) {
    for (int i = 0; i < list->count; i++) {
        if (list->item[i].id[0] && text_same_letters(list->item[i].id, id)) {
            return i;
        }
    }
    return NOWHERE;
}
