/* document.h: what the screen shows, once more in a form that a screen reader knows: a page has a
 * document beside its picture. */
#ifndef SERAI_SDL_DOCUMENT_H
#define SERAI_SDL_DOCUMENT_H

#include "ui/app/app.h"

/* After each frame that was composed into this list. */
void document_follow(const struct app *app, const struct draw_list *list);

#endif
