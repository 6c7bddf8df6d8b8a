/* handover.h: one program a folder (platform/door.h). A second start hands over what it was asked
 * to open, which the first one takes as if it had been dropped on its window, and comes to the
 * front. */
#ifndef SERAI_SDL_HANDOVER_H
#define SERAI_SDL_HANDOVER_H

#include "ui/app/arguments.h"

#include <SDL.h>

/* Hands over what the command line asks for. False when this program is to open it itself: as it
 * asks for a window of its own, or no other program has taken it within a second. */
bool handover_give(const struct arguments *arguments, int argc, char **argv);

/* Takes from now on what is handed over to the program of this folder; an event of the type `wake`
 * is pushed then. Another program may do so already. */
void handover_open(const char *folder, Uint32 wake);
void handover_close(void);

/* In a page, where tabs talk to one another: this was handed over, a word of the command line in
 * each line. */
void handover_put(const char *lines);

/* Opens what was handed over, if anything was. */
void handover_take(struct app *app, SDL_Window *window);

#endif
