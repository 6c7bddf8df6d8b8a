/* sdl/input.h: SDL's events become inputs. */
#ifndef SERAI_SDL_INPUT_H
#define SERAI_SDL_INPUT_H

#include "ui/kit/input.h"

#include <SDL.h>

/* False when the app ignores the event.
 *
 * `menu_quits` is platform_menu_quits(). Then SDL_QUIT comes both from the menu and at the end of
 * the session; in both cases a program there may ask first, so it is a request to close the window.
 * The menu's shortcuts also arrive as keys, which are ignored: closing twice would skip the
 * question. */
bool sdl_input_translate(const SDL_Event *event, bool menu_quits, struct input *input);

#endif
