/* compare.h: other turns are compared with one that a hint shows. */
#ifndef SERAI_UI_SCENES_TABLE_COMPARE_H
#define SERAI_UI_SCENES_TABLE_COMPARE_H

struct app;
struct settings;

/* As play_preview; while a hint shows the whole turn, another place that enters something else is
 * previewed as if it did not (app->table.compares). */
void compare_preview(struct app *app, const struct settings *settings, const char *pointed);

#endif
