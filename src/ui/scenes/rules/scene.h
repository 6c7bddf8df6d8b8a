/* scene.h: the scene that shows the rules of a game. */
#ifndef SERAI_UI_SCENES_RULES_SCENE_H
#define SERAI_UI_SCENES_RULES_SCENE_H

#include "ui/app/scene.h"

extern const struct scene rules_scene;

#endif
