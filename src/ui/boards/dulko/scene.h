/* scene.h: the state that Dulko's drawing code shares: the board, the legal moves, and the preview.
 * Lengths are in points. */
#ifndef SERAI_UI_BOARDS_DULKO_SCENE_H
#define SERAI_UI_BOARDS_DULKO_SCENE_H

#include "games/dulko.h"
#include "ui/board_kit/square_board.h"
#include "ui/play/face.h"

extern const struct face dulko_face; /* what the interface knows of the game */

/* What drawing the table needs to know, computed once. Kinds and squares are NOWHERE if there is
 * none. */
struct dulko_scene {
    const struct face_view *view;
    struct square_board board;
    float unit;                /* of a square; the same as the board's */
    int mover;                 /* the player to act */
    bool marks;                /* legal moves are shown */
    int chosen;                /* the kind that is selected */
    int chosen_square;         /* the square that is selected before a piece; NOWHERE if none */
    int pointed;               /* the square that is pointed at */
    int held, holder;          /* the kind that is dragged or glides back, and whose it is */
    bool offers[DULKO_KINDS];  /* the mover's kinds that fit somewhere, or on the chosen square */
    bool open[DULKO_SQUARES];  /* where any of them fits */
    bool fits[DULKO_SQUARES];  /* where the selected kind fits, else the one pointed at */
    const struct trace *trace; /* of the one previewed action; NULL if none */
    int square, kind;          /* of that action */
    bool turns[DULKO_SQUARES]; /* the tiles that it would turn over */
};

struct dulko_scene dulko_scene_make(const struct face_view *view);

/* ---- kinds and their ids ---- */

struct line dulko_bank_id(int owner, int kind);

/* The letter or figure on a tile. */
extern const char dulko_letters[DULKO_KINDS + 1];

/* The width of a tile on the board. */
float dulko_tile_width(const struct dulko_scene *scene);

/* ---- tiles.c: ivory tiles ---- */

/* Groups what is drawn on a tile of the given width, centered on a point, until draw_group_end. */
int dulko_group_tile(const struct ui *ui, struct point at, float width);

/* A tile of the given width, centered on a point; a lifted one has a larger shadow. */
void dulko_draw_tile(const struct ui *ui, int item, struct point at, float width, float alpha);
void dulko_draw_lifted(const struct ui *ui, int item, struct point at, float width);

/* The tiles that lie on the board. */
void dulko_draw_tiles(const struct dulko_scene *scene);

/* ---- bank.c: the players' banks, and the tile in the player's hand ---- */

/* The height that a bank of eleven rows needs in a panel: 32 each, and the margins. */
enum { DULKO_PANEL_LEAST = DULKO_KINDS * 32 + 8 };

struct dulko_bank {
    struct rect well; /* w 0: no room */
    bool left;        /* of the board, if it is beside it */
    float inset;      /* of the tiles in it */
    bool stacks;      /* eleven stacks instead of eleven rows: side by side… */
    bool columns;     /* …or in two columns */
    float tile;       /* the width of a tile */
    float pitch;      /* from tile to tile of a kind, or from column to column */
    float step;       /* from kind to kind, or from row to row of columns */
    float top;        /* of the first row */
};

struct dulko_bank dulko_bank_make(const struct face_view *view, int owner);

/* The target for taking a piece of a kind of which the bank holds `count`, at least one. */
struct rect dulko_bank_place(const struct dulko_bank *bank, int kind, int count);

/* What a ring around it surrounds: its tiles, and beside a stack their number. */
struct rect dulko_bank_mark(const struct ui *ui, const struct dulko_bank *bank, int kind,
                            int count);

/* Where tile `index` of a kind is; 0 is the one next to the board (in a stack, the lowest). */
struct point dulko_bank_slot(const struct dulko_bank *bank, int kind, int index);

void dulko_draw_bank(const struct dulko_scene *scene, int owner);

/* The width of a tile at fraction `t` of the way from the bank to the pointer, in a few steps. */
float dulko_carried_width(const struct dulko_scene *scene, const struct dulko_bank *bank, float t);

/* The tile in the player's hand, above everything. */
void dulko_draw_held(const struct dulko_scene *scene);

/* ---- marks.c: what is legal, what would happen, what blocks a move ---- */

/* The last turn: around the tile that was placed and on those that it turned over. */
void dulko_draw_trail(const struct dulko_scene *scene);

/* What is drawn below the tiles, above them, and above the tile in the hand. */
void dulko_draw_marks_below(const struct dulko_scene *scene);
void dulko_draw_marks_above(const struct dulko_scene *scene);
void dulko_draw_badges(const struct dulko_scene *scene);

/* ---- motion.c: what moves ---- */

/* The tiles that turn over, and the one on its way to the board. */
/* A player's score in the view's frame. */
int dulko_score_seen(const struct face_view *view, int player);

void dulko_draw_moving(const struct dulko_scene *scene);

/* The light that runs once along the units just filled. */
void dulko_draw_afterglow(const struct dulko_scene *scene);

/* ---- status.c: texts; as in face.h ---- */

/* The labels of targets. */
void dulko_say_bank(const struct face_view *view, int owner, int kind, struct text *out);
void dulko_say_square(const struct dulko_scene *scene, int square, struct text *out);

/* As in face.h. */
const char *dulko_side_note(const struct position *pos, int player);
void dulko_say_status(const struct face_view *view, struct text *out);

#endif
