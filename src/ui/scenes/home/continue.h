/* continue.h: what home shows below the games: the unfinished matches, page by page, newest
 * first. The match at the table is the first of them. */
#ifndef SERAI_UI_SCENES_HOME_CONTINUE_H
#define SERAI_UI_SCENES_HOME_CONTINUE_H

#include "ui/app/state.h"

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

#endif
