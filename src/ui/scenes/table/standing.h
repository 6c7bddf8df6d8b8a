/* standing.h: how many matches of a series of rematches each side has won, in the bar at the top.
 */
#ifndef SERAI_UI_SCENES_TABLE_STANDING_H
#define SERAI_UI_SCENES_TABLE_STANDING_H

#include "ui/draw/draw.h"

struct app;

/* Draws it with the marks of the sides, after the number of the turn that the bar begins with; its
 * tip has the names. */
void standing_draw(const struct app *app, struct rect bar, const char *turn);

#endif
