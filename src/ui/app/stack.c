/* stack.c: see stack.h. */
#include "ui/app/stack.h"

#include "ui/app/request.h"

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
    app->ui->hover[0] = app->ui->pressed[0] = '\0';
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

static void push(struct app *app, enum scene_id scene) {
    if (!app->scenes[scene]->enter || app->scenes[scene]->enter(app)) {
        assert(app->depth < SCENE_STACK_MAX);
        ui_focus_leave(app->ui, app->depth ? &app->left[app->depth - 1] : NULL);
        app->stack[app->depth++] = scene;
        reset_input(app);
    }
}

void app_grant(struct app *app) {
    struct request asked = *app->request;
    app->request->moves = false;
    app->request->focus = NULL;
    app->quit = app->quit || asked.quits;
    if (asked.moves && asked.kept < app->depth) {
        pop_to(app, asked.kept);
        ui_focus_return(app->ui, app->depth ? &app->left[app->depth - 1] : NULL);
        reset_input(app);
    }
    for (int i = 0; asked.moves && i < asked.count; i++) {
        push(app, asked.opened[i]);
    }
    if (asked.focus) {
        ui_focus(app->ui, asked.focus);
    }
}

void app_clear_stack(struct app *app) {
    pop_to(app, 0);
}
