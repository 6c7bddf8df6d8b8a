/* web/preferences.c: sdl/preferences.h in a page, whose browser answers at once. */
#include "sdl/preferences.h"

#include "sdl/web/page.h"

static bool asked;

void preferences_ask(Uint32 wake) {
    SDL_Event event = {.type = wake};
    asked = true;
    SDL_PushEvent(&event);
}

void preferences_take(struct platform_preferences *answer) {
    if (asked) {
        int found = page_preferences();
        asked = false;
        *answer = (struct platform_preferences){.known = true,
                                                .light = (found & 1) != 0,
                                                .contrast = (found & 2) != 0,
                                                .still = (found & 4) != 0};
    }
}

void preferences_close(void) {
    asked = false;
}
