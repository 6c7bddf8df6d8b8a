/* dulko/surface.h: the materials of Dulko's table. */
#ifndef SERAI_UI_BOARDS_DULKO_SURFACE_H
#define SERAI_UI_BOARDS_DULKO_SURFACE_H

#include "ui/paint/material.h"

extern const struct material dulko_lacquer;

#endif
