/* companions.h: the companions at the table: when they think, and what comes of it. They play only
 * at the end of the line and while the table is on screen; any change of the match cancels the
 * search. */
#ifndef SERAI_UI_APP_COMPANIONS_H
#define SERAI_UI_APP_COMPANIONS_H

#include "ui/app/state.h"

/* How long one thinks before the status line says so, in ms. */
static const double COMPANION_UNREMARKED = 2000;

/* Asks the host what to play when a companion is to act, and plays its answer once that is due.
 * Returns when it next needs to run. */
double companions_update(const struct app *app, struct table_state *table);

/* Handles an answer to HOST_CHOOSE or HOST_HINT; one to any but the latest question is ignored. */
void companions_answer(const struct app *app, struct table_state *table,
                       const struct host_answer *answer);

/* Cancels the search at once. */
void companions_stop(struct table_state *table);

/* True while it is a companion's turn and it is about to play. */
bool companions_think(const struct app *app);

/* How long it has been thinking, in ms; 0 when it is not. */
double companions_thinking_time(const struct app *app);

/* A person offers a companion to end the match by agreement: it declines when it would lose by that
 * and no position has come up often; or else it thinks, then ends the match or declines. False when
 * there is no companion to ask. */
bool companions_offer_agreement(const struct app *app, struct table_state *table);

/* A person asks for a hint: the first time it shows where to look, the second time the action. */
void companions_hint(const struct app *app, struct table_state *table);

/* Plays the action that waits to be confirmed; when a hint showed it, the rest of the turn follows
 * as it was shown. Where a hint only said where to look, it says that again. */
void companions_confirm(const struct app *app, struct table_state *table);

/* Says that a hint is looked for. */
void companions_say_hinting(const struct app *app);

/* Says which place a hint shows. */
void companions_say_where(const struct app *app, struct table_state *table);

/* Shows the turn of a hint, and says what it is and why: `why`, or NULL for what the rules can tell
 * of it. */
void companions_show_turn(const struct app *app, struct table_state *table, const char *why);

/* The id of the target to look at; "" when there is no hint or the whole action is shown. */
const char *companions_hinted(const struct app *app);

/* How many actions the turn has that a hint shows and that waits to be confirmed; 0: none does. */
int companions_shown(const struct app *app);

/* How much a hint tells that holds, as nothing else is chosen: 2: the whole turn; 1: where to look;
 * 0: there is none. */
int companions_told(const struct app *app);

/* Undo and redo, as many steps as companion.h says. */
bool companions_can_undo(const struct app *app);
void companions_undo(const struct app *app, struct table_state *table);
void companions_redo(const struct app *app, struct table_state *table);

#endif
