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

enum { LOCK_TRIES = 100, LOCK_PAUSE_MS = 5 };

/* ---- reading ---- */

/* What another program writes at the moment can be read a little later. */
static const char *load(const char *path, struct text *out) {
    struct text bytes = {0};
    const char *message =
        platform_exists(path) ? platform_read(path, PLATFORM_FILE_MAX, &bytes) : NULL;
    if (!message) {
        text_add_bytes(out, text_string(&bytes), bytes.length);
        message = out->truncated ? words(WORD_NO_MEMORY_TO_READ) : NULL;
    }
    text_free(&bytes);
    return message;
}

const char *keys_file_read(const char *path, struct text *out, bool *damaged) {
    char target[PLATFORM_PATH_MAX];
    struct text bytes = {0};
    const char *message =
        platform_follow(path, target) ? load(target, &bytes) : words(WORD_IS_NO_FILE);
    *damaged = false;
    if (!message) {
        struct decoded decoded = encoding_decode(text_string(&bytes), bytes.length);
        *damaged = decoded.wrong || lines_damaged(decoded.text, decoded.length);
        if (!*damaged) {
            text_add_bytes(out, decoded.text, decoded.length);
        }
        encoding_free(&decoded);
    }
    text_free(&bytes);
    return message          ? message
           : *damaged       ? words(WORD_IS_DAMAGED)
           : out->truncated ? words(WORD_NO_MEMORY_TO_READ)
                            : NULL;
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

static const char *write_changed(const char *path, const struct text *before, const char *changes) {
    struct text after = {0};
    lines_change(text_string(before), before->length, changes, &after);
    bool same =
        after.length == before->length && strcmp(text_string(&after), text_string(before)) == 0;
    const char *message = after.truncated ? words(WORD_NO_MEMORY)
                          : same          ? NULL
                                 : platform_replace(path, text_string(&after), after.length, true);
    text_free(&after);
    return message;
}

/* With the file's lock. */
static const char *change(const char *path, const char *changes, keys_adjuster *adjust) {
    struct text before = {0}, adjusted = {0};
    bool damaged = false;
    const char *message = keys_file_read(path, &before, &damaged);
    message = damaged ? keys_file_set_aside(path, NULL) : message;
    if (!message && adjust) {
        adjust(text_string(&before), changes, &adjusted);
        changes = text_string(&adjusted);
        message = adjusted.truncated ? words(WORD_NO_MEMORY) : NULL;
    }
    message = message ? message : write_changed(path, &before, changes);
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

/* Does something with the file while nobody else does; where files cannot be locked, all the same.
 */
typedef const char *keys_work(const char *path, void *context);

static const char *with_lock(const char *path, keys_work *work, void *context) {
    char target[PLATFORM_PATH_MAX], lock_path[NAMES_LOCK_MAX];
    struct platform_lock lock = {0};
    if (!platform_follow(path, target)) {
        return words(WORD_IS_NO_FILE);
    }
    names_lock(target, lock_path);
    if (wait_for_lock(&lock, lock_path) == LOCK_BUSY) {
        return words(WORD_IN_USE);
    }
    const char *message = work(target, context);
    platform_lock_release(&lock, lock_path);
    return message;
}

struct changing {
    const char *changes;
    keys_adjuster *adjust;
};

static const char *change_locked(const char *path, void *context) {
    const struct changing *changing = context;
    return change(path, changing->changes, changing->adjust);
}

const char *keys_file_change(const char *path, const char *changes, keys_adjuster *adjust) {
    return with_lock(path, change_locked, &(struct changing){changes, adjust});
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
    bool damaged = false;
    const char *message = keys_file_read(path, &file, &damaged);
    message = message ? message : keys_file_read(taking->copy, &copy, &damaged);
    if (!message) {
        choose(&file, &copy, taking->newer || taking->adjust, &changes);
        message = changes.truncated ? words(WORD_NO_MEMORY)
                                    : change(path, text_string(&changes), taking->adjust);
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
