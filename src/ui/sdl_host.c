/* sdl_host.c: see sdl_host.h. */
#include "ui/sdl_host.h"

#include "ui/sdl_keeper.h"

#include <SDL.h>

enum { BLOCK = 1 << 16 };

static const char cannot_read[] = "the file cannot be read";

static const char *read_stream(SDL_RWops *file, size_t limit, struct text *out) {
    char block[BLOCK];
    size_t left = limit, got = 0;
    do {
        got = SDL_RWread(file, block, 1, left < sizeof block ? left : sizeof block);
        text_add_bytes(out, block, got);
        left -= got;
    } while (got && left);
    return out->cut ? "there is not enough memory to read it" : NULL;
}

static const char *read_file(void *context, const char *path, size_t limit, struct text *out) {
    (void)context;
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    if (!file) {
        return "the file cannot be opened";
    }
    bool readable = SDL_RWsize(file) >= 0; /* a folder is opened, but has no size */
    const char *message = readable ? read_stream(file, limit, out) : cannot_read;
    SDL_RWclose(file);
    return message;
}

static const char *write_file(void *context, const char *path, const char *data, size_t size) {
    (void)context;
    return platform_replace(path, data, size);
}

static bool exists(void *context, const char *path) {
    (void)context;
    return platform_exists(path);
}

static const char *own(void *context, const char *path) {
    (void)context;
    return keeper_own(path);
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
    return string != NULL && !out->cut;
}

static bool copy(void *context, const char *string) {
    (void)context;
    return SDL_SetClipboardText(string) == 0;
}

const struct host *sdl_host(void) {
    static const struct host host = {.read = read_file,
                                     .write = write_file,
                                     .exists = exists,
                                     .own = own,
                                     .list = list,
                                     .home = home,
                                     .paste = paste,
                                     .copy = copy};
    return &host;
}
