/* table/draw.h: the table around the board: panels, status line, history, menu, result. */
#ifndef SERAI_UI_SCENES_TABLE_DRAW_H
#define SERAI_UI_SCENES_TABLE_DRAW_H

#include "ui/app/state.h"
#include "ui/play/layout.h"

/* Draws the whole table and adds its targets. */
void table_draw(struct app *app);

/* A table's board in an area as its face sees it: nothing is pointed at or dragged, heaps are
 * the app's. The frame is the caller's (play_frame). */
struct face_view table_view(struct app *app, const struct play *play, struct rect area,
                            const struct frame *frame);

#endif
