/* scenery.h: the picture behind the home scene: a caravanserai at dusk (or by day). */
#ifndef SERAI_UI_SCENERY_H
#define SERAI_UI_SCENERY_H

#include "ui/app.h"

/* Fills the whole window. */
void scenery_draw(const struct ui *ui);

#endif
