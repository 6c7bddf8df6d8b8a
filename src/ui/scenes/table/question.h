/* question.h: what is asked before a match ends by consent, or is left: a panel at the foot of the
 * table, which leaves the board in sight. Escape declines. */
#ifndef SERAI_UI_SCENES_TABLE_QUESTION_H
#define SERAI_UI_SCENES_TABLE_QUESTION_H

#include "ui/app/app.h"
#include "ui/play/layout.h"

/* Puts the question and leads the keyboard to where it is declined. */
void ask(struct app *app, enum question question);

/* True when the match at the table goes on and the players want to be asked before it is left. */
bool ask_is_due(const struct app *app);

/* The window is to be closed: asks first where that is due, whatever is on the screen over the
 * table. Closing once more while that is asked means it. */
void ask_to_close(struct app *app);

/* Draws the panel of the open question and adds its two buttons, button:accept and
 * button:decline. */
void ask_draw(struct app *app, const struct table_layout *layout, const char *const name[2]);

#endif
