/* advice.h: the panel below the history: the review of the match with its marks, and the analysis
 * of a position. */
#ifndef SERAI_UI_SCENES_TABLE_ADVICE_H
#define SERAI_UI_SCENES_TABLE_ADVICE_H

#include "engine/line.h"
#include "ui/app/command.h"
#include "ui/draw/draw.h"

struct app;
struct face_view;
struct flow;
struct reviewed_turn;
struct ui;

/* Its buttons; the first two are offered elsewhere, too. */
enum { ADVICE_REVIEW, ADVICE_ANALYZE };
extern const struct command advice_commands[];

/* Cuts the panel off the history's area; it is empty where there may be no advice. Where there is
 * no room for both, it takes all of the area once it has been asked for. */
struct rect advice_cut(const struct app *app, struct rect *history);

/* Draws the panel with its targets: "button:review", "button:analyze", "review:TURN" for each turn
 * whose mark is shown, "review:rest" to show the others or put them aside, "button:played",
 * "button:better" and "button:answer" for the one that is looked at; below a complete review
 * "button:practice", and there and at each turn that gave something away "button:given_previous"
 * and "button:given_next", which go from one to the next around the ends; "line:N" for the lines of
 * an analysis; `instead` of the history, "button:moves" leads back to that, and there
 * "button:advice" to the panel. */
void advice_draw(const struct app *app, struct rect rect, bool instead);

/* True while a review or an analysis is read, which speaks of what is on the board. */
bool advice_is_read(const struct app *app);

/* Paints the first turns of an analysis as arrows over the board, in order of rank. */
void advice_paint_paths(const struct app *app, const struct face_view *view);

/* A target of the panel was used that is not a button; false when it is none. */
bool advice_act(const struct app *app, struct table_state *table, const char *id);

static const float ADVICE_GAP = 6, ADVICE_HEAD = 21; /* the line above a sentence or a list */

/* ---- advice_lines.c: the lines of an analysis ---- */

/* As high with fewer lines as with all. */
void analysis_lines(struct flow *flow, const struct app *app);

/* The rank of a line, from 0: of those that are told to come to the same, that of the first. */
int analysis_rank(const struct app *app, int index);

/* The rank of a line, from 0, in the panel and on the board: unlike the number of things in a place
 * and the values of gems. */
void advice_draw_rank(const struct ui *ui, float x, float y, int rank);

/* ---- advice_marks.c: the marks of a review ---- */

static const float REVIEW_MARK = 24, REVIEW_MARK_HIGH = 30; /* the place of one */

enum word review_mark_word(enum match_mark mark);

/* In how many rows there is room for all that are shown. */
int review_mark_rows(const struct app *app, float width);

/* A ring for what could be better, a triangle for a mistake, a filled diamond for the turning
 * point: told apart by shape as well as by color. */
void review_draw_mark(const struct ui *ui, enum match_mark mark, float x, float y);

/* The marked turns in order, in as many rows as there is room for, and after them what shows the
 * rest; the worst of them where there is no room for all. */
void review_draw_marks(const struct app *app, struct rect rect);

/* ---- advice_coach.c: what a review says, and what a complete one leads to ---- */

/* What is said of a turn that is marked or gave something away, or (NULL) of the whole review; then
 * what a coach says of that is in app->shown->whole. Both are remembered, as they take longer to
 * find than a frame should. */
const char *review_sentence(const struct app *app, const struct reviewed_turn *turn);

/* The row below what is said of the whole review, or (`turn`) of a turn that gave something away.
 */
bool review_has_foot(const struct app *app, bool whole);
void review_foot(struct flow *row, const struct app *app, const struct reviewed_turn *turn);

/* Its buttons: to a puzzle or the lesson on what the review says to practice, and to such turns. */
extern const struct command review_commands[];

#endif
