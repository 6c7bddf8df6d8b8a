/* seega.h: Seega: place, move, and capture between two.
 *
 * Places: square = row * SEEGA_WIDTH + column, counted from a1, the same on every size of board (a
 * small board uses the corner at a1); then the two hands, and the two trays with the pieces that
 * each side has captured. Items: a piece of player 0, a piece of player 1.
 *
 * Actions: a square where a piece is placed or removed; a move is its square * 4 + direction. */
#ifndef SERAI_GAMES_SEEGA_H
#define SERAI_GAMES_SEEGA_H

#include "engine/game.h"

enum {
    SEEGA_WIDTH = 9, /* of the numbering, and of the largest board */
    SEEGA_SQUARES = SEEGA_WIDTH * SEEGA_WIDTH,
    SEEGA_HAND = SEEGA_SQUARES,  /* + side */
    SEEGA_TRAY = SEEGA_HAND + 2, /* + side */
    SEEGA_PLACES = SEEGA_TRAY + 2,
};

extern const struct game seega_game;
extern const struct game_edit seega_edit; /* seega_edit.c */

/* The squares along a side of the board: 5, 7 or 9. */
int seega_size(const struct position *pos);

/* True when the player to act may claim the end: both sides stand behind barriers. */
bool seega_claimable(const struct position *pos);

#endif
