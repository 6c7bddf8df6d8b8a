/* thumbnail.h: a game's board, small: the drawing code of the table, clipped to a picture. */
#ifndef SERAI_UI_BOARDS_THUMBNAIL_H
#define SERAI_UI_BOARDS_THUMBNAIL_H

#include "ui/app/app.h"

/* Wide boards run off the picture's edge, square ones stand whole. `position` NULL: one that shows
 * the game well. */
void miniature_draw(struct app *app, const struct game *game, const struct position *position,
                    struct rect rect);

/* What the options lead to, as the picture of one of them. Draws nothing where a game has none. */
void miniature_choice(struct app *app, const struct game *game, const struct options *options,
                      int option, struct rect rect);

/* The board that the options lead to, as large as fits, with targets as at the table. */
void miniature_board(struct app *app, const struct game *game, const struct options *options,
                     struct rect rect);

/* One of a player's pieces; false where a game has none of his own. */
bool miniature_piece(struct app *app, const struct game *game, int player, struct point at,
                     float radius);

#endif
