/* scenes.h: the list of the scenes, handed to the app at its start. */
#ifndef SERAI_UI_SCENES_SCENES_H
#define SERAI_UI_SCENES_SCENES_H

#include "ui/app/scene.h"

extern const struct scene *const scenes[SCENES];

#endif
