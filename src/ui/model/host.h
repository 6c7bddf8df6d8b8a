/* host.h: what the app may ask of the computer that it runs on. A constant table of functions,
 * given to the app at its start: sdl/host.c has the real one, tests have one in memory. Scenes know
 * no other way to a file or to the clipboard.
 *
 * Paths are UTF-8 and use '/'. Messages are words that go after "...: ", valid for ever. */
#ifndef SERAI_UI_MODEL_HOST_H
#define SERAI_UI_MODEL_HOST_H

#include "base/text.h"
#include "platform/platform.h"

struct host {
    void *context; /* handed to every function */

    /* Appends at most the first `limit` bytes of a file. NULL or a message. */
    const char *(*read)(void *context, const char *path, size_t limit, struct text *out);

    /* Writes a file so that there is never half of one. NULL or a message; what was there before is
     * as it was then. */
    const char *(*write)(void *context, const char *path, const char *data, size_t size);

    bool (*exists)(void *context, const char *path);

    /* When the file is a match that is kept by itself (saved_matches.h), and no other window has
     * it, its name there: it is this window's from then on. NULL for any other file. */
    const char *(*own)(void *context, const char *path);

    /* As platform_list; the listing is freed with platform_free_listing. */
    const char *(*list)(void *context, const char *folder, struct platform_listing *listing);

    /* The folder where people look for their files; false when there is none. */
    bool (*home)(void *context, char path[PLATFORM_PATH_MAX]);

    /* The clipboard's text; copy replaces it. False when there is none, or it cannot be. */
    bool (*paste)(void *context, struct text *out);
    bool (*copy)(void *context, const char *string);
};

#endif
