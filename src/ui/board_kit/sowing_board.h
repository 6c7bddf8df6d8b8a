/* sowing_board.h: what the tables share on which plain seeds are sown round two rows of holes:
 * where the holes are, their targets, their numbers, and the marks on them. */
#ifndef SERAI_UI_BOARD_KIT_SOWING_BOARD_H
#define SERAI_UI_BOARD_KIT_SOWING_BOARD_H

#include "ui/board_kit/heap_draw.h"

struct sowing_board {
    struct heap_kit kit;
    const struct material *material; /* the board is made of it */
    int holes;                       /* places 0 to holes - 1; the first half is player 0's row */
    int hollows;                     /* places 0 to hollows - 1 are cut into the board */
    int stores;                      /* the place of player 0's store; player 1's is the next */
    int lower;                       /* the player whose row is the lower one */
    float radius;                    /* of a hole, in u */
    void (*name)(int hole, struct text *out);
    enum word label, label_one; /* for a hole with its name and how much lies in it */
    float above, below;         /* from a hole's middle down to its name's, in u, by its row */
    struct color cut, edge;     /* names are cut into the board: dark, lit below */
};

/* ---- holes ---- */

struct point sowing_at(const struct face_view *view, const struct sowing_board *board, int hole);
float sowing_radius(const struct face_view *view, const struct sowing_board *board);
int sowing_owner(const struct sowing_board *board, int hole);
bool sowing_is_lower(const struct sowing_board *board, int hole);
int sowing_count(const struct face_view *view, int hole); /* in the true position */

struct line sowing_name(const struct sowing_board *board, int hole);
struct line sowing_id(const struct sowing_board *board, int hole);

/* The hole of a target; NOWHERE when it is none. */
int sowing_hole(const struct sowing_board *board, const char *id);

/* True when a legal action begins with the hole. */
bool sowing_begins(const struct face_view *view, const struct sowing_board *board, int hole);

/* For a face's `place_shape`. */
bool sowing_place_shape(const struct sowing_board *board, int place, struct place_shape *out);

/* ---- targets ---- */

/* The square round a hole that can be touched. */
struct rect sowing_square(const struct face_view *view, const struct sowing_board *board, int hole);
void sowing_target(const struct face_view *view, const struct sowing_board *board, int hole,
                   struct rect rect, bool enabled);

/* ---- paint ---- */

/* The bare board. */
void sowing_paint_board(const struct face_view *view, const struct sowing_board *board);

/* The names of its holes, where they are asked for and large enough: above all lights, which would
 * make them faint. */
void sowing_paint_names(const struct face_view *view, const struct sowing_board *board);

/* The board with what lies on it, and no names: for small pictures. */
void sowing_paint_picture(const struct face_view *view, const struct sowing_board *board,
                          int places);

/* How many lie in each hole, where that cannot be seen at a glance. */
void sowing_paint_counts(const struct face_view *view, const struct sowing_board *board);

/* Holes that are just being emptied for a player glow in their color, below what lies in them; how
 * much they take stands above everything. */
void sowing_paint_taking(const struct face_view *view, const struct sowing_board *board);
void sowing_paint_taken(const struct face_view *view, const struct sowing_board *board);

/* How far below a hole's middle a badge with a gain stands: on its rim, but off its name. */
float sowing_gain_drop(const struct face_view *view, const struct sowing_board *board, int hole);

/* The last turn, below what lies in the holes. */
void sowing_paint_trail(const struct face_view *view, const struct sowing_board *board);

/* What stands in the way of what was tried. */
void sowing_paint_warnings(const struct face_view *view, const struct sowing_board *board);

/* The keyboard's focus. */
void sowing_paint_focus(const struct face_view *view, const struct sowing_board *board);

#endif
