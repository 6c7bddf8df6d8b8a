/* sowing_board.h: what is common to the boards on which plain seeds are sown around two rows of
 * holes: where the holes are, their targets, their counts, and the marks on them. */
#ifndef SERAI_UI_BOARD_KIT_SOWING_BOARD_H
#define SERAI_UI_BOARD_KIT_SOWING_BOARD_H

#include "ui/board_kit/heap_draw.h"

struct sowing_board {
    struct heap_kit kit;
    const struct material *material; /* what the board is made of */
    int holes;                       /* places 0 to holes - 1; the first half are player 0's row */
    int hollows;                     /* places 0 to hollows - 1 are cut into the board */
    int stores;                      /* the place of player 0's store; player 1's is the next */
    int lower;    /* the player whose row is the lower one, unless it is turned */
    float radius; /* of a hole, in u */
    void (*name)(int hole, struct text *out);
    enum word label;        /* of a hole: its name and how many things it holds */
    float above, below;     /* from a hole's middle down to its name's, in u, by row */
    struct color cut, edge; /* names are engraved: dark, with a lit lower edge… */
    struct color plate;     /* …or stand on plates of this color, if it is not clear */
};

/* ---- holes ---- */

struct point sowing_at(const struct face_view *view, const struct sowing_board *board, int hole);
float sowing_radius(const struct face_view *view, const struct sowing_board *board);

/* Groups what is drawn at a hole from here on, until draw_group_end. */
int sowing_group(const struct face_view *view, const struct sowing_board *board, int hole);

int sowing_owner(const struct sowing_board *board, int hole);
bool sowing_is_lower(const struct face_view *view, const struct sowing_board *board, int hole);
int sowing_count(const struct face_view *view, int hole); /* in the position, not the frame */

struct line sowing_name(const struct sowing_board *board, int hole);

/* The hole that a target's id names; NOWHERE for other ids. */
int sowing_hole(const struct sowing_board *board, const char *id);

/* True if a legal action begins with the hole. */
bool sowing_begins(const struct face_view *view, const struct sowing_board *board, int hole);

/* For a face's `place_shape`. */
bool sowing_place_shape(const struct sowing_board *board, int place, struct place_shape *out);

/* In whose row lay what a trace gathers at the end, and who got it: `store` is player 0's. NOWHERE
 * if nothing was gathered, or from both rows. */
int sowing_left_over(const struct sowing_board *board, const struct trace *trace, int store,
                     int *taker);

/* ---- targets ---- */

/* The square around a hole that takes clicks and touches. */
struct rect sowing_square(const struct face_view *view, const struct sowing_board *board, int hole);
void sowing_target(const struct face_view *view, const struct sowing_board *board, int hole,
                   struct rect rect, bool enabled);
struct line sowing_label(const struct face_view *view, const struct sowing_board *board, int hole);

/* ---- paint ---- */

/* The bare board. */
void sowing_paint_board(const struct face_view *view, const struct sowing_board *board);

/* The names of the holes, if they are turned on and there is room. To be painted above all glows,
 * which would wash them out. */
void sowing_paint_names(const struct face_view *view, const struct sowing_board *board);

/* The board with its contents but without names, for small pictures. */
void sowing_paint_picture(const struct face_view *view, const struct sowing_board *board,
                          int places);

/* The counts that cannot be read at a glance, or, if the settings say so, of all holes that are not
 * empty. */
void sowing_paint_counts(const struct face_view *view, const struct sowing_board *board);

/* Holes that are being captured glow in the captor's color, below their contents; the number
 * captured is drawn above everything. */
void sowing_paint_taking(const struct face_view *view, const struct sowing_board *board);
void sowing_paint_taken(const struct face_view *view, const struct sowing_board *board);

/* How far below a hole's middle its gain badge is: on the rim, but clear of the name. */
float sowing_gain_drop(const struct face_view *view, const struct sowing_board *board, int hole);

/* The last turn, below the contents of the holes. */
void sowing_paint_trail(const struct face_view *view, const struct sowing_board *board);

/* Marks on the holes that block what was tried. */
void sowing_paint_warnings(const struct face_view *view, const struct sowing_board *board);

/* The keyboard focus. */
void sowing_paint_focus(const struct face_view *view, const struct sowing_board *board);

#endif
