/* removal.h: taking a kept match off the lists: the control beside it, and the question that comes
 * before anything happens. Its file is put away, not destroyed. */
#ifndef SERAI_UI_SCENES_HOME_REMOVAL_H
#define SERAI_UI_SCENES_HOME_REMOVAL_H

#include "ui/app/state.h"

enum { REMOVAL_WIDTH = 40 }; /* of the control, in points */

/* The control "remove:N", in the middle of the rectangle. */
void removal_control(struct ui *ui, int number, struct rect rect);

/* Puts the question about a match, and leads the keyboard to where it is declined. */
void removal_ask(struct app *app, const struct saved_match *saved);

/* True while the question is about this match. */
bool removal_is_asked(const struct app *app, const struct saved_match *saved);

/* The question in the place of what it is about, with button:accept and button:decline. */
void removal_draw(struct ui *ui, const struct saved_match *saved, struct rect rect);

/* A target was used while a question may be open: carries its buttons out, and takes back the
 * question whatever it was. False when it was no button of its own. */
bool removal_act(struct app *app, const char *id);

/* Takes the question back; false when there is none. */
bool removal_decline(struct app *app);

#endif
