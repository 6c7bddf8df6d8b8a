/* scene.h: the scenes of this folder: home, the finished matches and the statistics. */
#ifndef SERAI_UI_SCENES_HOME_SCENE_H
#define SERAI_UI_SCENES_HOME_SCENE_H

#include "ui/app/scene.h"

extern const struct scene home_scene;
extern const struct scene finished_scene;
extern const struct scene statistics_scene;

#endif
