/* focus.c: see focus.h. */
#include "ui/app/focus.h"

#include "ui/app/stack.h"

void focus_on(const struct app *app, const struct target *target) {
    ui_edit_end(app->ui);
    app->ui->keyboard = true;
    app->ui->used = false;
    app->ui->changed = true;
    if (target) {
        ui_set(app->ui, app->ui->focus, target->id);
    }
    struct scroll *list = target && app_top(app)->list ? app_top(app)->list(app) : NULL;
    if (list && (target->hidden || rect_contains(list->area, target->rect.x, target->rect.y))) {
        scroll_reveal(list, target->whole);
    }
}
