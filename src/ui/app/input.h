/* input.h: turns input into uses of targets, typing, scrolling and dragging. */
#ifndef SERAI_UI_APP_INPUT_H
#define SERAI_UI_APP_INPUT_H

#include "ui/app/state.h"

/* Handles one input; sets app->ui->changed when a new frame is needed. */
void app_input(struct app *app, const struct input *input);

/* Call after the targets were listed again: hover, focus and typing follow their targets, or end
 * when these are gone. Sets app->ui->changed when that is visible. */
void app_follow_targets(const struct app *app);

#endif
