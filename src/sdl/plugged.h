/* sdl/plugged.h: whether a game controller may be plugged in. */
#ifndef SERAI_SDL_PLUGGED_H
#define SERAI_SDL_PLUGGED_H

#include <SDL.h>
#include <stdbool.h>

/* False when there is none for certain: then an event of the type `wake` is pushed once that
 * changes. */
bool plugged_any(Uint32 wake);

#endif
