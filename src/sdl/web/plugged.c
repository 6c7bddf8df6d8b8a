/* web/plugged.c: sdl/plugged.h in a page. The browser tells when there is one; to ask it takes
 * long, a tenth of a second the first time. */
#include "sdl/plugged.h"

#include "sdl/web/page.h"

#include <emscripten.h>

static struct {
    bool any;
    Uint32 wake;
} plugged;

void web_plugged(void) {
    SDL_Event event = {.type = plugged.wake};
    plugged.any = true;
    if (plugged.wake) {
        SDL_PushEvent(&event);
    }
}

bool plugged_any(Uint32 wake) {
    plugged.wake = wake;
    return plugged.any;
}
