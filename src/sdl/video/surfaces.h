/* surfaces.h: computed surfaces without waiting: a coarse one at once, the fine one from a worker
 * thread, which pushes an SDL event when it is done. */
#ifndef SERAI_SDL_VIDEO_SURFACES_H
#define SERAI_SDL_VIDEO_SURFACES_H

#include <SDL.h>
#include <stdbool.h>

struct material;

/* One picture. */
struct surface_order {
    const struct material *material; /* NULL: the ground that everything is on */
    int theme;                       /* enum theme_id */
    float unit;                      /* pixels to a board unit; ground: to a point */
    int width, height;
};

void surfaces_open(Uint32 wake);
void surfaces_close(void);

/* The picture, the caller's. NULL while it is being computed: then the next frame asks again. */
SDL_Surface *surfaces_take(const struct surface_order *order);

/* A coarse picture of it at once, the caller's; NULL when there is no memory. It is small, or
 * stretched: this takes longer, and each frame that copies it is shorter. */
SDL_Surface *surfaces_coarse(const struct surface_order *order, bool stretched);

/* Called when a frame is on the screen. Drops what the frame did not ask for, as after a resize,
 * and starts computing: the first frame appears sooner if nothing else is computed at the same
 * time. */
void surfaces_end_frame(void);

/* From now on every surface that this thread asks for is computed at once, by itself. */
void surfaces_wait(bool wait);

#endif
