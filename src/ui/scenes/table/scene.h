/* scene.h: the scene of this folder: a match at the table. */
#ifndef SERAI_UI_SCENES_TABLE_SCENE_H
#define SERAI_UI_SCENES_TABLE_SCENE_H

#include "ui/app/scene.h"

extern const struct scene table_scene;

#endif
