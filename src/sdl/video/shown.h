/* shown.h: the pixels that a window shows, in memory: painted there, then pushed to the window. */
#ifndef SERAI_SDL_VIDEO_SHOWN_H
#define SERAI_SDL_VIDEO_SHOWN_H

#include <SDL.h>
#include <stdbool.h>

/* The pixels of a window, as large as it is now; not the caller's. NULL: the window shows none. */
SDL_Surface *shown_pixels(SDL_Window *window);

/* Shows what was painted in these parts of them. False when that fails. */
bool shown_push(SDL_Window *window, const SDL_Rect *part, int count);

#endif
