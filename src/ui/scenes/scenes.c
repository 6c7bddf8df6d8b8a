/* scenes.c: see scenes.h. */
#include "ui/scenes/scenes.h"

#include "ui/scenes/editor/scene.h"
#include "ui/scenes/files.h"
#include "ui/scenes/home/scene.h"
#include "ui/scenes/home/setup.h"
#include "ui/scenes/rules.h"
#include "ui/scenes/settings.h"
#include "ui/scenes/study/scene.h"
#include "ui/scenes/study/shelf.h"
#include "ui/scenes/table/picture.h"
#include "ui/scenes/table/scene.h"

const struct scene *const scenes[SCENES] = {
    [SCENE_HOME] = &home_scene,         [SCENE_SETUP] = &setup_scene,
    [SCENE_TABLE] = &table_scene,       [SCENE_SETTINGS] = &settings_scene,
    [SCENE_RULES] = &rules_scene,       [SCENE_OPEN] = &open_scene,
    [SCENE_SAVE] = &save_scene,         [SCENE_STATISTICS] = &statistics_scene,
    [SCENE_FINISHED] = &finished_scene, [SCENE_ABOUT] = &about_scene,
    [SCENE_PICTURE] = &picture_scene,   [SCENE_STUDY] = &study_scene,
    [SCENE_ACCESS] = &access_scene,     [SCENE_EDITOR] = &editor_scene,
    [SCENE_SHELF] = &shelf_scene,
};
