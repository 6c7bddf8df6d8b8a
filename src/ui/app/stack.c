/* stack.c: see stack.h. */
#include "ui/app/stack.h"

#include "base/random.h"
#include "engine/rules.h"

#include <assert.h>

const struct scene *app_top(const struct app *app) {
    return app->scenes[app_top_id(app)];
}

enum scene_id app_top_id(const struct app *app) {
    return app->stack[app->depth - 1];
}

enum scene_id app_below_id(const struct app *app) {
    return app->depth > 1 ? app->stack[app->depth - 2] : SCENES;
}

bool app_is_open(const struct app *app, enum scene_id scene) {
    for (int i = 0; i < app->depth; i++) {
        if (app->stack[i] == scene) {
            return true;
        }
    }
    return false;
}

void app_release_drag(const struct app *app) {
    app->ui->dragging = app->ui->panning = false;
    app->ui->pan_step = (struct point){0, 0};
}

/* Another scene is on top: what pointer and keyboard were doing belonged to the one before. */
static void reset_input(const struct app *app) {
    app->ui->focus[0] = app->ui->hover[0] = app->ui->pressed[0] = '\0';
    app->shown->page = (struct scroll){0};
    app_release_drag(app);
    ui_edit_end(app->ui);
    app->ui->changed = true;
}

/* Pops scenes until `depth` of them are left. */
static void pop_to(struct app *app, int depth) {
    while (app->depth > depth) {
        const struct scene *scene = app_top(app);
        app->depth--;
        if (scene->leave) {
            scene->leave(app);
        }
    }
}

void app_push(struct app *app, enum scene_id scene) {
    assert(app->depth < SCENE_STACK_MAX);
    if (app->scenes[scene]->enter && !app->scenes[scene]->enter(app)) {
        return;
    }
    app->stack[app->depth++] = scene;
    reset_input(app);
}

void app_pop(struct app *app) {
    if (app->depth > 1) {
        pop_to(app, app->depth - 1);
        reset_input(app);
    }
}

void app_replace(struct app *app, enum scene_id scene) {
    pop_to(app, app->depth - 1);
    app_push(app, scene);
}

void app_go_home(struct app *app) {
    pop_to(app, 1); /* home is always the first */
    reset_input(app);
}

void app_go_to(struct app *app, enum scene_id scene) {
    app_go_home(app);
    app_push(app, scene);
}

void app_open_rules(struct app *app, const struct game *game) {
    app->rules_game = game;
    app->rules_notation = false;
    app_push(app, SCENE_RULES);
}

void app_open_notation(struct app *app, const struct game *game) {
    app->rules_game = game;
    app->rules_notation = true;
    app_push(app, SCENE_RULES);
}

void app_open_editor(struct app *app, const struct game *game, const struct options *options) {
    struct options resolved = *options;
    struct position start;
    options_resolve_seeds(game, &resolved, random_next(&app->entropy));
    rules_start(game, &resolved, &start);
    if (!editor_resume(&app->editor, &app->editor_shelf, game, &resolved, NULL)) {
        editor_open(&app->editor, &app->editor_shelf, game, app->face_of(game)->edit, &resolved,
                    &start);
    }
    app_push(app, SCENE_EDITOR);
}

void app_clear_stack(struct app *app) {
    pop_to(app, 0);
}
