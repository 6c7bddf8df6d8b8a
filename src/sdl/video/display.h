/* display.h: the display that the window opens on. */
#ifndef SERAI_SDL_VIDEO_DISPLAY_H
#define SERAI_SDL_VIDEO_DISPLAY_H

#include "base/text.h"

#include <stdbool.h>

/* Starts SDL's video with a driver that shows something, or with the one that the variable
 * SDL_VIDEODRIVER (SDL 3: SDL_VIDEO_DRIVER) asks for, whatever it shows. Where there is none:
 * false, and a sentence for the player is appended to `wrong`. SDL_Quit ends it in either case. */
bool display_open(struct text *wrong);

#endif
