/* fake_pointer.c: see fake_pointer.h. */
#include "fakes/fake_pointer.h"

bool fake_point(struct app *app, enum input_kind kind, const char *id, float dx, float dy) {
    const struct target *target = targets_find(&app->ui->targets, id);
    if (!target) {
        return false;
    }
    struct rect rect = ui_seen(app->ui, target->rect);
    app_input(app, &(struct input){.kind = kind,
                                   .x = (rect.x + rect.w / 2 + dx) * app->window_scale,
                                   .y = (rect.y + rect.h / 2 + dy) * app->window_scale});
    return true;
}
