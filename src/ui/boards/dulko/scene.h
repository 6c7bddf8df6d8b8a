/* scene.h: what is seen on Dulko's table, for all its files: the board, what may be done, and what
 * is previewed. Lengths in points. */
#ifndef SERAI_UI_BOARDS_DULKO_SCENE_H
#define SERAI_UI_BOARDS_DULKO_SCENE_H

#include "games/dulko.h"
#include "ui/board_kit/square_board.h"
#include "ui/play/face.h"

/* What a drawing of the table needs to know, worked out once. Kinds and squares are NOWHERE where
 * there is none. */
struct dulko_scene {
    const struct face_view *view;
    struct square_board board;
    float unit;                /* of a square, as that of the board */
    int mover;                 /* the player to act */
    bool marks;                /* what is legal is shown */
    int chosen;                /* the kind that is chosen */
    int pointed;               /* the square that is pointed at */
    int held, holder;          /* the kind that is dragged or glides back, and whose it is */
    bool offers[DULKO_KINDS];  /* the mover's kinds that fit somewhere */
    bool fits[DULKO_SQUARES];  /* where the kind in question fits: chosen, or pointed at */
    const struct trace *trace; /* of the one action that is previewed; NULL when none is */
    int square, kind;          /* of that action */
    bool turns[DULKO_SQUARES]; /* the tiles that it turns over */
};

struct dulko_scene dulko_scene_make(const struct face_view *view);

/* ---- kinds and their ids ---- */

/* The kind of an id "bank:1:7" and whose it is; NOWHERE for others. */
int dulko_kind_of(const char *id, int *owner);
void dulko_bank_id(int owner, int kind, char id[TARGET_ID_MAX]);

/* The letter or figure on a tile. */
extern const char dulko_letters[DULKO_KINDS + 1];

/* The width of a tile on the board. */
float dulko_tile_width(const struct dulko_scene *scene);

#endif
