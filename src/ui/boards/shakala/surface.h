/* shakala/surface.h: the materials of Shakala's table. */
#ifndef SERAI_UI_BOARDS_SHAKALA_SURFACE_H
#define SERAI_UI_BOARDS_SHAKALA_SURFACE_H

#include "ui/paint/material.h"

extern const struct material shakala_slate;

/* brass.c: a pit's bowl, at the board's u, and the cup for captured beads, whose radius is u. */
extern const struct material shakala_bowl, shakala_cup;

#endif
