/* question.h: what is asked before a match is ended without an action, or is left: a panel at the
 * foot of the table, which leaves the board in sight. Escape declines. */
#ifndef SERAI_UI_SCENES_TABLE_QUESTION_H
#define SERAI_UI_SCENES_TABLE_QUESTION_H

#include "ui/app/state.h"
#include "ui/play/layout.h"

/* Draws the panel of the open question and adds its two buttons, button:accept and
 * button:decline. */
void ask_draw(struct app *app, const struct table_layout *layout, const char *const name[2]);

#endif
