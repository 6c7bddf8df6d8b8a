/* scene.h: the scenes of this folder: the settings, and the page about the program. */
#ifndef SERAI_UI_SCENES_SETTINGS_SCENE_H
#define SERAI_UI_SCENES_SETTINGS_SCENE_H

#include "ui/app/scene.h"

extern const struct scene settings_scene;
extern const struct scene about_scene;

#endif
