/* clock.h: moments in the local time zone. Any thread. */
#ifndef SERAI_SDL_STORAGE_CLOCK_H
#define SERAI_SDL_STORAGE_CLOCK_H

#include "ui/model/saved_matches.h"

/* A moment, in ms since 1970, UTC. */
struct moment clock_at(int64_t utc);

struct moment clock_now(void);

#endif
