/* encode.h: pictures as files in memory. */
#ifndef SERAI_SDL_ENCODE_H
#define SERAI_SDL_ENCODE_H

#include "base/text.h"

#include <SDL.h>

/* Appends the picture as a PNG. False when it cannot be made or memory runs out. Any thread may
 * call, for different pictures. */
bool encode_png(SDL_Surface *picture, struct text *out);

#endif
