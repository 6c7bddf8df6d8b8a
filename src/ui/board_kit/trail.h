/* trail.h: how all boards show the last turn: dots round the place it left, small arrows along its
 * way, brackets round the place where it ended, outlines of what it captured. Thin lines in the
 * color of whoever played, told apart by their shapes. Lengths in points. */
#ifndef SERAI_UI_BOARD_KIT_TRAIL_H
#define SERAI_UI_BOARD_KIT_TRAIL_H

#include "ui/kit/ui.h"
#include "ui/play/face.h"

/* The lines of a player on one material: their color on a wider line that sets it off. */
struct trail_pen {
    const struct ui *ui;
    struct color ink, under;
    float width;
};

/* On wood, stone and lacquer; on sand, where lines are dark. `unit` is that of the board. */
struct trail_pen trail_pen(const struct ui *ui, int player, float unit);
struct trail_pen trail_pen_on_sand(const struct ui *ui, int player, float unit);

/* A line along a path; dash 0: full. */
void trail_line(const struct trail_pen *pen, const struct path *path, float dash, float gap);

/* Dots round a place, round or square. */
void trail_from(const struct trail_pen *pen, struct point at, float radius);
void trail_from_square(const struct trail_pen *pen, struct point at, float half);

/* Brackets round a place, round or square. */
void trail_end(const struct trail_pen *pen, struct point at, float radius);
void trail_end_square(const struct trail_pen *pen, struct point at, float half);

/* A small arrow head that points the way from one place to another, around a point. */
void trail_arrow(const struct trail_pen *pen, struct point at, struct point from, struct point to,
                 float size);

/* The dashed outline of something round that was captured. */
void trail_taken(const struct trail_pen *pen, struct point at, float radius);

#endif
