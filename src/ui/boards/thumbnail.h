/* thumbnail.h: a game's board, small: the drawing code of the table, clipped to a picture. */
#ifndef SERAI_UI_BOARDS_THUMBNAIL_H
#define SERAI_UI_BOARDS_THUMBNAIL_H

#include "ui/kit/ui.h"
#include "ui/play/face.h"

/* `settings` say the theme and whether places are named.
 *
 * Wide boards run off the picture's edge, square ones stand whole. `position` NULL: one that shows
 * the game well. */
void thumbnail_draw(struct ui *ui, const struct settings *settings, const struct game *game,
                    const struct position *position, struct rect rect);

/* What the options lead to, as the picture of one of them. Draws nothing where a game has none. */
void thumbnail_choice(struct ui *ui, const struct settings *settings, const struct game *game,
                      const struct options *options, int option, struct rect rect);

/* The board that the options lead to, as large as fits, with targets as at the table. */
void thumbnail_board(struct ui *ui, const struct settings *settings, const struct game *game,
                     const struct options *options, struct rect rect);

/* One of a player's pieces; false where a game has none. */
bool thumbnail_piece(struct ui *ui, const struct settings *settings, const struct game *game,
                     int player, struct point at, float radius);

#endif
