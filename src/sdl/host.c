/* sdl/host.c: what model/host.h asks for alike on a desktop and in a page. */
#include "ui/model/host.h"
#include "platform/clipboard.h"
#include "platform/platform.h"
#include "sdl/video/assets.h"

#include <SDL.h>

/* Those that the player gave a page are in memory by then. */
const char *host_read(const char *path, size_t limit, struct text *out) {
    return platform_read(path, limit, out);
}

bool host_read_asset(const char *name, struct text *out) {
    return !assets_read(name, out);
}

bool host_has_asset(const char *name) {
    return assets_have(name);
}

const char *host_picture_clipboard_lacks(void) {
    return clipboard_lacks();
}

/* SDL asks Macs, where the windows of a desktop have no variables for it. */
void host_locales(char locales[PLATFORM_LOCALES_MAX]) {
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
