/* layout.h: where things stand at a table in a window of any size; pure arithmetic in points.
 *
 * Two shapes of table: wide boards have their players' panels as strips above and below, square
 * boards have them left and right, or above and below where that leaves the larger board. */
#ifndef SERAI_UI_PLAY_LAYOUT_H
#define SERAI_UI_PLAY_LAYOUT_H

#include "ui/draw/draw.h"

enum board_shape { SHAPE_WIDE, SHAPE_SQUARE };

/* What a board asks for. */
struct layout_hints {
    enum board_shape shape;
    int upper_player;   /* whose strip stands above the board */
    float strip_height; /* of a strip in a roomy window */
    float side_minimum; /* the narrowest side panel */
    bool history;       /* the history panel is open */
};

struct table_layout {
    struct rect top;      /* the bar with title and buttons */
    struct rect panel[2]; /* of player 0 and player 1 */
    struct rect board;    /* what the board may fill; it stands in the middle of it */
    struct rect history;  /* empty when closed */
    bool history_overlay; /* it lies over the board: there is no room beside it */
    bool strips;          /* panels are strips */
    bool small;           /* margins 12, buttons without labels */
    float margin;
    float status_x, status_y;        /* middle and baseline of the status line */
    float said_y;                    /* the baseline of the small line above it */
    float foot_y;                    /* the upper edge of the buttons beside them, 40 high */
    float status_left, status_width; /* where it may begin, and how long it may be */
};

/* The table in a window of width × height points (at least 600 × 500). */
struct table_layout layout_table(float width, float height, const struct layout_hints *hints);

#endif
