/* miniature.h: a game's board, small: the drawing code of the table, clipped to a picture. */
#ifndef SERAI_UI_MINIATURE_H
#define SERAI_UI_MINIATURE_H

#include "ui/app.h"

/* Wide boards run off the picture's edge, square ones stand whole. `position` NULL: one that shows
 * the game well. */
void miniature_draw(struct app *app, const struct game *game, const struct position *position,
                    struct rect rect);

#endif
