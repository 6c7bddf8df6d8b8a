/* clock.c: see clock.h. */
#include "sdl/storage/clock.h"

#include "platform/platform.h"

struct moment clock_at(int64_t utc) {
    return (struct moment){.utc = utc, .local = platform_local_time(utc)};
}

struct moment clock_now(void) {
    return clock_at(platform_now());
}
