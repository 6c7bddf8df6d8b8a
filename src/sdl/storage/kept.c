/* kept.c: see kept.h. This is for a disk; sdl/web/kept.c is for a page in a browser. */
#include "sdl/storage/kept.h"

void kept_open(Uint32 wake) {
    (void)wake;
}

bool kept_is_awaited(void) {
    return false;
}
