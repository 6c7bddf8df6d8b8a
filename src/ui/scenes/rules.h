/* rules.h: the scene that shows the rules of a game. */
#ifndef SERAI_UI_SCENES_RULES_H
#define SERAI_UI_SCENES_RULES_H

#include "ui/app/scene.h"

extern const struct scene rules_scene;

#endif
