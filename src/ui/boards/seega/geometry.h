/* seega/geometry.h: materials and dimensions of Seega's three boards, in u (board_kit/geometry.h),
 * the side of a square. */
#ifndef SERAI_UI_BOARDS_SEEGA_GEOMETRY_H
#define SERAI_UI_BOARDS_SEEGA_GEOMETRY_H

#include "ui/board_kit/geometry.h"
#include "ui/draw/material.h"

enum { SEEGA_BOARDS = 3 };

/* Half the side of a whole board with this many squares along a side: the frame is a fixed share of
 * it, and there is sand around the squares. */
#define SEEGA_FRAME_PART 0.042
#define SEEGA_HALF(squares) (((squares) + 0.5) / (1 - 2 * SEEGA_FRAME_PART) / 2)
#define SEEGA_OUTLINE(squares)                                                                     \
    {                                                                                              \
        .half_width = SEEGA_HALF(squares), .half_height = SEEGA_HALF(squares),                     \
        .corner = SEEGA_HALF(squares) * 0.044                                                      \
    }
#define SEEGA_DISC_RADIUS 0.335
#define SEEGA_DIAMOND_RADIUS 0.325

/* 5, 7 and 9 squares along a side. */
extern const struct board_geometry seega_geometry[SEEGA_BOARDS];

/* The index of the board with this many squares along a side. */
int seega_board_index(int squares);

/* In the order of seega_geometry. */
extern const struct material seega_sand[SEEGA_BOARDS];

#endif
