/* textures.h: textures of everything that a draw list names, made when first needed, at the size
 * needed, and kept while they are used. */
#ifndef SERAI_SDL_VIDEO_TEXTURES_H
#define SERAI_SDL_VIDEO_TEXTURES_H

#include "ui/draw/draw.h"
#include "ui/draw/theme.h"

#include <SDL.h>

/* A texture and where it goes; `texture` is NULL when there is nothing to show. */
struct art {
    SDL_Texture *texture;
    int width, height; /* in pixels */
    int left, top;     /* sprites only: where it lies in the frame that was asked for */
    int ascent;        /* texts only */
};

/* Uses this renderer and look from now on; everything made for another one is thrown away. Without
 * a renderer (NULL) pictures are made but no textures; these follow when there is one.
 * `wake` is the SDL event that a finished surface pushes, so that the frame is drawn anew. */
void art_open(SDL_Renderer *renderer, enum theme_id theme, Uint32 wake);
void art_close(void);

/* Throws every picture and texture away, as after the device or its targets were reset. */
void art_forget(void);

/* To be called after each frame: lets go of what was not used lately and is too much. */
void art_tidy(void);

/* The whole pixels `extent` of a box. */
struct art art_box(const struct box *box, struct rect extent);

/* The same of a box that is a large light without outline, coarser than art_box paints it. */
struct art art_light(const struct box *box, struct rect extent);

/* The stroke is that of a command in a list: its padding is zero. */
struct art art_path(const struct stroke *stroke, const char *data, int width, int height);
struct art art_text(enum font font, float size, const char *string);
struct art art_sprite(int id, int width, int height);

/* A computed surface of a material (NULL: the ground), `unit` pixels to its unit. */
struct art art_surface(const struct material *material, float unit, int width, int height);

/* From now on, until the next call, sprites that would have to be rasterised are left out once that
 * has taken `ms`, and so are sprites and lights of more than `pixels`, so that a frame is not late:
 * the next ones bring them. 0: however long it takes, however large they are. */
void art_hurry(double ms, long pixels);

/* As if that time were over now. Any thread may call. */
void art_enough(void);

/* True when something was left out since art_hurry. */
bool art_left_out(void);

/* Computes surfaces at once instead of in the background: for screenshots. */
void art_wait_for_surfaces(bool wait);

/* The bytes of all textures. */
size_t art_bytes(void);

#endif
