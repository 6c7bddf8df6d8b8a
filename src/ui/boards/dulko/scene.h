/* scene.h: what is seen on Dulko's table, for all its files: ids, squares, what lies where, and
 * what is previewed. Lengths in points. */
#ifndef SERAI_UI_BOARDS_DULKO_SCENE_H
#define SERAI_UI_BOARDS_DULKO_SCENE_H

#include "games/dulko.h"
#include "ui/kit/targets.h"
#include "ui/play/face.h"

/* What a drawing of the table needs to know, worked out once. Kinds and squares are NOWHERE where
 * there is none. */
struct dulko_scene {
    const struct face_view *view;
    float unit;                /* of a square */
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

/* ---- squares, kinds, ids ---- */

/* The square of an id "square:c4", NOWHERE for others; "c4" of a square. */
int dulko_square_of(const char *id);
void dulko_square_name(int square, char name[3]);

/* The kind of an id "bank:1:7" and whose it is; NOWHERE for others. */
int dulko_kind_of(const char *id, int *owner);
void dulko_bank_id(int owner, int kind, char id[TARGET_ID_MAX]);

/* The letter or figure on a tile. */
extern const char dulko_letters[DULKO_KINDS + 1];

/* The middle of a square, on a whole pixel, so that marks of all squares are one picture. */
struct point dulko_at(const struct dulko_scene *scene, int square);

/* Of a tile on the board. */
float dulko_tile_width(const struct dulko_scene *scene);

/* The item that lies on a square of what is seen, and in a position; NOWHERE for an empty one. */
int dulko_item_seen(const struct face_view *view, int square);
int dulko_item_at(const struct face_view *view, const struct position *pos, int square);

#endif
