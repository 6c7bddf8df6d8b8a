/* places.h: choosing a place of the board for an option: the board itself, laid over the
 * setup page. Choosing one closes it, as do Escape and a press beside it. */
#ifndef SERAI_UI_SCENES_SETUP_PLACES_H
#define SERAI_UI_SCENES_SETUP_PLACES_H

#include "ui/kit/ui.h"
#include "ui/model/match_setup.h"
#include "ui/model/settings.h"

/* Makes the choice "option:NAME=VALUE". One that is a place opens the board, or closes it where it
 * was chosen there. False when there is no such choice. */
bool setup_places_choose(struct setup *setup, const char *id);

/* Closes the board; false when it was not open. */
bool setup_places_close(struct setup *setup, struct ui *ui);

/* Where it is open: takes the page's targets away, draws the board and adds a target for each
 * place that can be chosen. */
void setup_places_draw(const struct setup *setup, struct ui *ui, const struct settings *settings);

/* The button goes down: beside the board it closes it. True when it did. */
bool setup_places_press(struct setup *setup, struct ui *ui);

#endif
