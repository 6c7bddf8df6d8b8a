/* thoughts.h: the thread that thinks: what companions play, what turns came to, which lines are
 * best. There is one thought at a time, and neither thread nor memory before the first one. */
#ifndef SERAI_SDL_THOUGHTS_H
#define SERAI_SDL_THOUGHTS_H

#include "ui/model/host.h"

#include <SDL.h>

/* An event of the type `wake` is pushed whenever there is an answer. */
void thoughts_open(Uint32 wake);

/* Stops thinking and frees everything. Does nothing when it is not open. */
void thoughts_close(void);

/* Fills in the host's functions for thinking. */
void thoughts_fill_host(struct host *host);

/* Takes the answer to the last question, if it has come. */
bool thoughts_take(struct host_answer *answer);

#endif
