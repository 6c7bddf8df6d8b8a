/* request.c: see request.h. */
#include "ui/app/request.h"

#include "ui/app/state.h"

#include <assert.h>

/* What is asked for continues from what is open, or from what has been asked for already. */
static struct request *begin(const struct app *app) {
    struct request *request = app->request;
    if (!request->moves) {
        request->moves = true;
        request->kept = app->depth;
        request->count = 0;
    }
    return request;
}

void request_scene(const struct app *app, enum scene_id scene) {
    struct request *request = begin(app);
    assert(request->kept + request->count < SCENE_STACK_MAX);
    request->opened[request->count++] = scene;
}

static void take_off(struct request *request) {
    if (request->count) {
        request->count--;
    } else {
        request->kept--;
    }
}

void request_instead(const struct app *app, enum scene_id scene) {
    take_off(begin(app));
    request_scene(app, scene);
}

void request_back(const struct app *app) {
    struct request *request = begin(app);
    if (request->kept + request->count > 1) {
        take_off(request);
    }
}

void request_home(const struct app *app) {
    struct request *request = begin(app);
    request->kept = 1; /* home is always the first */
    request->count = 0;
}

void request_above_home(const struct app *app, enum scene_id scene) {
    request_home(app);
    request_scene(app, scene);
}

void request_rules(const struct app *app, const struct game *game) {
    app->request->rules = game;
    app->request->notation = false;
    request_scene(app, SCENE_RULES);
}

void request_notation(const struct app *app, const struct game *game) {
    request_rules(app, game);
    app->request->notation = true;
}

void request_setup(const struct app *app, enum setup_opening how, const struct game *game) {
    app->request->setup = how;
    app->request->setup_game = game;
    request_above_home(app, SCENE_SETUP);
}

void request_editor(const struct app *app, const struct game *game, const struct options *options) {
    app->request->edited = game;
    app->request->options = *options;
    request_scene(app, SCENE_EDITOR);
}

void request_edit(const struct app *app) {
    app->request->edited = NULL;
    request_scene(app, SCENE_EDITOR);
}

void request_study(const struct app *app, struct study_request study) {
    app->request->study = study;
    request_scene(app, SCENE_STUDY);
}

void request_focus(const struct app *app, const char *id) {
    app->request->focus = id;
}

void request_quit(const struct app *app) {
    app->request->quits = true;
}
