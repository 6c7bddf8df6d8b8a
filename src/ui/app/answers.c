/* answers.c: see answers.h. */
#include "ui/app/answers.h"

#include "ui/app/advisor.h"
#include "ui/app/companions.h"
#include "ui/app/import_export.h"
#include "ui/app/matches.h"
#include "ui/app/prover.h"

/* Each of those that ask the host knows its own answers. */
void answers_take(struct app *app, struct host_answer *answer) {
    companions_answer(app, &app->table, answer);
    advisor_answer(app, &app->table, answer);
    prover_answer(app, &app->table, answer);
    matches_answer(app, &app->table, &app->saved, answer);
    export_answer(app, &app->files, answer);
}
