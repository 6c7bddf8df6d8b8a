/* scene.h: the scene of this folder: the page before a match. */
#ifndef SERAI_UI_SCENES_SETUP_SCENE_H
#define SERAI_UI_SCENES_SETUP_SCENE_H

#include "ui/app/scene.h"

extern const struct scene setup_scene;

#endif
