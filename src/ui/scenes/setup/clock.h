/* setup/clock.h: the clock on the setup page: minutes a player, and seconds a turn. */
#ifndef SERAI_UI_SCENES_SETUP_CLOCK_H
#define SERAI_UI_SCENES_SETUP_CLOCK_H

#include "ui/kit/ui.h"
#include "ui/model/match_setup.h"

static const float SETUP_CLOCK_HEIGHT = 116, SETUP_CLOCK_LOW = 72;

/* Two rows of values side by side, with their headings from the top of the area on; where it is
 * SETUP_CLOCK_HEIGHT high, with a sentence below each. Adds their targets. */
void setup_clock_draw(struct ui *ui, const struct choice *choice, struct rect area);

/* What is chosen: "10 minutes each, 5 seconds a turn", or that there is no clock. */
struct line setup_clock_line(const struct choice *choice);

#endif
