/* settings.h: the scenes of the settings: all of them, those on access, and the one about the
 * program. */
#ifndef SERAI_UI_SCENES_SETTINGS_H
#define SERAI_UI_SCENES_SETTINGS_H

#include "ui/app/scene.h"
#include "words/words.h"

struct settings;

extern const struct scene settings_scene;
extern const struct scene access_scene;
extern const struct scene about_scene;

/* Applies a target option:NAME=VALUE. */
void settings_set_option(struct settings *settings, const char *id);

enum { KEY_HELP_KEYS = 5 };

/* What a few keys do, as the page about the program says it. Every key of enum key is among those
 * that some of them are about; KEY_NONE ends a shorter list. */
struct key_help {
    enum word keys, does;
    enum key about[KEY_HELP_KEYS];
};
extern const struct key_help key_helps[];
extern const int key_helps_count;

#endif
