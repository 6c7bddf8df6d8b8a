/* hints.c: see hints.h. */
#include "sdl/hints.h"

#include "sdl/app.h"

#include <SDL.h>

void hints_set(void) {
    keyboard_prepare();
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_AWARENESS, "permonitorv2");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0"); /* fingers are read as fingers */
    SDL_SetHint(SDL_HINT_MAC_CTRL_CLICK_EMULATE_RIGHT_CLICK, "1");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    /* The window's close button is a request; SDL_QUIT should come only at the end of the
     * session. */
    SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    /* A window's surface shown through OpenGL would cost a hundred megabytes. */
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
}
