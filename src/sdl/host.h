/* sdl/host.h: the computer that the app runs on (host.h): files through the platform, the clipboard
 * through SDL. */
#ifndef SERAI_SDL_HOST_H
#define SERAI_SDL_HOST_H

#include "ui/model/host.h"

/* Valid for the whole run; to be used between SDL_Init and SDL_Quit. */
const struct host *sdl_host(void);

#endif
