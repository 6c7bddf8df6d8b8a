/* match_clock.c: see match_clock.h. */
#include "ui/play/match_clock.h"

#include "engine/rules.h"

#include <stdlib.h>

static const double SAVED_EVERY = 2000; /* ms */

static const char control_tag[] = "TimeControl", turns_tag[] = "ClockTurns";
static const char *const remaining_tags[2] = {"Clock0", "Clock1"};

/* ---- saving ---- */

/* If memory runs out only a tag is lost. */
static void save_tags(struct match *match, const struct clock *clock) {
    char word[32];
    struct text text = text_fixed(word, sizeof word);
    clock_write_control(clock, &text);
    match_set_tag(match, control_tag, word);
    for (int player = 0; player < 2; player++) {
        text_clear(&text);
        clock_write_remaining(clock->remaining[player], &text);
        match_set_tag(match, remaining_tags[player], word);
    }
    text_clear(&text);
    text_number(&text, (uint64_t)clock->turns);
    match_set_tag(match, turns_tag, word);
}

void match_clock_set(struct match *match, struct clock *clock, int base, int increment) {
    *clock = (struct clock){.running = NOWHERE};
    if (base > 0) {
        clock_start(clock, base, increment);
        save_tags(match, clock);
    }
}

void match_clock_open(const struct match *match, struct clock *clock) {
    const char *control = match_tag(match, control_tag);
    const char *turns = match_tag(match, turns_tag);
    int base = 0, increment = 0;
    *clock = (struct clock){.running = NOWHERE};
    if (!control || !clock_read_control(control, &base, &increment)) {
        return;
    }
    clock_start(clock, base, increment);
    clock->turns = turns ? atoi(turns) : 0;
    for (int player = 0; player < 2; player++) {
        const char *remaining = match_tag(match, remaining_tags[player]);
        if (remaining) {
            clock_read_remaining(remaining, &clock->remaining[player]);
        }
    }
}

/* ---- turns ---- */

void match_clock_credit(const struct match *match, struct clock *clock) {
    const struct game *game = match->game;
    if (!clock_used(clock) || rules_turn_open(game, match_position(match))) {
        return;
    }
    int turns = 0;
    for (int node = match->current; node != MATCH_ROOT; node = match->nodes[node].parent) {
        turns += match_begins_turn(match, node) && !match_is_termination(match, node);
    }
    if (turns > clock->turns) {
        clock->turns = turns;
        clock_add(clock, match->nodes[match->current].player);
    }
}

/* ---- time ---- */

static int player_on_clock(const struct match *match, const struct clock *clock) {
    bool past = match->nodes[match->current].next != MATCH_NONE;
    bool first = match->current == MATCH_ROOT; /* nobody has sat down yet */
    bool run_out = clock->remaining[0] <= 0 || clock->remaining[1] <= 0;
    return past || first || run_out || match_over(match) ? NOWHERE : match_turn(match);
}

int match_clock_update(struct match *match, struct clock *clock, bool running, double now,
                       bool *changed) {
    if (!clock_used(clock)) {
        return NOWHERE;
    }
    int before[2] = {clock_figure(clock->remaining[0]), clock_figure(clock->remaining[1])};
    int was_running = clock->running;
    int out = clock_pass(clock, now);
    int runs = running ? player_on_clock(match, clock) : NOWHERE;
    if (runs != was_running) {
        clock_run(clock, runs, now);
    }
    if (runs != was_running || (runs != NOWHERE && now - clock->saved >= SAVED_EVERY)) {
        save_tags(match, clock);
        clock->saved = now;
    }
    *changed = *changed || runs != was_running || before[0] != clock_figure(clock->remaining[0]) ||
               before[1] != clock_figure(clock->remaining[1]);
    return match_over(match) ? NOWHERE : out;
}
