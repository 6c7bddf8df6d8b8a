/* path.h: lines and curves in points, for draw_path. */
#ifndef SERAI_UI_DRAW_PATH_H
#define SERAI_UI_DRAW_PATH_H

#include "ui/draw/rect.h"

enum { PATH_SEGMENTS_MAX = 512 };

/* All zero: empty. */
struct path {
    int count;
    struct path_segment {
        char op; /* M, L, Q, C or Z as in SVG */
        int points;
        struct point point[3];
    } segment[PATH_SEGMENTS_MAX];
};

void path_move(struct path *path, float x, float y);
void path_line(struct path *path, float x, float y);
void path_quad(struct path *path, float cx, float cy, float x, float y);
void path_cubic(struct path *path, struct point a, struct point b, struct point to);
void path_close(struct path *path);

/* A full circle, or the arc from one angle to another in degrees, clockwise on the screen. */
void path_circle(struct path *path, float x, float y, float radius);
void path_arc(struct path *path, float x, float y, float radius, float from, float to);
void path_round_rect(struct path *path, struct rect rect, float radius);

/* What its points cover, and `margin` around them; control points count, so it may be a little
 * large. */
struct rect path_bounds(const struct path *path, float margin);

/* How long a path of one piece is. */
float path_length(const struct path *path);

#endif
