/* request.h: what a scene asks of the shell: other scenes, or the end of the app. It is granted
 * once what asks has returned (stack.h), so asking changes nothing but the request, and a scene
 * does not lose its state in the middle of a function. Of several requests each continues from the
 * one before. */
#ifndef SERAI_UI_APP_REQUEST_H
#define SERAI_UI_APP_REQUEST_H

#include "ui/app/state.h"

/* Opens a scene above the present one, or in its place. */
void request_scene(const struct app *app, enum scene_id scene);
void request_instead(const struct app *app, enum scene_id scene);

/* Closes the scene on top; home stays. */
void request_back(const struct app *app);

/* From anywhere: leaves only home open, or home and this scene above it. */
void request_home(const struct app *app);
void request_above_home(const struct app *app, enum scene_id scene);

/* Opens the rules of a game, at the beginning, or at the page that says how turns are written. */
void request_rules(const struct app *app, const struct game *game);
void request_notation(const struct app *app, const struct game *game);

/* Opens the page of a new match of a game, above home. */
void request_setup(const struct app *app, enum setup_opening how, const struct game *game);

/* Opens a lesson or a puzzle. */
void request_study(const struct app *app, struct study_request study);

/* Ends the app. */
void request_quit(const struct app *app);

#endif
