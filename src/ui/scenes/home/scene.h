/* scene.h: the scenes of this folder, home, the finished matches and the statistics, and the parts
 * of home. */
#ifndef SERAI_UI_SCENES_HOME_SCENE_H
#define SERAI_UI_SCENES_HOME_SCENE_H

#include "ui/app/command.h"
#include "ui/app/scene.h"
#include "ui/app/state.h"
#include "ui/kit/ui.h"

extern const struct scene home_scene;
extern const struct scene finished_scene;
extern const struct scene statistics_scene;

/* ---- scene_finished.c: what is done with all saved matches, above either list of them ---- */

extern const struct command saved_commands[];

/* The buttons for that, at the end of a row, of which they are cut off. False: there is no match,
 * and no button. */
bool saved_row(const struct app *app, struct rect *row, bool labeled);

/* ---- life.c: the picture that is pointed at plays a turn, lanterns breathe, stars twinkle ---- */

/* True when a game's card is pointed at, or one of the ways at its foot. */
bool home_points_at(const struct ui *ui, const struct game *game);

/* Draws the picture of a game's card. */
void home_picture_draw(const struct app *app, const struct game *game, struct rect rect);

/* How much brighter than at rest light number N is now, 0 to 1. */
float home_light(const struct app *app, int number);

/* See struct scene. */
double home_life_update(const struct app *app, struct home_life *life);

/* ---- continue.c: below the games the unfinished matches, newest first ---- */

/* In pages; the match at the table comes first. */

/* How many matches are listed under Continue. */
int home_continue_count(const struct app *app);

/* Paints the heading, on the baseline area.y, and below it as many cards as fit into the area. */
void home_continue_draw(const struct app *app, struct rect area);

/* True when the id was one of this part's. */
bool home_continue_act(const struct app *app, struct table_state *table,
                       struct saved_matches *saved, const char *id);

/* Delete asks whether to remove the match in focus. True when the key was handled. */
bool home_continue_key(struct app *app, const struct input *input);

/* See struct scene. */
void home_continue_scroll(const struct app *app, int rows);
struct point home_continue_pan_step(const struct app *app, struct point at);

/* ---- ways.c: the ways into a game: alone, for two, its lesson, its puzzles ---- */

static const float WAYS_HEIGHT = 40; /* of the row at the foot of a card, in points */

/* The row of a game's card, with the targets alone:GAME, two:GAME, lesson:GAME and puzzle:GAME:N, N
 * being the next puzzle that isn't solved. */
void home_ways_draw(const struct app *app, const struct game *game, struct rect row);

/* The button of the puzzle of the day, if there are puzzles: at the end of a row, or at a point
 * where that has no room. */
void home_daily_draw(const struct app *app, struct point at, struct rect row);

/* Opens what the id leads to; the card itself, card:GAME, is for one person. */
void home_ways_act(const struct app *app, const char *id);

/* ---- removal.c: removing a saved match from the lists ---- */

/* The control beside a match, and the question that comes first. The file of a removed match is
 * moved away, not deleted. */

enum { REMOVAL_WIDTH = 40 }; /* of the control, in points */

/* The control "remove:N", centered in the rectangle. */
void removal_control(struct ui *ui, int number, struct rect rect);

/* Asks about a match, with the keyboard focus on the button that declines. */
void removal_ask(const struct app *app, struct saved_matches *saved,
                 const struct saved_match *match);

/* True while the question is about this match. */
bool removal_is_asked(const struct app *app, const struct saved_match *saved);

/* Draws the question in place of the match, with button:accept and button:decline. */
void removal_draw(const struct app *app, const struct saved_match *saved, struct rect rect);

/* A target was used: if a question is open, handles its buttons, and closes it whatever the target
 * was. False when it was not one of the question's buttons. */
bool removal_act(const struct app *app, struct table_state *table, struct saved_matches *saved,
                 const char *id);

/* Closes the question; false when none is open. */
bool removal_decline(const struct app *app, struct saved_matches *saved);

#endif
