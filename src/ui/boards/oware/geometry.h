/* oware/geometry.h: materials and dimensions of Oware's board, in u (board_kit/geometry.h). */
#ifndef SERAI_UI_BOARDS_OWARE_GEOMETRY_H
#define SERAI_UI_BOARDS_OWARE_GEOMETRY_H

#include "ui/board_kit/geometry.h"
#include "ui/draw/material.h"

#define OWARE_OUTLINE                                                                              \
    { .half_width = 4.17, .half_height = 1.37, .corner = 1.32 }
#define OWARE_HOUSE_RADIUS 0.415
#define OWARE_SEED_RADIUS 0.126

extern const struct board_geometry oware_geometry;

/* What the board is made of. */
extern const struct material oware_wood;

#endif
