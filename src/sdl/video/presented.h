/* presented.h: the frame that is on the screen, so that the next one need only be painted where it
 * differs. The pixels themselves stay with the software renderer, whose canvas no one else paints
 * on; a graphics card gives no such promise. */
#ifndef SERAI_SDL_VIDEO_PRESENTED_H
#define SERAI_SDL_VIDEO_PRESENTED_H

#include "ui/draw/draw.h"

#include <SDL.h>

/* The list that the renderer still shows; NULL when that is not certain. */
const struct draw_list *seen_list(SDL_Renderer *renderer);

/* The renderer shows this list now. */
void seen_remember(SDL_Renderer *renderer, const struct draw_list *list);

/* Pixels have changed, or were lost, while the commands stayed the same. */
void seen_forget(void);
void seen_close(void);

#endif
