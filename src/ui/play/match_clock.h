/* match_clock.h: the clocks of the match at the table: whose time passes and when it stands still,
 * what a finished turn brings, and how it is kept with the match.
 *
 * Time passes for the player to act. It stands still during animations, while the menu or another
 * page is open, and while the players look at what was before. Going back gives no time back, and a
 * turn that is played once more does not bring its seconds once more. Who has run out has lost;
 * when that is taken back, the match goes on without the clock.
 *
 * Kept as tags: TimeControl "600+5", Clock0 and Clock1 "598.3" (seconds left), ClockTurns "12" (the
 * turns that have brought their seconds). */
#ifndef SERAI_UI_PLAY_MATCH_CLOCK_H
#define SERAI_UI_PLAY_MATCH_CLOCK_H

#include "ui/play/play.h"

/* Gives the match at the table a clock, wound up: so many seconds for the whole match, and those
 * that a turn adds. A base of 0: no clock. */
void table_clock_set(struct table *table, int base, int added);

/* Winds the clock as the tags of the match say. */
void table_clock_open(struct table *table);

/* An action was played: it may have finished a turn that brings its seconds. */
void table_clock_credit(struct table *table);

/* Lets the time pass up to `now`; `here`: the table is what the players see. Ends the match when a
 * time has run out. True when the clocks look different now. */
bool table_clock_update(struct table *table, bool here, double now);

#endif
