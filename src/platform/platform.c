/* platform.c: see platform.h. The portable part; the rest is behind system.h. */
#include "base/calendar.h"
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

/* The temporary file for a path; false when its path is too long. */
static bool name_fresh(const char *path, char fresh[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(fresh, PLATFORM_PATH_MAX);
    text_format(&text, "%s.new", path);
    return !text.truncated;
}

const char *platform_replace(const char *path, const char *data, size_t size, bool flushed) {
    char fresh[PLATFORM_PATH_MAX];
    const char *message = name_fresh(path, fresh) ? system_replace(path, fresh, data, size, flushed)
                                                  : words(WORD_PATH_TOO_LONG);
    if (!message) {
        system_changed(path);
    }
    return message;
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
    char fresh[PLATFORM_PATH_MAX];
    return name_fresh(path, fresh) ? system_may_replace(path, fresh) : words(WORD_PATH_TOO_LONG);
}

static bool is_slash(char c) {
#if defined(_WIN32)
    return c == '/' || c == '\\';
#else
    return c == '/';
#endif
}

const char *platform_make_folder(const char *path) {
    char parent[PLATFORM_PATH_MAX];
    struct text text = text_fixed(parent, sizeof parent);
    const char *message = system_make_folder(path);
    size_t length = strlen(path);
    while (length > 0 && !is_slash(path[length - 1])) {
        length--;
    }
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
