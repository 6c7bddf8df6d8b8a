/* use.c: see use.h. */
#include "ui/app/use.h"

#include "ui/app/command.h"
#include "ui/app/stack.h"
#include "ui/app/state.h"

#include <string.h>

void use_target(struct app *app, const char *id) {
    const struct target *target = targets_find(&app->ui->targets, id);
    const struct scene *top = app_top(app);
    if (!target) {
        return;
    }
    char copy[TARGET_ID_MAX]; /* the list may change while the scene acts */
    memcpy(copy, target->id, sizeof copy);
    app->ui->changed = true;
    app->ui->used = true;
    if (!target->enabled) {
        if (top->refuse) {
            top->refuse(app, &app->table, copy);
        }
    } else if (!command_use(app, top, copy) && top->act) {
        top->act(app, copy);
    }
}
