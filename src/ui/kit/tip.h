/* tip.h: an icon without a label shows its name once the pointer has rested on it, until it is
 * used: a name must not cover what it opened. */
#ifndef SERAI_UI_KIT_TIP_H
#define SERAI_UI_KIT_TIP_H

#include "ui/kit/ui.h"

bool tip_is_due(const struct ui *ui);

/* Draws it over everything else, if it is due. */
void tip_draw(struct ui *ui);

/* When it will be due. */
double tip_wake(const struct ui *ui);

#endif
