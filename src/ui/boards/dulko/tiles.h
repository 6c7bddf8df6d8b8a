/* tiles.h: ivory tiles, and those that lie on the board. Lengths in points. */
#ifndef SERAI_UI_BOARDS_DULKO_TILES_H
#define SERAI_UI_BOARDS_DULKO_TILES_H

#include "ui/boards/dulko/scene.h"

/* A tile of a width around a point; a lifted one has a larger shadow. */
void dulko_draw_tile(const struct ui *ui, int item, struct point at, float width, float alpha);
void dulko_draw_lifted(const struct ui *ui, int item, struct point at, float width);

/* The tiles that lie on the board. */
void dulko_draw_tiles(const struct dulko_scene *scene);

#endif
