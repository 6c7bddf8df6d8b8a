/* platform.c: see platform.h. The portable part; the rest is behind system.h. */
#include "base/calendar.h"
#include "base/hash.h"
#include "base/random.h"
#include "platform/system.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCK = 1 << 14 }; /* bytes that are read at a time */

#if defined(__APPLE__)
static const bool is_mac = true;
#else
static const bool is_mac = false;
#endif

bool platform_has_window_pixels(void) {
    return !is_mac;
}

int platform_usual_scale(void) {
    return is_mac ? 2 : 1;
}

bool platform_has_screen_button(void) {
    return is_mac;
}

bool platform_menu_quits(void) {
    return is_mac;
}

int64_t platform_local_time(int64_t utc) {
    struct tm local;
    if (!system_local_time((time_t)(utc / 1000), &local)) {
        return utc;
    }
    struct date date = {.year = local.tm_year + 1900,
                        .month = local.tm_mon + 1,
                        .day = local.tm_mday,
                        .hour = local.tm_hour,
                        .minute = local.tm_min,
                        .second = local.tm_sec};
    return calendar_moment(&date) + utc % 1000;
}

const char *platform_read(const char *path, size_t limit, struct text *out) {
    char block[BLOCK];
    FILE *file = system_open(path);
    if (!file) {
        return words(WORD_CANNOT_OPEN);
    }
    size_t got = fread(block, 1, sizeof block, file);
    for (; got && got <= limit && !out->truncated; got = fread(block, 1, sizeof block, file)) {
        text_add_bytes(out, block, got);
        limit -= got;
    }
    text_add_bytes(out, block, got < limit ? got : limit);
    bool broken = ferror(file) != 0; /* a folder is opened as a file is, but cannot be read */
    fclose(file);
    return broken           ? words(WORD_CANNOT_READ)
           : out->truncated ? words(WORD_NO_MEMORY_TO_READ)
           : got            ? words(WORD_IS_TOO_LONG)
                            : NULL;
}

/* ---- new files in the place of others ---- */

static const char fresh_start[] = ".serai-", fresh_end[] = ".tmp";
enum { FRESH_DIGITS = 16, FRESH_TRIES = 16, SWEPT_MS = 24 * 60 * 60 * 1000 };

static bool is_slash(char c) {
#if defined(_WIN32)
    return c == '/' || c == '\\';
#else
    return c == '/';
#endif
}

/* The bytes of a path up to its file's name. */
static size_t folder_length(const char *path) {
    size_t length = strlen(path);
    while (length > 0 && !is_slash(path[length - 1])) {
        length--;
    }
    return length;
}

/* A name in the folder of a path, short as the path's own may be as long as names can be. It need
 * not be a secret, as it is opened only if no file has it. False when the path is too long. */
static bool name_fresh(const char *path, uint64_t *numbers, char fresh[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(fresh, PLATFORM_PATH_MAX);
    uint64_t number = random_next(numbers);
    text_add_bytes(&text, path, folder_length(path));
    text_format(&text, "%s%08x%08x%s", fresh_start, (unsigned)(number >> 32),
                (unsigned)(number & UINT32_MAX), fresh_end);
    return !text.truncated;
}

/* Other numbers in each process, thread and moment. */
static uint64_t numbers_for(const char *path) {
    uint64_t here = (uint64_t)(uintptr_t)&path, now = (uint64_t)platform_now();
    return hash_bytes(hash_word(hash_word(system_process(), here), now), path, strlen(path));
}

/* As platform_follow; NULL or a message. */
static const char *follow(const char *path, char target[PLATFORM_PATH_MAX]) {
    return platform_follow(path, target)       ? NULL
           : strlen(path) >= PLATFORM_PATH_MAX ? words(WORD_PATH_TOO_LONG)
                                               : words(WORD_IS_NO_FILE);
}

/* Writes a file in the place of another one, or (`over` false) only where none is. */
static const char *put(const char *path, const char *data, size_t size, bool flushed, bool over) {
    char target[PLATFORM_PATH_MAX], fresh[PLATFORM_PATH_MAX];
    uint64_t numbers = numbers_for(path);
    const char *message = follow(path, target);
    bool taken = !message;
    for (int i = 0; i < FRESH_TRIES && taken; i++) {
        struct system_writing writing = {target, fresh, data, size, flushed, over, false};
        message = name_fresh(target, &numbers, fresh) ? system_write(&writing)
                                                      : words(WORD_PATH_TOO_LONG);
        taken = writing.taken;
    }
    if (!message) {
        system_changed(target);
    }
    return message;
}

const char *platform_replace(const char *path, const char *data, size_t size, bool flushed) {
    return put(path, data, size, flushed, true);
}

const char *platform_create(const char *path, const char *data, size_t size, bool *there) {
    const char *message = put(path, data, size, true, false);
    *there = message && platform_exists(path);
    return message;
}

bool platform_is_temporary(const char *name) {
    size_t start = sizeof fresh_start - 1;
    bool begins = strncmp(name, fresh_start, start) == 0;
    return begins && strspn(name + start, "0123456789abcdef") == FRESH_DIGITS &&
           strcmp(name + start + FRESH_DIGITS, fresh_end) == 0;
}

void platform_sweep(const char *folder) {
    struct platform_listing listing;
    int64_t before = platform_now() - SWEPT_MS;
    if (platform_list(folder, &listing)) {
        return;
    }
    for (int i = 0; i < listing.count; i++) {
        const struct platform_entry *entry = &listing.entry[i];
        char path[PLATFORM_PATH_MAX];
        struct text text = text_fixed(path, sizeof path);
        text_format(&text, "%s/%s", folder, entry->name);
        if (platform_is_temporary(entry->name) && entry->modified < before && !text.truncated) {
            system_remove(path);
        }
    }
    platform_free_listing(&listing);
}

const char *platform_move(const char *from, const char *to) {
    const char *message = system_move(from, to);
    if (!message) {
        system_changed(from);
        system_changed(to);
    }
    return message;
}

const char *platform_may_replace(const char *path) {
    char target[PLATFORM_PATH_MAX], fresh[PLATFORM_PATH_MAX];
    uint64_t numbers = numbers_for(path);
    const char *message = follow(path, target);
    bool fits = message || name_fresh(target, &numbers, fresh);
    return message ? message : fits ? system_may_replace(target, fresh) : words(WORD_PATH_TOO_LONG);
}

const char *platform_make_folder(const char *path) {
    char parent[PLATFORM_PATH_MAX];
    struct text text = text_fixed(parent, sizeof parent);
    const char *message = system_make_folder(path);
    size_t length = folder_length(path);
    text_add_bytes(&text, path, length > 0 ? length - 1 : 0);
    if (!message || text.length == 0 || text.truncated) {
        return message;
    }
    message = platform_make_folder(parent);
    return message ? message : system_make_folder(path);
}

static bool add_entry(struct platform_listing *listing, const struct platform_entry *entry) {
    if (strcmp(entry->name, ".") == 0 || strcmp(entry->name, "..") == 0) {
        return true;
    }
    if (listing->count == listing->capacity) {
        int capacity = listing->capacity ? listing->capacity * 2 : 64;
        struct platform_entry *more = realloc(listing->entry, (size_t)capacity * sizeof *more);
        if (!more) {
            return false;
        }
        listing->entry = more;
        listing->capacity = capacity;
    }
    size_t size = strlen(entry->name) + 1;
    char *name = malloc(size);
    if (name) {
        memcpy(name, entry->name, size);
        listing->entry[listing->count] = *entry;
        listing->entry[listing->count++].name = name;
    }
    return name != NULL;
}

const char *platform_list(const char *path, struct platform_listing *listing) {
    *listing = (struct platform_listing){0};
    const char *message = system_list(path, add_entry, listing);
    if (message) {
        platform_free_listing(listing);
    }
    return message;
}

void platform_free_listing(struct platform_listing *listing) {
    for (int i = 0; i < listing->count; i++) {
        free(listing->entry[i].name);
    }
    free(listing->entry);
    *listing = (struct platform_listing){0};
}
