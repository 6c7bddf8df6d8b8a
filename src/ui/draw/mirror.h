/* mirror.h: where things come to when a page is laid out from right to left.
 *
 * A scene always computes as if it were read from left to right. What it appends is mirrored on the
 * way into the draw list, and the pointer on its way in: so no scene asks in which direction it is
 * read. What must not be turned (a board, a picture) is mirrored a second time, within its own
 * rectangle: then it stands at the mirrored place, and looks as it always does.
 *
 * In the same way something may be turned by 180 degrees within a rectangle, for whoever sits on
 * the other side of the table: that is a mirror from left to right and one from top to bottom. */
#ifndef SERAI_UI_DRAW_MIRROR_H
#define SERAI_UI_DRAW_MIRROR_H

#include "ui/draw/rect.h"

/* x comes to shift - x when it is turned, else to shift + x; y to rise - y when it is upended, else
 * to rise + y. Only what is turned by 180 degrees is upended. All zero: everything stays. */
struct mirror {
    bool turned, upended;
    float shift, rise; /* in points */
};

static inline float mirror_x(struct mirror mirror, float x) {
    return mirror.turned ? mirror.shift - x : mirror.shift + x;
}

static inline float mirror_y(struct mirror mirror, float y) {
    return mirror.upended ? mirror.rise - y : mirror.rise + y;
}

static inline struct point mirror_point(struct mirror mirror, struct point at) {
    return (struct point){mirror_x(mirror, at.x), mirror_y(mirror, at.y)};
}

static inline struct rect mirror_rect(struct mirror mirror, struct rect rect) {
    rect.x = mirror_x(mirror, mirror.turned ? rect.x + rect.w : rect.x);
    rect.y = mirror_y(mirror, mirror.upended ? rect.y + rect.h : rect.y);
    return rect;
}

/* True when what is drawn is read from right to left, whichever side it is read from. */
static inline bool mirror_reverses(struct mirror mirror) {
    return mirror.turned != mirror.upended;
}

/* First `inner`, then `outer`. */
static inline struct mirror mirror_both(struct mirror outer, struct mirror inner) {
    return (struct mirror){outer.turned != inner.turned, outer.upended != inner.upended,
                           mirror_x(outer, inner.shift), mirror_y(outer, inner.rise)};
}

/* What is mirrored within a rectangle first, and then as before. */
static inline struct mirror mirror_within(struct mirror mirror, struct rect rect) {
    return mirror_both(mirror, (struct mirror){.turned = true, .shift = 2 * rect.x + rect.w});
}

/* What is turned by 180 degrees within a rectangle first, and then as before. */
static inline struct mirror mirror_around(struct mirror mirror, struct rect rect) {
    return mirror_both(mirror,
                       (struct mirror){true, true, 2 * rect.x + rect.w, 2 * rect.y + rect.h});
}

/* Where the point was before it was mirrored. */
static inline struct point mirror_back(struct mirror mirror, struct point at) {
    at.x = mirror.turned ? mirror.shift - at.x : at.x - mirror.shift;
    at.y = mirror.upended ? mirror.rise - at.y : at.y - mirror.rise;
    return at;
}

#endif
