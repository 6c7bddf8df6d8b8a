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

const char *host_own(const char *path) {
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

struct moment host_now(void) {
    return clock_now();
}

bool host_can_save(void) {
    return library_folder()[0] != '\0';
}

bool host_has_matches(void) {
    return host_can_save() && platform_exists(library_folder());
}

bool host_save_match(const char *file, const char *record, size_t size) {
    char path[PLATFORM_PATH_MAX];
    return library_path(file, path) && writer_put(path, record, size, true);
}

void host_release_match(const char *file) {
    char path[PLATFORM_PATH_MAX];
    library_path(file, path);
    writer_release(path);
}

const char *host_trouble(const char *file, bool beside) {
    char path[PLATFORM_PATH_MAX];
    library_path(file, path);
    return beside ? writer_trouble_beside(path) : writer_trouble(path);
}

/* Each request begins with a look at what other windows have done. */

static int first_wanted; /* of the list */

static void scan(const char *folder) {
    (void)folder;
    library_scan(first_wanted);
}

void host_list_matches(int first) {
    first_wanted = first;
    platform_look(library_folder(), NULL, scan);
}

static void resume(const char *path) {
    library_resume(files_name_in(path));
}

void host_open_match(const char *file) {
    char path[PLATFORM_PATH_MAX];
    library_path(file, path);
    writer_look(path, resume);
}

static void remove_one(const char *path) {
    library_remove(files_name_in(path));
}

void host_remove_match(const char *file) {
    char path[PLATFORM_PATH_MAX];
    library_path(file, path);
    writer_look(path, remove_one);
}

bool host_gather_matches(void) {
    return bundle_gather();
}

bool host_add_matches(const char *text, size_t size) {
    return bundle_add(text, size);
}

/* ---- the moment from which statistics count ---- */

int64_t host_load_since(void) {
    return config_load_since();
}

bool host_save_since(int64_t since) {
    return config_save_since(since);
}

/* ---- what the player has learned ---- */

void host_load_progress(struct progress *progress) {
    config_load_progress(progress);
}

void host_save_progress(const struct progress *progress) {
    config_save_progress(progress);
}
