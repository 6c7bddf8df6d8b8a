/* keys.h: the page where players choose keys and buttons, and whether groups are scanned. */
#ifndef SERAI_UI_SCENES_KEYS_H
#define SERAI_UI_SCENES_KEYS_H

#include "ui/app/scene.h"

extern const struct scene keys_scene;

#endif
