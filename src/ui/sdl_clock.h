/* sdl_clock.h: the time of day. */
#ifndef SERAI_UI_SDL_CLOCK_H
#define SERAI_UI_SDL_CLOCK_H

#include "ui/kept.h"

/* A moment (ms since 1970, UTC) with the clock and calendar of the players' place. Any thread. */
struct moment clock_moment(int64_t utc);

struct moment clock_now(void);

#endif
