/* files.c: see files.h. */
#include "sdl/storage/files.h"

#include "platform/platform.h"
#include "words/words.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

enum { BLOCK = 1 << 16 };

static const char *read_stream(SDL_RWops *file, size_t limit, struct text *out) {
    char block[BLOCK];
    size_t left = limit, got = 0, before = out->length;
    do {
        got = SDL_RWread(file, block, 1, left < sizeof block ? left : sizeof block);
        text_add_bytes(out, block, got);
        left -= got;
    } while (got && left);
    if (out->cut) {
        return words(WORD_NO_MEMORY_TO_READ);
    }
    /* A folder is opened as a file is, and has a size, but nothing can be read of it. */
    bool nothing = out->length == before && SDL_RWsize(file) != 0;
    return nothing && limit ? words(WORD_CANNOT_READ) : NULL;
}

const char *files_read(const char *path, size_t limit, struct text *out) {
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    if (!file) {
        return words(WORD_CANNOT_OPEN);
    }
    const char *message = read_stream(file, limit, out);
    SDL_RWclose(file);
    return message;
}

const char *files_find_data(const char *wish) {
    static char folder[PLATFORM_PATH_MAX];
    struct text text = text_fixed(folder, sizeof folder);
    char *place = wish ? NULL : SDL_GetPrefPath("Serai", "Serai");
    text_add(&text, wish ? wish : place ? place : "");
    SDL_free(place);
    while (text.length > 1 && strchr("/\\", folder[text.length - 1])) {
        folder[--text.length] = '\0';
    }
    if (text.cut) {
        text_clear(&text);
    }
    if (folder[0]) {
        platform_make_folder(folder); /* what cannot be made is found out by whoever writes there */
    }
    return folder;
}

const char *files_replace(const char *path, const char *data, size_t size) {
    char fresh[PLATFORM_PATH_MAX];
    struct text text = text_fixed(fresh, sizeof fresh);
    text_format(&text, "%s.new", path);
    SDL_RWops *file = text.cut ? NULL : SDL_RWFromFile(fresh, "wb");
    if (!file) {
        return words(WORD_CANNOT_WRITE);
    }
    size_t written = SDL_RWwrite(file, data, 1, size);
    bool whole = SDL_RWclose(file) == 0 && written == size;
    if (whole && rename(fresh, path) == 0) {
        return NULL;
    }
    /* Where a file cannot be renamed over another one, the old one has to go first. */
    if (whole && remove(path) == 0 && rename(fresh, path) == 0) {
        return NULL;
    }
    remove(fresh);
    return words(WORD_CANNOT_WRITE);
}
