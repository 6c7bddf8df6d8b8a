/* preferences.h: what the system prefers (platform/preferences.h), asked for on a thread of its
 * own, as the answer may take a while. */
#ifndef SERAI_SDL_PREFERENCES_H
#define SERAI_SDL_PREFERENCES_H

#include "platform/preferences.h"

#include <SDL.h>

/* Asks, unless an answer is still awaited; an event of the type `wake` tells that it is there. */
void preferences_ask(Uint32 wake);

/* Takes an answer once it is there; otherwise *answer stays as it is. */
void preferences_take(struct platform_preferences *answer);

/* Waits for the answer, if need be. */
void preferences_close(void);

#endif
