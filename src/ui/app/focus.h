/* focus.h: leading the focus to a target, by whatever leads it. */
#ifndef SERAI_UI_APP_FOCUS_H
#define SERAI_UI_APP_FOCUS_H

#include "ui/app/state.h"

/* The focus is shown, and on this target, which a list scrolls into view. NULL: it stays where it
 * is. */
void focus_on(const struct app *app, const struct target *target);

#endif
