/* prover.c: see prover.h. */
#include "ui/app/prover.h"

void prover_ask(struct app *app, const struct proof_thought *thought) {
    struct prover *prover = &app->table.prover;
    struct host_question question = {.id = ++app->table.companions.last_id,
                                     .task = HOST_PROVE,
                                     .match = &app->table.play.match,
                                     .proof = thought};
    bool thinks = app->host && app->host->think && app->host->think(app->host->context, &question);
    *prover = (struct prover){.asked = thinks ? question.id : 0, .thought = *thought};
    if (!thinks) {
        proof_think(&prover->thought);
        prover->answered = true;
    }
}

void prover_explain(struct app *app, const struct variation *line) {
    struct prover *prover = &app->table.prover;
    struct host_question question = {.id = ++app->table.companions.last_id,
                                     .task = HOST_EXPLAIN,
                                     .match = &app->table.play.match,
                                     .line = line,
                                     .to = MATCH_ROOT};
    bool thinks = app->host && app->host->think && app->host->think(app->host->context, &question);
    prover->asked = thinks ? question.id : 0;
    prover->answered = !thinks;
    prover->prospect = (struct prospect){0};
    struct match start;
    if (!thinks && !match_copy_line(&app->table.play.match, MATCH_ROOT, &start)) {
        prospect_look(&start, line, &prover->prospect);
        match_free(&start);
    }
}

const struct proof_thought *prover_take(struct app *app) {
    bool answered = app->table.prover.answered;
    app->table.prover.answered = false;
    return answered ? &app->table.prover.thought : NULL;
}

void prover_stop(struct app *app) {
    if (app->table.prover.asked) {
        app->host->stop_thinking(app->host->context);
    }
    app->table.prover.asked = 0;
    app->table.prover.answered = false;
}

void prover_answer(struct app *app, const struct host_answer *answer) {
    struct prover *prover = &app->table.prover;
    if (answer->thought != prover->asked) {
        return;
    }
    prover->asked = 0;
    prover->answered = true;
    if (answer->task == HOST_PROVE) {
        prover->thought = answer->proof;
    } else {
        prover->prospect = answer->prospect;
    }
}
