/* time.c: see time.h. */
#include "sdl/storage/time.h"

#include "platform/platform.h"

#include "base/calendar.h"

#include <SDL.h>
#include <time.h>

struct moment clock_moment(int64_t utc) {
    static SDL_SpinLock lock; /* localtime may keep what it gives in one place for all */
    time_t seconds = (time_t)(utc / 1000);
    int64_t local = utc;
    SDL_AtomicLock(&lock);
    const struct tm *at = localtime(&seconds);
    if (at) {
        struct date date = {.year = at->tm_year + 1900,
                            .month = at->tm_mon + 1,
                            .day = at->tm_mday,
                            .hour = at->tm_hour,
                            .minute = at->tm_min,
                            .second = at->tm_sec};
        local = calendar_moment(&date) + utc % 1000;
    }
    SDL_AtomicUnlock(&lock);
    return (struct moment){.utc = utc, .local = local};
}

struct moment clock_now(void) {
    return clock_moment(platform_now());
}
