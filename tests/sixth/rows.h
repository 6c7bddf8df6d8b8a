/* rows.h: Rows, a toy game: three in a row on 3×3 squares.
 *
 * Places: square = row * ROWS_WIDTH + column, counted from a1; then the hands of both sides.
 * Action: the square. */
#ifndef SERAI_TESTS_ROWS_H
#define SERAI_TESTS_ROWS_H

#include "engine/game.h"

enum {
    ROWS_WIDTH = 3,
    ROWS_SQUARES = ROWS_WIDTH * ROWS_WIDTH,
    ROWS_HAND = ROWS_SQUARES, /* + side */
};

extern const struct game rows_game;

#endif
