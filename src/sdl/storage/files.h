/* files.h: the files that come with the program, wherever it was installed. */
#ifndef SERAI_SDL_STORAGE_FILES_H
#define SERAI_SDL_STORAGE_FILES_H

#include "base/text.h"

#include <stddef.h>

enum { FILE_PATH_MAX = 1024 };

/* Finds the folder of assets: where the variable SERAI_ASSETS says, and nowhere else; without it
 * beside the program, in the places where installers put it, and last where `cmake --install` puts
 * it (SERAI_INSTALLED_ASSETS, unless the program is built to lie anywhere). NULL when found;
 * otherwise a message that names the places that were looked at, valid for the whole run. */
const char *files_find_assets(void);

/* Reads an asset, "fonts/…". The memory is the caller's (SDL_free). NULL, with a message for people
 * in `message`, when it is not there. */
void *files_read_asset(const char *name, size_t *size, struct text *message);

/* Appends at most the first `limit` bytes of any file. NULL or a message. */
const char *files_read(const char *path, size_t limit, struct text *out);

/* The folder where settings and matches live: the wish, or with NULL the platform's place for them.
 * Makes it where it is missing. Without a slash at its end, valid until the next call; "" when
 * there is none. */
const char *files_find_data(const char *wish);

/* Writes a file by way of a new one that is renamed over the old. NULL or a message. */
const char *files_replace(const char *path, const char *data, size_t size);

#endif
