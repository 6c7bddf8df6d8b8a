/* geometry.c: see geometry.h. */
#include "ui/board_kit/geometry.h"

bool board_place(const struct board_geometry *board, int place, struct shape *shape) {
    return place >= 0 && board->place(board, place, shape);
}

bool board_square(const struct board_geometry *board, int place, struct shape *shape) {
    int column = place % board->stride, row = place / board->stride;
    if (column >= board->squares || row >= board->squares) {
        return false;
    }
    double middle = (board->squares - 1) / 2.0;
    *shape = (struct shape){column - middle, middle - row, 0.5, 0.5, 0};
    return true;
}
