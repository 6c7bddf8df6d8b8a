/* images.h: the images of everything in a draw list, made when first needed, at the size needed,
 * and cached while they are used.
 *
 * A function that gives an image gives NULL when it was left out of this frame, or when memory has
 * run out: the next frame may ask again. */
#ifndef SERAI_SDL_VIDEO_IMAGES_H
#define SERAI_SDL_VIDEO_IMAGES_H

#include "sdl/video/cache.h"
#include "ui/draw/draw.h"
#include "ui/draw/theme.h"

#include <SDL.h>

/* Uses this theme from now on; images made for another one are dropped. `wake` is the SDL event
 * that a finished surface pushes, so that the frame is drawn again. */
void images_open(const struct theme *theme, Uint32 wake);
void images_close(void);

/* The images of all threads are the same ones, for one thread at a time. Between these two, those
 * of this thread are its own, for pictures that are drawn beside the window: surfaces are computed
 * at once, and images_open and images_close are about the thread's own. False when there is no
 * memory.
 */
bool images_go_apart(void);
void images_come_back(void);

/* Called after each frame: drops what was not used recently and exceeds the budget for an output of
 * that size. */
void images_end_frame(SDL_Renderer *renderer);

/* The whole pixels `extent` of a box. A large soft light has no detail and is painted coarsely; it
 * may be left out. */
struct image *image_of_box(const struct box *box, struct rect extent);

/* A part of the picture of a path, which may be all of it. The stroke is that of a command in a
 * list: its padding is zero. */
struct image *image_of_path(const struct stroke *stroke, const char *data, int width, int height,
                            const SDL_Rect *part);
struct image *image_of_text(enum font font, float size, const char *string, bool right_to_left);
struct image *image_of_sprite(int id, bool turned, int width, int height);

/* A computed surface of a material (NULL: the ground), `unit` pixels to its unit. While it is
 * coarse, it becomes fine when it is asked for again. */
struct image *image_of_surface(const struct material *material, float unit, int width, int height);

/* How much of an image that has been refined is seen, and how much of what was there before, of
 * 255: first the one comes over the other, then that goes from below it, for its soft edges. */
struct image_fade {
    Uint8 was, is;
    bool over;
};

struct image_fade images_fade(const struct image *image);

/* From now on, until the next call, sprites that would have to be rasterized are left out once
 * rasterizing has taken `ms`, and so are sprites and lights of more than `pixels`, so that the
 * frame is not late: later frames have them. 0: no limit. */
void images_set_budget(double ms, long pixels);

/* Ends the budget at once. Any thread may call. */
void images_end_budget(void);

/* True when something was left out since images_set_budget. */
bool images_left_out(void);

/* From now on, until the next call, no image is made any more once `ms` have gone by, but at least
 * one is, or a part of a large sprite: then the frame is to be held, and when it is made again, it
 * goes on from there. 0: no limit. */
void images_hold(double ms);

/* All images of a frame have been asked for. When making them took a good part of the time, the
 * frame is to be held, too: painting it is for the next round. */
void images_complete(void);

/* True when the frame is to be held. */
bool images_held(void);

#endif
