/* fullscreen.h: whether the app fills the screen: the setting, and what the system does by itself.
 */
#ifndef SERAI_SDL_FULLSCREEN_H
#define SERAI_SDL_FULLSCREEN_H

#include "ui/model/settings.h"

#include <SDL.h>

/* The window follows the setting. */
void fullscreen_follow(SDL_Window *window, const struct settings *settings);

/* The window has changed: where the system has a button of its own for it, the setting follows. */
void fullscreen_seen(SDL_Window *window, struct settings *settings);

#endif
