/* clock.c: see clock.h. */
#include "ui/play/clock.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TENTHS_BELOW = 100, LONGEST_WORD = 12, LONGEST_REMAINING = 100 * 86400 };

void clock_start(struct clock *clock, int base, int increment) {
    assert(base > 0 && increment >= 0);
    *clock = (struct clock){.base = base, .increment = increment, .running = NOWHERE};
    clock->remaining[0] = clock->remaining[1] = base * 1000.0;
}

bool clock_used(const struct clock *clock) {
    return clock->base > 0;
}

int clock_pass(struct clock *clock, double now) {
    int player = clock->running;
    if (!clock_used(clock) || player == NOWHERE) {
        return NOWHERE;
    }
    double elapsed = fmax(0, now - clock->since);
    double *remaining = &clock->remaining[player];
    clock->since = now;
    if (elapsed < CLOCK_SLEPT) {
        *remaining = fmax(0, *remaining - elapsed);
    }
    return *remaining <= 0 ? player : NOWHERE;
}

void clock_run(struct clock *clock, int player, double now) {
    clock->running = player;
    clock->since = now;
}

void clock_add(struct clock *clock, int player) {
    clock->remaining[player] += clock->increment * 1000.0;
}

/* ---- display ---- */

static int tenths_of(double remaining) {
    return (int)ceil(remaining / 100);
}

static int seconds_of(double remaining) {
    return (int)ceil(remaining / 1000);
}

int clock_figure(double remaining) {
    int tenths = tenths_of(remaining);
    return tenths < TENTHS_BELOW ? tenths : TENTHS_BELOW + seconds_of(remaining);
}

double clock_wake(const struct clock *clock) {
    if (!clock_used(clock) || clock->running == NOWHERE) {
        return NEVER;
    }
    double remaining = clock->remaining[clock->running];
    int tenths = tenths_of(remaining);
    double next = tenths < TENTHS_BELOW
                      ? (tenths - 1) * 100.0
                      : fmax((seconds_of(remaining) - 1) * 1000.0, (TENTHS_BELOW - 1) * 100.0);
    return clock->since + remaining - fmax(0, next);
}

struct line clock_line(double remaining) {
    int tenths = tenths_of(remaining), seconds = seconds_of(remaining);
    return tenths < TENTHS_BELOW ? text_line("%d.%d", tenths / 10, tenths % 10)
                                 : text_line("%d:%02d", seconds / 60, seconds % 60);
}

/* ---- as text to save ---- */

/* Reads an unsigned whole number up to `most`; false for anything else. */
static bool read_whole(const char *word, size_t length, int most, int *number) {
    if (length == 0 || length > LONGEST_WORD || strspn(word, "0123456789") < length) {
        return false;
    }
    long long read = strtoll(word, NULL, 10);
    *number = read <= most ? (int)read : 0;
    return read <= most;
}

bool clock_read_control(const char *word, int *base, int *increment) {
    const char *plus = strchr(word, '+');
    int read[2];
    if (!plus || !read_whole(word, (size_t)(plus - word), CLOCK_LONGEST, &read[0]) ||
        !read_whole(plus + 1, strlen(plus + 1), CLOCK_LONGEST, &read[1]) || read[0] == 0) {
        return false;
    }
    *base = read[0];
    *increment = read[1];
    return true;
}

void clock_write_control(const struct clock *clock, struct text *out) {
    text_format(out, "%d+%d", clock->base, clock->increment);
}

bool clock_read_remaining(const char *word, double *remaining) {
    const char *dot = strchr(word, '.');
    int seconds = 0, tenths = 0;
    size_t length = dot ? (size_t)(dot - word) : strlen(word);
    if (!read_whole(word, length, LONGEST_REMAINING, &seconds) ||
        (dot && (strlen(dot) != 2 || !read_whole(dot + 1, 1, 9, &tenths)))) {
        return false;
    }
    *remaining = seconds * 1000.0 + tenths * 100.0;
    return true;
}

void clock_write_remaining(double remaining, struct text *out) {
    int tenths = tenths_of(remaining);
    text_format(out, "%d.%d", tenths / 10, tenths % 10);
}
