/* outside.c: see outside.h. The files of the disk, and SDL's clipboard. */
#include "sdl/outside.h"

#include "platform/clipboard.h"
#include "platform/platform.h"

#include <SDL.h>
#include <string.h>

static struct text copied; /* the text that was copied last */

static const char *read_file(void *context, const char *path, size_t limit, struct text *out) {
    (void)context;
    return platform_read(path, limit, out);
}

static const char *write_file(void *context, const char *path, const char *data, size_t size) {
    (void)context;
    return platform_replace(path, data, size, true);
}

static bool exists(void *context, const char *path) {
    (void)context;
    return platform_exists(path);
}

static const char *list(void *context, const char *folder, struct platform_listing *listing) {
    (void)context;
    return platform_list(folder, listing);
}

static bool home(void *context, char path[PLATFORM_PATH_MAX]) {
    (void)context;
    return platform_home(path);
}

static bool paste(void *context, struct text *out) {
    (void)context;
    char *string = SDL_HasClipboardText() ? SDL_GetClipboardText() : NULL;
    text_add(out, string ? string : "");
    SDL_free(string);
    return string != NULL && !out->truncated;
}

static bool copy(void *context, const char *string) {
    (void)context;
    bool copied_it = SDL_SetClipboardText(string) == 0;
    if (copied_it) {
        text_clear(&copied);
        text_add(&copied, string);
    }
    return copied_it;
}

static bool copy_stays(void *context) {
    (void)context;
    return clipboard_keeps();
}

void outside_leave(void) {
    char *string = copied.length ? SDL_GetClipboardText() : NULL;
    if (string && strcmp(string, text_string(&copied)) == 0) {
        clipboard_leave(string);
    }
    SDL_free(string);
    text_free(&copied);
}

void outside_fill_host(struct host *host) {
    host->read = read_file;
    host->write = write_file;
    host->exists = exists;
    host->list = list;
    host->home = home;
    host->paste = paste;
    host->copy = copy;
    host->copy_stays = copy_stays;
}
