/* saddeeqa/geometry.h: materials and dimensions of Saddeeqa's board, in u
 * (board_kit/geometry.h). */
#ifndef SERAI_UI_BOARDS_SADDEEQA_GEOMETRY_H
#define SERAI_UI_BOARDS_SADDEEQA_GEOMETRY_H

#include "ui/board_kit/geometry.h"
#include "ui/draw/material.h"

#define SADDEEQA_OUTLINE                                                                           \
    { .half_width = 4.2, .half_height = 1.26, .corner = 0.26 }
#define SADDEEQA_HOLE_RADIUS 0.405
#define SADDEEQA_PEBBLE_RADIUS 0.118
/* From a hole's middle to its number's, in the upper and in the lower row. */
#define SADDEEQA_NUMBER_ABOVE 0.535
#define SADDEEQA_NUMBER_BELOW 0.565

extern const struct board_geometry saddeeqa_geometry;

/* What the board is made of. */
extern const struct material saddeeqa_sandstone;

#endif
