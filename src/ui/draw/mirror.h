/* mirror.h: where things come to when a page is laid out from right to left.
 *
 * A scene always computes as if it were read from left to right. What it appends is mirrored on the
 * way into the draw list, and the pointer on its way in: so no scene asks in which direction it is
 * read. What must not be turned (a board, a picture) is mirrored a second time, within its own
 * rectangle: then it stands at the mirrored place, and looks as it always does. */
#ifndef SERAI_UI_DRAW_MIRROR_H
#define SERAI_UI_DRAW_MIRROR_H

#include "ui/draw/rect.h"

/* x comes to shift - x when it is turned, else to shift + x. All zero: everything stays. */
struct mirror {
    bool turned;
    float shift; /* in points */
};

static inline float mirror_x(struct mirror mirror, float x) {
    return mirror.turned ? mirror.shift - x : mirror.shift + x;
}

static inline struct rect mirror_rect(struct mirror mirror, struct rect rect) {
    rect.x = mirror_x(mirror, mirror.turned ? rect.x + rect.w : rect.x);
    return rect;
}

/* What is mirrored within a rectangle first, and then as before. */
static inline struct mirror mirror_within(struct mirror mirror, struct rect rect) {
    float sum = 2 * rect.x + rect.w;
    return (struct mirror){!mirror.turned, mirror_x(mirror, sum)};
}

/* First `inner`, then `outer`. */
static inline struct mirror mirror_both(struct mirror outer, struct mirror inner) {
    return (struct mirror){outer.turned != inner.turned, mirror_x(outer, inner.shift)};
}

/* Where the point was before it was mirrored. */
static inline struct point mirror_back(struct mirror mirror, struct point at) {
    at.x = mirror.turned ? mirror.shift - at.x : at.x - mirror.shift;
    return at;
}

#endif
