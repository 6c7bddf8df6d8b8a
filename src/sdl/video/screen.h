/* screen.h: where frames are painted, and how they come to the window.
 *
 * Mostly that is a canvas in memory, from which the window gets what has changed. As a canvas needs
 * no window, the first frame is there when the window is. Only a very large window is painted by
 * the graphics card, where there is one, and any window of a system that knows no other way. */
#ifndef SERAI_SDL_VIDEO_SCREEN_H
#define SERAI_SDL_VIDEO_SCREEN_H

#include "ui/draw/damage.h"
#include "ui/model/settings.h"

#include <SDL.h>

/* Opens the canvas for a window that is wanted to be that many pixels large, on any thread. Gives
 * the renderer that paints on it; NULL when such a window is left to the graphics card. */
SDL_Renderer *screen_begin(enum renderer_choice requested, int width, int height);

/* From now on frames are shown in this window. The renderer to paint them with is that of
 * screen_begin where the canvas serves, else another one. NULL: SDL_GetError says why. */
SDL_Renderer *screen_open(SDL_Window *window, enum renderer_choice requested);

/* To be called before a frame is painted: the canvas becomes as large as the window, and empty
 * where it was not. True when it still is as it was painted last: a graphics card gives no such
 * promise. */
bool screen_fit(void);

/* Shows what was painted. Only these parts, of whole pixels within the window, differ from what was
 * shown before. */
void screen_present(const struct damage *changed);

/* Before the window is destroyed. */
void screen_close(void);

#endif
