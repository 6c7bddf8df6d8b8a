/* piece.h: a resolved draw command: an image, and the pixels it covers. */
#ifndef SERAI_SDL_VIDEO_PIECE_H
#define SERAI_SDL_VIDEO_PIECE_H

#include "sdl/video/cache.h"
#include "ui/draw/draw.h"

struct piece {
    struct image *image; /* NULL: nothing to see, a plain box, or pending */
    SDL_Rect at;         /* what it covers */
    SDL_Rect seen;       /* the part of it within the clip; set by the caller */
    SDL_Rect inside;     /* of a large box: where it has one opacity; empty: nowhere */
    Uint8 opacity;       /* there; 255: nothing is seen through it */
    struct color tint;
    bool upended; /* its image is painted upside down, turned by 180 degrees */
    bool plain;   /* a box without an image: piece_paint fills it */
    bool cut;     /* it is only what is within the clip: with another one it looks different */
    bool pending; /* it was left out, or is coarse: resolved again, it may look different */
    bool fading;  /* from coarse to fine, from frame to frame; pending, too */
};

/* Looks up the image of a command, and makes it if need be. Of a very large path only what is
 * within the clip is made; NULL: nothing is clipped. */
struct piece piece_resolve(const struct draw_list *list, const struct draw_command *command,
                           const SDL_Rect *clip);

/* Paints the piece of a command within the clip of the renderer, which is set. */
void piece_paint(SDL_Renderer *renderer, const struct draw_command *command,
                 const struct piece *piece);

/* Where nothing is seen of what is below the piece of a command; empty: nowhere. */
SDL_Rect piece_hides(const struct draw_command *command, const struct piece *piece);

/* Frees what was made to paint this piece in part, which the frames of a fade share. */
void piece_end_fade(const struct piece *piece);

#endif
