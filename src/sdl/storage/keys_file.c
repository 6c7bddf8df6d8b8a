/* keys_file.c: see keys_file.h. */
#include "sdl/storage/keys_file.h"

#include "base/encoding.h"
#include "base/key_value.h"
#include "platform/platform.h"
#include "sdl/storage/names.h"
#include "ui/model/folder.h"
#include "words/words.h"

#include <SDL.h>
#include <ctype.h>
#include <string.h>

enum { LOCK_TRIES = 100, LOCK_PAUSE_MS = 5, CHANGE_TRIES = 5 };

/* ---- reading ---- */

const char *keys_file_read(const char *path, struct text *out, enum keys_found *found) {
    char target[PLATFORM_PATH_MAX];
    struct text bytes = {0};
    *found = KEYS_NONE;
    if (!platform_follow(path, target)) {
        return words(WORD_IS_NO_FILE);
    }
    if (!platform_exists(target)) {
        return NULL;
    }
    const char *message = platform_read(target, PLATFORM_FILE_MAX, &bytes);
    struct decoded decoded = encoding_decode(text_string(&bytes), bytes.length);
    if (!message) {
        bool damaged = decoded.wrong || lines_damaged(decoded.text, decoded.length);
        *found = damaged ? KEYS_DAMAGED : KEYS_THERE;
        message = damaged ? words(WORD_IS_DAMAGED) : NULL;
    }
    if (!message) {
        text_add_bytes(out, decoded.text, decoded.length);
        message = out->truncated ? words(WORD_NO_MEMORY_TO_READ) : NULL;
    }
    encoding_free(&decoded);
    text_free(&bytes);
    return message;
}

const char *keys_file_set_aside(const char *path, struct text *aside) {
    char target[PLATFORM_PATH_MAX], to[PLATFORM_PATH_MAX];
    const char *message = platform_follow(path, target) ? NULL : words(WORD_PATH_TOO_LONG);
    message = message ? message : names_move(target, NULL, ".damaged", to);
    if (!message && aside) {
        text_add(aside, files_name_in(to));
    }
    return message;
}

/* ---- changing ---- */

/* What is to be changed. */
struct changing {
    const char *changes;
    keys_adjuster *adjust;
    bool written; /* something had to be written for it */
};

static const char *write_changed(const char *path, const struct text *before, bool over,
                                 const char *changes, bool *written) {
    struct text after = {0};
    const char *message = NULL;
    lines_change(text_string(before), before->length, changes, &after);
    *written = strcmp(text_string(&after), text_string(before)) != 0;
    if (after.truncated) {
        message = words(WORD_NO_MEMORY);
    } else if (*written && over) {
        message = platform_replace(path, text_string(&after), after.length, true);
    } else if (*written) {
        bool there = false;
        message = platform_create(path, text_string(&after), after.length, &there);
        message = there ? NULL : message; /* it is read first */
    }
    text_free(&after);
    return message;
}

/* With the file's lock. */
static const char *change(const char *path, struct changing *changing) {
    struct text before = {0}, adjusted = {0};
    const char *changes = changing->changes;
    enum keys_found found = KEYS_NONE;
    const char *message = keys_file_read(path, &before, &found);
    message = found == KEYS_DAMAGED ? keys_file_set_aside(path, NULL) : message;
    if (!message && changing->adjust) {
        changing->adjust(text_string(&before), changes, &adjusted);
        changes = text_string(&adjusted);
        message = adjusted.truncated ? words(WORD_NO_MEMORY) : NULL;
    }
    if (!message) {
        message = write_changed(path, &before, found == KEYS_THERE, changes, &changing->written);
    }
    text_free(&before);
    text_free(&adjusted);
    return message;
}

/* Whoever else has the lock has it for a moment only. */
static enum lock_answer wait_for_lock(struct platform_lock *lock, const char *path) {
    enum lock_answer answer = platform_lock_take(lock, path);
    for (int i = 0; i < LOCK_TRIES && answer == LOCK_BUSY; i++) {
        SDL_Delay(LOCK_PAUSE_MS);
        answer = platform_lock_take(lock, path);
    }
    return answer;
}

/* Calls `work` while nobody else does so; where files cannot be locked, all the same. */
typedef const char *keys_work(const char *path, void *context);

static const char *with_lock(const char *path, keys_work *work, void *context) {
    char lock_path[NAMES_LOCK_MAX];
    struct platform_lock lock = {0};
    names_lock(path, lock_path);
    if (wait_for_lock(&lock, lock_path) == LOCK_BUSY) {
        return words(WORD_IN_USE);
    }
    const char *message = work(path, context);
    platform_lock_release(&lock, lock_path);
    return message;
}

static const char *change_target(const char *path, void *context) {
    return change(path, context);
}

/* The lock of what a link leads to is for programs of another folder with a link to the same. */
static const char *change_led(const char *path, struct changing *changing) {
    char target[PLATFORM_PATH_MAX];
    if (!platform_follow(path, target)) {
        return words(WORD_IS_NO_FILE);
    }
    return strcmp(path, target) == 0 ? change(path, changing)
                                     : with_lock(target, change_target, changing);
}

/* It is done when nothing is left to be changed: a program that knows of no locks, or another link,
 * may have come between the reading and the writing. */
static const char *change_until_done(const char *path, void *context) {
    struct changing *changing = context;
    for (int i = 0; i < CHANGE_TRIES; i++) {
        changing->written = false;
        const char *message = change_led(path, changing);
        if (message || !changing->written) {
            return message;
        }
    }
    return words(WORD_IN_USE);
}

const char *keys_file_change(const char *path, const char *changes, keys_adjuster *adjust) {
    return with_lock(path, change_until_done, &(struct changing){changes, adjust, false});
}

/* ---- copies that a sync has made ---- */

static bool has_inside(const char *name, const char *mark) {
    size_t length = strlen(mark);
    for (; *name; name++) {
        size_t i = 0;
        while (i < length && tolower((unsigned char)name[i]) == mark[i]) {
            i++;
        }
        if (i == length) {
            return true;
        }
    }
    return false;
}

bool keys_file_is_copy(const char *copy, const char *name) {
    static const char *const marks[] = {"conflicted copy", ".sync-conflict-", "_conflict-"};
    const char *ending = strrchr(name, '.');
    size_t stem = (size_t)(ending - name), length = strlen(copy), tail = strlen(ending);
    bool marked = false;
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++) {
        marked = marked || has_inside(copy, marks[i]);
    }
    return marked && length > stem + tail && strncmp(copy, name, stem) == 0 &&
           strcmp(copy + length - tail, ending) == 0 && !isalnum((unsigned char)copy[stem]);
}

/* A copy that is to be taken in. */
struct taking {
    const char *copy, *away;
    bool newer; /* than the file */
    keys_adjuster *adjust;
};

/* What a copy says, as changes; without what the file says already, unless it is to hold. */
static void choose(const struct text *file, const struct text *copy, bool holds,
                   struct text *changes) {
    struct text said = {0}, known = {0};
    lines_compare("", text_string(copy), &said);
    if (!holds) {
        lines_compare("", text_string(file), &known);
    }
    lines_join(text_string(&said), text_string(&known), changes);
    changes->truncated = changes->truncated || said.truncated || known.truncated;
    text_free(&said);
    text_free(&known);
}

static const char *take_copy(const char *path, void *context) {
    const struct taking *taking = context;
    struct text file = {0}, copy = {0}, changes = {0};
    char to[PLATFORM_PATH_MAX];
    enum keys_found found = KEYS_NONE;
    const char *message = keys_file_read(path, &file, &found);
    message = message ? message : keys_file_read(taking->copy, &copy, &found);
    if (!message) {
        choose(&file, &copy, taking->newer || taking->adjust, &changes);
        struct changing changing = {text_string(&changes), taking->adjust, false};
        message = changes.truncated ? words(WORD_NO_MEMORY) : change_until_done(path, &changing);
    }
    if (!message) {
        message = names_move(taking->copy, taking->away, "", to);
    }
    text_free(&file);
    text_free(&copy);
    text_free(&changes);
    return message;
}

const char *keys_file_take_copy(const char *path, const char *copy, bool newer, const char *away,
                                keys_adjuster *adjust) {
    return with_lock(path, take_copy, &(struct taking){copy, away, newer, adjust});
}
