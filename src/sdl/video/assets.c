/* assets.c: see assets.h. */
#include "sdl/video/assets.h"

#include "platform/platform.h"
#include "words/words.h"

#include <SDL.h>

static char assets[PLATFORM_PATH_MAX]; /* the folder that was found, with a slash at its end */
static _Thread_local char message[2 * PLATFORM_PATH_MAX];

/* False when it would be too long. */
static bool path_of(const char *name, char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    text_format(&text, "%s%s", assets, name);
    return !text.truncated;
}

static bool try_folder(const char *base, const char *below, struct text *tried) {
    char path[PLATFORM_PATH_MAX];
    struct text text = text_fixed(assets, sizeof assets);
    text_format(&text, "%s%s", base, below);
    text_format(tried, "\n  %s", assets);
    return path_of("fonts/SeraiSans-Regular.otf", path) && platform_exists(path);
}

const char *assets_find(void) {
    static const char *const places[] = {
        "assets/",      "../assets/", "../../assets/", "../share/serai/", "../share/games/serai/",
        "../Resources/"};
    struct text tried = text_fixed(message, sizeof message);
    text_add(&tried, words(WORD_ASSETS_MISSING));
    const char *requested = SDL_getenv("SERAI_ASSETS");
    if (requested && *requested) {
        return try_folder(requested, "/", &tried) ? NULL : message;
    }
    char *base = SDL_GetBasePath();
    bool found = false;
    for (size_t i = 0; i < sizeof places / sizeof places[0] && !found; i++) {
        found = try_folder(base ? base : "./", places[i], &tried);
    }
    SDL_free(base);
#ifdef SERAI_INSTALLED_ASSETS
    found = found || try_folder(SERAI_INSTALLED_ASSETS, "/", &tried);
#endif
    return found ? NULL : message;
}

const char *assets_read(const char *name, struct text *out) {
    char path[PLATFORM_PATH_MAX];
    struct text text = text_fixed(message, sizeof message);
    if (path_of(name, path) && !platform_read(path, PLATFORM_FILE_MAX, out)) {
        return NULL;
    }
    text_format(&text, words(WORD_ASSET_UNREADABLE), path);
    return message;
}

bool assets_have(const char *name) {
    char path[PLATFORM_PATH_MAX];
    return path_of(name, path) && platform_exists(path);
}
