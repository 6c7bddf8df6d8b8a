/* missing.h: what stands for a letter that no font has: its number in a small box, by which two
 * names can be told apart. One thread at a time may ask. */
#ifndef SERAI_SDL_VIDEO_MISSING_H
#define SERAI_SDL_VIDEO_MISSING_H

#include <SDL.h>

/* The box in white at a size of the letters around it, the caller's; *ascent is the distance from
 * its top to the baseline. NULL when there is no memory. */
SDL_Surface *missing_render(uint32_t letter, int pixels, int *ascent);

int missing_width(uint32_t letter, int pixels);

#endif
