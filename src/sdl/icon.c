/* icon.c: see app.h. */
#include "sdl/app.h"

#include "sdl/video/assets.h"
#include "ui/draw/sprites.h"

#include <SDL_image.h>
#include <string.h>

enum { ICON_SIZE = 64 };

/* Windows and macOS show the icon of the program's file, in the size that is wanted. */
static bool system_knows(void) {
    const char *platform = SDL_GetPlatform();
    return strcmp(platform, "Windows") == 0 || strcmp(platform, "Mac OS X") == 0;
}

void icon_set(SDL_Window *window) {
    struct text svg = {0};
    bool read = !system_knows() && !assets_read(sprite_file(SPRITE_APP_ICON), &svg);
    SDL_RWops *stream = read ? SDL_RWFromConstMem(svg.data, (int)svg.length) : NULL;
    SDL_Surface *picture = stream ? IMG_LoadSizedSVG_RW(stream, ICON_SIZE, ICON_SIZE) : NULL;
    if (picture) {
        SDL_SetWindowIcon(window, picture);
    }
    SDL_FreeSurface(picture);
    if (stream) {
        SDL_RWclose(stream);
    }
    text_free(&svg);
}
