/* sdl/tree.h: the file with what can be acted on, for tests (--ui-tree). */
#ifndef SERAI_SDL_TREE_H
#define SERAI_SDL_TREE_H

#include "ui/app/app.h"

/* Writes the file, unless it is as it should be. False: it could not be written, with a message;
 * if it never was, the app ends. */
bool tree_write(struct app *app, const char *path, struct text *message);
void tree_free(void);

#endif
