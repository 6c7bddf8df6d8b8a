/* focus.h: the keyboard's focus, which keys, pads, the only switch and voices share. It is led to a
 * target by people, and by itself stays in the group of targets that it is in: a focus whose target
 * goes away goes to the first choice of the next step of the same turn; else to the place that was
 * just played; else to what is nearest in its group, unless that is a button; else it waits there
 * with nothing. A dialog or page that opens gets it, and gives it back when it closes. */
#ifndef SERAI_UI_APP_FOCUS_H
#define SERAI_UI_APP_FOCUS_H

#include "ui/app/state.h"

/* The focus is shown, and on this target, which a list scrolls into view. NULL: it stays where it
 * is. */
void focus_on(const struct app *app, const struct target *target);

/* Does what the focus is on or, while it is on nothing, says what can be done. */
void focus_use(struct app *app);

/* Call after the targets were listed again. */
void focus_follow(const struct app *app);

#endif
