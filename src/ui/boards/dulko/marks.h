/* marks.h: what is legal, what would happen, what stands in the way. */
#ifndef SERAI_UI_BOARDS_DULKO_MARKS_H
#define SERAI_UI_BOARDS_DULKO_MARKS_H

#include "ui/boards/dulko/scene.h"

/* What is laid under the tiles, over them, and over the tile in the hand. */
void dulko_draw_marks_below(const struct dulko_scene *scene);
void dulko_draw_marks_above(const struct dulko_scene *scene);
void dulko_draw_badges(const struct dulko_scene *scene);

#endif
