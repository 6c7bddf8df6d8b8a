/* scene.h: the state that Oware's drawing code shares: the board and the previewed sowing. */
#ifndef SERAI_UI_BOARDS_OWARE_SCENE_H
#define SERAI_UI_BOARDS_OWARE_SCENE_H

#include "games/oware.h"
#include "ui/board_kit/sowing_board.h"
#include "ui/play/face.h"

extern const struct face oware_face; /* what the interface knows of the game */

extern const struct sowing_board oware_board;

/* The house whose sowing is previewed; NOWHERE if none. */
int oware_previewed(const struct face_view *view);

/* Puts the drops of the first action in view->preview into `out`, in order; returns how many. */
struct oware_drop {
    int house;
    struct point at; /* where the seed would lie */
};
int oware_drops(const struct face_view *view, struct oware_drop out[OWARE_SEEDS]);

/* How many seeds a sowing captures from a house. */
int oware_captured_from(const struct trace *trace, int house);

/* An arc from the house to the first drop, and on from drop to drop. */
void oware_paint_path(const struct face_view *view, int house, const struct oware_drop *drop,
                      int count);

/* ---- option_picture.c: small pictures of the options ---- */

/* See `choice` in face.h. */
void oware_paint_choice(const struct face_view *view, int option, uint32_t value, struct rect room);

#endif
