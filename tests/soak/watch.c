/* watch.c: see watch.h. */
#define _GNU_SOURCE // NOLINT(bugprone-reserved-identifier): nftw, mkdtemp
#include "soak/watch.h"

#include "platform/platform.h"
#include "records/notations.h"
#include "records/record.h"
#include "ui/model/saved_matches.h"

#include <ftw.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

double watch_own_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

bool watch_make_folder(struct text *path) {
    const char *temporary = getenv("TMPDIR");
    text_format(path, "%s/soak-XXXXXX", temporary && *temporary ? temporary : "/tmp");
    return !path->truncated && mkdtemp(path->data);
}

/* ---- the process ---- */

/* Its own pages: those of programs and fonts are shared, and come when they are used first. */
static long resident(void) {
    struct text text = {0};
    long size = 0;
    platform_read("/proc/self/status", 1 << 16, &text);
    const char *line = strstr(text_string(&text), "RssAnon:");
    size = line ? strtol(line + strlen("RssAnon:"), NULL, 10) : 0;
    text_free(&text);
    return size;
}

static int count_in(const char *folder) {
    struct platform_listing listing = {0};
    int count = platform_list(folder, &listing) ? 0 : listing.count;
    platform_free_listing(&listing);
    return count;
}

/* ---- the folder ---- */

/* A match reads back when what was read is written as it was. */
static void read_back(const char *path, struct text *wrong) {
    struct text record = {0}, again = {0};
    struct match match = {0};
    struct record_error error;
    const char *message = platform_read(path, PLATFORM_FILE_MAX, &record);
    if (message) {
        text_format(wrong, "%s: %s\n", path, message);
    } else if (!records_read(record.data, record.length, &match, &error)) {
        text_format(wrong, "%s:%d:%d: %s\n", path, error.line, error.column, error.reason);
    } else {
        record_write(&match, &again);
        if (strcmp(text_string(&record), text_string(&again)) != 0) {
            text_format(wrong, "%s is not written again as it was\n", path);
        }
    }
    match_free(&match);
    text_free(&record);
    text_free(&again);
}

/* Counts the matches in a folder; nothing else may be there but the lock of the one at the table.
 */
static int take_matches(const char *folder, const char *at_table, struct text *wrong) {
    struct line lock = text_line("%s.lock", at_table);
    struct platform_listing listing = {0};
    int count = 0;
    if (platform_exists(folder) && platform_list(folder, &listing)) {
        text_format(wrong, "%s cannot be listed\n", folder);
    }
    for (int i = 0; i < listing.count; i++) {
        char path[PLATFORM_PATH_MAX];
        struct text text = text_fixed(path, sizeof path);
        text_format(&text, "%s/%s", folder, listing.entry[i].name);
        if (saved_match_is_file_name(listing.entry[i].name)) {
            read_back(path, wrong);
            count++;
        } else if (strcmp(listing.entry[i].name, lock.string) != 0) {
            text_format(wrong, "%s is left over\n", path);
        }
    }
    platform_free_listing(&listing);
    return count;
}

/* Beside the folders of matches there are only the few files of settings and, where the session has
 * no folder for it, the door at which others knock while this one runs (platform/door.h). */
static void take_others(const char *data, struct text *wrong) {
    static const char known[] = " matches removed settings.txt more-settings.txt choices.txt "
                                "folder.txt statistics.txt progress.txt "
                                ".serai-door .serai-door.lock ";
    struct platform_listing listing = {0};
    platform_list(data, &listing);
    for (int i = 0; i < listing.count; i++) {
        struct line name = text_line(" %s ", listing.entry[i].name);
        if (!strstr(known, name.string)) {
            text_format(wrong, "%s/%s is left over\n", data, listing.entry[i].name);
        }
    }
    platform_free_listing(&listing);
}

/* In the player's own folder is what the player saved, whole. */
static void take_home(const char *home, struct text *wrong) {
    struct platform_listing listing = {0};
    platform_list(home, &listing);
    for (int i = 0; i < listing.count; i++) {
        const char *name = listing.entry[i].name;
        if (platform_is_temporary(name)) {
            text_format(wrong, "%s/%s is left over\n", home, name);
        }
    }
    platform_free_listing(&listing);
}

struct traces watch_take(const char *folder, const char *at_table, struct text *wrong) {
    malloc_trim(0); /* what is free but was kept to be used again is not lost */
    struct traces traces = {.resident = resident(),
                            .open = count_in("/proc/self/fd"),
                            .threads = count_in("/proc/self/task")};
    struct mallinfo2 heap = mallinfo2();
    traces.heap = (long)((heap.uordblks + heap.hblkhd) / 1024);
    struct line data = text_line("%s/data", folder), home = text_line("%s/home", folder);
    struct line matches = text_line("%s/data/matches", folder);
    struct line removed = text_line("%s/data/removed", folder);
    traces.matches = take_matches(matches.string, at_table, wrong);
    traces.removed = take_matches(removed.string, "", wrong);
    take_others(data.string, wrong);
    take_home(home.string, wrong);
    return traces;
}

static int delete_one(const char *path, const struct stat *status, int kind, struct FTW *where) {
    (void)status, (void)kind, (void)where;
    return remove(path);
}

void watch_delete(const char *folder) {
    nftw(folder, delete_one, 16, FTW_DEPTH | FTW_PHYS);
}
