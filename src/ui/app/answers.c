/* answers.c: see answers.h. */
#include "ui/app/answers.h"

#include "ui/app/advisor.h"
#include "ui/app/companions.h"
#include "ui/app/import_export.h"
#include "ui/app/matches.h"
#include "ui/app/prover.h"
#include "ui/app/sent_turns.h"

void answers_take(struct app *app, struct host_answer *answer) {
    app->ui->changed = true;
    switch (answer->task) {
    case HOST_CHOOSE:
    case HOST_HINT:
        companions_answer(app, &app->table, answer);
        break;
    case HOST_REVIEW:
    case HOST_ANALYZE:
        advisor_answer(app, &app->table, answer);
        break;
    case HOST_PROVE:
    case HOST_EXPLAIN:
        prover_answer(&app->table, answer);
        break;
    case HOST_LIST:
    case HOST_OPEN:
    case HOST_REMOVE:
    case HOST_WARN:
        matches_answer(app, &app->table, &app->saved, answer);
        sent_turns_answer(app, &app->table, &app->saved, answer);
        break;
    case HOST_GATHERED:
        export_everything(app, &app->files, answer);
        break;
    case HOST_ADDED:
        import_end(app, answer);
        break;
    case HOST_FILM:
        app->files.filmed = answer->filmed;
        break;
    case HOST_PICTURE:
        export_end_picture(app, &app->files, answer);
        break;
    }
}
