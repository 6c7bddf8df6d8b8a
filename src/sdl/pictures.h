/* pictures.h: pictures of the match at the table, made by a thread of their own while the window
 * goes on drawing. */
#ifndef SERAI_SDL_PICTURES_H
#define SERAI_SDL_PICTURES_H

#include "ui/model/host.h"

#include <SDL.h>

/* `wake` is the type of the event that a finished picture pushes. */
void pictures_open(Uint32 wake);

/* Takes the next answer: HOST_FILM or HOST_PICTURE; false when there is none. */
bool pictures_take(struct host_answer *answer);

/* Finishes what was asked for. Before the fonts are closed. */
void pictures_close(void);

#endif
