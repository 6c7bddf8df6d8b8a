/* arrows.h: the arrows of a chosen hole. */
#ifndef SERAI_UI_BOARDS_SADDEEQA_ARROWS_H
#define SERAI_UI_BOARDS_SADDEEQA_ARROWS_H

#include "ui/boards/saddeeqa/scene.h"

/* The hole's own target while its arrows are there: neither overlaps the other or a neighbor. */
struct rect saddeeqa_own_place(const struct face_view *view, int hole);

/* Adds the targets of the arrows; while their hole is dragged, all that lies to its sides. */
void saddeeqa_add_arrows(const struct face_view *view, const struct saddeeqa_choice *choice);
void saddeeqa_paint_arrows(const struct face_view *view, const struct saddeeqa_choice *choice);

#endif
