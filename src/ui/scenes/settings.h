/* settings.h: the scene of the settings, and the one about the program. */
#ifndef SERAI_UI_SCENES_SETTINGS_H
#define SERAI_UI_SCENES_SETTINGS_H

#include "ui/app/scene.h"
#include "words/words.h"

extern const struct scene settings_scene;
extern const struct scene about_scene;

/* What a few keys do, as the page about the program says it. Every key of enum key is among those
 * that some of them are about; KEY_NONE ends a shorter list. */
struct key_help {
    enum word keys, does;
    enum key about[5];
};
extern const struct key_help key_helps[];
extern const int key_helps_count;

#endif
