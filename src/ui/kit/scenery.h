/* scenery.h: the picture behind home, and behind pages that are nearly empty: a caravanserai at
 * dusk or by day. */
#ifndef SERAI_UI_KIT_SCENERY_H
#define SERAI_UI_KIT_SCENERY_H

#include "ui/kit/ui.h"

enum { SCENERY_LIGHTS = 16 }; /* lanterns and stars */

/* Fills the whole window. The sky ends at `horizon`; the higher the sky, the larger the
 * caravanserai. It stays clear of the app's title, which takes the left up to x = `title`; 0: there
 * is none, and the moon is lower. `light_of`: how much brighter than at rest each light is, 0 to 1;
 * NULL: all are at rest. */
void scenery_draw(const struct ui *ui, float horizon, float title,
                  const float light_of[SCENERY_LIGHTS]);

/* The same at rest, with the caravanserai at the foot of the window. */
void scenery_draw_low(const struct ui *ui);

/* Behind a list in this area, which ends below its rows, at `used`: the caravanserai where enough
 * is left for it below, else the ground of a scene. */
void scenery_draw_below(const struct ui *ui, struct rect *area, float used);

#endif
