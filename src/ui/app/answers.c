/* answers.c: see answers.h. */
#include "ui/app/answers.h"

#include "ui/app/advisor.h"
#include "ui/app/companions.h"
#include "ui/app/import_export.h"
#include "ui/app/matches.h"
#include "ui/app/prover.h"

/* Each of those that ask the host knows its own answers. */
void answers_take(const struct app *app, struct table_state *table, struct saved_matches *saved,
                  struct files *files, struct host_answer *answer) {
    companions_answer(app, table, answer);
    advisor_answer(app, table, answer);
    prover_answer(app, table, answer);
    matches_answer(app, table, saved, answer);
    export_answer(app, files, answer);
}
