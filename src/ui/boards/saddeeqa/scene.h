/* scene.h: what is seen on Saddeeqa's table, for all its files: the board, and the two ways round
 * from a hole. */
#ifndef SERAI_UI_BOARDS_SADDEEQA_SCENE_H
#define SERAI_UI_BOARDS_SADDEEQA_SCENE_H

#include "games/saddeeqa.h"
#include "ui/board_kit/sowing_board.h"

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

#endif
