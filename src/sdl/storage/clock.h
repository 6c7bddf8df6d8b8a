/* clock.h: moments in the local time zone. Any thread. */
#ifndef SERAI_SDL_STORAGE_CLOCK_H
#define SERAI_SDL_STORAGE_CLOCK_H

#include "ui/model/saved_matches.h"

/* A moment, in ms since 1970, UTC. */
struct moment clock_at(int64_t utc);

struct moment clock_now(void);

/* How long until scenes have another day to tell of, in ms, but an hour at most: nothing tells when
 * the calendar is changed, or the computer has slept. */
int clock_until_midnight_ms(void);

#endif
