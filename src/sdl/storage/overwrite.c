/* overwrite.c: see overwrite.h. */
#include "sdl/storage/overwrite.h"

#include "base/hash.h"
#include "sdl/storage/names.h"

#include <string.h>

enum { TRIES = 3 };

struct known_content overwrite_know(const char *data, size_t size) {
    return (struct known_content){true, hash_bytes(HASH_START, data, size)};
}

/* Whether what is on the disk is neither what is known nor what is about to be written. An empty
 * file is what a computer that was switched off has left. */
static bool is_others(const struct known_content *known, const struct text *there, const char *data,
                      size_t size) {
    struct known_content found = overwrite_know(text_string(there), there->length);
    bool same = there->length == size && memcmp(text_string(there), data, size) == 0;
    return there->length && !(known->known && known->hash == found.hash) && !same;
}

/* Sees to it that nothing is lost with the file that is there, if one is. */
static const char *make_way(const char *path, const char *data, size_t size,
                            const struct known_content *known, char beside[PLATFORM_PATH_MAX],
                            bool *over) {
    struct text there = {0};
    *over = platform_exists(path);
    const char *message = *over ? platform_read(path, PLATFORM_FILE_MAX, &there) : NULL;
    bool moves = *over && !message && known && is_others(known, &there, data, size);
    if (moves) {
        message = names_move_beside(path, beside);
        *over = false;
    }
    if (moves && message) {
        beside[0] = '\0';
    }
    text_free(&there);
    return message;
}

const char *overwrite(const char *path, const char *data, size_t size, struct known_content *known,
                      char beside[PLATFORM_PATH_MAX]) {
    bool over = false, again = true;
    const char *message = NULL;
    beside[0] = '\0';
    for (int i = 0; i < TRIES && again; i++) {
        again = false; /* unless a file has come meanwhile */
        message = make_way(path, data, size, known, beside, &over);
        if (!message) {
            message = over ? platform_replace(path, data, size, true)
                           : platform_create(path, data, size, &again);
        }
    }
    if (!message && known) {
        *known = overwrite_know(data, size);
    }
    return message;
}
