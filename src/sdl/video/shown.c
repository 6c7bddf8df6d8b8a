/* shown.c: see shown.h. */
#include "sdl/video/shown.h"

SDL_Surface *shown_pixels(SDL_Window *window) {
    return SDL_GetWindowSurface(window);
}

bool shown_push(SDL_Window *window, const SDL_Rect *part, int count) {
    return SDL_UpdateWindowSurfaceRects(window, part, count) == 0;
}
