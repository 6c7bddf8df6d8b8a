/* voices.h: a companion speaks at the table (ui/model/voice.h has its lines): it greets, and says
 * something now and then. What it says stands at the foot of the table for a while, at most until
 * the person has played. */
#ifndef SERAI_UI_APP_VOICES_H
#define SERAI_UI_APP_VOICES_H

#include "ui/app/state.h"

/* Notices what has been played, and begins and ends lines. Returns when it next needs to run. */
double voices_update(const struct app *app, struct table_state *table);

/* What is said now; "" for nothing. */
const char *voices_said(const struct app *app);

/* How far the medallion of a player's companion is moved as it begins to speak, up or down, from -1
 * to 1; with reduced motion 0. */
float voices_nod(const struct app *app, int player);

/* The last word of the companion on the match at the table, for its result: it congratulates or
 * consoles. "" while the match goes on, when there is no companion who plays against a person, and
 * when the companions are silent. */
const char *voices_last_word(const struct app *app);

#endif
