/* pictures.h: pictures of the match at the table are made while the window goes on drawing: on a
 * desktop by a thread of their own, in a page by a worker of the browser. */
#ifndef SERAI_SDL_PICTURES_H
#define SERAI_SDL_PICTURES_H

/* Finishes what was asked for (order.h). Before the fonts are closed. */
void pictures_close(void);

#endif
