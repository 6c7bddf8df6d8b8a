/* config.c: see config.h. */
#include "sdl/storage/config.h"

#include "base/encoding.h"
#include "base/key_value.h"
#include "platform/platform.h"
#include "sdl/storage/writer.h"
#include "ui/model/statistics.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>

static const char settings_name[] = "settings.txt";
static const char choices_name[] = "choices.txt";
static const char folder_name[] = "folder.txt";
static const char statistics_name[] = "statistics.txt";
static const char progress_name[] = "progress.txt";

static struct {
    char folder[PLATFORM_PATH_MAX]; /* "": none */
    struct settings kept;           /* as in the file */

    /* The state at the last check. */
    struct settings settings;
    int revision; /* of the last choices */
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
    }
    return config.folder;
}

/* ---- one file ---- */

/* False when there is no folder. */
static bool path_of(const char *name, char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    text_format(&text, "%s/%s", config.folder, name);
    return config.folder[0] && !text.truncated;
}

/* Appends the text of a file. NULL, also where there is none, or a message. */
static const char *load(const char *name, struct text *out) {
    char path[PLATFORM_PATH_MAX];
    bool there = path_of(name, path) && platform_exists(path);
    return there ? platform_read(path, PLATFORM_FILE_MAX, out) : NULL;
}

static bool save(const char *name, struct text *text) {
    char path[PLATFORM_PATH_MAX];
    bool done = path_of(name, path) && !text->truncated &&
                writer_put(path, text_string(text), text->length, false);
    text_free(text);
    return done;
}

/* Prints on standard error what is wrong with a file. */
static void print_warning(const char *name, const char *what, size_t length) {
    fprintf(stderr, "serai: %s/%s: %.*s\n", config.folder, name, (int)length, what);
}

/* Makes UTF-8 of a file that somebody has edited. NULL or a message. */
static const char *decode(struct text *text) {
    struct decoded decoded = encoding_decode(text_string(text), text->length);
    struct text copy = {0};
    const char *message = decoded.wrong;
    text_add_bytes(&copy, decoded.text, decoded.length);
    message = copy.truncated ? words(WORD_NO_MEMORY_TO_READ) : message;
    encoding_free(&decoded);
    text_free(text);
    *text = copy;
    return message;
}

/* Appends the text of a file, and reports it when it cannot be read. `encoded`: it may have been
 * edited, in any encoding; the bytes of a path are kept. */
static void read_file(const char *name, bool encoded, struct text *out, struct text *report) {
    const char *message = load(name, out);
    message = message || !encoded ? message : decode(out);
    if (message) {
        print_warning(name, message, strlen(message));
        text_add(report, report->length ? " " : "");
        text_format(report, words(WORD_NOT_READ), name);
        text_clear(out);
    }
}

/* Reports what is wrong in a file, a line for each complaint (key_value.h), which are freed. */
static void report_lines(const char *name, struct text *complaints, struct text *report) {
    const char *line = text_string(complaints);
    text_add(report, line[0] && report->length ? " " : "");
    lines_report(line, name, report);
    for (size_t length = strcspn(line, "\n"); length; length = strcspn(line, "\n")) {
        print_warning(name, line, length);
        line += length + (line[length] == '\n');
    }
    text_free(complaints);
}

/* ---- all of them ---- */

static void read_settings(struct settings *settings, struct text *report) {
    struct text text = {0}, complaints = {0};
    read_file(settings_name, true, &text, report);
    settings_read(text_string(&text), text.length, settings, &complaints);
    report_lines(settings_name, &complaints, report);
    text_free(&text);
}

static void read_choices(struct setup *setup, struct text *report) {
    struct text text = {0}, complaints = {0};
    read_file(choices_name, true, &text, report);
    setup_read(text_string(&text), text.length, setup, &complaints);
    report_lines(choices_name, &complaints, report);
    text_free(&text);
}

static void read_folder(struct files *files, struct text *report) {
    struct text text = {0};
    read_file(folder_name, false, &text, report);
    size_t length = strcspn(text_string(&text), "\r\n");
    if (length > 0 && length < sizeof files->folder) {
        struct text folder = text_fixed(files->folder, sizeof files->folder);
        text_add_bytes(&folder, text.data, length);
    }
    text_free(&text);
}

void config_read(struct settings *settings, struct setup *setup, struct files *files,
                 struct text *report) {
    read_settings(settings, report);
    read_choices(setup, report);
    read_folder(files, report);
    config.kept = *settings;
}

void config_watch(const struct settings *settings, const struct setup *setup,
                  const struct files *files) {
    config.settings = *settings;
    config.revision = setup->revision;
    memcpy(config.records, files->folder, sizeof config.records);
}

void config_follow(const struct settings *settings, const struct setup *setup,
                   const struct files *files) {
    struct text text = {0};
    if (settings_follow(&config.kept, &config.settings, settings)) {
        settings_write(&config.kept, &text);
        save(settings_name, &text);
    }
    if (setup->revision != config.revision) {
        setup_write(setup, &text);
        save(choices_name, &text);
    }
    if (strcmp(files->folder, config.records) != 0) {
        text_format(&text, "%s\n", files->folder);
        save(folder_name, &text);
    }
    config_watch(settings, setup, files);
}

int64_t config_load_since(void) {
    struct text text = {0};
    int64_t since =
        load(statistics_name, &text) || decode(&text) ? 0 : statistics_read(text_string(&text));
    text_free(&text);
    return since;
}

bool config_save_since(int64_t since) {
    struct text text = {0};
    statistics_write(since, &text);
    return save(statistics_name, &text);
}

void config_load_progress(struct progress *progress) {
    struct text text = {0};
    bool read = !load(progress_name, &text) && !decode(&text);
    progress_read(read ? text_string(&text) : "", read ? text.length : 0, progress);
    text_free(&text);
}

void config_save_progress(const struct progress *progress) {
    struct text text = {0};
    progress_write(progress, &text);
    save(progress_name, &text);
}
