/* wishes.h: what the system wishes (platform/wishes.h), asked for on a thread of its own, as the
 * answer may take a while. */
#ifndef SERAI_SDL_WISHES_H
#define SERAI_SDL_WISHES_H

#include "platform/wishes.h"

#include <SDL.h>

/* Asks, unless an answer is still awaited; an event of the type `wake` tells that it is there. */
void wishes_ask(Uint32 wake);

/* True once for each answer. */
bool wishes_take(struct platform_wishes *answer);

/* Waits for the answer, if need be. */
void wishes_close(void);

#endif
