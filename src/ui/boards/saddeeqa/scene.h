/* saddeeqa/scene.h: what the files of Saddeeqa's table share: the board, and the two ways round
 * from a hole. */
#ifndef SERAI_UI_BOARDS_SADDEEQA_SCENE_H
#define SERAI_UI_BOARDS_SADDEEQA_SCENE_H

#include "games/saddeeqa.h"
#include "ui/board_kit/sowing_board.h"

extern const struct sowing_board saddeeqa_board;

enum { WAY_CLOCKWISE, WAY_COUNTER, WAYS };

struct saddeeqa_way {
    bool legal; /* the sowing ends; only then the rest means something */
    struct saddeeqa_sowing sowing;
};

/* What is being chosen. Holes and ways are NOWHERE for none. */
struct saddeeqa_choice {
    int open;    /* the chosen hole, with an arrow on either side */
    int shown;   /* the hole whose ways are shown: the one pointed at, else the chosen one */
    int pointed; /* the way that is pointed at */
    struct saddeeqa_way way[WAYS]; /* of the hole that is shown */
};

struct saddeeqa_choice saddeeqa_choose(const struct face_view *view);

/* What sowing a hole one way would come to. */
struct saddeeqa_way saddeeqa_tell(const struct face_view *view, int hole, int way);

/* Appends "2 laps, captures 6", or, where there is little room, "2 laps, +6". */
void saddeeqa_say_way(const struct saddeeqa_way *way, bool brief, struct text *out);

/* ---- arrows.c: the arrows of a chosen hole ---- */

/* The hole's own target while its arrows are there: neither overlaps the other or a neighbour. */
struct rect saddeeqa_own_place(const struct face_view *view, int hole);

/* The way of an arrow's target; NOWHERE for other ids. */
int saddeeqa_way_of(const char *id);

/* Adds the targets of the arrows; while their hole is dragged, all that lies to its sides. */
void saddeeqa_add_arrows(const struct face_view *view, const struct saddeeqa_choice *choice);
void saddeeqa_paint_arrows(const struct face_view *view, const struct saddeeqa_choice *choice);

/* ---- routes.c: what a sowing would do ---- */

/* The colour of a way's line and arrow. */
struct colour saddeeqa_way_colour(const struct face_view *view, int way);

/* The lights under the pebbles, the lines over them, and the badges over everything. */
void saddeeqa_paint_lights(const struct face_view *view, const struct saddeeqa_choice *choice);
void saddeeqa_paint_ways(const struct face_view *view, const struct saddeeqa_choice *choice);
void saddeeqa_paint_badges(const struct face_view *view, const struct saddeeqa_choice *choice);

#endif
