/* sdl/app.h: the window and the loop that drives the app. */
#ifndef SERAI_SDL_APP_H
#define SERAI_SDL_APP_H

#include "ui/app/arguments.h"

/* Opens a window and runs until it is closed. NULL when all went well; otherwise a message for the
 * player, valid for the rest of the run. `begun` is the performance counter at the program's start.
 */
const char *sdl_app_run(const struct arguments *arguments, uint64_t begun);

#endif
