/* fullscreen.c: see fullscreen.h. */
#include "sdl/fullscreen.h"

#include "platform/platform.h"

static struct {
    bool on;    /* as SDL was told */
    bool fills; /* the window is as large as the screen */
} screen;

void fullscreen_follow(SDL_Window *window, const struct settings *settings) {
    if (settings->fullscreen != screen.on) {
        screen.on = settings->fullscreen;
        SDL_SetWindowFullscreen(window, screen.on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
    }
}

/* SDL is told of what the button did, which changes nothing any more, but lets it leave the screen
 * again. A window that was only enlarged has a title and a menu above it, which take more than the
 * housing of a camera does. */
void fullscreen_seen(SDL_Window *window, struct settings *settings) {
    enum { HOUSING = 44 }; /* points */
    SDL_Rect bounds;
    int width = 0, height = 0;
    SDL_GetWindowSize(window, &width, &height);
    bool fills = SDL_GetDisplayBounds(SDL_GetWindowDisplayIndex(window), &bounds) == 0 &&
                 width >= bounds.w && height >= bounds.h - HOUSING;
    if (platform_has_screen_button() && fills != screen.fills && fills != screen.on) {
        settings->fullscreen = fills;
        fullscreen_follow(window, settings);
    }
    screen.fills = fills;
}
