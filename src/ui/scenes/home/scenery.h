/* scenery.h: the picture behind the home scene: a caravanserai at dusk (or by day). */
#ifndef SERAI_UI_SCENES_HOME_SCENERY_H
#define SERAI_UI_SCENES_HOME_SCENERY_H

#include "ui/kit/ui.h"

/* Fills the whole window. The sky ends at `horizon`; below a higher sky the caravanserai is larger.
 * As far as `title` the app's own words stand at the left: it does not cross them. */
void scenery_draw(const struct ui *ui, float horizon, float title);

#endif
