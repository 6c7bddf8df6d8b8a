/* prover.c: see prover.h. */
#include "ui/app/prover.h"

void prover_ask(struct table_state *table, const struct proof_thought *thought) {
    struct prover *prover = &table->prover;
    struct host_question question = {.id = ++table->companions.last_id,
                                     .task = HOST_PROVE,
                                     .match = &table->play.match,
                                     .proof = thought};
    bool thinks = host_think(&question);
    *prover = (struct prover){.asked = thinks ? question.id : 0, .thought = *thought};
    if (!thinks) {
        proof_think(&prover->thought);
        prover->answered = true;
    }
}

void prover_explain(struct table_state *table, const struct variation *line) {
    struct prover *prover = &table->prover;
    struct host_question question = {.id = ++table->companions.last_id,
                                     .task = HOST_EXPLAIN,
                                     .match = &table->play.match,
                                     .line = line,
                                     .to = MATCH_ROOT};
    bool thinks = host_think(&question);
    prover->asked = thinks ? question.id : 0;
    prover->answered = !thinks;
    prover->prospect = (struct prospect){0};
    struct match start;
    if (!thinks && !match_copy_line(&table->play.match, MATCH_ROOT, &start)) {
        prospect_look(&start, line, &prover->prospect);
        match_free(&start);
    }
}

const struct proof_thought *prover_take(struct table_state *table) {
    bool answered = table->prover.answered;
    table->prover.answered = false;
    return answered ? &table->prover.thought : NULL;
}

void prover_stop(struct table_state *table) {
    if (table->prover.asked) {
        host_stop_thinking();
    }
    table->prover.asked = 0;
    table->prover.answered = false;
}

void prover_answer(struct table_state *table, const struct host_answer *answer) {
    struct prover *prover = &table->prover;
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
