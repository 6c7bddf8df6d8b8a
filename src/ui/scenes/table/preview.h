/* preview.h: what is pointed at is previewed, also beside a turn that a hint shows. */
#ifndef SERAI_UI_SCENES_TABLE_PREVIEW_H
#define SERAI_UI_SCENES_TABLE_PREVIEW_H

struct app;
struct table_state;
struct settings;

/* Once input and time have been taken, before a frame: the preview follows the pointer. While that
 * rests where something was refused, it does not take the place of the reason. */
void table_preview(const struct app *app, struct table_state *table,
                   const struct settings *settings);

#endif
