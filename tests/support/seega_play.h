/* seega_play.h: drawing Seega positions, playing from them and stating the expected outcome. A
 * drawing has its rows from the top with a space between them: 'x', 'o' and '.' for an empty
 * square. */
#ifndef SERAI_TESTS_SEEGA_PLAY_H
#define SERAI_TESTS_SEEGA_PLAY_H

#include "engine/game.h"

/* The start under options such as "size=7" and "opening=crusade"; NULL: not given. */
struct position seega_start(const char *size, const char *opening);

/* The position of a position string, after its forced steps. */
struct position seega_at(const char *text);

/* A drawing of a 5 by 5 board in the movement phase; pieces not drawn have been captured. */
struct position seega_draw(char side, const char *phase, const char *drawing);

/* Plays legal actions separated by spaces; the trace of the last one goes to `trace` (or NULL). */
void seega_play(struct position *pos, const char *actions, struct trace *trace);

/* The position string. */
void seega_expect(const struct position *pos, const char *expected);

/* The board alone, as a drawing. */
void seega_expect_board(const struct position *pos, const char *drawing);

/* Who acts, and the phase: "x move". */
void seega_expect_turn(const struct position *pos, const char *expected);

/* "win 0 captured" */
void seega_expect_result(const struct position *pos, const char *expected);

/* The captures of x and of o. */
void seega_expect_score(const struct position *pos, int x, int o);

/* The legal actions in the game's order, separated by spaces; "" for none. */
void seega_expect_actions(const struct position *pos, const char *expected);

/* The events of a trace, as in "step x c2 c3, end-turn". */
void seega_expect_events(const struct position *pos, const struct trace *trace,
                         const char *expected);

#endif
