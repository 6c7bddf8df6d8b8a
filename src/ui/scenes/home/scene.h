/* scene.h: the scenes of this folder, home, the finished matches and the statistics, and the parts
 * of home. */
#ifndef SERAI_UI_SCENES_HOME_SCENE_H
#define SERAI_UI_SCENES_HOME_SCENE_H

#include "ui/app/scene.h"
#include "ui/app/state.h"
#include "ui/kit/ui.h"

extern const struct scene home_scene;
extern const struct scene finished_scene;
extern const struct scene statistics_scene;

/* ---- scenery.c: the picture behind home, a caravanserai at dusk or by day ---- */

/* Fills the whole window. The sky ends at `horizon`; below a higher sky the caravanserai is larger.
 * As far as `title` the app's own words stand at the left: it does not cross them. */
void scenery_draw(const struct ui *ui, float horizon, float title);

/* ---- continue.c: below the games the unfinished matches, newest first ---- */

/* Page by page; the match at the table is the first of them. */

/* How many matches stand under Continue. */
int home_continue_count(const struct app *app);

/* Paints the heading on the baseline area.y and as many cards below it as fit into the area. */
void home_continue_draw(struct app *app, struct rect area);

/* True when the id was one of this part's. */
bool home_continue_act(struct app *app, const char *id);

/* Delete asks whether the match in focus is to be taken off. True when the key was meant. */
bool home_continue_key(struct app *app, const struct input *input);

/* See struct scene. */
void home_continue_scroll(struct app *app, struct point at, int rows);
struct point home_continue_pan_step(struct app *app, struct point at);

/* ---- removal.c: taking a kept match off the lists ---- */

/* The control beside it, and the question that comes before anything happens. Its file is put away,
 * not destroyed. */

enum { REMOVAL_WIDTH = 40 }; /* of the control, in points */

/* The control "remove:N", in the middle of the rectangle. */
void removal_control(struct ui *ui, int number, struct rect rect);

/* Puts the question about a match, and leads the keyboard to where it is declined. */
void removal_ask(struct app *app, const struct saved_match *saved);

/* True while the question is about this match. */
bool removal_is_asked(const struct app *app, const struct saved_match *saved);

/* The question in the place of what it is about, with button:accept and button:decline. */
void removal_draw(struct ui *ui, const struct saved_match *saved, struct rect rect);

/* A target was used while a question may be open: carries its buttons out, and takes back the
 * question whatever it was. False when it was no button of its own. */
bool removal_act(struct app *app, const char *id);

/* Takes the question back; false when there is none. */
bool removal_decline(struct app *app);

#endif
