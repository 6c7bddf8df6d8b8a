/* input.h: what people do becomes uses of targets, typing, scrolling and dragging. */
#ifndef SERAI_UI_APP_INPUT_H
#define SERAI_UI_APP_INPUT_H

#include "ui/app/state.h"

/* Takes one input; sets `changed` when something is to be drawn. */
void app_input(struct app *app, const struct input *input);

/* New targets were listed: hover, focus and typing follow them, or end where their target is gone.
 * Sets `changed` when that shows. */
void app_follow_targets(struct app *app);

#endif
