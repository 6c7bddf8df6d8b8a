/* advisor.h: advice about the match at the table: the review of its turns, and the analysis of a
 * position. Both think in the background, and neither for a match that is going on. */
#ifndef SERAI_UI_APP_ADVISOR_H
#define SERAI_UI_APP_ADVISOR_H

#include "ui/app/state.h"

/* True when there may be advice: the match has been decided, or it is a record or a position that
 * was opened to be looked at; and no companion plays on in it. */
bool advisor_may_help(const struct app *app);

/* Starts to review the line that ends with a node, or stops. Nothing is reviewed again. */
void advisor_review(const struct app *app, struct table_state *table, int end);

/* Switches the analysis of the position at the table on or off. */
void advisor_analyze(const struct app *app, struct table_state *table);

/* Puts the next question; returns when it next needs to run. */
double advisor_update(const struct app *app, struct table_state *table);

/* Handles an answer to HOST_REVIEW or HOST_ANALYZE; one to any but the latest question is ignored.
 */
void advisor_answer(const struct app *app, struct table_state *table,
                    const struct host_answer *answer);

/* There is another match at the table, or none: forgets everything about the one before. */
void advisor_reset(const struct app *app, struct table_state *table);

/* Whether the mark of a turn is shown: each side has the few that cost most at first. */
bool advisor_shows_mark(const struct app *app, const struct reviewed_turn *turn);

/* The turns of the line that is or was reviewed. */
const struct reviewed *advisor_turns(const struct app *app);

#endif
