/* outside.c: what the player has outside of the app, as model/host.h asks for it: the files of the
 * disk, and SDL's clipboard. */
#include "platform/platform.h"
#include "ui/model/host.h"

#include <SDL.h>
#include <assert.h>

const char *host_write(const char *path, const char *data, size_t size) {
    return platform_replace(path, data, size, true);
}

bool host_exists(const char *path) {
    return platform_exists(path);
}

const char *host_list(const char *folder, struct platform_listing *listing) {
    return platform_list(folder, listing);
}

bool host_home(char path[PLATFORM_PATH_MAX]) {
    return platform_home(path);
}

bool host_is_page(void) {
    return false;
}

void host_choose_file(void) {
    assert(host_is_page()); /* a desktop lists folders by itself */
}

bool host_paste(struct text *out) {
    char *string = SDL_HasClipboardText() ? SDL_GetClipboardText() : NULL;
    text_add(out, string ? string : "");
    SDL_free(string);
    return string != NULL && !out->truncated;
}

bool host_copy(const char *string) {
    return SDL_SetClipboardText(string) == 0;
}
