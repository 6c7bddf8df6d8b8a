/* routes.h: what sowing a hole would do, both ways. */
#ifndef SERAI_UI_BOARDS_SADDEEQA_ROUTES_H
#define SERAI_UI_BOARDS_SADDEEQA_ROUTES_H

#include "ui/boards/saddeeqa/scene.h"

/* The lights under the pebbles, the lines over them, and the badges over everything. */
void saddeeqa_paint_lights(const struct face_view *view, const struct saddeeqa_choice *choice);
void saddeeqa_paint_ways(const struct face_view *view, const struct saddeeqa_choice *choice);
void saddeeqa_paint_badges(const struct face_view *view, const struct saddeeqa_choice *choice);

#endif
