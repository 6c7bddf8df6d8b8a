/* sdl_backdrop.h: what stays the same from frame to frame, kept as one picture.
 *
 * A list begins with what stands still (ground, panels, board). When two lists begin alike, that
 * part is kept as pixels and laid down in one go instead of being drawn anew. */
#ifndef SERAI_UI_SDL_BACKDROP_H
#define SERAI_UI_SDL_BACKDROP_H

#include "ui/draw.h"

#include <SDL.h>

/* Lays down what is kept, if the list begins with it. Gives how many commands that saves. */
int backdrop_show(SDL_Renderer *renderer, const struct draw_list *list);

/* How many commands of the list are worth keeping once they are drawn, where `shown` of them are
 * kept already: those that it has in common with the list before it. 0: none. Remembers the list
 * for the next time. */
int backdrop_wish(const struct draw_list *list, int shown);

/* Keeps what the renderer shows now, which is what the first `count` commands drew. */
void backdrop_keep(SDL_Renderer *renderer, const struct draw_list *list, int count);

/* Pixels have changed while the commands stayed the same: nothing is kept any more. */
void backdrop_forget(void);
void backdrop_close(void);

#endif
