/* stack.h: going from scene to scene. What pointer, focus and typing were doing ends with the scene
 * that they belonged to. */
#ifndef SERAI_UI_APP_STACK_H
#define SERAI_UI_APP_STACK_H

#include "ui/app/state.h"

/* The scene that is seen, by its table and by its id. */
const struct scene *app_top(const struct app *app);
enum scene_id app_top_id(const struct app *app);

/* The scene below the one that is seen; SCENES when there is none. */
enum scene_id app_below_id(const struct app *app);

/* True when the scene is on the stack, seen or not. */
bool app_is_open(const struct app *app, enum scene_id scene);

void app_push(struct app *app, enum scene_id scene);
void app_pop(struct app *app);

/* The scene that is seen makes way for another one. */
void app_replace(struct app *app, enum scene_id scene);

/* From anywhere: home alone, or this scene with home behind it. */
void app_go_home(struct app *app);
void app_go_to(struct app *app, enum scene_id scene);

/* Opens the rules of a game over the scene that is there. Nothing happens where it has none. */
void app_open_rules(struct app *app, const struct game *game);

/* Takes everything off the stack, without a scene to come: the app ends. */
void app_clear_stack(struct app *app);

/* Ends what the button holds: a drag, or a list that is scrolled by hand. */
void app_release_drag(struct app *app);

#endif
