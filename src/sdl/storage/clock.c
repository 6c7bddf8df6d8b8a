/* clock.c: see clock.h. */
#include "sdl/storage/clock.h"

#include "platform/platform.h"

struct moment clock_at(int64_t utc) {
    return (struct moment){.utc = utc, .local = platform_local_time(utc)};
}

struct moment clock_now(void) {
    return clock_at(platform_now());
}

int clock_until_midnight_ms(void) {
    enum { HOUR = 3600000, DAY = 24 * HOUR };
    int64_t left = DAY - clock_now().local % DAY;
    return left < HOUR ? (int)left + 1 : HOUR;
}
