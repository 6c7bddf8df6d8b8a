/* web/shown.c: sdl/video/shown.h in a page: what has changed is put on the canvas, straight from
 * the program's memory. */
#include "sdl/video/shown.h"

#include "sdl/web/page.h"

static SDL_Surface *shown;

SDL_Surface *shown_pixels(SDL_Window *window) {
    int width = 0, height = 0;
    SDL_GetWindowSizeInPixels(window, &width, &height);
    if (!shown || shown->w != width || shown->h != height) {
        SDL_FreeSurface(shown);
        shown = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32);
    }
    return shown;
}

bool shown_push(SDL_Window *window, const SDL_Rect *part, int count) {
    (void)window;
    for (int i = 0; i < count; i++) {
        page_show(shown->pixels, shown->w, shown->h, part[i].x, part[i].y, part[i].w, part[i].h);
    }
    return true;
}
