/* table_history.h: the panel with the moves so far, turn by turn. */
#ifndef SERAI_UI_TABLE_HISTORY_H
#define SERAI_UI_TABLE_HISTORY_H

#include "ui/app.h"

/* Draws the panel and adds a target "ply:N" for every turn that is seen; N counts actions from the
 * start. As many rows as fit, the current one among them. */
void history_draw(struct app *app, struct rect rect);

#endif
