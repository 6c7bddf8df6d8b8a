/* options.h: a game's options on the setup page: cards with little boards, rows of numbers.
 */
#ifndef SERAI_UI_SCENES_SETUP_OPTIONS_H
#define SERAI_UI_SCENES_SETUP_OPTIONS_H

#include "ui/app/state.h"

/* Draws them into `area`, from its top, and adds their targets; no higher than the area. */
void setup_options_draw(struct app *app, struct rect area);

/* Appends what is chosen, in words: "Board: 5 × 5 · Opening: Free"; nothing without options. */
void setup_options_say(const struct app *app, struct text *out);

#endif
