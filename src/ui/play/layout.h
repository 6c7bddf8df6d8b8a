/* layout.h: the layout of a table in a window of any size; pure arithmetic, in points.
 *
 * Two shapes of table: wide boards have their players' panels as strips above and below; square
 * boards have them left and right, or above and below if that leaves more room for the board. */
#ifndef SERAI_UI_PLAY_LAYOUT_H
#define SERAI_UI_PLAY_LAYOUT_H

#include "ui/draw/draw.h"

enum board_shape { SHAPE_WIDE, SHAPE_SQUARE };

/* What a board asks of the layout. */
struct layout_hints {
    enum board_shape shape;
    int upper_player;   /* the player whose panel is above the board, or to its right */
    bool turned;        /* the board is seen from its other side (face_view) */
    float strip_height; /* of a strip in a roomy window */
    bool ends;          /* each player sits at an end: panels are strips, the upper one is read
                           from above, and what is said at the foot has room there, too */
    bool history;       /* the history panel is open */
    bool other_hand;    /* what stands beside the table does at its left */
    float foot;         /* what is kept free at the foot besides the lines there */
};

struct table_layout {
    struct rect top;         /* the bar with title and buttons */
    struct rect panel[2];    /* of player 0 and player 1 */
    struct rect board;       /* the area that the board is centered in */
    struct rect history;     /* empty when closed */
    bool history_overlay;    /* it covers the board, for lack of room beside it */
    bool strips;             /* panels are strips */
    bool small;              /* margins 12, buttons without labels */
    bool turned, other_hand; /* as in the hints */
    int far_player;          /* whose panel is read from above; NOWHERE: nobody's */
    struct rect far_foot;    /* turned by 180 degrees in this, the foot comes to the far end */
    float margin;
    float status_x, status_y; /* center and baseline of the status line */
    float last_turn_y;        /* the baseline of the small line above it */
    float foot_y;             /* the top of the buttons beside them, which are 40 high */
    float status_width;       /* its longest width */
};

/* Lays out the table in a window of width × height points (at least 600 × 340). */
struct table_layout layout_table(float width, float height, const struct layout_hints *hints);

/* The same, `by` points further to the right. */
void layout_move(struct table_layout *layout, float by);

/* True when the history stands left or right of the board, and not over it. */
bool layout_history_beside(const struct table_layout *layout);

/* In what a player's panel is turned by 180 degrees; empty: it is not. */
struct rect layout_turned_panel(const struct table_layout *layout, int player);

/* In what is turned what is said to a player at the foot; empty: in nothing. */
struct rect layout_turned_foot(const struct table_layout *layout, int player);

/* The board with the players' panels around it: it stays as it is where pages are mirrored. */
struct rect layout_around_board(const struct table_layout *layout);

#endif
