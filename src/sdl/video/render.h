/* render.h: turns a draw list into pixels. */
#ifndef SERAI_SDL_VIDEO_RENDER_H
#define SERAI_SDL_VIDEO_RENDER_H

#include "ui/draw/damage.h"
#include "ui/draw/draw.h"

#include <SDL.h>

/* What is drawn in a frame, and the piece of each command, which the next frame reuses for the
 * commands they share. All zero to begin with; the caller fills the list. */
struct drawn {
    struct draw_list list;
    struct piece *piece; /* of each command; the rest is render.c's own */
    int *same; /* for each command, the one of the previous frame that draws the same; -1: none */
    int capacity;        /* of both */
    unsigned generation; /* of the cache that the pieces are from */
    bool pending; /* images were left out or are coarse: drawn again, it may look different */
    bool fading;  /* images go from coarse to fine: drawn again, it does look different */
};

void drawn_free(struct drawn *frame);

/* A rectangle in whole output pixels. */
SDL_Rect render_pixels(struct rect rect);

/* Draws `next` after `shown`, and swaps the two: then *shown is the frame that was drawn, and *next
 * an older one, whose list can be filled again. The caller presents it. Returns the parts that were
 * painted: where the frames differ if the renderer's output is `kept`, that is, still as *shown was
 * painted; otherwise everywhere.
 *
 * Images are made before anything is painted, sprites last, as they are what a budget (images.h)
 * may leave out. When it is to be held for others, nothing is painted, and *shown stays. Without a
 * renderer (NULL) images are made but nothing is painted; then any thread may call while no other
 * one uses images and fonts. */
struct damage render_frame(SDL_Renderer *renderer, struct drawn *shown, struct drawn *next,
                           bool kept);

#endif
