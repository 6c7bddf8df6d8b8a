/* leaving.c: see leaving.h. */
#include "ui/app/leaving.h"

#include "ui/app/stack.h"

void ask(struct app *app, enum question question) {
    app->table.question = question;
    app->table.menu = false;
    ui_focus(&app->ui, "button:decline");
}

bool ask_is_due(const struct app *app) {
    const struct match *match = &app->play.match;
    return app->settings.ask_leaving && match->count > 1 && !match_over(match);
}

void ask_to_close(struct app *app) {
    bool asked = app->table.question == ASK_CLOSE;
    if (app_is_open(app, SCENE_TABLE) && !asked && ask_is_due(app)) {
        app_go_to(app, SCENE_TABLE);
        ask(app, ASK_CLOSE);
    } else {
        app->quit = true;
    }
}
