/* trail.h: how all boards show the last turn: dots around the place it left, small arrows along its
 * path, brackets around the place where it ended, outlines of what it captured. Thin lines in the
 * player's color, told apart by their shapes. Lengths are in points. */
#ifndef SERAI_UI_BOARD_KIT_TRAIL_H
#define SERAI_UI_BOARD_KIT_TRAIL_H

#include "ui/kit/ui.h"
#include "ui/play/face.h"

/* What is marked of a turn: where from, the way, where it ended, and what it captured. */
enum trail_kind {
    TRAIL_FROM,   /* `place` was left: a hole, a square, or a bank */
    TRAIL_STEP,   /* the way from `from` to `place` */
    TRAIL_END,    /* something came to rest in `place` */
    TRAIL_TAKEN,  /* `count` of `item` were captured from `place`, or removed */
    TRAIL_TURNED, /* `item` in `place` turned over */
};

struct trail_mark {
    enum trail_kind kind;
    int place, from; /* `from` in steps only; NOWHERE: the way there was not shown */
    int item, count;
};

enum { TRAIL_MARKS_MAX = 2 * TRACE_MAX };

/* The marks of a turn whose trace this is, in the order of its events; returns how many. */
int trail_marks(const struct trace *trace, struct trail_mark out[TRAIL_MARKS_MAX]);

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
