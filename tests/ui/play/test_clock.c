/* test_clock.c: the players' clocks, alone and at the table. Time is moved by hand. */
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/matches.h"
#include "ui/app/stack.h"
#include "ui/play/clock.h"
#include "ui/play/match_clock.h"

#include "engine/rules.h"
#include "games/games.h"
#include "records/record.h"

#include <math.h>
#include <string.h>

/* ---- the clock alone ---- */

static void expect_figure(double remaining, const char *expected) {
    struct line line = clock_line(remaining);
    ck_assert_str_eq(line.string, expected);
}

START_TEST(a_display_has_minutes_and_seconds_and_tenths_at_the_end) {
    expect_figure(600000, "10:00");
    expect_figure(599999, "10:00");
    expect_figure(599000, "9:59");
    expect_figure(60001, "1:01");
    expect_figure(10000, "0:10");
    expect_figure(9950, "0:10");
    expect_figure(9900, "9.9");
    expect_figure(1, "0.1");
    expect_figure(0, "0.0");
    expect_figure(5400000, "90:00");
}
END_TEST

START_TEST(only_the_time_of_the_player_to_act_passes) {
    struct clock clock;
    clock_start(&clock, 60, 5);
    ck_assert_int_eq(clock_pass(&clock, 1000), NOWHERE);
    clock_run(&clock, 1, 1000);
    ck_assert_int_eq(clock_pass(&clock, 3000), NOWHERE);
    ck_assert_double_eq(clock.remaining[0], 60000);
    ck_assert_double_eq(clock.remaining[1], 58000);
    clock_run(&clock, NOWHERE, 3000);
    clock_pass(&clock, 7000);
    ck_assert_double_eq(clock.remaining[1], 58000);
    clock_add(&clock, 1);
    ck_assert_double_eq(clock.remaining[1], 63000);
}
END_TEST

START_TEST(a_clock_runs_out_once_and_never_below_zero) {
    struct clock clock;
    clock_start(&clock, 1, 0);
    clock_run(&clock, 0, 0);
    ck_assert_int_eq(clock_pass(&clock, 999), NOWHERE);
    ck_assert_int_eq(clock_pass(&clock, 1500), 0);
    ck_assert_double_eq(clock.remaining[0], 0);
}
END_TEST

START_TEST(a_computer_that_slept_costs_nobody_time) {
    struct clock clock;
    clock_start(&clock, 60, 0);
    clock_run(&clock, 0, 0);
    clock_pass(&clock, 3600000);
    ck_assert_double_eq(clock.remaining[0], 60000);
    clock_pass(&clock, 3601000);
    ck_assert_double_eq(clock.remaining[0], 59000);
}
END_TEST

/* At every time that the clock gives the display has changed, and just before it is still the same.
 */
START_TEST(it_asks_for_a_frame_exactly_when_the_display_changes) {
    struct clock clock;
    double now = 100;
    int wakes = 0;
    clock_start(&clock, 12, 0);
    ck_assert(clock_wake(&clock) >= NEVER);
    clock_run(&clock, 0, now);
    for (; clock.remaining[0] > 0; wakes++) {
        int figure = clock_figure(clock.remaining[0]);
        double next = clock_wake(&clock);
        ck_assert(next > now);
        ck_assert_int_eq(clock_figure(clock.remaining[0] - (next - now) + 1), figure);
        clock_pass(&clock, next);
        now = next;
        ck_assert_int_ne(clock_figure(clock.remaining[0]), figure);
    }
    ck_assert_int_eq(wakes, 2 + 100); /* 12, 11, 10, then 9.9 and every tenth below */
}
END_TEST

START_TEST(a_time_control_is_two_numbers_with_a_plus) {
    static const char *const wrong[] = {"",           "600",   "+5",    "600+",   "600+5s",
                                        "-600+5",     "0+5",   "6 0+5", "600+ 5", "90000+0",
                                        "40/7200+30", "1+2+3", "1.5+0"};
    int base = 7, increment = 7;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        ck_assert_msg(!clock_read_control(wrong[i], &base, &increment), "%s", wrong[i]);
        ck_assert_int_eq(base, 7);
        ck_assert_int_eq(increment, 7);
    }
    ck_assert(clock_read_control("600+5", &base, &increment));
    ck_assert_int_eq(base, 600);
    ck_assert_int_eq(increment, 5);
}
END_TEST

START_TEST(remaining_time_is_written_in_tenths_of_a_second) {
    static const char *const wrong[] = {"",     ".",    "5.",  ".5",
                                        "5.55", "-5.0", "5,0", "99999999999999"};
    char word[32];
    struct text text = text_fixed(word, sizeof word);
    double remaining = 7;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        ck_assert_msg(!clock_read_remaining(wrong[i], &remaining), "%s", wrong[i]);
        ck_assert_double_eq(remaining, 7);
    }
    clock_write_remaining(598300, &text);
    ck_assert_str_eq(word, "598.3");
    ck_assert(clock_read_remaining(word, &remaining));
    ck_assert_double_eq(remaining, 598300);
    ck_assert(clock_read_remaining("12", &remaining));
    ck_assert_double_eq(remaining, 12000);
}
END_TEST

/* ---- at the table ---- */

static struct ui_play *open_clocked(const char *game, int base, int increment) {
    struct ui_play *play = ui_play_open(game, NULL, NULL, 1280, 800);
    match_clock_set(ui_play_match(play), ui_play_clock(play), base, increment);
    ui_play_wait(play, 0);
    return play;
}

static double remaining(struct ui_play *play, int player) {
    return ui_play_clock(play)->remaining[player];
}

/* Lets time pass in the steps in which the app would wake up. */
static void pass(struct ui_play *play, double ms) {
    for (double end = play->now + ms; play->now < end;) {
        ui_play_wait(play, end - play->now < 1000 ? end - play->now : 1000);
    }
}

static const char *result(struct ui_play *play) {
    static char word[64];
    struct text text = text_fixed(word, sizeof word);
    rules_result_text(match_result(ui_play_match(play)), &text);
    return word;
}

START_TEST(the_time_of_whoever_is_to_act_passes_at_the_table) {
    struct ui_play *play = open_clocked("oware", 60, 0);
    ui_play_click(play, "pit:A");
    pass(play, 7000);
    ck_assert_double_eq(remaining(play, 0), 60000);
    ck_assert_double_eq_tol(remaining(play, 1), 53000, 100);
    ui_play_click(play, "pit:a");
    double before = remaining(play, 1);
    pass(play, 5000);
    ck_assert_double_eq(remaining(play, 1), before);
    ck_assert_double_eq_tol(remaining(play, 0), 55000, 100);
    ui_play_close(play);
}
END_TEST

START_TEST(seconds_are_added_when_a_turn_is_finished_and_not_before) {
    struct ui_play *play = open_clocked("seega", 60, 10);
    ui_play_click(play, "square:a1");
    pass(play, 100);
    ck_assert(remaining(play, 0) < 60000);
    ui_play_click(play, "square:a2");
    ck_assert(remaining(play, 0) > 69000);
    ck_assert_double_eq_tol(remaining(play, 1), 60000, 100);
    ui_play_close(play);
}
END_TEST

START_TEST(going_back_brings_neither_time_nor_the_same_seconds_twice) {
    struct ui_play *play = open_clocked("oware", 60, 10);
    ui_play_click(play, "pit:A");
    double after = remaining(play, 0);
    ck_assert_double_eq(after, 70000);
    ui_play_key(play, KEY_UNDO);
    pass(play, 9000); /* in the past the clocks are stopped */
    ck_assert_double_eq(remaining(play, 0), after);
    ui_play_click(play, "pit:B");
    ck_assert_double_eq(remaining(play, 0), after);
    ui_play_click(play, "pit:a");
    ck_assert_double_eq_tol(remaining(play, 1), 70000, 200);
    ui_play_close(play);
}
END_TEST

START_TEST(it_stops_while_the_menu_or_another_page_is_open) {
    struct ui_play *play = open_clocked("oware", 60, 0);
    ui_play_click(play, "pit:A");
    ui_play_click(play, "pit:a");
    ui_play_click(play, "button:menu");
    double before = remaining(play, 0);
    pass(play, 9000);
    ck_assert_double_eq(remaining(play, 0), before);
    ck_assert(app_update(&play->app, play->now) >= NEVER);
    ui_play_click(play, "button:settings");
    pass(play, 9000);
    ck_assert_double_eq(remaining(play, 0), before);
    ui_play_click(play, "button:back");
    ui_play_click(play, "button:back");
    before = remaining(play, 0);
    pass(play, 9000);
    ck_assert_double_eq(remaining(play, 0), before);
    ui_play_click(play, "continue:0");
    pass(play, 4000);
    ck_assert_double_eq_tol(remaining(play, 0), before - 4000, 100);
    ui_play_close(play);
}
END_TEST

START_TEST(it_stops_during_animations) {
    struct ui_play *play = open_clocked("oware", 60, 0);
    ui_play_settings(play)->speed = 0.1F;
    ui_play_click(play, "pit:A");
    ck_assert(ui_play_is_busy(play));
    pass(play, 3000);
    ck_assert(ui_play_is_busy(play));
    ck_assert_double_eq(remaining(play, 1), 60000);
    ui_play_key(play, KEY_ENTER);
    pass(play, 3000);
    ck_assert_double_eq_tol(remaining(play, 1), 57000, 100);
    ui_play_close(play);
}
END_TEST

START_TEST(a_player_out_of_time_loses_and_undo_continues_without_the_clock) {
    struct ui_play *play = open_clocked("oware", 3, 0);
    ui_play_click(play, "pit:A");
    pass(play, 2800);
    ck_assert_str_eq(result(play), "ongoing");
    pass(play, 300);
    ck_assert_str_eq(result(play), "win 0 time");
    ui_play_target(play, "button:rematch");
    ui_play_key(play, KEY_UNDO);
    ck_assert_str_eq(result(play), "ongoing");
    ui_play_click(play, "pit:a");
    pass(play, 9000);
    ck_assert_str_eq(result(play), "ongoing");
    ck_assert_double_eq(remaining(play, 1), 0);
    ck_assert_double_eq(remaining(play, 0), 3000);
    ui_play_close(play);
}
END_TEST

START_TEST(the_clocks_of_a_match_that_is_over_are_stopped) {
    struct ui_play *play = open_clocked("oware", 60, 0);
    match_resign(ui_play_match(play), 0);
    ui_play_wait(play, 16);
    double before = remaining(play, 0);
    pass(play, 9000);
    ck_assert_double_eq(remaining(play, 0), before);
    ck_assert(app_update(&play->app, play->now) >= NEVER);
    ui_play_close(play);
}
END_TEST

START_TEST(a_match_continues_with_the_remaining_times_saved_in_its_record) {
    struct ui_play *play = open_clocked("oware", 60, 10);
    struct text record = {0};
    struct record_error error;
    struct match match = {0};
    pass(play, 8000);
    ui_play_click(play, "pit:A");
    pass(play, 4000);
    ui_play_click(play, "button:back"); /* leaving saves the time that has passed */
    double rests[2] = {remaining(play, 0), remaining(play, 1)};
    record_write(ui_play_match(play), &record);
    ck_assert_ptr_nonnull(strstr(record.data, "[TimeControl \"60+10\"]"));
    ui_play_close(play);
    ck_assert(record_read(games, games_count, record.data, record.length, &match, &error));
    play = ui_play_open("", NULL, NULL, 1280, 800);
    ck_assert_ptr_null(table_take(&play->app, &play->app.table, &match));
    ui_play_push(play, SCENE_TABLE);
    ui_play_wait(play, 0);
    for (int player = 0; player < 2; player++) {
        ck_assert_double_eq_tol(remaining(play, player), rests[player], 100);
    }
    ui_play_key(play, KEY_UNDO); /* the turn has already added its seconds */
    double before = remaining(play, 0);
    ui_play_click(play, "pit:B");
    ck_assert_double_eq(remaining(play, 0), before);
    ui_play_close(play);
    text_free(&record);
}
END_TEST

/* What remains to a player by the match as it is on the disk. */
static double saved_remaining(struct ui_play *play, int player) {
    char path[128];
    struct text text = text_fixed(path, sizeof path);
    text_format(&text, "/matches/%s", ui_play_file(play));
    const char *record = fake_host_content(&play->fake, path);
    ck_assert_ptr_nonnull(record);
    const char *tag = strstr(record, player ? "[Clock1 \"" : "[Clock0 \"");
    ck_assert_ptr_nonnull(tag);
    return atof(tag + 9) * 1000;
}

/* As the loop of the app: it saves what is due after every step. */
static void pass_saving(struct ui_play *play, double ms) {
    for (double end = play->now + ms; play->now < end;) {
        ui_play_wait(play, end - play->now < 1000 ? end - play->now : 1000);
        matches_follow(&play->app);
    }
}

/* A program that is killed saves nothing any more: what is on the disk must do. */
START_TEST(a_killed_program_gives_no_time_back) {
    enum { BOUND = 2000 + 1000 + 100 }; /* between two savings, between two frames, a tenth */
    struct ui_play *play = open_clocked("oware", 60, 0);
    ui_play_click(play, "pit:A");
    for (int i = 0; i < 30; i++) {
        pass_saving(play, 1000);
        ck_assert_double_ge(saved_remaining(play, 1), remaining(play, 1));
        ck_assert_double_le(saved_remaining(play, 1), remaining(play, 1) + BOUND);
    }
    ck_assert_double_eq_tol(remaining(play, 1), 30000, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(a_match_that_another_one_replaces_keeps_what_was_used) {
    struct ui_play *play = open_clocked("oware", 60, 0);
    ui_play_click(play, "pit:A");
    pass_saving(play, 3900);
    ck_assert_double_gt(saved_remaining(play, 1), 56200);
    char path[128];
    struct text text = text_fixed(path, sizeof path);
    text_format(&text, "/matches/%s", ui_play_file(play));
    text_clear(&play->fake.clipboard);
    text_add(&play->fake.clipboard, "[Game \"oware\"]\n1. B *");
    ui_play_key(play, KEY_PASTE);
    ck_assert_ptr_nonnull(strstr(fake_host_content(&play->fake, path), "[Clock1 \"56.1\"]"));
    ui_play_close(play);
}
END_TEST

START_TEST(saving_the_time_leaves_the_history_where_it_was_scrolled_to) {
    struct ui_play *play = ui_play_open_history("oware", 1280, 800);
    match_clock_set(ui_play_match(play), ui_play_clock(play), 3600, 0);
    ui_play_random_game(play, 3, 60, BY_CLICKS);
    ui_play_wait(play, 0);
    struct scroll *lines = &play->app.shown->history.lines;
    ck_assert_int_gt(lines->first, 0);
    scroll_by(lines, -2);
    int first = lines->first;
    pass(play, 5000);
    ck_assert_int_eq(lines->first, first);
    ui_play_close(play);
}
END_TEST

START_TEST(a_time_control_of_another_kind_is_kept_and_means_no_clock) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    match_set_tag(ui_play_match(play), "TimeControl", "40/7200");
    match_clock_open(ui_play_match(play), ui_play_clock(play));
    pass(play, 2000);
    ck_assert(!clock_used(ui_play_clock(play)));
    ck_assert_str_eq(match_tag(ui_play_match(play), "TimeControl"), "40/7200");
    ui_play_close(play);
}
END_TEST

START_TEST(a_frame_is_drawn_only_when_the_display_changes) {
    struct ui_play *play = open_clocked("oware", 60, 0);
    ui_play_click(play, "pit:A");
    ui_play_wait(play, 0);
    double next = app_update(&play->app, play->now);
    ck_assert(next > play->now && next <= play->now + 1000);
    app_update(&play->app, next - 500);
    ck_assert(!ui_play_is_due(play));
    app_update(&play->app, next + 1);
    ck_assert(ui_play_is_due(play));
    ui_play_close(play);
}
END_TEST

START_TEST(a_hand_keeps_its_room_beside_a_clock) {
    static const char hand[] = "s1/ss/-/s3/ss/s4/s/s/ss/s/4/s/s2/s/-/- 124 1122334 S bead C b s3 -";
    static const float sizes[][2] = {{1280, 800}, {800, 600}, {900, 1200}, {600, 800}};
    for (int k = 0; k < 4; k++) {
        struct ui_play *play = ui_play_open("shakala", NULL, hand, sizes[k][0], sizes[k][1]);
        struct rect before = ui_play_target(play, "bead:s")->rect;
        match_clock_set(ui_play_match(play), ui_play_clock(play), 2400, 30);
        ui_play_wait(play, 16);
        struct rect rect = ui_play_target(play, "bead:s")->rect;
        ck_assert_float_ge(rect.w, fminf(before.w, 24));
        ui_play_check_targets(play, 32);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(clocks_leave_enough_room_for_everything_in_every_game) {
    static const float sizes[][2] = {{1280, 800}, {800, 600}, {900, 1200}, {600, 800}};
    for (int i = 0; i < games_count; i++) {
        for (int k = 0; k < 4; k++) {
            struct ui_play *play = ui_play_open(games[i]->id, NULL, NULL, sizes[k][0], sizes[k][1]);
            match_clock_set(ui_play_match(play), ui_play_clock(play), 2400, 30);
            ui_play_wait(play, 16);
            ui_play_check_targets(play, 32);
            ui_play_close(play);
        }
    }
}
END_TEST

SUITE("clocks", a_display_has_minutes_and_seconds_and_tenths_at_the_end,
      only_the_time_of_the_player_to_act_passes, a_clock_runs_out_once_and_never_below_zero,
      a_computer_that_slept_costs_nobody_time, it_asks_for_a_frame_exactly_when_the_display_changes,
      a_time_control_is_two_numbers_with_a_plus, remaining_time_is_written_in_tenths_of_a_second,
      the_time_of_whoever_is_to_act_passes_at_the_table,
      seconds_are_added_when_a_turn_is_finished_and_not_before,
      going_back_brings_neither_time_nor_the_same_seconds_twice,
      it_stops_while_the_menu_or_another_page_is_open, it_stops_during_animations,
      a_player_out_of_time_loses_and_undo_continues_without_the_clock,
      the_clocks_of_a_match_that_is_over_are_stopped,
      a_match_continues_with_the_remaining_times_saved_in_its_record,
      a_killed_program_gives_no_time_back, a_match_that_another_one_replaces_keeps_what_was_used,
      saving_the_time_leaves_the_history_where_it_was_scrolled_to,
      a_time_control_of_another_kind_is_kept_and_means_no_clock,
      a_frame_is_drawn_only_when_the_display_changes, a_hand_keeps_its_room_beside_a_clock,
      clocks_leave_enough_room_for_everything_in_every_game)
