/* seega/geometry.c: see geometry.h. */
#include "ui/boards/seega/geometry.h"

#include "games/seega.h"

#include <assert.h>

#define GEOMETRY(size)                                                                             \
    {                                                                                              \
        .outline = SEEGA_OUTLINE(size), .frame = 2 * SEEGA_HALF(size) * SEEGA_FRAME_PART,          \
        .squares = (size), .stride = SEEGA_WIDTH, .place = board_square                            \
    }

const struct board_geometry seega_geometry[SEEGA_BOARDS] = {GEOMETRY(5), GEOMETRY(7), GEOMETRY(9)};

int seega_board_index(int squares) {
    assert(squares == 5 || squares == 7 || squares == 9);
    return (squares - 5) / 2;
}
