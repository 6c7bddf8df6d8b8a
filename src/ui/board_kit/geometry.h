/* geometry.h: where the places of a board lie; shared by what paints a board and what acts on it.
 * Each game's measures are a table in boards/<game>/surface.c.
 *
 * The unit u is a board's pitch: about the distance of two neighboring places. Lengths are in u
 * from the middle of the board, x to the right, y downwards. Places are numbered as in the games'
 * headers. */
#ifndef SERAI_UI_BOARD_KIT_GEOMETRY_H
#define SERAI_UI_BOARD_KIT_GEOMETRY_H

#include "ui/paint/shape.h"

struct board_geometry {
    struct shape outline; /* the board's own, around 0, 0 */
    double frame;         /* the width of a square board's frame; 0: none */
    int squares;          /* along a side of a square board; 0: it has none */
    int stride;           /* from a place's number to that of the square above it */

    /* As board_place. */
    bool (*place)(const struct board_geometry *board, int place, struct shape *shape);
};

/* The shape of a place. False for places that do not lie on the board, as hands, banks and trays
 * do not; then *shape is not changed. */
bool board_place(const struct board_geometry *board, int place, struct shape *shape);

/* The `place` of a board of squares, numbered along the rows from the lower left. */
bool board_square(const struct board_geometry *board, int place, struct shape *shape);

#endif
