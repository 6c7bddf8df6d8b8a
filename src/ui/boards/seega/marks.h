/* marks.h: what is legal, what would happen, what is in focus, what stands in the way. */
#ifndef SERAI_UI_BOARDS_SEEGA_MARKS_H
#define SERAI_UI_BOARDS_SEEGA_MARKS_H

#include "ui/boards/seega/scene.h"

/* What lies in the sand below the pieces, and what is laid over them. */
void seega_draw_marks_below(const struct seega_scene *scene);
void seega_draw_marks_above(const struct seega_scene *scene);

/* The keyboard's focus and what stands in the way of the last try. */
void seega_draw_focus(const struct seega_scene *scene);

#endif
