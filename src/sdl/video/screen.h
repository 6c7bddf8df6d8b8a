/* screen.h: where frames are painted, and how they get to the window.
 *
 * Usually that is a canvas in memory, from which changes are copied to the window. As a canvas
 * needs no window, the first frame is ready when the window opens. Only a very large window is
 * painted by the graphics card, if there is one (a driver that only pretends to be one is slower
 * than the canvas), and any window on a system that has no other way. */
#ifndef SERAI_SDL_VIDEO_SCREEN_H
#define SERAI_SDL_VIDEO_SCREEN_H

#include "ui/draw/damage.h"
#include "ui/model/settings.h"

#include <SDL.h>

/* True for the name of an OpenGL driver that has no card to draw with: the processor does its work.
 */
bool screen_is_pretended_card(const char *driver);

/* Opens the canvas for a window of the requested size in pixels, on any thread. Returns the
 * renderer that paints on it; NULL when such a window is left to the graphics card. */
SDL_Renderer *screen_begin(enum renderer_choice requested, int width, int height);

/* From now on frames are shown in this window. Returns the renderer to paint them with: that of
 * screen_begin when the canvas is used, otherwise another one. NULL: SDL_GetError has the reason.
 */
SDL_Renderer *screen_open(SDL_Window *window, enum renderer_choice requested);

/* Called before a frame is painted: the canvas is made as large as the window, and cleared if its
 * size changes. True when it still shows the last frame painted, which a graphics card never
 * guarantees. */
bool screen_fit(void);

/* Shows what was painted. Only these parts, of whole pixels within the window, differ from what was
 * shown before. */
void screen_present(const struct damage *changed);

/* Before the window is destroyed. */
void screen_close(void);

#endif
