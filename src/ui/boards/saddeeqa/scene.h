/* scene.h: what is seen on Saddeeqa's table, for all its files: the board, and the two ways round
 * from a hole. */
#ifndef SERAI_UI_BOARDS_SADDEEQA_SCENE_H
#define SERAI_UI_BOARDS_SADDEEQA_SCENE_H

#include "games/saddeeqa.h"
#include "ui/board_kit/sowing_board.h"
#include "ui/play/face.h"

extern const struct face saddeeqa_face; /* what the interface knows of the game */

extern const struct sowing_board saddeeqa_board;

/* Where the trough of captured pebbles lies in the room that a strip has left; no width where there
 * is none. */
struct rect saddeeqa_trough(struct rect room);

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

/* The target of a way's arrow, and the way of one; NOWHERE for other ids. */
const char *saddeeqa_way_id(int way);
int saddeeqa_way_of(const char *id);

/* The color of a way's line and arrow. */
struct color saddeeqa_way_color(const struct face_view *view, int way);

/* What sowing a hole one way would come to. */
struct saddeeqa_way saddeeqa_tell(const struct face_view *view, int hole, int way);

/* Appends "2 laps, captures 6", or, where there is little room, "2 laps, +6". */
void saddeeqa_say_way(const struct saddeeqa_way *way, bool brief, struct text *out);

/* ---- arrows.c: the arrows of a chosen hole ---- */

/* The hole's own target while its arrows are there: neither overlaps the other or a neighbor. */
struct rect saddeeqa_own_place(const struct face_view *view, int hole);

/* Adds the targets of the arrows; while their hole is dragged, all that lies to its sides. */
void saddeeqa_add_arrows(const struct face_view *view, const struct saddeeqa_choice *choice);
void saddeeqa_paint_arrows(const struct face_view *view, const struct saddeeqa_choice *choice);

/* ---- routes.c: what sowing a hole would do, both ways ---- */

/* The lights under the pebbles, the lines over them, and the badges over everything. */
void saddeeqa_paint_lights(const struct face_view *view, const struct saddeeqa_choice *choice);
void saddeeqa_paint_ways(const struct face_view *view, const struct saddeeqa_choice *choice);
void saddeeqa_paint_badges(const struct face_view *view, const struct saddeeqa_choice *choice);

#endif
