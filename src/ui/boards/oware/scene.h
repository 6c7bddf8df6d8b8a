/* oware/scene.h: what the files of Oware's table share. */
#ifndef SERAI_UI_BOARDS_OWARE_SCENE_H
#define SERAI_UI_BOARDS_OWARE_SCENE_H

#include "games/oware.h"
#include "ui/board_kit/sowing_board.h"

extern const struct sowing_board oware_board;

/* The previewed sowing: one arc from the house to the first drop and on from drop to drop. */
struct oware_drop {
    int house;
    struct point at; /* where the seed would lie */
};
int oware_drops(const struct face_view *view, struct oware_drop out[OWARE_SEEDS]);
void oware_paint_path(const struct face_view *view, int house, const struct oware_drop *drop,
                      int count);

/* How many seeds a sowing captures from a house. */
int oware_captured_from(const struct trace *trace, int house);

/* ---- option_picture.c ---- */

/* See `choice` in face.h. */
void oware_paint_choice(const struct face_view *view, int option, uint32_t value, struct rect room);

#endif
