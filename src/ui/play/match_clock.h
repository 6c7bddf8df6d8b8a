/* match_clock.h: the clock of a match: whose clock runs, when a turn is credited, and how the clock
 * is saved with the match.
 *
 * The clock of the player to act runs, from the first action of the match on. It stops while an
 * earlier position is on the board, and whenever the caller says so: during animations, and while a
 * menu or another page is open. Undoing gives no time back, and a turn that is played again does
 * not earn its increment again. Whoever runs out of time has lost; when that is undone, the match
 * continues without the clock.
 *
 * However the program ends, what a player has used stays used: the tags of the match are at most
 * two seconds old while a clock runs, and exact when none does.
 *
 * Saved as tags: TimeControl "600+5", Clock0 and Clock1 "598.3" (seconds left), ClockTurns "12"
 * (the number of turns that were credited). */
#ifndef SERAI_UI_PLAY_MATCH_CLOCK_H
#define SERAI_UI_PLAY_MATCH_CLOCK_H

#include "engine/match.h"
#include "ui/play/clock.h"

/* Gives a match a clock: base seconds for the whole match, and an increment per turn, in seconds. A
 * base of 0: no clock. */
void match_clock_set(struct match *match, struct clock *clock, int base, int increment);

/* Sets the clock from the tags of the match. */
void match_clock_open(const struct match *match, struct clock *clock);

/* An action was played: adds the increment if it finished a turn that has not been credited. */
void match_clock_credit(const struct match *match, struct clock *clock);

/* Accounts for the time up to `now`, then starts the clock of the player to act, or with `running`
 * false stops it. Returns the player who has run out of time, for whom the caller ends the match,
 * or NOWHERE. Sets *changed to true when the clock is displayed differently now. */
int match_clock_update(struct match *match, struct clock *clock, bool running, double now,
                       bool *changed);

#endif
