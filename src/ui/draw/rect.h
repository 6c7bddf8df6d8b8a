/* rect.h: rectangles and points of a plane in which y goes down. */
#ifndef SERAI_UI_DRAW_RECT_H
#define SERAI_UI_DRAW_RECT_H

#include <stdbool.h>

struct rect {
    float x, y, w, h;
};

struct point {
    float x, y;
};

static inline bool rect_contains(struct rect rect, float x, float y) {
    return x >= rect.x && y >= rect.y && x < rect.x + rect.w && y < rect.y + rect.h;
}

/* The part t, 0 to 1, of the way from one point to another. */
static inline struct point point_between(struct point a, struct point b, float t) {
    return (struct point){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

/* The rectangle that reaches `half` to all sides of a point. */
static inline struct rect rect_around(struct point at, float half) {
    return (struct rect){at.x - half, at.y - half, 2 * half, 2 * half};
}

static inline struct rect rect_inset(struct rect rect, float by) {
    return (struct rect){rect.x + by, rect.y + by, rect.w - 2 * by, rect.h - 2 * by};
}

/* Cut a strip off a rectangle; the rectangle becomes the rest. */
static inline struct rect rect_cut_top(struct rect *rect, float height) {
    struct rect strip = {rect->x, rect->y, rect->w, height};
    rect->y += height;
    rect->h -= height;
    return strip;
}

static inline struct rect rect_cut_bottom(struct rect *rect, float height) {
    rect->h -= height;
    return (struct rect){rect->x, rect->y + rect->h, rect->w, height};
}

static inline struct rect rect_cut_left(struct rect *rect, float width) {
    struct rect strip = {rect->x, rect->y, width, rect->h};
    rect->x += width;
    rect->w -= width;
    return strip;
}

static inline struct rect rect_cut_right(struct rect *rect, float width) {
    rect->w -= width;
    return (struct rect){rect->x + rect->w, rect->y, width, rect->h};
}

#endif
