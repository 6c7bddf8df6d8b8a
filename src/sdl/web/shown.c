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
        shown = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888);
    }
    return shown;
}

/* As a page has them: red, green, blue and full opacity. Whoever paints here next paints all of the
 * part again. */
static void turn_pixels(const SDL_Rect *part) {
    for (int y = part->y; y < part->y + part->h; y++) {
        Uint8 *row = (Uint8 *)shown->pixels + (size_t)y * (size_t)shown->pitch;
        Uint32 *pixels = (Uint32 *)(void *)row + part->x;
        for (int x = 0; x < part->w; x++) {
            Uint32 pixel = pixels[x];
            pixels[x] =
                0xFF000000U | (pixel >> 16 & 0xFF) | (pixel & 0xFF00) | (pixel & 0xFF) << 16;
        }
    }
}

bool shown_push(SDL_Window *window, const SDL_Rect *part, int count) {
    (void)window;
    for (int i = 0; i < count; i++) {
        turn_pixels(&part[i]);
        page_show(shown->pixels, shown->w, shown->h, part[i].x, part[i].y, part[i].w, part[i].h);
    }
    return true;
}
