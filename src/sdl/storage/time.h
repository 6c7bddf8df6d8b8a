/* time.h: the time of day. */
#ifndef SERAI_SDL_STORAGE_TIME_H
#define SERAI_SDL_STORAGE_TIME_H

#include "ui/model/saved_matches.h"

/* A moment (ms since 1970, UTC) in the local time zone. Any thread. */
struct moment clock_moment(int64_t utc);

struct moment clock_now(void);

#endif
