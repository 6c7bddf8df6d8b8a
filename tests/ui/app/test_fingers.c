/* test_fingers.c: a screen that is touched. */
#include "support/suite.h"
#include "support/ui_play.h"

#include <string.h>

static struct ui_play *open_touched(const char *game, float width, float height) {
    struct ui_play *play = ui_play_open(game, NULL, NULL, width, height);
    ui_play_settings(play)->touched = true;
    return play;
}

START_TEST(the_first_touch_of_all_has_moves_confirmed_and_says_so) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_finger(play, INPUT_DOWN, 1, "pit:C", 0, 0);
    ck_assert(ui_play_settings(play)->confirm);
    ck_assert_ptr_nonnull(strstr(ui_play_toast(play), "second tap plays it"));
    ui_play_finger(play, INPUT_UP, 1, "pit:C", 0, 0);
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_tap(play, "pit:C");
    ck_assert_int_eq(ui_play_match(play)->count, 2);

    ui_play_settings(play)->confirm = false; /* whoever turns it off has it off for good */
    ui_play_wait(play, 4000);
    ui_play_tap(play, "pit:a");
    ck_assert(!ui_play_settings(play)->confirm);
    ck_assert_int_eq(ui_play_match(play)->count, 3);
    ui_play_close(play);
}
END_TEST

START_TEST(a_mouse_changes_no_setting) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_click(play, "pit:C");
    ck_assert(!ui_play_settings(play)->confirm && !ui_play_settings(play)->touched);
    ui_play_close(play);
}
END_TEST

START_TEST(a_finger_that_rests_shows_what_a_move_does_and_plays_nothing) {
    struct ui_play *play = open_touched("oware", 1280, 800);
    ui_play_finger(play, INPUT_DOWN, 1, "pit:C", 0, 0);
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    ui_play_wait(play, 600);
    ui_play_finger(play, INPUT_UP, 1, "pit:C", 0, 0);
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ck_assert_str_eq(play->app.ui->hover, "");
    ui_play_tap(play, "pit:C");
    ck_assert_int_eq(ui_play_match(play)->count, 2);
    ui_play_close(play);
}
END_TEST

START_TEST(a_tap_is_one_however_long_nothing_has_run) {
    struct ui_play *play = open_touched("oware", 1280, 800);
    ui_play_idle(play, 10000);
    ui_play_tap(play, "pit:C");
    ck_assert_int_eq(ui_play_match(play)->count, 2);
    ui_play_close(play);
}
END_TEST

START_TEST(a_finger_that_rests_on_what_cannot_be_used_is_told_why) {
    struct ui_play *play = open_touched("oware", 1280, 800);
    ui_play_finger(play, INPUT_DOWN, 1, "pit:b", 0, 0);
    ck_assert_str_eq(ui_play_refusal(play), "");
    ui_play_wait(play, 600);
    ck_assert_str_ne(ui_play_refusal(play), "");
    ui_play_finger(play, INPUT_UP, 1, "pit:b", 0, 0);
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(what_is_dragged_is_held_above_the_finger) {
    struct ui_play *play = open_touched("dulko", 1280, 800);
    ui_play_finger(play, INPUT_DOWN, 1, "bank:1:5", 0, 0);
    ui_play_finger(play, INPUT_MOVE, 1, "bank:1:5", 0, 8);
    ck_assert(play->app.ui->dragging);
    ui_play_finger(play, INPUT_MOVE, 1, "square:e5", 0, 40);
    ck_assert_str_eq(play->app.ui->hover, "square:e5");
    ui_play_finger(play, INPUT_UP, 1, "square:e5", 0, 40);
    ck_assert_int_eq(ui_play_match(play)->count, 2);
    ui_play_close(play);
}
END_TEST

START_TEST(a_second_finger_does_nothing_while_the_first_is_down) {
    struct ui_play *play = open_touched("seega", 1280, 800);
    const char *first = "square:a1", *second = "square:b1";
    ui_play_finger(play, INPUT_DOWN, 1, first, 0, 0);
    ui_play_finger(play, INPUT_DOWN, 2, second, 0, 0);
    ui_play_finger(play, INPUT_UP, 2, second, 0, 0);
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ck_assert_str_eq(play->app.ui->pressed, first);
    ui_play_finger(play, INPUT_UP, 1, first, 0, 0);
    ck_assert_int_eq(ui_play_match(play)->count, 2);
    ui_play_close(play);
}
END_TEST

/* Swipes up on the page of settings, and returns how far it is scrolled when the finger lets go. */
static int swipe(struct ui_play *play) {
    for (int i = 0; i <= 6; i++) {
        enum input_kind kind = i == 0 ? INPUT_DOWN : i == 6 ? INPUT_UP : INPUT_MOVE;
        app_input(&play->app, &(struct input){.kind = kind,
                                              .touch = true,
                                              .finger = 1,
                                              .x = 20,
                                              .y = 450 - 20 * (float)(i < 5 ? i : 5)});
        ui_play_wait(play, 16);
    }
    return play->app.shown->page.first;
}

START_TEST(a_list_goes_on_after_a_swipe_and_stops_at_a_touch) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 600, 480);
    ui_play_settings(play)->touched = true;
    ui_play_click(play, "button:settings");
    ui_play_settings(play)->speed = 1;
    int at_once = swipe(play);
    ui_play_wait(play, 100);
    int on_its_way = play->app.shown->page.first;
    ck_assert_int_gt(on_its_way, at_once);
    app_input(&play->app,
              &(struct input){.kind = INPUT_DOWN, .touch = true, .finger = 1, .x = 20, .y = 300});
    ui_play_wait(play, 500);
    ck_assert_int_eq(play->app.shown->page.first, on_its_way);
    ui_play_close(play);
}
END_TEST

START_TEST(with_reduced_motion_a_list_stays_where_the_finger_leaves_it) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 600, 480);
    ui_play_settings(play)->touched = true;
    ui_play_click(play, "button:settings");
    ui_play_settings(play)->speed = 1;
    ui_play_settings(play)->reduced_motion = true;
    int at_once = swipe(play);
    ui_play_wait(play, 500);
    ck_assert_int_eq(play->app.shown->page.first, at_once);
    ck_assert(ui_play_rests(play));
    ui_play_close(play);
}
END_TEST

SUITE("fingers", the_first_touch_of_all_has_moves_confirmed_and_says_so, a_mouse_changes_no_setting,
      a_finger_that_rests_shows_what_a_move_does_and_plays_nothing,
      a_tap_is_one_however_long_nothing_has_run,
      a_finger_that_rests_on_what_cannot_be_used_is_told_why,
      what_is_dragged_is_held_above_the_finger,
      a_second_finger_does_nothing_while_the_first_is_down,
      a_list_goes_on_after_a_swipe_and_stops_at_a_touch,
      with_reduced_motion_a_list_stays_where_the_finger_leaves_it)
