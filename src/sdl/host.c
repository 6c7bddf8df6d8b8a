/* sdl/host.c: see app.h. */
#include "sdl/app.h"

#include "platform/platform.h"
#include "sdl/pictures.h"
#include "sdl/storage/autosave.h"
#include "sdl/thoughts.h"
#include "sdl/video/assets.h"

#include <SDL.h>

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

static bool read_asset(void *context, const char *name, struct text *out) {
    (void)context;
    return !assets_read(name, out);
}

static bool has_asset(void *context, const char *name) {
    (void)context;
    return assets_have(name);
}

static const char *own(void *context, const char *path) {
    (void)context;
    return autosave_own(path);
}

static const char *list(void *context, const char *folder, struct platform_listing *listing) {
    (void)context;
    return platform_list(folder, listing);
}

/* SDL asks Macs, where the windows of a desktop have no variables for it. */
static void locales(void *context, char locales[PLATFORM_LOCALES_MAX]) {
    (void)context;
    platform_locales(locales);
    SDL_Locale *list = locales[0] ? NULL : SDL_GetPreferredLocales();
    if (!list) {
        return;
    }
    struct text text = text_fixed(locales, PLATFORM_LOCALES_MAX);
    for (const SDL_Locale *locale = list; locale->language; locale++) {
        text_format(&text, "%s:", locale->language);
    }
    SDL_free(list);
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
    return SDL_SetClipboardText(string) == 0;
}

const struct host *sdl_host(void) {
    static struct host host = {.read = read_file,
                               .write = write_file,
                               .exists = exists,
                               .read_asset = read_asset,
                               .has_asset = has_asset,
                               .own = own,
                               .list = list,
                               .locales = locales,
                               .home = home,
                               .paste = paste,
                               .copy = copy};
    autosave_fill_host(&host);
    thoughts_fill_host(&host);
    pictures_fill_host(&host);
    return &host;
}
