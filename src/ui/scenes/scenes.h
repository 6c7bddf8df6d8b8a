/* scenes.h: the scenes of the app, each a constant table of functions (app.h). */
#ifndef SERAI_UI_SCENES_SCENES_H
#define SERAI_UI_SCENES_SCENES_H

#include "ui/app/app.h"

extern const struct scene home_scene;
extern const struct scene setup_scene;
extern const struct scene table_scene;
extern const struct scene settings_scene;
extern const struct scene rules_scene;
extern const struct scene files_scene;
extern const struct scene statistics_scene;
extern const struct scene past_scene;
extern const struct scene about_scene;

#endif
