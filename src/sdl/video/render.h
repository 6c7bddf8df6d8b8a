/* render.h: a draw list becomes pixels. */
#ifndef SERAI_SDL_VIDEO_RENDER_H
#define SERAI_SDL_VIDEO_RENDER_H

#include "ui/draw/damage.h"
#include "ui/draw/draw.h"

#include <SDL.h>

/* A rectangle in output pixels, whose place is whole. */
SDL_Rect render_pixels(struct rect rect);

/* Draws the list with the renderer that art_open was given; presenting is the caller's. Gives the
 * parts that were painted. */
struct damage render_list(SDL_Renderer *renderer, const struct draw_list *list);

/* Makes the pictures that drawing the list would make, and draws nothing: art_open may have been
 * given no renderer yet, and any thread may call while no other one uses art and fonts. Sprites
 * come last, as they are what art_hurry may leave out. */
void render_prepare(const struct draw_list *list);

#endif
