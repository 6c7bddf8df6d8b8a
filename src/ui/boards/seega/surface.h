/* seega/surface.h: the materials of Seega's table. */
#ifndef SERAI_UI_BOARDS_SEEGA_SURFACE_H
#define SERAI_UI_BOARDS_SEEGA_SURFACE_H

#include "ui/boards/seega/geometry.h"
#include "ui/paint/material.h"

/* The boards of seega_geometry, in its order. */
extern const struct material seega_sand[SEEGA_BOARDS];

#endif
