/* result.h: the card at the end of a match. */
#ifndef SERAI_UI_SCENES_TABLE_RESULT_H
#define SERAI_UI_SCENES_TABLE_RESULT_H

#include "ui/kit/ui.h"
#include "ui/play/layout.h"
#include "ui/play/play.h"

/* Draws the card, in the winner's panel beside a square board, else over the foot of the table, and
 * adds its buttons. `brief` are shorter names for sentences that have no room for the whole ones.
 */
void result_draw(struct ui *ui, const struct play *play, const struct table_layout *layout,
                 const char *const name[2], const char *const brief[2]);

#endif
