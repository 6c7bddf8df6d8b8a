/* geometry.c: the boards' measures. */
#include "ui/board_kit/geometry.h"

#include "games/oware.h"

enum {
    SADDEEQA_ROW = 8,
    SHAKALA_ROW = 4,
    SEEGA_NUMBERING = 9, /* a row of place numbers, on every size of board */
    DULKO_SIDE = 9,
};

int board_side(enum board board) {
    static const int sides[BOARDS] = {[BOARD_SHAKALA] = SHAKALA_ROW,
                                      [BOARD_SEEGA_5] = 5,
                                      [BOARD_SEEGA_7] = 7,
                                      [BOARD_SEEGA_9] = 9,
                                      [BOARD_DULKO] = DULKO_SIDE};
    return sides[board];
}

/* The whole side of Seega's and Dulko's boards, of which the frame is a fixed part. */
static double square_size(enum board board) {
    return board == BOARD_DULKO ? (double)DULKO_SIDE / (1 - 2 * 0.035)
                                : (board_side(board) + 0.5) / (1 - 2 * 0.042);
}

double board_frame(enum board board) {
    switch (board) {
    case BOARD_SEEGA_5:
    case BOARD_SEEGA_7:
    case BOARD_SEEGA_9:
        return 0.042 * square_size(board);
    case BOARD_DULKO:
        return 0.035 * square_size(board);
    default:
        return 0;
    }
}

struct shape board_outline(enum board board) {
    switch (board) {
    case BOARD_OWARE:
        return (struct shape){.half_width = 4.17, .half_height = 1.37, .corner = 1.32};
    case BOARD_SADDEEQA:
        return (struct shape){.half_width = 4.2, .half_height = 1.26, .corner = 0.26};
    case BOARD_SHAKALA:
        return (struct shape){.half_width = 2.2, .half_height = 2.2, .corner = 0.16};
    default: {
        double half = square_size(board) / 2;
        double corner = half * (board == BOARD_DULKO ? 0.07 : 0.044);
        return (struct shape){.half_width = half, .half_height = half, .corner = corner};
    }
    }
}

static struct shape circle(double x, double y, double radius) {
    return (struct shape){x, y, radius, radius, radius};
}

static bool oware_place(int place, struct shape *shape) {
    if (place < 0 || place >= OWARE_HAND) {
        return false;
    }
    if (place >= OWARE_STORE) {
        double x = place == OWARE_STORE ? 3.44 : -3.44;
        *shape = (struct shape){x, 0, 0.38, 0.76, 0.38};
    } else if (place < OWARE_ROW) {
        *shape = circle((place - 2.5) * 0.98, 0.54, OWARE_HOUSE_RADIUS);
    } else {
        *shape = circle((8.5 - place) * 0.98, -0.54, OWARE_HOUSE_RADIUS);
    }
    return true;
}

static bool saddeeqa_place(int place, struct shape *shape) {
    if (place < 0 || place >= 2 * SADDEEQA_ROW) {
        return false;
    }
    *shape = place < SADDEEQA_ROW ? circle(place - 3.5, -0.53, SADDEEQA_HOLE_RADIUS)
                                  : circle(11.5 - place, 0.53, SADDEEQA_HOLE_RADIUS);
    return true;
}

/* South's A-D along its edge and E-H above them, both from the left; North's likewise, seen from
 * the other side. */
static bool shakala_place(int place, struct shape *shape) {
    if (place < 0 || place >= 4 * SHAKALA_ROW) {
        return false;
    }
    int of_side = place % (2 * SHAKALA_ROW);
    double x = of_side % SHAKALA_ROW - 1.5;
    double y = of_side < SHAKALA_ROW ? 1.5 : 0.5;
    double turn = place < 2 * SHAKALA_ROW ? 1 : -1;
    *shape = circle(turn * x, turn * y, SHAKALA_PIT_RADIUS);
    return true;
}

static bool square_place(int numbering, int side, int place, struct shape *shape) {
    int column = place % numbering;
    int row = place / numbering;
    if (place < 0 || column >= side || row >= side) {
        return false;
    }
    double middle = (side - 1) / 2.0;
    *shape = (struct shape){column - middle, middle - row, 0.5, 0.5, 0};
    return true;
}

bool board_place(enum board board, int place, struct shape *shape) {
    switch (board) {
    case BOARD_OWARE:
        return oware_place(place, shape);
    case BOARD_SADDEEQA:
        return saddeeqa_place(place, shape);
    case BOARD_SHAKALA:
        return shakala_place(place, shape);
    case BOARD_DULKO:
        return square_place(DULKO_SIDE, DULKO_SIDE, place, shape);
    default:
        return square_place(SEEGA_NUMBERING, board_side(board), place, shape);
    }
}
