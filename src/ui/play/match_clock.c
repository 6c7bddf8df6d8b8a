/* match_clock.c: see match_clock.h. */
#include "ui/play/match_clock.h"

#include <stdlib.h>

static const char control_tag[] = "TimeControl", turns_tag[] = "ClockTurns";
static const char *const rest_tags[2] = {"Clock0", "Clock1"};

/* ---- keeping ---- */

/* Memory that is missing for a tag costs no more than the tag. */
static void keep(struct table *table) {
    char word[32];
    struct text text = text_fixed(word, sizeof word);
    clock_write_control(&table->clock, &text);
    match_set_tag(&table->match, control_tag, word);
    for (int player = 0; player < 2; player++) {
        text_clear(&text);
        clock_write_rest(table->clock.rest[player], &text);
        match_set_tag(&table->match, rest_tags[player], word);
    }
    text_clear(&text);
    text_number(&text, (uint64_t)table->clock_turns);
    match_set_tag(&table->match, turns_tag, word);
}

void table_clock_set(struct table *table, int base, int added) {
    table->clock = (struct clock){.running = NOWHERE};
    table->clock_turns = 0;
    if (base > 0) {
        clock_wind(&table->clock, base, added);
        keep(table);
    }
}

void table_clock_open(struct table *table) {
    const char *control = match_tag(&table->match, control_tag);
    const char *turns = match_tag(&table->match, turns_tag);
    int base = 0, added = 0;
    table->clock = (struct clock){.running = NOWHERE};
    table->clock_turns = turns ? atoi(turns) : 0;
    if (!control || !clock_read_control(control, &base, &added)) {
        return;
    }
    clock_wind(&table->clock, base, added);
    for (int player = 0; player < 2; player++) {
        const char *rest = match_tag(&table->match, rest_tags[player]);
        if (rest) {
            clock_read_rest(rest, &table->clock.rest[player]);
        }
    }
}

/* ---- turns ---- */

void table_clock_credit(struct table *table) {
    const struct match *match = &table->match;
    const struct game *game = table->game;
    if (!clock_used(&table->clock) || (game->turn_open && game->turn_open(match_position(match)))) {
        return;
    }
    int turns = 0;
    for (int node = match->current; node != MATCH_ROOT; node = match->nodes[node].parent) {
        turns += match_begins_turn(match, node) && !match_is_consent(match, node);
    }
    if (turns > table->clock_turns) {
        table->clock_turns = turns;
        clock_add(&table->clock, match->nodes[match->current].player);
    }
}

/* ---- time ---- */

static int whose_time_passes(const struct table *table) {
    const struct match *match = &table->match;
    bool past = match->nodes[match->current].next != MATCH_NONE;
    bool run_out = table->clock.rest[0] <= 0 || table->clock.rest[1] <= 0;
    bool still = table->film || table->menu || past || run_out || match_over(match);
    return still ? NOWHERE : match_turn(match);
}

bool table_clock_update(struct table *table, bool here, double now) {
    struct clock *clock = &table->clock;
    if (!clock_used(clock)) {
        return false;
    }
    int before[2] = {clock_figure(clock->rest[0]), clock_figure(clock->rest[1])};
    int was_running = clock->running;
    int out = clock_pass(clock, now);
    if (out != NOWHERE && !match_over(&table->match)) {
        table_time_out(table, out);
    }
    int running = here ? whose_time_passes(table) : NOWHERE;
    if (running != was_running) {
        clock_run(clock, running, now);
        keep(table);
    }
    return running != was_running || before[0] != clock_figure(clock->rest[0]) ||
           before[1] != clock_figure(clock->rest[1]);
}
