/* time.c: see time.h. */
#include "sdl/storage/time.h"

#include "platform/platform.h"

struct moment clock_moment(int64_t utc) {
    return (struct moment){.utc = utc, .local = platform_local_time(utc)};
}

struct moment clock_now(void) {
    return clock_moment(platform_now());
}
