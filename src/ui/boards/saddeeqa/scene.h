/* scene.h: the state that Saddeeqa's drawing code shares: the board, and the two ways around from a
 * hole. */
#ifndef SERAI_UI_BOARDS_SADDEEQA_SCENE_H
#define SERAI_UI_BOARDS_SADDEEQA_SCENE_H

#include "games/saddeeqa.h"
#include "ui/board_kit/sowing_board.h"
#include "ui/play/face.h"

extern const struct face saddeeqa_face; /* what the interface knows of the game */

extern const struct sowing_board saddeeqa_board;

/* The trough of captured pebbles within the room that is left in a strip; width 0 if there is
 * none. */
struct rect saddeeqa_trough(struct rect room);

enum { WAY_CLOCKWISE, WAY_COUNTER, WAYS };

struct saddeeqa_way {
    bool legal; /* the sowing ends; otherwise the rest is undefined */
    struct saddeeqa_sowing sowing;
};

/* What is being chosen. Holes and ways are NOWHERE if there is none. */
struct saddeeqa_choice {
    int open;    /* the selected hole, with an arrow on either side */
    int shown;   /* the hole whose ways are shown: the one pointed at, else the selected one */
    int pointed; /* the way that is pointed at, or waits to be confirmed */
    bool single; /* no other way is shown: that one waits, or it is a picture */
    struct saddeeqa_way way[WAYS]; /* of the shown hole */
};

struct saddeeqa_choice saddeeqa_choose(const struct face_view *view);

/* The target ids of a way's arrow, and of the hole where the way is shown to end, which stands for
 * the arrow; the way of such an id, NOWHERE for other ids. */
const char *saddeeqa_way_id(int way);
const char *saddeeqa_end_id(int way);
int saddeeqa_way_of(const char *id);

/* The one way of the selected hole that is shown to end in a hole; NOWHERE: none, or both do. */
int saddeeqa_ending(const struct saddeeqa_choice *choice, int hole);

/* The color of a way's line. */
struct color saddeeqa_way_color(const struct face_view *view, int way);

/* The outcome of sowing a hole one way. */
struct saddeeqa_way saddeeqa_outcome(const struct face_view *view, int hole, int way);

/* "2 laps, captures 6", "captures 6" or "+6". */
enum saddeeqa_said { SAID_WHOLE, SAID_CAPTURES, SAID_SHORT };

struct line saddeeqa_way_words(const struct saddeeqa_way *way, enum saddeeqa_said said);

/* ---- arrows.c: the arrows of a selected hole ---- */

/* The hole's own target while its arrows are shown: neither overlaps the other or a neighbor. */
struct rect saddeeqa_own_place(const struct face_view *view, int hole);

/* Adds the targets of the arrows; while their hole is dragged, everything to either side of it. */
void saddeeqa_add_arrows(const struct face_view *view, const struct saddeeqa_choice *choice);
void saddeeqa_paint_arrows(const struct face_view *view, const struct saddeeqa_choice *choice);

/* ---- routes.c: previews of sowing a hole both ways ---- */

/* The whole way of a sowing around the board. */
struct saddeeqa_route {
    int laps;
    int lap[SADDEEQA_HOLES]; /* the latest, counted from 1, that steps on from each hole; 0: none */
};

struct saddeeqa_route saddeeqa_route_of(const struct saddeeqa_sowing *sowing, int way);

/* The highlights below the pebbles, the lines above them, and the badges above everything. */
void saddeeqa_paint_lights(const struct face_view *view, const struct saddeeqa_choice *choice);
void saddeeqa_paint_ways(const struct face_view *view, const struct saddeeqa_choice *choice);
void saddeeqa_paint_badges(const struct face_view *view, const struct saddeeqa_choice *choice);

#endif
