/* saddeeqa/surface.h: the materials of Saddeeqa's table. */
#ifndef SERAI_UI_BOARDS_SADDEEQA_SURFACE_H
#define SERAI_UI_BOARDS_SADDEEQA_SURFACE_H

#include "ui/paint/material.h"

extern const struct material saddeeqa_sandstone;

#endif
