/* dulko.h: Dulko: place pieces by Sudoku's rule, and capture by filling units or by a piece's
 * power.
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
    DULKO_UNITS = 27,  /* rows from the bottom, columns from the left, boxes likewise */
    DULKO_UNIT_SIZE = 9,
};

enum dulko_kind {
    DULKO_KING,
    DULKO_QUEEN,
    DULKO_BISHOP,
    DULKO_ACE,
    DULKO_TWO, /* the numbers up to 8 follow */
};

extern const struct game dulko_game;
extern const struct game_edit dulko_edit; /* dulko_edit.c */

/* "King", "7". */
const char *dulko_kind_name(int kind);

/* The sentences on a piece: of the King, the Queen, the Bishop and the Ace, and of all numbers,
 * which takes the number by its name; and which of them is on a kind. Those that take no name of
 * the kind leave it out. */
enum { DULKO_NAMED = 5 };
enum word dulko_word(const enum word of_piece[DULKO_NAMED], int kind);

/* The square that accepts only an Ace. */
int dulko_deadzone(const struct position *pos);

/* What the piece on a square is worth now; 0 for an empty square. */
int dulko_value(const struct position *pos, int square);

/* A square of a unit, index 0-8, and whether all of them but the deadzone are occupied. */
int dulko_unit_square(int unit, int index);
bool dulko_unit_filled(const struct position *pos, int unit);

/* Whether a player could place a piece if it were their turn. */
bool dulko_can_place(const struct position *pos, int side);

#endif
