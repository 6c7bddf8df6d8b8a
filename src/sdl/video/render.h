/* render.h: a draw list becomes pixels. */
#ifndef SERAI_SDL_VIDEO_RENDER_H
#define SERAI_SDL_VIDEO_RENDER_H

#include "ui/draw/damage.h"
#include "ui/draw/draw.h"

#include <SDL.h>

/* What is to be drawn in a frame, and what each command of it came to, which the next frame takes
 * over for the commands that it has too. All zero to begin with; the list is the caller's to fill.
 */
struct drawn {
    struct draw_list list;
    struct piece *piece; /* of each command; the rest is render.c's own */
    int *same;    /* for each command that of the frame before that draws the same; -1: none */
    int capacity; /* of both */
    unsigned generation; /* of the cache that the pieces are from */
    bool pending;        /* images were left out or are coarse: drawn again it may look otherwise */
};

void drawn_free(struct drawn *frame);

/* A rectangle in output pixels, whose place is whole. */
SDL_Rect render_pixels(struct rect rect);

/* Draws `next` after `shown`, and exchanges the two: then *shown is the frame that was drawn, and
 * *next an older one, whose list is to be filled anew. Presenting is the caller's. Gives the parts
 * that were painted: where the frames differ if the renderer's output is `kept`, that is if it
 * still is as *shown was painted; else everywhere.
 *
 * Images are made before anything is painted, sprites last, as they are what a budget (images.h)
 * may leave out. Without a renderer (NULL) they are made and nothing is painted; then any thread
 * may call while no other one uses images and fonts. */
struct damage render_frame(SDL_Renderer *renderer, struct drawn *shown, struct drawn *next,
                           bool kept);

#endif
