/* stack.h: moving from scene to scene. Pointer, focus and typing are reset with every change, since
 * they belonged to the scene before. */
#ifndef SERAI_UI_APP_STACK_H
#define SERAI_UI_APP_STACK_H

#include "ui/app/state.h"

/* The scene on top, which is the one on screen: its table and its id. */
const struct scene *app_top(const struct app *app);
enum scene_id app_top_id(const struct app *app);

/* The scene below the one on top; SCENES when there is none. */
enum scene_id app_below_id(const struct app *app);

/* True when the scene is on the stack, on top or not. */
bool app_is_open(const struct app *app, enum scene_id scene);

/* Does what has been asked for; see request.h. The app calls it after all that may have asked. */
void app_grant(struct app *app);

/* Empties the stack, because the app ends. */
void app_clear_stack(struct app *app);

/* Ends a drag, or the panning of a list. */
void app_release_drag(const struct app *app);

#endif
