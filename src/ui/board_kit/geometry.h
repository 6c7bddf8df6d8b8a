/* geometry.h: where the places of each board lie; shared by what paints a board and what acts on
 * it.
 *
 * The unit u is a board's pitch: the distance of two neighbouring places (in Oware about that).
 * Lengths are in u from the middle of the board, x to the right, y downwards. Places are numbered
 * as in the games' headers. */
#ifndef SERAI_UI_BOARD_KIT_GEOMETRY_H
#define SERAI_UI_BOARD_KIT_GEOMETRY_H

#include <stdbool.h>

enum board {
    BOARD_OWARE,
    BOARD_SADDEEQA,
    BOARD_SHAKALA,
    BOARD_SEEGA_5,
    BOARD_SEEGA_7,
    BOARD_SEEGA_9,
    BOARD_DULKO,
    BOARDS
};

/* A rounded rectangle; where the three sizes are equal it is a circle of that radius. */
struct shape {
    double x, y; /* its middle */
    double half_width, half_height, corner;
};

/* Hollows and pieces, in u. */
#define OWARE_HOUSE_RADIUS 0.415
#define OWARE_SEED_RADIUS 0.126
#define SADDEEQA_HOLE_RADIUS 0.405
#define SADDEEQA_PEBBLE_RADIUS 0.118
/* The middle of a hole's number beyond the hole's own, in the upper and in the lower row. */
#define SADDEEQA_NUMBER_ABOVE 0.535
#define SADDEEQA_NUMBER_BELOW 0.565
#define SHAKALA_PIT_RADIUS 0.325
#define SHAKALA_BEAD_RADIUS 0.105
#define SEEGA_DISC_RADIUS 0.335
#define SEEGA_DIAMOND_RADIUS 0.325
#define DULKO_TILE_WIDTH 0.84

/* The board's own outline, around 0, 0. */
struct shape board_outline(enum board board);

/* The squares along a side of a square board (Shakala: pits); 0 for the long boards. */
int board_side(enum board board);

/* The width of a square board's frame. */
double board_frame(enum board board);

/* The shape of a place. False for places that do not lie on the board: hands, banks, trays, cups,
 * stores of Saddeeqa, squares beyond a small Seega board. */
bool board_place(enum board board, int place, struct shape *shape);

#endif
