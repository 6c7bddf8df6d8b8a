/* packs.c: what has come into the page after its first frame (packaging/web/packs.js). */
#include "sdl/video/fonts.h"
#include "sdl/web/page.h"

/* All is drawn anew, if anything may look otherwise. */
void web_fonts_come(void) {
    SDL_Event event = {.type = SDL_RENDER_DEVICE_RESET};
    if (fonts_lack()) {
        SDL_PushEvent(&event);
    }
}
