/* use.c: see use.h. */
#include "ui/app/use.h"

#include "ui/app/command.h"
#include "ui/app/stack.h"
#include "ui/app/state.h"

#include <string.h>

/* The list of targets may change while the scene acts. */
static void keep(const struct app *app, const struct target *target, char copy[TARGET_ID_MAX]) {
    memcpy(copy, target->id, TARGET_ID_MAX);
    app->ui->changed = true;
    app->ui->used = true;
}

void use_refused(const struct app *app, struct table_state *table, const struct target *target) {
    char copy[TARGET_ID_MAX];
    keep(app, target, copy);
    if (app_top(app)->refuse) {
        app_top(app)->refuse(app, table, copy);
    }
}

void use_target(struct app *app, const char *id) {
    const struct target *target = targets_find(&app->ui->targets, id);
    const struct scene *top = app_top(app);
    char copy[TARGET_ID_MAX];
    if (target && !target->enabled) {
        use_refused(app, &app->table, target);
    } else if (target) {
        keep(app, target, copy);
        if (!command_use(app, top, copy) && top->act) {
            top->act(app, copy);
        }
    }
}
