/* answers.c: see answers.h. */
#include "ui/app/answers.h"

#include "ui/app/advisor.h"
#include "ui/app/companions.h"
#include "ui/app/import_export.h"
#include "ui/app/matches.h"
#include "ui/app/prover.h"
#include "ui/app/sent_turns.h"

/* Each of those that ask the host knows its own answers. */
void answers_take(struct app *app, struct host_answer *answer) {
    companions_answer(app, answer);
    advisor_answer(app, answer);
    prover_answer(app, answer);
    matches_answer(app, answer);
    sent_turns_answer(app, answer);
    export_answer(app, answer);
}
