/* platform_web.c: the part of platform.h and system.h that differs for a page in a browser: its
 * files are in memory, below one folder, and packaging/web/store.js keeps them and has the locks.
 * The rest is as on POSIX systems. */
#include "platform/system.h"

#if defined(__EMSCRIPTEN__)

#include "platform/page_store.h"
#include "words/words.h"

#include <emscripten.h>
#include <stdlib.h>
#include <string.h>

bool platform_data_folder(char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    text_add(&text, "/serai");
    return true;
}

void system_changed(const char *path) {
    page_store_changed(path);
}

/* In the order of store.js. */
const char *platform_unkept(const char *path, bool beside) {
    static const enum word reasons[] = {WORD_NONE, WORD_PAGE_KEEPS_NOTHING, WORD_PAGE_FULL,
                                        WORD_CANNOT_WRITE, WORD_IN_USE};
    int reason = page_store_trouble(path, beside);
    return reason ? words(reasons[reason]) : NULL;
}

/* ---- looking ---- */

void platform_look(const char *path, const char *lock, platform_seen *then) {
    size_t size = strlen(path) + 1;
    char *copy = malloc(size);
    if (copy) {
        memcpy(copy, path, size);
        page_store_look(lock, then, copy);
    } else {
        then(path);
    }
}

/* Called by store.js. */
EMSCRIPTEN_KEEPALIVE void web_seen(platform_seen *then, char *path) {
    then(path);
    free(path);
}

/* ---- locks ---- */

enum lock_answer platform_lock_take(struct platform_lock *lock, const char *path) {
    lock->held = page_store_take(path);
    return lock->held ? LOCK_TAKEN : LOCK_BUSY;
}

void platform_lock_release(struct platform_lock *lock, const char *path) {
    if (lock->held) {
        page_store_release(path);
        lock->held = false;
    }
}

bool platform_is_locked(const char *path) {
    return page_store_is_taken(path);
}

#endif
