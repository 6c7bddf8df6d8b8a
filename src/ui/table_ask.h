/* table_ask.h: what is asked before a match ends by consent, or is left: a panel at the foot of the
 * table, which leaves the board in sight. Escape declines. */
#ifndef SERAI_UI_TABLE_ASK_H
#define SERAI_UI_TABLE_ASK_H

#include "ui/app.h"
#include "ui/layout.h"

/* Puts the question and leads the keyboard to where it is declined. */
void ask(struct app *app, enum question question);

/* Draws the panel of the open question and adds its two buttons, button:accept and
 * button:decline. */
void ask_draw(struct app *app, const struct table_layout *layout, const char *const name[2]);

#endif
