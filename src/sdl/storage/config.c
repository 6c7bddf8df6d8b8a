/* config.c: see config.h. */
#include "sdl/storage/config.h"

#include "base/key_value.h"
#include "base/utf8.h"
#include "platform/platform.h"
#include "sdl/storage/keys_file.h"
#include "sdl/storage/older.h"
#include "sdl/storage/writer.h"
#include "ui/model/statistics.h"
#include "words/words.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

enum { READ_TRIES = 5, READ_PAUSE_MS = 40, RETRY_MS = 5000 };

static const char folder_name[] = "folder.txt";

/* The files of keys. */
enum keys { SETTINGS, MORE_SETTINGS, CHOICES, PROGRESS, STATISTICS, KEYS_FILES };

static const struct {
    const char *name;
    keys_adjuster *adjust;
} files_of[KEYS_FILES] = {
    [SETTINGS] = {"settings.txt", NULL},     [MORE_SETTINGS] = {"more-settings.txt", NULL},
    [CHOICES] = {"choices.txt", NULL},       [PROGRESS] = {"progress.txt", progress_adjust},
    [STATISTICS] = {"statistics.txt", NULL},
};

static struct {
    char folder[PLATFORM_PATH_MAX]; /* "": none */
    int tries;                      /* of reading what another program has at the moment */
    Uint64 again;                   /* when progress.txt is read again, in ticks; 0: it was read */

    /* The state at the last check, which is saved or on its way. */
    struct settings settings;
    struct setup setup;
    struct progress progress;
    char records[PLATFORM_PATH_MAX];
} config;

const char *config_open(const char *requested) {
    char place[PLATFORM_PATH_MAX];
    struct text text = text_fixed(config.folder, sizeof config.folder);
    text_add(&text, requested ? requested : platform_data_folder(place) ? place : "");
    while (text.length > 1 && strchr("/\\", config.folder[text.length - 1])) {
        config.folder[--text.length] = '\0';
    }
    if (text.truncated) {
        text_clear(&text);
    }
    if (text.length) {
        platform_make_folder(config.folder); /* writing there will report the error */
        platform_sweep(config.folder);
    }
    config.tries = READ_TRIES;
    config.again = 0;
    return config.folder;
}

/* ---- one file ---- */

/* False when there is no folder. */
static bool path_of(const char *name, char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    text_format(&text, "%s/%s", config.folder, name);
    return config.folder[0] && !text.truncated;
}

/* Prints on standard error what is wrong with a file. */
static void print_warning(const char *name, const char *what) {
    struct text line = {0}, printed = {0};
    text_format(&line, "%s/%s: %s", config.folder, name, what);
    utf8_add_printable(&printed, text_string(&line));
    fprintf(stderr, "serai: %s\n", text_string(&printed));
    text_free(&line);
    text_free(&printed);
}

static void report_sentence(struct text *report, const char *format, const char *name,
                            const char *aside) {
    text_add(report, report->length ? " " : "");
    text_format(report, format, name, aside);
}

/* A virus scanner or a sync may have the file for a moment. */
static const char *read_patiently(const char *path, struct text *out, enum keys_found *found) {
    const char *message = keys_file_read(path, out, found);
    while (message && *found != KEYS_DAMAGED && config.tries > 0) {
        SDL_Delay(READ_PAUSE_MS);
        config.tries--;
        message = keys_file_read(path, out, found);
    }
    return message;
}

/* Appends the text of a file of keys. What is wrong is reported: a damaged file is moved aside, one
 * that cannot be read stays. False when it cannot be. */
static bool read_keys(enum keys which, struct text *out, struct text *report) {
    char path[PLATFORM_PATH_MAX], aside_text[PLATFORM_PATH_MAX] = "";
    struct text aside = text_fixed(aside_text, sizeof aside_text);
    const char *name = files_of[which].name;
    enum keys_found found = KEYS_NONE;
    const char *message = path_of(name, path) ? read_patiently(path, out, &found) : NULL;
    if (found == KEYS_DAMAGED) {
        keys_file_set_aside(path, &aside);
    }
    if (message) {
        print_warning(name, message);
        report_sentence(report, words(aside.length ? WORD_KEYS_ASIDE : WORD_NOT_READ), name,
                        aside_text);
    }
    return !message || aside.length;
}

/* Queues changes of a file of keys, which are freed. */
static bool change(enum keys which, struct text *changes) {
    char path[PLATFORM_PATH_MAX];
    bool done =
        !changes->length || (path_of(files_of[which].name, path) && !changes->truncated &&
                             writer_change(path, text_string(changes), files_of[which].adjust));
    text_free(changes);
    return done;
}

/* Reports what is wrong in a file (key_value.h), also on standard error: how many lines are, and
 * what is with the first. The complaints are freed. */
static void report_lines(const char *name, struct text *complaints, struct text *report) {
    struct text sentence = {0};
    lines_report(text_string(complaints), name, &sentence);
    if (sentence.length) {
        print_warning(name, text_string(&sentence));
        text_add(report, report->length ? " " : "");
        text_add(report, text_string(&sentence));
    }
    text_free(&sentence);
    text_free(complaints);
}

/* ---- copies that a sync has made ---- */

static int64_t find_time(const struct platform_listing *listing, const char *name) {
    int i = 0;
    while (i < listing->count && strcmp(listing->entry[i].name, name) != 0) {
        i++;
    }
    return i < listing->count ? listing->entry[i].modified : 0;
}

static void take_copies_of(enum keys which, const struct platform_listing *listing) {
    char path[PLATFORM_PATH_MAX], copy[PLATFORM_PATH_MAX], away[PLATFORM_PATH_MAX];
    const char *name = files_of[which].name;
    int64_t modified = find_time(listing, name);
    for (int i = 0; i < listing->count; i++) {
        const struct platform_entry *entry = &listing->entry[i];
        if (!entry->folder && !entry->other && keys_file_is_copy(entry->name, name) &&
            path_of(name, path) && path_of(entry->name, copy) && path_of("removed", away)) {
            const char *message = keys_file_take_copy(path, copy, entry->modified > modified, away,
                                                      files_of[which].adjust);
            if (message) {
                print_warning(entry->name, message);
            }
        }
    }
}

static void take_copies(void) {
    struct platform_listing listing;
    if (config.folder[0] && !platform_list(config.folder, &listing)) {
        for (enum keys which = 0; which < KEYS_FILES; which++) {
            take_copies_of(which, &listing);
        }
        platform_free_listing(&listing);
    }
}

/* ---- versions of a file ---- */

bool config_join(const char *name, const char *before, const char *mine, const char *theirs,
                 struct text *out) {
    struct text changes = {0}, adjusted = {0};
    keys_adjuster *adjust = NULL;
    for (enum keys which = 0; which < KEYS_FILES; which++) {
        adjust = strcmp(files_of[which].name, name) == 0 ? files_of[which].adjust : adjust;
    }
    lines_compare(before, mine, &changes);
    if (adjust) {
        adjust(theirs, text_string(&changes), &adjusted);
    }
    lines_change(theirs, strlen(theirs), text_string(adjust ? &adjusted : &changes), out);
    bool joined = !changes.truncated && !adjusted.truncated && !out->truncated;
    text_free(&changes);
    text_free(&adjusted);
    return joined;
}

/* ---- all of them ---- */

static const char *take_setting(void *settings, const char *name, const char *value) {
    return settings_set(settings, name, value);
}

static void read_settings(struct settings *settings, struct text *report) {
    struct text text = {0}, more = {0}, complaints = {0};
    read_keys(SETTINGS, &text, report);
    settings_read(text_string(&text), text.length, settings, &complaints);
    report_lines(files_of[SETTINGS].name, &complaints, report);
    read_keys(MORE_SETTINGS, &more, report);
    lines_read(text_string(&more), more.length, take_setting, settings, &complaints);
    report_lines(files_of[MORE_SETTINGS].name, &complaints, report);
    text_free(&text);
    text_free(&more);
}

static void read_choices(struct setup *setup, struct text *report) {
    struct text text = {0}, complaints = {0};
    read_keys(CHOICES, &text, report);
    setup_read(text_string(&text), text.length, setup, &complaints);
    report_lines(files_of[CHOICES].name, &complaints, report);
    text_free(&text);
}

/* The bytes of a path are kept as they are. */
static void read_folder(struct files *files, struct text *report) {
    char path[PLATFORM_PATH_MAX];
    struct text text = {0};
    bool there = path_of(folder_name, path) && platform_exists(path);
    const char *message = there ? platform_read(path, PLATFORM_FILE_MAX, &text) : NULL;
    size_t length = message ? 0 : strcspn(text_string(&text), "\r\n");
    if (message) {
        print_warning(folder_name, message);
        report_sentence(report, words(WORD_NOT_READ), folder_name, "");
    }
    if (length > 0 && length < sizeof files->folder) {
        struct text folder = text_fixed(files->folder, sizeof files->folder);
        text_add_bytes(&folder, text.data, length);
    }
    text_free(&text);
}

/* Nothing is learned from it yet; it is read when the app asks for it. */
static void check_progress(struct text *report) {
    struct text text = {0};
    bool read = read_keys(PROGRESS, &text, report);
    config.again = read ? 0 : SDL_GetTicks64() + RETRY_MS;
    text_free(&text);
}

void config_read(struct settings *settings, struct setup *setup, struct files *files,
                 struct text *report) {
    take_copies();
    read_settings(settings, report);
    read_choices(setup, report);
    read_folder(files, report);
    check_progress(report);
}

void config_watch(const struct settings *settings, const struct setup *setup,
                  const struct files *files) {
    config.settings = *settings;
    config.setup = *setup;
    memcpy(config.records, files->folder, sizeof config.records);
}

/* Settings that older versions drop when they write settings.txt are kept in a file of their own.
 */
static void follow_settings(const struct settings *settings) {
    struct text changes = {0}, first = {0}, more = {0};
    settings_write_changes(&config.settings, settings, &changes);
    if (changes.length) {
        older_split(text_string(&changes), &first, &more);
        change(SETTINGS, &first);
        change(MORE_SETTINGS, &more);
        config.settings = *settings;
    }
    text_free(&changes);
}

static void follow_folder(const struct files *files) {
    char path[PLATFORM_PATH_MAX];
    struct text text = {0};
    if (strcmp(files->folder, config.records) != 0 && path_of(folder_name, path)) {
        text_format(&text, "%s\n", files->folder);
        writer_put(path, text_string(&text), text.length, false);
        memcpy(config.records, files->folder, sizeof config.records);
    }
    text_free(&text);
}

void config_follow(const struct settings *settings, const struct setup *setup,
                   const struct files *files) {
    struct text changes = {0};
    follow_settings(settings);
    if (setup->revision != config.setup.revision) {
        setup_compare(&config.setup, setup, &changes);
        change(CHOICES, &changes);
        config.setup = *setup;
    }
    follow_folder(files);
}

/* ---- statistics and progress ---- */

int64_t config_load_since(void) {
    struct text text = {0}, report = {0};
    read_keys(STATISTICS, &text, &report);
    int64_t since = statistics_read(text_string(&text));
    text_free(&text);
    text_free(&report);
    return since;
}

bool config_save_since(int64_t since) {
    struct text text = {0};
    statistics_write(since, &text);
    return change(STATISTICS, &text);
}

void config_load_progress(struct progress *progress) {
    char path[PLATFORM_PATH_MAX];
    struct text text = {0};
    enum keys_found found = KEYS_NONE;
    bool read = path_of(files_of[PROGRESS].name, path) && !keys_file_read(path, &text, &found);
    progress_read(read ? text_string(&text) : "", read ? text.length : 0, progress);
    config.progress = *progress;
    text_free(&text);
}

void config_save_progress(const struct progress *progress) {
    struct text changes = {0};
    progress_compare(&config.progress, progress, &changes);
    change(PROGRESS, &changes);
    config.progress = *progress;
}

/* What was learned meanwhile is on its way into the file, or there. */
bool config_retry_progress(struct progress *progress) {
    char path[PLATFORM_PATH_MAX];
    struct text text = {0}, changes = {0}, adjusted = {0}, both = {0};
    enum keys_found found = KEYS_NONE;
    bool due = config.again && SDL_GetTicks64() >= config.again;
    if (!due || !path_of(files_of[PROGRESS].name, path)) {
        return false;
    }
    bool read = !keys_file_read(path, &text, &found);
    config.again = read || found == KEYS_DAMAGED ? 0 : SDL_GetTicks64() + RETRY_MS;
    if (read) {
        progress_compare(&(struct progress){.introduced = false}, progress, &changes);
        progress_adjust(text_string(&text), text_string(&changes), &adjusted);
        lines_change(text_string(&text), text.length, text_string(&adjusted), &both);
        progress_read(text_string(&both), both.length, progress);
        config.progress = *progress;
    }
    text_free(&text);
    text_free(&changes);
    text_free(&adjusted);
    text_free(&both);
    return read;
}
