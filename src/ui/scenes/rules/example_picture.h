/* example_picture.h: the picture of an example: its board, whole or a part of it, what matters lit
 * and the rest dimmed, and above and below it what the players hold and have. */
#ifndef SERAI_UI_SCENES_RULES_EXAMPLE_PICTURE_H
#define SERAI_UI_SCENES_RULES_EXAMPLE_PICTURE_H

#include "ui/play/play.h"
#include "ui/scenes/rules/pages/book.h"

/* Height to width of a board of the game, and the height of the strips that a page shows. */
float rules_picture_aspect(const struct game *game);
float rules_picture_strips(enum rules_strips strips);

/* Paints a table into a picture. The view is that of the table; where the board lies in it is
 * worked out here. No targets are added. */
void rules_picture_draw(struct face_view *view, const struct play *play,
                        const struct rules_example *example, enum rules_strips strips,
                        struct rect picture);

#endif
