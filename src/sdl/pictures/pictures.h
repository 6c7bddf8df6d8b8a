/* pictures.h: pictures of the match at the table, made beside the window's frames. A picture is
 * drawn from the images that the window's frames are drawn from; what it needs besides is computed
 * in the background, as for a frame, and a thread writes it down. So nobody waits for it. */
#ifndef SERAI_SDL_PICTURES_PICTURES_H
#define SERAI_SDL_PICTURES_PICTURES_H

#include "ui/draw/theme.h"
#include "ui/model/host.h"

#include <SDL.h>

/* `wake` is the type of the event that a finished picture pushes. */
void pictures_open(Uint32 wake);

/* Fills in the functions of struct host that are about pictures. */
void pictures_fill_host(struct host *host);

/* Goes on with the picture that was asked for, if there is one; called between frames, with the
 * renderer and the theme of the window. True when it is to be called again soon; false when there
 * is nothing to do before the next event. */
bool pictures_step(SDL_Renderer *renderer, enum theme_id theme);

/* Takes the answer for a picture that is done; false when there is none. */
bool pictures_take(struct host_answer *answer);

/* Finishes what was asked for. Before the renderer is destroyed; NULL when there never was one. */
void pictures_close(SDL_Renderer *renderer, enum theme_id theme);

#endif
