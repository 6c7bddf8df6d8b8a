/* score_graph.h: the score of both players over the match, as a graph below the history's list;
 * once the match is reviewed, the margin that is expected, with the marks. */
#ifndef SERAI_UI_SCENES_TABLE_SCORE_GRAPH_H
#define SERAI_UI_SCENES_TABLE_SCORE_GRAPH_H

#include "ui/draw/rect.h"

#include <stdbool.h>

struct app;

/* Draws a line that says which turn it is about and the score after it, and the graph below, unless
 * that is empty; its target is "graph:score". */
void score_graph_draw(const struct app *app, struct rect notice, struct rect graph);

/* The graph alone, elsewhere. In a width where the names of its sides do not fit beside its title,
 * it needs the height of one more line. */
bool score_graph_wraps(const struct app *app, float width);
void score_graph_draw_only(const struct app *app, struct rect graph);

/* Above a graph of the score what it counts, and its sides: takes that off the top; so high is it
 * in a width. */
float score_graph_head_height(const struct app *app, float width);
void score_graph_draw_head(const struct app *app, struct rect *graph);

/* The step to go to when its target is used or, with -1 and 1, when an arrow key steps from the
 * current turn; MATCH_NONE when there is none. */
int score_graph_use(const struct app *app);
int score_graph_step(const struct app *app, int direction);

/* The step after which the turn stands that the pointer is at; MATCH_NONE while it is elsewhere. */
int score_graph_pointed(const struct app *app);

#endif
