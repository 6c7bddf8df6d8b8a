/* draw_dulko.h: Dulko positions drawn in the tests, and short questions to them.
 *
 * A drawing is 81 cells of two characters with blanks between them, the top row first: ".." for an
 * empty square, "**" for the empty deadzone, "72" for a 7 of Player 2, "a1" for an Ace of Player 1
 * on the deadzone. */
#ifndef SERAI_TESTS_DRAW_DULKO_H
#define SERAI_TESTS_DRAW_DULKO_H

#include "games/dulko.h"

/* `player` (1 or 2) is to act. What does not stand on the board lies in the banks: of each kind
 * half with either player, the odd one with Player 1. The test fails when there is no such
 * position. */
struct position draw_dulko(int player, const char *drawing);

/* The same with given banks: "0,0,0,1,0,0,0,0,0,0,0 1,0,0,0,0,0,0,0,0,0,0". */
struct position draw_dulko_banks(int player, const char *banks, const char *drawing);

/* Whether "7c4" is legal. */
bool dulko_legal(const struct position *pos, const char *action);

/* Plays "7c4"; the test fails when it is not legal. What happened is appended to `trace` (or
 * NULL). */
void dulko_play(struct position *pos, const char *action, struct trace *trace);

/* The player, 1 or 2, who owns the piece on a square; 0 when it is empty. */
int dulko_owner(const struct position *pos, const char *square);

/* The place called "c4". */
int dulko_square(const char *square);

/* The test fails unless the result is `expected`: "ongoing", "win 0 king" and so on. */
void dulko_expect(const struct position *pos, const char *expected);

#endif
