/* outside.c: what the player has outside of the app, as model/host.h asks for it: the files of the
 * disk, and SDL's clipboard. */
#include "sdl/outside.h"

#include "platform/clipboard.h"
#include "platform/platform.h"
#include "ui/model/host.h"

#include <SDL.h>
#include <assert.h>
#include <string.h>

static struct text copied; /* the text that was copied last */

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
    bool copied_it = SDL_SetClipboardText(string) == 0;
    if (copied_it) {
        text_clear(&copied);
        text_add(&copied, string);
    }
    return copied_it;
}

bool host_copy_stays(void) {
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
