/* autosave.c: see autosave.h. The files are written by writer.c and read by library.c. */
#include "sdl/storage/autosave.h"

#include "sdl/storage/bundle.h"
#include "sdl/storage/clock.h"
#include "sdl/storage/config.h"
#include "sdl/storage/kept.h"
#include "sdl/storage/library.h"
#include "sdl/storage/writer.h"
#include "ui/model/folder.h"
#include "words/words.h"

#include <string.h>

/* ---- for the loop that drives the app ---- */

void autosave_open(const char *data, Uint32 wake) {
    kept_open(wake);
    writer_open(wake);
    library_open(data, wake);
    bundle_open(wake);
}

const char *autosave_close(void) {
    static char message[SAVED_SENTENCE_MAX];
    bundle_close();
    library_close();
    bool match = false;
    const char *reason = writer_close(&match);
    struct text text = text_fixed(message, sizeof message);
    text_format(&text, words(match ? WORD_LOST : WORD_LOST_CHANGES), reason ? reason : "");
    return reason ? message : NULL;
}

/* Another version of a match was kept: home says so. */
static bool take_beside(struct host_answer *answer) {
    char name[PLATFORM_PATH_MAX];
    writer_take_beside(name);
    if (name[0]) {
        *answer = (struct host_answer){.task = HOST_WARN};
        struct text text = text_fixed(answer->warning, sizeof answer->warning);
        text_format(&text, words(WORD_SAVED_BESIDE), name);
    }
    return name[0] != '\0';
}

bool autosave_take_answer(struct host_answer *answer) {
    return take_beside(answer) || library_take(answer) || bundle_take(answer);
}

void autosave_settle(void) {
    writer_settle();
}

/* It has just been read. */
static void know(const char *path) {
    struct text record = {0};
    if (!writer_load(path, &record)) {
        writer_know(path, &record);
    }
    text_free(&record);
}

const char *autosave_own(const char *path) {
    size_t length = strlen(library_folder());
    bool below = length && strncmp(path, library_folder(), length) == 0 && path[length] == '/';
    const char *file = path + length + 1;
    bool own = below && saved_match_is_file_name(file) && writer_hold(path) == LOCK_TAKEN;
    if (own) {
        know(path);
    }
    return own ? file : NULL;
}

/* ---- the app's requests ---- */

static struct moment now(void *context) {
    (void)context;
    return clock_now();
}

static bool can_save(void *context) {
    (void)context;
    return library_folder()[0] != '\0';
}

static bool has_matches(void *context) {
    return can_save(context) && platform_exists(library_folder());
}

static bool save_match(void *context, const char *file, const char *record, size_t size) {
    char path[PLATFORM_PATH_MAX];
    (void)context;
    return library_path(file, path) && writer_put(path, record, size, true);
}

static void release_match(void *context, const char *file) {
    char path[PLATFORM_PATH_MAX];
    (void)context;
    library_path(file, path);
    writer_release(path);
}

static const char *trouble(void *context, const char *file, bool beside) {
    char path[PLATFORM_PATH_MAX];
    (void)context;
    library_path(file, path);
    return beside ? writer_trouble_beside(path) : writer_trouble(path);
}

/* Each request begins with a look at what other windows have done. */

static int first_wanted; /* of the list */

static void scan(const char *folder) {
    (void)folder;
    library_scan(first_wanted);
}

static void list_matches(void *context, int first) {
    (void)context;
    first_wanted = first;
    platform_look(library_folder(), NULL, scan);
}

static void resume(const char *path) {
    library_resume(files_name_in(path));
}

static void open_match(void *context, const char *file) {
    char path[PLATFORM_PATH_MAX];
    (void)context;
    library_path(file, path);
    writer_look(path, resume);
}

static void remove_one(const char *path) {
    library_remove(files_name_in(path));
}

static void remove_match(void *context, const char *file) {
    char path[PLATFORM_PATH_MAX];
    (void)context;
    library_path(file, path);
    writer_look(path, remove_one);
}

static bool gather_matches(void *context) {
    (void)context;
    return bundle_gather();
}

static bool add_matches(void *context, const char *text, size_t size) {
    (void)context;
    return bundle_add(text, size);
}

/* ---- the moment from which statistics count ---- */

static int64_t load_since(void *context) {
    (void)context;
    return config_load_since();
}

static bool save_since(void *context, int64_t since) {
    (void)context;
    return config_save_since(since);
}

/* ---- what the player has learned ---- */

static void load_progress(void *context, struct progress *progress) {
    (void)context;
    config_load_progress(progress);
}

static void save_progress(void *context, const struct progress *progress) {
    (void)context;
    config_save_progress(progress);
}

void autosave_fill_host(struct host *host) {
    host->now = now;
    host->can_save = can_save;
    host->has_matches = has_matches;
    host->save_match = save_match;
    host->release_match = release_match;
    host->trouble = trouble;
    host->list_matches = list_matches;
    host->open_match = open_match;
    host->remove_match = remove_match;
    host->gather_matches = gather_matches;
    host->add_matches = add_matches;
    host->load_since = load_since;
    host->save_since = save_since;
    host->load_progress = load_progress;
    host->save_progress = save_progress;
}
