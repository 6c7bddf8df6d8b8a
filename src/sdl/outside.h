/* outside.h: what the player has outside of the app: files, and the text on the clipboard. */
#ifndef SERAI_SDL_OUTSIDE_H
#define SERAI_SDL_OUTSIDE_H

#include "ui/model/host.h"

/* Sets the functions for these, and what the app is to know of where it runs. */
void outside_fill_host(struct host *host);

/* At the end: what was copied, and still is on the clipboard, stays there where that is possible.
 */
void outside_leave(void);

#endif
