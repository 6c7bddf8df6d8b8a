/* trail.h: how all boards show the last turn: dots around the place it left, small arrows along its
 * path, brackets around the place where it ended, outlines of what it captured. Thin lines in the
 * player's color, told apart by their shapes. Lengths are in points. */
#ifndef SERAI_UI_BOARD_KIT_TRAIL_H
#define SERAI_UI_BOARD_KIT_TRAIL_H

#include "ui/kit/ui.h"
#include "ui/play/face.h"

/* A player's lines on one material: a line of their color over a wider contrasting one. */
struct trail_pen {
    const struct ui *ui;
    struct color ink, under;
    float width;
};

/* The first for wood, stone and lacquer; the second for sand, where lines are dark. `unit` is the
 * board's. */
struct trail_pen trail_pen(const struct ui *ui, int player, float unit);
struct trail_pen trail_pen_on_sand(const struct ui *ui, int player, float unit);

/* A line along a path; dash 0: solid. */
void trail_line(const struct trail_pen *pen, const struct path *path, float dash, float gap);

/* Dots around a place, round or square. */
void trail_from(const struct trail_pen *pen, struct point at, float radius);
void trail_from_square(const struct trail_pen *pen, struct point at, float half);

/* Brackets around a place, round or square. */
void trail_end(const struct trail_pen *pen, struct point at, float radius);
void trail_end_square(const struct trail_pen *pen, struct point at, float half);

/* A small arrowhead at a point, in the direction from one place to another. */
void trail_arrow(const struct trail_pen *pen, struct point at, struct point from, struct point to,
                 float size);

/* The dashed outline of something round that was captured. */
void trail_taken(const struct trail_pen *pen, struct point at, float radius);

#endif
