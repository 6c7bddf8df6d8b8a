/* sdl/input.h: SDL's events become inputs. */
#ifndef SERAI_SDL_INPUT_H
#define SERAI_SDL_INPUT_H

#include "ui/kit/input.h"

#include <SDL.h>

/* False when the event means nothing to the app.
 *
 * `menu_quits` as platform_menu_quits says. Then SDL_QUIT comes from the menu and at the end of the
 * session alike; a program asks in both cases there, so it is a request to close the window. The
 * keys in that menu reach us as keys as well, and mean nothing by themselves: closing twice would
 * be closing without a question. */
bool sdl_input_translate(const SDL_Event *event, bool menu_quits, struct input *input);

#endif
