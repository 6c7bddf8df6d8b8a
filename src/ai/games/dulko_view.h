/* dulko_view.h: a position of Dulko as its evaluation sees it: what each unit lacks and who can
 * fill it, what fits on each empty square, and the points and Kings of both sides. */
#ifndef SERAI_AI_GAMES_DULKO_VIEW_H
#define SERAI_AI_GAMES_DULKO_VIEW_H

#include "games/dulko_board.h"

/* The state of a unit, as the side to act, the first, sees it. A dead square takes nothing but an
 * Ace from then on. */
enum dulko_unit_state {
    UNIT_FILLED,
    UNIT_CLOSED, /* some of its squares will never be filled */
    UNIT_ONE_FOR_FIRST,
    UNIT_ONE_FOR_SECOND,
    UNIT_ONE_FOR_BOTH,
    UNIT_TWO, /* by its dead squares: none, one, two */
    UNIT_TWO_LAST = UNIT_TWO + 2,
    UNIT_THREE, /* none, some */
    UNIT_THREE_LAST,
    UNIT_FOUR, /* whatever they are, from here on */
    UNIT_STATES = UNIT_FOUR + UNIT_SIZE - 3,
};

enum { DULKO_DIAGONALS = 2 * DULKO_WIDTH - 1 };

/* The side to act is number 0, the opponent number 1. */
struct dulko_view {
    uint8_t board[DULKO_SQUARES];
    uint8_t bank[2][DULKO_KINDS];
    int side, deadzone;
    int empties;                      /* without the deadzone */
    uint8_t empty[DULKO_SQUARES];     /* these squares */
    uint16_t kinds[DULKO_SQUARES];    /* what the rules allow on each of them, by square */
    uint8_t lacks[DULKO_UNITS];       /* squares until a unit is filled */
    uint8_t dead[DULKO_UNITS];        /* how many of them are dead */
    uint8_t left[DULKO_UNITS];        /* the sum of the empty squares of a unit */
    uint8_t state[2][DULKO_UNITS];    /* as each side sees it when it is to act */
    uint8_t points[2][DULKO_UNITS];   /* without Kings */
    uint8_t low_aces[2][DULKO_UNITS]; /* that no King raises */
    uint8_t king[DULKO_UNITS];        /* 0 none, 1 own, 2 the opponent's, 3 both */
    uint16_t seen[DULKO_UNITS];       /* kinds in it */
    uint16_t rising[DULKO_DIAGONALS], falling[DULKO_DIAGONALS];
    uint8_t rising_points[2][DULKO_DIAGONALS], falling_points[2][DULKO_DIAGONALS];
    uint16_t held[2];   /* kinds in the banks */
    int king_square[2]; /* NOWHERE: not on the board */
    int aces;           /* in both banks */
    int lead;
};

void dulko_look(const struct position *pos, struct dulko_view *view);

/* The state of a unit that lacks so many squares, of which so many are dead; when it lacks one,
 * `first` and `second` tell who can fill it. */
static inline int dulko_state_of(const struct dulko_view *view, int lacks, int dead, bool first,
                                 bool second) {
    if (lacks > 3) {
        return dead > view->aces ? UNIT_CLOSED : UNIT_FOUR + lacks - 4;
    }
    if (lacks == 0) {
        return UNIT_FILLED;
    }
    if (dead > view->aces || (lacks == 1 && !first && !second)) {
        return UNIT_CLOSED;
    }
    return lacks == 1   ? UNIT_ONE_FOR_FIRST - 1 + first + 2 * second
           : lacks == 2 ? UNIT_TWO + dead
                        : UNIT_THREE + (dead > 0);
}

static inline int dulko_rising_of(int square) {
    return row_of(square) - column_of(square) + DULKO_WIDTH - 1;
}

static inline int dulko_falling_of(int square) {
    return row_of(square) + column_of(square);
}

#endif
