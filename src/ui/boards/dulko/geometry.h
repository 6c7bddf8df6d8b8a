/* dulko/geometry.h: materials and dimensions of Dulko's board, in u (board_kit/geometry.h), the
 * side of a square. */
#ifndef SERAI_UI_BOARDS_DULKO_GEOMETRY_H
#define SERAI_UI_BOARDS_DULKO_GEOMETRY_H

#include "ui/board_kit/geometry.h"
#include "ui/draw/material.h"

/* Half the side of the whole board; the frame is a fixed share of it. */
#define DULKO_FRAME_PART 0.035
#define DULKO_HALF (9.0 / (1 - 2 * DULKO_FRAME_PART) / 2)
#define DULKO_OUTLINE                                                                              \
    { .half_width = DULKO_HALF, .half_height = DULKO_HALF, .corner = DULKO_HALF * 0.07 }
#define DULKO_FRAME (2 * DULKO_HALF * DULKO_FRAME_PART)
#define DULKO_TILE_WIDTH 0.84

extern const struct board_geometry dulko_geometry;

/* What the board is made of. */
extern const struct material dulko_lacquer;

#endif
