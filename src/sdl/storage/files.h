/* files.h: the player's files: reading one whole, and where the app's own lie. */
#ifndef SERAI_SDL_STORAGE_FILES_H
#define SERAI_SDL_STORAGE_FILES_H

#include "base/text.h"
#include "platform/platform.h"

#include <stddef.h>

/* Appends at most the first `limit` bytes of any file. NULL or a message. */
const char *files_read(const char *path, size_t limit, struct text *out);

/* The folder where settings and matches live: the wish, or with NULL the platform's place for them.
 * Makes it where it is missing. Without a slash at its end, valid until the next call; "" when
 * there is none. */
const char *files_find_data(const char *wish);

/* Writes a file by way of a new one that is renamed over the old. NULL or a message. */
const char *files_replace(const char *path, const char *data, size_t size);

#endif
