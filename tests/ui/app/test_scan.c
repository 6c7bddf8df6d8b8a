/* test_scan.c: the app by one switch. */
#include "engine/rules.h"
#include "support/suite.h"
#include "support/taker.h"
#include "support/ui_play.h"
#include "ui/app/stack.h"

#include <string.h>

static const double STEP = 500, PAUSE = 160; /* ms */

static struct ui_play *open_scanned(const char *game, float width, float height) {
    struct ui_play *play = ui_play_open(game, NULL, NULL, width, height);
    ui_play_settings(play)->scan = 0.5F;
    ui_play_wait(play, 1);
    return play;
}

static void press(struct ui_play *play) {
    ui_play_key(play, KEY_SPACE);
    ui_play_wait(play, PAUSE);
}

static bool in_group(const char *id, const char *other) {
    return strncmp(id, other, strcspn(id, ":") + 1) == 0;
}

/* Waits for what is wanted, and presses the only switch twice. */
static void use(struct ui_play *play, const char *id) {
    int steps = 0;
    for (; !in_group(id, ui_play_focus(play)); steps++) {
        ck_assert_msg(steps < 20, "the group of %s is not offered", id);
        ui_play_wait(play, STEP);
    }
    press(play);
    for (steps = 0; play->app.ui->scan.inside && strcmp(id, ui_play_focus(play)) != 0; steps++) {
        ck_assert_msg(steps < 100, "%s is not offered", id);
        ui_play_wait(play, STEP);
    }
    if (play->app.ui->scan.inside) {
        press(play);
    }
}

START_TEST(a_whole_match_of_seega_is_played_by_one_switch) {
    struct ui_play *play = open_scanned("seega", 1280, 800);
    const struct game *game = ui_play_match(play)->game;
    uint64_t seed = 7;
    int played = 0;
    for (; !match_over(ui_play_match(play)) && played < 400; played++) {
        struct touch touch[TOUCHES_MAX];
        struct position before = *ui_play_position(play);
        int count = game->touches(&before, taker_choose(game, &before, &seed), touch);
        for (int i = 0; i < count; i++) {
            if (strcmp(ui_play_chosen(play), touch[i].text) != 0) {
                use(play, touch[i].text);
            }
        }
        ck_assert_msg(!position_equal(&before, ui_play_position(play)), "%s", touch[0].text);
    }
    ck_assert(match_over(ui_play_match(play)));
    ui_play_close(play);
}
END_TEST

START_TEST(groups_are_offered_then_what_is_in_one_and_after_two_rounds_groups_again) {
    struct ui_play *play = open_scanned("oware", 1280, 800);
    const struct scan *scan = &play->app.ui->scan;
    ck_assert_ptr_eq(strstr(ui_play_focus(play), "pit:"), ui_play_focus(play));
    ui_play_wait(play, STEP);
    ck_assert(!in_group(ui_play_focus(play), "pit:A"));
    while (strncmp(ui_play_focus(play), "pit:", 4) != 0) {
        ui_play_wait(play, STEP);
    }
    press(play);
    ck_assert(scan->inside);
    for (int i = 0; i < 11; i++) { /* six pits can be sown */
        ui_play_wait(play, STEP);
        ck_assert(scan->inside);
    }
    ui_play_wait(play, STEP);
    ck_assert(!scan->inside);
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(a_press_anywhere_a_letter_and_a_pads_button_are_the_switch) {
    struct ui_play *play = open_scanned("oware", 1280, 800);
    ui_play_click(play, "button:menu");
    ck_assert(!play->app.table.menu && play->app.ui->scan.inside);
    ui_play_wait(play, PAUSE);
    ui_play_type(play, "f");
    ck_assert_int_eq(ui_play_match(play)->count, 2);
    ui_play_wait(play, PAUSE);
    while (strncmp(ui_play_focus(play), "pit:", 4) != 0) {
        ui_play_wait(play, STEP);
    }
    for (int i = 0; i < 2; i++) {
        app_input(&play->app, &(struct input){.kind = INPUT_KEY, .pad = true, .button = PAD_A});
        ui_play_wait(play, PAUSE);
    }
    ck_assert_int_eq(ui_play_match(play)->count, 3);
    ui_play_close(play);
}
END_TEST

START_TEST(any_key_and_any_button_are_the_switch_if_the_settings_say_so) {
    static const struct input switches[] = {{.kind = INPUT_KEY, .key = KEY_F7},
                                            {.kind = INPUT_KEY, .key = KEY_LEFT},
                                            {.kind = INPUT_KEY, .key = KEY_UNDO},
                                            {.kind = INPUT_KEY, .key = KEY_OTHER},
                                            {.kind = INPUT_KEY, .pad = true, .button = PAD_B},
                                            {.kind = INPUT_KEY, .pad = true, .button = PAD_START},
                                            {.kind = INPUT_CANCEL},
                                            {.kind = INPUT_CANCEL, .other = true}};
    for (size_t i = 0; i < sizeof switches / sizeof switches[0]; i++) {
        for (int any = 0; any < 2; any++) {
            struct ui_play *play = open_scanned("oware", 1280, 800);
            ui_play_settings(play)->scan_any = any;
            app_input(&play->app, &switches[i]);
            ck_assert_msg(play->app.ui->scan.inside == any, "%zu", i);
            struct input held = switches[i];
            held.again = true;
            app_input(&play->app, &held);
            ck_assert_int_eq(ui_play_match(play)->count, 1);
            ui_play_close(play);
        }
    }
}
END_TEST

/* How often a switch that closes every so many ms, ten times, is heard. */
static int bounce(struct ui_play *play, const struct input *input, int ms) {
    int heard = 0;
    for (int i = 0; i < 10; i++) {
        struct scan before = play->app.ui->scan;
        int count = ui_play_match(play)->count;
        ui_play_input(play, input);
        heard += play->app.ui->scan.inside != before.inside || ui_play_match(play)->count != count;
        ui_play_wait(play, ms);
    }
    return heard;
}

START_TEST(a_switch_that_bounces_is_one_press_within_the_pause_of_the_settings) {
    static const struct input switches[] = {{.kind = INPUT_KEY, .key = KEY_SPACE},
                                            {.kind = INPUT_TEXT, .text = "f"},
                                            {.kind = INPUT_DOWN, .x = 10, .y = 10},
                                            {.kind = INPUT_KEY, .pad = true, .button = PAD_A}};
    for (size_t i = 0; i < sizeof switches / sizeof switches[0]; i++) {
        struct ui_play *play = open_scanned("oware", 1280, 800);
        ck_assert_int_eq(bounce(play, &switches[i], 12), 1);
        ui_play_wait(play, 200);
        ck_assert_int_eq(bounce(play, &switches[i], 1), 1);
        ui_play_close(play);
        play = open_scanned("oware", 1280, 800);
        ck_assert_ptr_null(settings_set(ui_play_settings(play), "scan-pause", "1"));
        ck_assert_int_eq(bounce(play, &switches[i], 99), 1);
        ui_play_close(play);
        play = open_scanned("oware", 1280, 800);
        ck_assert_ptr_null(settings_set(ui_play_settings(play), "scan-pause", "0"));
        ck_assert_int_gt(bounce(play, &switches[i], 1), 1);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(scanning_wakes_at_its_steps_only_and_when_it_is_off_never) {
    struct ui_play *play = open_scanned("oware", 1280, 800);
    double now = play->now;
    ck_assert(app_update(&play->app, now) >= now + STEP - 10);
    ck_assert(!ui_play_rests(play));
    ui_play_settings(play)->scan = 0;
    ui_play_wait(play, 5000);
    ck_assert(ui_play_rests(play));
    ui_play_close(play);
}
END_TEST

START_TEST(reduced_motion_does_not_stop_it) {
    struct ui_play *play = open_scanned("oware", 1280, 800);
    ui_play_settings(play)->reduced_motion = true;
    struct line before = text_line("%s", ui_play_focus(play));
    ui_play_wait(play, STEP);
    ck_assert_str_ne(ui_play_focus(play), before.string);
    ui_play_close(play);
}
END_TEST

SUITE("scan", a_whole_match_of_seega_is_played_by_one_switch,
      groups_are_offered_then_what_is_in_one_and_after_two_rounds_groups_again,
      a_press_anywhere_a_letter_and_a_pads_button_are_the_switch,
      any_key_and_any_button_are_the_switch_if_the_settings_say_so,
      a_switch_that_bounces_is_one_press_within_the_pause_of_the_settings,
      scanning_wakes_at_its_steps_only_and_when_it_is_off_never, reduced_motion_does_not_stop_it)
