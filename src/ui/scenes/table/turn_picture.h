/* turn_picture.h: a small picture of the board beside the history, of the turn that the pointer
 * rests on in the list, the graph or the variations. */
#ifndef SERAI_UI_SCENES_TABLE_TURN_PICTURE_H
#define SERAI_UI_SCENES_TABLE_TURN_PICTURE_H

struct app;
struct table_layout;

/* Draws it over the table once the pointer has rested, unless there is no room for it. */
void turn_picture_draw(const struct app *app, const struct table_layout *layout);

/* Asks for a frame when it appears; returns when it next needs to run. */
double turn_picture_update(const struct app *app);

#endif
