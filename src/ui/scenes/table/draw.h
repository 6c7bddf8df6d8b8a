/* table/draw.h: the table around the board: panels, status line, history, menu, result. */
#ifndef SERAI_UI_SCENES_TABLE_DRAW_H
#define SERAI_UI_SCENES_TABLE_DRAW_H

#include "ui/app/state.h"
#include "ui/play/layout.h"

/* Draws the whole table and adds its targets. */
void table_draw(struct app *app);

#endif
