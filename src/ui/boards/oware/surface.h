/* oware/surface.h: the materials of Oware's table. */
#ifndef SERAI_UI_BOARDS_OWARE_SURFACE_H
#define SERAI_UI_BOARDS_OWARE_SURFACE_H

#include "ui/paint/material.h"

extern const struct material oware_wood;

#endif
