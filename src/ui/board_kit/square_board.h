/* square_board.h: what is common to the boards whose pieces stand on squares: the squares' names
 * and ids, where they are and what stands on them, their targets, the coordinates, the board in
 * high contrast, and the focus. Lengths are in points. */
#ifndef SERAI_UI_BOARD_KIT_SQUARE_BOARD_H
#define SERAI_UI_BOARD_KIT_SQUARE_BOARD_H

#include "ui/board_kit/geometry.h"
#include "ui/draw/draw.h"
#include "ui/kit/targets.h"
#include "ui/play/face.h"

/* A board as displayed. Its squares are numbered along the rows from the lower left. */
struct square_board {
    const struct face_view *view;
    const struct board_geometry *geometry;
    float unit; /* side of a square */
    int items;  /* how many kinds can stand on a square: items 0 to items - 1 */
};

/* ---- names and ids; `stride` as in struct board_geometry ---- */

struct line square_name(int stride, int square); /* "c3" */
struct line square_id(int stride, int square);   /* "square:c3" */

/* The square of such an id; NOWHERE for others. */
int square_of(int stride, const char *id);

/* For a face's `place_shape`; a square's side is `side` of the face's units. */
bool square_place_shape(const struct board_geometry *geometry, double side, int place,
                        struct place_shape *out);

/* ---- squares ---- */

/* The `index`th square from the upper left, row by row: drawn in this order, a piece is never
 * covered by the shadow of a later one. */
int square_from_top(const struct square_board *board, int index);

/* The middle of a square, snapped to a whole pixel, so that the marks of all squares share one
 * cached image. */
struct point square_at(const struct square_board *board, int square);

/* The item on a square: in the displayed frame, and in a position. NOWHERE if it is empty. */
int square_item_shown(const struct square_board *board, int square);
int square_item(const struct square_board *board, const struct position *pos, int square);

void square_target(const struct square_board *board, int square, bool enabled, const char *label);

/* ---- paint ---- */

/* The board in high contrast: its outline, and lines between the squares. */
struct square_lines {
    float outline, thin, strong; /* line widths */
    int strong_every;            /* every how many lines one is strong; 0: none */
    bool whole;                  /* snapped to whole pixels */
};
void square_paint_flat(const struct square_board *board, const struct square_lines *lines);

/* Letters below the columns and numbers beside the rows, on the frame. */
struct square_coordinates {
    enum font font;
    float size;
    struct color color;
    float column_rise; /* from the board's lower edge up to the letters' baseline */
    float row_inset;   /* from the board's left edge to the middle of the numbers */
    float row_drop;    /* from the middle of a row down to its number's baseline */
};
void square_paint_coordinates(const struct square_board *board,
                              const struct square_coordinates *coordinates);

/* True when they are wanted, and fit on a frame of this width. */
bool square_has_coordinates(const struct face_view *view, float frame);

/* The keyboard focus on a square. */
void square_paint_focus(const struct square_board *board, int square);

#endif
