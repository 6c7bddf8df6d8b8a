/* matches.c: see matches.h. */
#include "ui/app/matches.h"

#include "ui/app/stack.h"

#include <string.h>

bool app_resume(struct app *app, struct match *match, const char *file) {
    enum scene_id scene = app_top_id(app);
    bool wished = strcmp(app->kept.resume, file) == 0;
    app->kept.resume[0] = '\0';
    app->changed = true;
    if (!wished || (scene != SCENE_HOME && scene != SCENE_PAST) || table_take(app, match)) {
        return false;
    }
    save_state_set_file(&app->saving, file);
    app_push(app, SCENE_TABLE);
    if (scene == SCENE_PAST) { /* it is looked through: nobody needs to be told who won */
        table_look(app);
        app->settings.history = true;
    }
    return true;
}
