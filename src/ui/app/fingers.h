/* fingers.h: what fingers do: the first one is the pointer while it is down. A tap uses what it is
 * on; a finger that rests shows it, and uses nothing; what is dragged is held above the finger;
 * what is scrolled goes on for a while. The first touch of all has moves confirmed from then on.
 *
 * Places are in points. */
#ifndef SERAI_UI_APP_FINGERS_H
#define SERAI_UI_APP_FINGERS_H

#include "ui/app/state.h"

/* Handles DOWN, MOVE and UP of a finger. */
void fingers_input(struct app *app, const struct input *input, struct point at);

/* Up to ui.now; returns when it next needs to run. */
double fingers_update(const struct app *app, struct table_state *table);

#endif
