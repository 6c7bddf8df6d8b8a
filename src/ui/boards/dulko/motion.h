/* motion.h: what moves on Dulko's board. */
#ifndef SERAI_UI_BOARDS_DULKO_MOTION_H
#define SERAI_UI_BOARDS_DULKO_MOTION_H

#include "ui/boards/dulko/scene.h"

/* The tiles that turn over, and the one on its way to the board. */
void dulko_draw_moving(const struct dulko_scene *scene);

/* The light that runs once along the units that were filled. */
void dulko_draw_afterglow(const struct dulko_scene *scene);

#endif
