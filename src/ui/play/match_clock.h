/* match_clock.h: the clock of a match: whose time passes, what a finished turn brings, and how it
 * is kept with the match.
 *
 * Time passes for the player to act. It stands still while the players look at what was before, and
 * whenever the caller says so: during animations, while a menu or another page is open. Going back
 * gives no time back, and a turn that is played once more does not bring its seconds once more. Who
 * has run out has lost; when that is taken back, the match goes on without the clock.
 *
 * Kept as tags: TimeControl "600+5", Clock0 and Clock1 "598.3" (seconds left), ClockTurns "12" (the
 * turns that have brought their seconds). */
#ifndef SERAI_UI_PLAY_MATCH_CLOCK_H
#define SERAI_UI_PLAY_MATCH_CLOCK_H

#include "engine/match.h"
#include "ui/play/clock.h"

/* Gives a match a clock: seconds for the whole match, and the increment of a turn.
 * A base of 0: no clock. */
void match_clock_set(struct match *match, struct clock *clock, int base, int increment);

/* Winds the clock as the tags of the match say. */
void match_clock_open(const struct match *match, struct clock *clock);

/* An action was played: it may have finished a turn that brings its seconds. */
void match_clock_credit(const struct match *match, struct clock *clock);

/* Lets the time pass up to `now`, and from then on as long as it may: `running` false stops the
 * clock. Gives the player who has run out by that, NOWHERE for nobody: the caller ends the match.
 * Sets *changed when the clock looks different now, and leaves it otherwise. */
int match_clock_update(struct match *match, struct clock *clock, bool running, double now,
                       bool *changed);

#endif
