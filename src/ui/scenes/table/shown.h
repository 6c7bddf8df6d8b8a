/* shown.h: looking at a reviewed turn and at its alternatives, and playing a line of an analysis.
 */
#ifndef SERAI_UI_SCENES_TABLE_SHOWN_H
#define SERAI_UI_SCENES_TABLE_SHOWN_H

#include "ui/app/advisor.h"

/* The turn that is looked at, with its alternatives; NULL: none is. */
const struct reviewed_turn *shown_turn(const struct app *app);

/* What of a turn is on the table. */
enum shown { SHOWN_NOTHING, SHOWN_PLAYED, SHOWN_BETTER, SHOWN_ANSWER };
enum shown shown_side(const struct app *app);

/* Goes to a turn of the line, by its number, or to an alternative of the one that is looked at, and
 * shows it. */
void shown_go_to(const struct app *app, struct table_state *table, int number);
void shown_show(const struct app *app, struct table_state *table, enum shown what);

/* Plays the first turn of a line of the analysis as a variation; 1 is the best. */
void shown_play_line(const struct app *app, struct table_state *table, int rank);

#endif
