/* clock.h: the two players' clocks. Each player has a time for the whole match; the one who has
 * just finished a turn may be given some seconds more. Pure: the time comes in, as milliseconds
 * from any zero. */
#ifndef SERAI_UI_PLAY_CLOCK_H
#define SERAI_UI_PLAY_CLOCK_H

#include "engine/game.h"
#include "ui/kit/ui.h"

enum { CLOCK_LONGEST = 86400 };        /* s: the longest time and the longest addition */
static const double CLOCK_LOW = 30000; /* ms: less is little */
/* ms: after such a gap the machine slept, and nobody's time has passed */
static const double CLOCK_SLEPT = 5000;

/* A zeroed struct is no clock: the match is played without one. */
struct clock {
    int base, increment; /* s; base 0: no clock */
    double remaining[2]; /* ms, as they were at `since`; never below 0 */
    int running;         /* the player whose time passes; NOWHERE: nobody's */
    double since;        /* ms; meaningful while somebody's time passes */
    int turns;           /* so many finished turns have brought their seconds, see match_clock.h */
};

/* Both players have the whole base (at least 1), and nobody's time passes. */
void clock_start(struct clock *clock, int base, int increment);

bool clock_used(const struct clock *clock);

/* Lets the time pass that has gone by up to `now`. Gives the player who has run out by that, or
 * NOWHERE. */
int clock_pass(struct clock *clock, double now);

/* From `now` on it is this player's time that passes; NOWHERE: nobody's. What has gone by until
 * then must have been passed before. */
void clock_run(struct clock *clock, int player, double now);

/* The player has finished a turn. */
void clock_add(struct clock *clock, int player);

/* When the figure of the player whose time passes changes next; NEVER when it does not. */
double clock_wake(const struct clock *clock);

/* The figure: minutes and seconds, rounded up so that 0 means the end; under 10 s with tenths:
 * "9:58", "0:10", "9.9". */
struct line clock_line(double remaining);

/* Two rests are seen to differ exactly when these do. */
int clock_figure(double remaining);

/* ---- as words to keep ---- */

/* "600+5": base and addition in seconds; false, with both untouched, for any other word. */
bool clock_read_control(const char *word, int *base, int *increment);
void clock_write_control(const struct clock *clock, struct text *out);

/* "598.3": a rest in seconds, from 0 to a hundred days; false, with *rest untouched, for any other
 * word. */
bool clock_read_remaining(const char *word, double *remaining);
void clock_write_remaining(double remaining, struct text *out);

#endif
