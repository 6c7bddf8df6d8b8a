/* overwrite.h: writing a file without losing what another program, or a sync, has put there. */
#ifndef SERAI_SDL_STORAGE_OVERWRITE_H
#define SERAI_SDL_STORAGE_OVERWRITE_H

#include "platform/platform.h"

/* What is known to be in a file. Zeroed: nothing is known. */
struct known_content {
    bool known;
    uint64_t hash;
};

struct known_content overwrite_know(const char *data, size_t size);

/* Replaces a file, but not one that cannot be read. With `known` it is a match: if it is another
 * one on the disk than that, it is first moved beside itself, and *beside gets its path; then
 * *known is what was written. NULL or a message. */
const char *overwrite(const char *path, const char *data, size_t size, struct known_content *known,
                      char beside[PLATFORM_PATH_MAX]);

#endif
