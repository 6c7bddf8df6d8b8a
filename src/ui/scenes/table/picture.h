/* picture.h: a match as a picture to give away: the board, both players' panels, a heading and a
 * caption, and nothing that could be clicked. An app of its own shows it, apart from the one that
 * the match is played in: it asks the host for nothing, and time in it passes as its user
 * says. */
#ifndef SERAI_UI_SCENES_TABLE_PICTURE_H
#define SERAI_UI_SCENES_TABLE_PICTURE_H

#include "ui/app/app.h"

extern const struct scene picture_scene;

/* The usual size of a picture, in pixels: the usual window at two pixels to a point. */
enum { PICTURE_WIDTH = 2560, PICTURE_HEIGHT = 1600 };

/* Starts *app (all zero) with the picture of a match at its current position, or (NULL) of the game
 * and position in *like. *match is taken over and zeroed. The settings say how boards look; the
 * rest of them is as pictures need it. Returns NULL, or a message, and both are as before. app_free
 * ends it. */
const char *picture_start(struct app *app, const struct app_start *like, struct match *match);

#endif
