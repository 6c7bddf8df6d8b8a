/* leaving.h: what is asked before a match is left, and when. */
#ifndef SERAI_UI_APP_LEAVING_H
#define SERAI_UI_APP_LEAVING_H

#include "ui/app/state.h"

/* Puts the question and leads the keyboard to where it is declined. */
void ask(struct app *app, enum question question);

/* True when the match at the table goes on and the players want to be asked before it is left. */
bool ask_is_due(const struct app *app);

/* The window is to be closed: asks first where that is due, whatever is on the screen over the
 * table. Closing once more while that is asked means it. */
void ask_to_close(struct app *app);

#endif
