/* shakala/geometry.h: materials and dimensions of Shakala's board, in u (board_kit/geometry.h). */
#ifndef SERAI_UI_BOARDS_SHAKALA_GEOMETRY_H
#define SERAI_UI_BOARDS_SHAKALA_GEOMETRY_H

#include "ui/board_kit/geometry.h"
#include "ui/draw/material.h"

#define SHAKALA_OUTLINE                                                                            \
    { .half_width = 2.2, .half_height = 2.2, .corner = 0.16 }
#define SHAKALA_PIT_RADIUS 0.325
#define SHAKALA_BEAD_RADIUS 0.105

extern const struct board_geometry shakala_geometry;

/* What the board is made of. */
extern const struct material shakala_slate;

/* brass.c: a pit's bowl, in the board's u, and the cup for captured gems, whose radius is u. */
extern const struct material shakala_bowl, shakala_cup;

#endif
