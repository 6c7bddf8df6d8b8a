/* sdl_clock.c: see sdl_clock.h. */
#include "ui/sdl_clock.h"

#include "ui/platform.h"

#include <SDL.h>
#include <time.h>

/* Days from 1970 to a day of the Gregorian calendar, by years that begin in March. */
static int64_t day_number(int year, int month, int day) {
    int64_t y = year - (month <= 2);
    int64_t cycle = (y >= 0 ? y : y - 399) / 400, in_cycle = y - cycle * 400;
    int64_t in_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    return cycle * 146097 + in_cycle * 365 + in_cycle / 4 - in_cycle / 100 + in_year - 719468;
}

struct moment clock_moment(int64_t utc) {
    static SDL_SpinLock lock; /* localtime may keep what it gives in one place for all */
    time_t seconds = (time_t)(utc / 1000);
    int64_t local = utc;
    SDL_AtomicLock(&lock);
    const struct tm *at = localtime(&seconds);
    if (at) {
        int64_t day = day_number(at->tm_year + 1900, at->tm_mon + 1, at->tm_mday);
        local = ((day * 24 + at->tm_hour) * 60 + at->tm_min) * 60 + at->tm_sec;
        local = local * 1000 + utc % 1000;
    }
    SDL_AtomicUnlock(&lock);
    return (struct moment){.utc = utc, .local = local};
}

struct moment clock_now(void) {
    return clock_moment(platform_now());
}
