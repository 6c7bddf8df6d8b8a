/* scene.h: the scenes of this folder: choosing a file to open or to save to. */
#ifndef SERAI_UI_SCENES_FILES_SCENE_H
#define SERAI_UI_SCENES_FILES_SCENE_H

#include "ui/app/scene.h"

extern const struct scene open_scene, save_scene;

#endif
