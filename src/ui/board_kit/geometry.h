/* geometry.h: where the places of a board are, for drawing and for hit testing alike. Each game's
 * dimensions are a table in boards/<game>/.
 *
 * The unit u is a board's pitch: about the distance between two neighboring places. Lengths are in
 * u from the middle of the board, x to the right, y downward. Places are numbered as in the games'
 * headers. */
#ifndef SERAI_UI_BOARD_KIT_GEOMETRY_H
#define SERAI_UI_BOARD_KIT_GEOMETRY_H

#include "ui/draw/shape.h"

struct board_geometry {
    struct shape outline; /* the board's own, around 0, 0 */
    double frame;         /* width of a square board's frame; 0: none */
    int squares;          /* along a side of a square board; 0: no squares */
    int stride;           /* from a place's number to that of the square above it */

    /* As board_place. */
    bool (*place)(const struct board_geometry *board, int place, struct shape *shape);
};

/* The shape of a place. False for places that are not on the board, such as hands, banks and trays;
 * *shape is then unchanged. */
bool board_place(const struct board_geometry *board, int place, struct shape *shape);

/* The `place` of a board of squares, numbered along the rows from the lower left. */
bool board_square(const struct board_geometry *board, int place, struct shape *shape);

#endif
