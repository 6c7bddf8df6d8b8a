/* web/fullscreen.c: sdl/fullscreen.h in a page, all of which fills the screen, not only its canvas:
 * what it says to a screen reader is beside that. The browser grants it only to who has just
 * pressed something, and takes it back by a key of its own. */
#include "sdl/fullscreen.h"

#include "sdl/web/page.h"

void fullscreen_follow(SDL_Window *window, const struct settings *settings) {
    (void)window;
    if (settings->fullscreen != page_fills()) {
        page_fill(settings->fullscreen);
    }
}

void fullscreen_seen(SDL_Window *window, struct settings *settings) {
    (void)window;
    settings->fullscreen = page_fills();
}

void web_filled(void) {
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    event.window.event = SDL_WINDOWEVENT_EXPOSED;
    SDL_PushEvent(&event);
}
