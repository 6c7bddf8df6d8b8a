/* history_draw.h: the panel with the history of the match: its notation turn by turn, variations,
 * comments, and the buttons that step through it. */
#ifndef SERAI_UI_SCENES_TABLE_HISTORY_DRAW_H
#define SERAI_UI_SCENES_TABLE_HISTORY_DRAW_H

#include "ui/app/state.h"
#include "ui/play/layout.h"

/* Draws the panel where the layout has it, if it is open, and adds its targets: "ply:N" for every
 * action that is seen, N counting actions from the start; "variation:N", "comment:0", buttons. */
void history_draw(struct app *app, const struct table_layout *layout);

#endif
