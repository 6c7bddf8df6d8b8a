/* dulko.h: Dulko: place pieces by Sudoku's rule, and turn over what they command.
 *
 * Places: squares 0-80, a1 b1 ... i1 a2 ... i9, so row * 9 + column; 81 and 82 are the banks of
 * Player 1 and Player 2. Items: the kinds K Q B A 2 ... 8 of Player 1 (0-10), then of Player 2
 * (11-21). An action is square * 11 + kind. */
#ifndef SERAI_GAMES_DULKO_H
#define SERAI_GAMES_DULKO_H

#include "engine/game.h"

enum {
    DULKO_WIDTH = 9,
    DULKO_SQUARES = 81,
    DULKO_BANK = 81, /* Player 1's bank; Player 2's is the next place */
    DULKO_KINDS = 11,
    DULKO_PIECES = 86, /* of both players together, on the board and in the banks */
};

enum dulko_kind {
    DULKO_KING,
    DULKO_QUEEN,
    DULKO_BISHOP,
    DULKO_ACE,
    DULKO_TWO, /* the numbers follow up to 8 */
};

extern const struct game dulko_game;

/* The square that takes nothing but an Ace. */
int dulko_deadzone(const struct position *pos);

#endif
