/* picture.h: the order of bytes in which pictures are kept. */
#ifndef SERAI_SDL_VIDEO_PICTURE_H
#define SERAI_SDL_VIDEO_PICTURE_H

#include <SDL.h>

/* The same picture in the order of bytes that windows have, in the place of the one given: the
 * software renderer blends such a picture more than twice as quickly, and graphics cards take it as
 * it is. With transparency it is ARGB8888, without RGB888. NULL when there is no memory, or when
 * `picture` is NULL. */
SDL_Surface *picture_native(SDL_Surface *picture);

#endif
