/* captions.h: what sounds say, in words for those who do not hear them, always at the same place. A
 * caption is there and goes again without any movement. */
#ifndef SERAI_UI_APP_CAPTIONS_H
#define SERAI_UI_APP_CAPTIONS_H

#include "ui/app/state.h"

/* Follows the sounds that are about to be played; gives when it next needs to run (ms), or NEVER.
 */
double captions_update(const struct app *app, struct caption *caption);

/* Paints the caption over the scene. */
void captions_draw(const struct app *app);

#endif
