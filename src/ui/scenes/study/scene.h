/* scene.h: the scene of a lesson or a puzzle: the table, with a card beside the board. */
#ifndef SERAI_UI_SCENES_STUDY_SCENE_H
#define SERAI_UI_SCENES_STUDY_SCENE_H

#include "ui/app/scene.h"

extern const struct scene study_scene;

#endif
