/* prover.h: what comes next in a puzzle, and why its solution works, which the host thinks about:
 * the window never searches. */
#ifndef SERAI_UI_APP_PROVER_H
#define SERAI_UI_APP_PROVER_H

#include "ui/app/state.h"

/* Asks what comes next from the thought's position on. Where nobody can think about it, as there is
 * no memory for that, it is found out at once. */
void prover_ask(struct table_state *table, const struct proof_thought *thought);

/* Asks what the rules tell of the turn with which this line begins, from the start of the match on:
 * `app->table.prover.prospect` once the answer is taken. */
void prover_explain(struct table_state *table, const struct variation *line);

/* Takes the answer once it has come; NULL: it has not. Valid until the next question. */
const struct proof_thought *prover_take(struct table_state *table);

/* Nobody waits for it any more. */
void prover_stop(struct table_state *table);

/* Handles an answer to HOST_PROVE or HOST_EXPLAIN; one to any but the latest question is ignored.
 */
void prover_answer(struct table_state *table, const struct host_answer *answer);

#endif
