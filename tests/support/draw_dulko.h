/* draw_dulko.h: Dulko positions drawn in the tests, and short queries and checks of them.
 *
 * A drawing is 81 cells of two characters with blanks between them, the top row first: ".." for an
 * empty square, "**" for the empty deadzone, "72" for a 7 of Player 2, "a1" for an Ace of Player 1
 * on the deadzone. Functions named "expect" fail the test when the answer is different. */
#ifndef SERAI_TESTS_DRAW_DULKO_H
#define SERAI_TESTS_DRAW_DULKO_H

#include "games/dulko.h"

/* The start under one option "deadzone=e5" or more, separated by blanks. */
struct position dulko_start(const char *options);

/* `player` (1 or 2) is to act. Pieces that are not on the board are in the banks, as far as
 * possible with the player who began with them. The test fails when there is no such position. */
struct position draw_dulko(int player, const char *drawing);

/* The same with given banks: "0,0,0,1,0,0,0,0,0,0,0 1,0,0,0,0,0,0,0,0,0,0". */
struct position draw_dulko_banks(int player, const char *banks, const char *drawing);

/* Plays "7c4"; the test fails when it is not legal. The events are appended to `trace` (or NULL).
 */
void dulko_play(struct position *pos, const char *action, struct trace *trace);

/* The player, 1 or 2, who owns the piece on a square; 0 when it is empty. */
int dulko_owner(const struct position *pos, const char *square);

/* The place called "c4". */
int dulko_square(const char *square);

/* Checks that all of these actions, separated by blanks, are legal, or that none is. */
void dulko_expect_legal(const struct position *pos, bool legal, const char *actions);

/* Checks that these squares, separated by blanks, belong to player 1 or 2, or are empty (0). */
void dulko_expect_owner(const struct position *pos, int player, const char *squares);

void dulko_expect_score(const struct position *pos, int first, int second);

/* "ongoing", "win 0 king" and so on. */
void dulko_expect_result(const struct position *pos, const char *expected);

/* How many events of a kind are in the trace. */
int dulko_count_events(const struct trace *trace, enum event_kind kind);

#endif
