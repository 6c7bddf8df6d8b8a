/* assets.c: see assets.h. */
#include "sdl/video/assets.h"

#include "platform/platform.h"
#include "words/words.h"

#include <SDL.h>

static char assets[PLATFORM_PATH_MAX]; /* the folder that was found, with a slash at its end */
static char missing[2 * PLATFORM_PATH_MAX];

static bool holds_assets(const char *folder) {
    char path[PLATFORM_PATH_MAX];
    struct text text = text_fixed(path, sizeof path);
    text_format(&text, "%sfonts/SeraiSans-Regular.otf", folder);
    SDL_RWops *file = text.cut ? NULL : SDL_RWFromFile(path, "rb");
    if (file) {
        SDL_RWclose(file);
    }
    return file != NULL;
}

static bool try_folder(const char *base, const char *below, struct text *tried) {
    struct text text = text_fixed(assets, sizeof assets);
    text_format(&text, "%s%s", base, below);
    text_format(tried, "\n  %s", assets);
    return holds_assets(assets);
}

const char *assets_find(void) {
    static const char *const places[] = {
        "assets/",      "../assets/", "../../assets/", "../share/serai/", "../share/games/serai/",
        "../Resources/"};
    struct text tried = text_fixed(missing, sizeof missing);
    text_add(&tried, words(WORD_ASSETS_MISSING));
    const char *wish = SDL_getenv("SERAI_ASSETS");
    if (wish) {
        return try_folder(wish, "/", &tried) ? NULL : missing;
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
    return found ? NULL : missing;
}

void *assets_read(const char *name, size_t *size, struct text *message) {
    char path[PLATFORM_PATH_MAX];
    struct text text = text_fixed(path, sizeof path);
    text_format(&text, "%s%s", assets, name);
    void *data = text.cut ? NULL : SDL_LoadFile(path, size);
    if (!data && message) {
        text_format(message, words(WORD_ASSET_UNREADABLE), path);
    }
    return data;
}
