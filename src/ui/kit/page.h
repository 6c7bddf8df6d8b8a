/* page.h: the frame of a page in a window of any size, and how large a point is there; pure
 * arithmetic in points. */
#ifndef SERAI_UI_KIT_PAGE_H
#define SERAI_UI_KIT_PAGE_H

#include "ui/draw/draw.h"

/* Room is short in windows that are narrower or lower than this, in points. */
static const float PAGE_SMALL_WIDTH = 1000;
static const float PAGE_SMALL_HEIGHT = 700;

/* Of the bar at the top, whose buttons fill it. */
static const float PAGE_BAR_HEIGHT = 40;

struct page_layout {
    bool small;       /* narrow margins, smaller type */
    float margin;     /* at both sides */
    struct rect bar;  /* with the way back, the title and buttons */
    struct rect room; /* for what scrolls as a whole: below that, and between the margins */
};

/* The frame of a page in a window of width × height points. */
struct page_layout page_layout(float width, float height);

/* True for windows (in points) where room is short. */
bool page_is_small(float width, float height);

/* What a page does in a window that has no room for it. */
enum page_kind {
    PAGE_SHRINKS, /* it is always shown as a whole */
    PAGE_SCROLLS, /* it scrolls or folds */
    PAGE_NARROWS, /* it scrolls, and puts things below each other that stood side by side */
};

/* The scale between points and window coordinates: the setting (0: as the window suggests), as far
 * as a window leaves at least 800 × 600 points (600 × 800 in a tall one); or, for a page that
 * scrolls, 600 × 340. In a smaller window such a page is a tight one, at a scale of 0.8; one that
 * narrows keeps that scale down to 450 points. */
float page_scale(float window_width, float window_height, float setting, enum page_kind kind);

/* True for windows (in points) that only pages that scroll are shown in. */
bool page_is_tight(float width, float height);

#endif
