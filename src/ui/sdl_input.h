/* sdl_input.h: SDL's events become inputs. */
#ifndef SERAI_UI_SDL_INPUT_H
#define SERAI_UI_SDL_INPUT_H

#include "ui/input.h"

#include <SDL.h>

/* False when the event means nothing to the app. */
bool sdl_input_translate(const SDL_Event *event, struct input *input);

#endif
