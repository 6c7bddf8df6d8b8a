/* advice.h: the panel below the history: the review of the match with its marks, and the analysis
 * of a position. */
#ifndef SERAI_UI_SCENES_TABLE_ADVICE_H
#define SERAI_UI_SCENES_TABLE_ADVICE_H

#include "ui/app/command.h"
#include "ui/draw/draw.h"

struct app;
struct face_view;
struct ui;

/* Its buttons; these two are offered elsewhere, too. */
enum { ADVICE_REVIEW, ADVICE_ANALYZE };
extern const struct command advice_commands[];

/* Cuts the panel off the history's area; it is empty where there may be no advice. Where there is
 * no room for both, it takes all of the area once it has been asked for. */
struct rect advice_cut(const struct app *app, struct rect *history);

/* Draws the panel with its targets: "button:review", "button:analyze", "review:TURN" for each turn
 * whose mark is shown, "review:rest" to show the others or put them aside, "button:played",
 * "button:better" and "button:answer" for the one that is looked at, "line:N" for the lines of an
 * analysis; `instead` of the history, "button:moves" leads back to that, and there "button:advice"
 * to the panel. */
void advice_draw(const struct app *app, struct rect rect, bool instead);

/* True while a review or an analysis is read, which speaks of what is on the board. */
bool advice_is_read(const struct app *app);

/* Paints the first turns of an analysis as arrows over the board, in order of rank. */
void advice_paint_paths(const struct app *app, const struct face_view *view);

/* The rank of a line, from 0, in the panel and on the board: unlike the number of things in a place
 * and the values of gems. */
void advice_draw_rank(const struct ui *ui, float x, float y, int rank);

/* A target of the panel was used that is not a button; false when it is none. */
bool advice_act(struct app *app, const char *id);

#endif
