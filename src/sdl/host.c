/* sdl/host.c: see app.h. */
#include "sdl/app.h"

#include "platform/platform.h"
#include "sdl/outside.h"
#include "sdl/pictures.h"
#include "sdl/storage/autosave.h"
#include "sdl/thoughts.h"
#include "sdl/video/assets.h"

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

const struct host *sdl_host(void) {
    static struct host host = {
        .read_asset = read_asset, .has_asset = has_asset, .own = own, .locales = locales};
    outside_fill_host(&host);
    autosave_fill_host(&host);
    thoughts_fill_host(&host);
    pictures_fill_host(&host);
    return &host;
}
