/* clock.h: the two players' clocks. Each player has a time for the whole match, and may gain an
 * increment after each of their turns. Pure: the caller passes the time, in milliseconds from any
 * zero. */
#ifndef SERAI_UI_PLAY_CLOCK_H
#define SERAI_UI_PLAY_CLOCK_H

#include "engine/game.h"
#include "ui/kit/ui.h"

enum { CLOCK_LONGEST = 86400 };        /* s: the longest base and the longest increment */
static const double CLOCK_LOW = 30000; /* ms: below this, little time is left */
/* ms: a gap this long means that the machine slept, and does not count */
static const double CLOCK_SLEPT = 5000;

/* All zero: no clock; the match is played without one. */
struct clock {
    int base, increment; /* s; base 0: no clock */
    double remaining[2]; /* ms, as of `since`; never below 0 */
    int running;         /* the player whose clock runs; NOWHERE: neither */
    double since;        /* ms; valid while a clock runs */
    int turns;           /* how many turns were credited an increment, see match_clock.h */
    double saved;        /* ms; when the match was last told what remains, while a clock runs */
};

/* Gives both players the whole base (at least 1); neither clock runs. */
void clock_start(struct clock *clock, int base, int increment);

bool clock_used(const struct clock *clock);

/* Deducts the time from `since` to `now` from the running clock. Returns the player who has run out
 * of time, or NOWHERE. */
int clock_pass(struct clock *clock, double now);

/* Starts this player's clock at `now` and stops the other; NOWHERE stops both. Call clock_pass for
 * the time until then before. */
void clock_run(struct clock *clock, int player, double now);

/* Adds the increment: the player has finished a turn. */
void clock_add(struct clock *clock, int player);

/* When the display of the running clock next changes; NEVER when none runs. */
double clock_wake(const struct clock *clock);

/* The display: minutes and seconds, rounded up so that 0 means the end; under 10 s with tenths:
 * "9:58", "0:10", "9.9". */
struct line clock_line(double remaining);

/* Two remaining times are displayed alike exactly when their figures are equal. */
int clock_figure(double remaining);

/* ---- as text to save ---- */

/* "600+5": base and increment in seconds; false, with both untouched, for any other word. */
bool clock_read_control(const char *word, int *base, int *increment);
void clock_write_control(const struct clock *clock, struct text *out);

/* "598.3": remaining seconds, from 0 to a hundred days; false, with *remaining untouched, for any
 * other word. */
bool clock_read_remaining(const char *word, double *remaining);
void clock_write_remaining(double remaining, struct text *out);

#endif
