/* listing.c: see listing.h. */
#include "sdl/storage/listing.h"

#include "records/notations.h"
#include "sdl/storage/clock.h"
#include "sdl/storage/writer.h"
#include "words/words.h"

#include <stdlib.h>

enum { REPLAYED = 24 }; /* from the place that home shows */

/* ---- one file ---- */

bool listing_replay(const char *file, const struct text *record, struct match *match,
                    damage_report *report) {
    struct record_error error = {0};
    if (records_read(text_string(record), record->length, match, &error)) {
        return true;
    }
    report(file, &error);
    return false;
}

static bool path_of(const struct listing *listing, const char *file, char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    text_format(&text, "%s/%s", listing->path, file);
    return !text.truncated;
}

static bool is_elsewhere(const struct listing *listing, const char *file) {
    char path[PLATFORM_PATH_MAX];
    return path_of(listing, file, path) && writer_is_elsewhere(path);
}

/* A finished match of before there were scores in heads. */
static void count_score(struct saved_match *saved, const struct text *record) {
    struct match match;
    struct record_error error;
    if (records_read(text_string(record), record->length, &match, &error)) {
        saved->scored = true;
        saved->score[0] = saved_match_end_score(&match, 0);
        saved->score[1] = saved_match_end_score(&match, 1);
        match_free(&match);
    }
}

static void count_unread(struct listing *listing, const char *file) {
    if (!listing->unread++) {
        struct text text = text_fixed(listing->unread_file, sizeof listing->unread_file);
        text_add(&text, file);
    }
}

/* Reads the facts about a match. False when there are none; a file that cannot be read now is not
 * damaged. */
static bool read_saved(struct listing *listing, struct saved_match *saved, bool whole) {
    char path[PLATFORM_PATH_MAX];
    struct match match;
    struct text record = {0};
    bool read = path_of(listing, saved->file, path) && !writer_load(path, &record);
    if (!read && (!path_of(listing, saved->file, path) || platform_exists(path))) {
        count_unread(listing, saved->file);
    }
    bool good = read && saved_match_read_head(saved, text_string(&record), record.length);
    if (read && (!good || (whole && !saved->over))) {
        good = listing_replay(saved->file, &record, &match, listing->report);
        if (good) {
            saved_match_describe(saved, &match);
            match_free(&match);
        }
    } else if (good && saved->over && !saved->scored) {
        count_score(saved, &record);
    }
    text_free(&record);
    return good;
}

/* ---- all of them ---- */

static int by_age(const void *left, const void *right) {
    const struct platform_entry *a = left, *b = right;
    return (a->modified < b->modified) - (a->modified > b->modified);
}

static int by_file(const void *left, const void *right) {
    const struct saved_match *a = left, *b = right;
    return strcmp(a->file, b->file);
}

/* What is known of the file, if it has not changed since it was read. */
static const struct saved_match *find_known(const struct saved_list *known,
                                            const struct saved_match *saved) {
    const struct saved_match *found =
        known->count
            ? bsearch(saved, known->item, (size_t)known->count, sizeof *known->item, by_file)
            : NULL;
    return found && found->saved_at.utc == saved->saved_at.utc ? found : NULL;
}

/* Adds one file of the folder to the list. */
static void add_file(struct listing *listing, const struct platform_entry *entry,
                     const struct saved_list *all_known) {
    struct saved_list *list = &listing->list;
    struct saved_match saved = {.saved_at = clock_at(entry->modified)};
    struct text text = text_fixed(saved.file, sizeof saved.file);
    text_add(&text, entry->name);
    bool whole = list->unfinished >= listing->first && list->unfinished < listing->first + REPLAYED;
    const struct saved_match *known = find_known(all_known, &saved);
    if (known && (known->over || known->replayed || !whole)) {
        saved = *known;
    } else if (entry->size > PLATFORM_FILE_MAX) {
        struct record_error error = {.line = 1, .column = 1};
        struct text reason = text_fixed(error.reason, sizeof error.reason);
        text_add(&reason, words(WORD_IS_TOO_LONG));
        listing->report(entry->name, &error);
        return;
    } else if (!read_saved(listing, &saved, whole)) {
        return;
    }
    saved.ended_at = clock_at(saved.ended_at.utc);
    saved.elsewhere = whole && !saved.over && is_elsewhere(listing, saved.file);
    saved_list_add(list, &saved);
}

void listing_begin(struct listing *listing, const char *folder, int first, damage_report *report) {
    listing_free(listing);
    *listing = (struct listing){.path = folder, .first = first, .report = report};
    const char *wrong = platform_list(folder, &listing->folder);
    listing->wrong = platform_exists(folder) ? wrong : NULL;
    if (listing->folder.count > 1) {
        qsort(listing->folder.entry, (size_t)listing->folder.count, sizeof *listing->folder.entry,
              by_age);
    }
}

bool listing_next(struct listing *listing, const struct saved_list *known) {
    if (listing->next >= listing->folder.count) {
        return false;
    }
    const struct platform_entry *entry = &listing->folder.entry[listing->next++];
    bool match = saved_match_is_file_name(entry->name);
    if (match && entry->other) {
        count_unread(listing, entry->name);
    } else if (match && !entry->folder) {
        add_file(listing, entry, known);
    }
    return true;
}

struct saved_list listing_take(struct listing *listing) {
    struct saved_list list = listing->list;
    listing->list = (struct saved_list){0};
    listing_free(listing);
    if (list.count) {
        qsort(list.item, (size_t)list.count, sizeof *list.item, by_file);
    }
    return list;
}

void listing_free(struct listing *listing) {
    platform_free_listing(&listing->folder);
    saved_list_free(&listing->list);
    *listing = (struct listing){0};
}
