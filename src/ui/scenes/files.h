/* files.h: the two scenes for choosing a file to open or to save to. */
#ifndef SERAI_UI_SCENES_FILES_H
#define SERAI_UI_SCENES_FILES_H

#include "ui/app/scene.h"
#include "ui/app/state.h"

extern const struct scene open_scene, save_scene;

/* ---- save.c: what is saved, under which name, and whether a file may be replaced ---- */

/* The height of all of it, in points. */
float files_save_height(const struct app *app);

/* Paints it at the top of the area. While it asks a question, nothing else can be used, so that it
 * is painted last. */
void files_save_draw(const struct app *app, struct rect area);

/* Chooses what a picture shows: option:picture=KIND. True when the id was one of those. */
bool files_save_act(struct files *files, const char *id);

/* Saves what *files says to a path, and goes back once that is done; otherwise there is a message.
 */
void files_save_to(const struct app *app, struct files *files, const char *path);

#endif
