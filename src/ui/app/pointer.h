/* pointer.h: what a pointer does: it points, uses, drags, and scrolls by hand. Places are in
 * points. */
#ifndef SERAI_UI_APP_POINTER_H
#define SERAI_UI_APP_POINTER_H

#include "ui/app/state.h"

/* The id of the target at a place; "": there is none. Valid while the targets are. */
const char *pointer_over(const struct ui *ui, struct point at);

void pointer_moves(const struct app *app, struct table_state *table, struct point at);
void pointer_goes_down(struct app *app, struct point at);
void pointer_goes_up(struct app *app, struct point at);

/* The pointer or the window's focus is lost: what is dragged goes back, what is pressed is not
 * used. */
void pointer_leaves(struct app *app);

/* Scrolls what is at a place by this many rows; above 0: toward the start. */
void pointer_scroll(const struct app *app, struct point at, int rows);

#endif
