/* test_hold.c: a press during an animation: a click ends it and counts, a long press hurries it. */
#include "fakes/fake_pointer.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <string.h>

enum { LONG = 300 };

static struct ui_play *open_table(const char *game, const char *position) {
    struct ui_play *play = ui_play_open(game, NULL, position, 1280, 800);
    ui_play_settings(play)->speed = 1;
    return play;
}

/* Oware, South has just sown their third house, which takes 820 ms. */
static struct ui_play *sown(void) {
    struct ui_play *play = open_table("oware", NULL);
    ui_play_click(play, "pit:C");
    ck_assert(ui_play_is_busy(play));
    return play;
}

static void point(struct ui_play *play, enum input_kind kind, const char *id) {
    ck_assert(fake_point(&play->app, kind, id, 0, 0));
    ui_play_wait(play, 1);
}

static void press_key(struct ui_play *play, enum input_kind kind, enum key key) {
    app_input(&play->app, &(struct input){.kind = kind, .key = key});
    ui_play_wait(play, 1);
}

static void wait(struct ui_play *play, int ms) {
    for (int i = 0; i < ms; i++) {
        ui_play_wait(play, 1);
    }
}

static int actions_played(struct ui_play *play) {
    const struct match *match = &ui_play_table(play)->match;
    return match_depth(match, match->current);
}

START_TEST(a_short_press_ends_the_animation_and_is_a_click) {
    struct ui_play *play = sown();
    point(play, INPUT_DOWN, "pit:f");
    wait(play, LONG - 20);
    ck_assert(ui_play_is_busy(play));
    point(play, INPUT_UP, "pit:f");
    ck_assert_int_eq(actions_played(play), 2);
    ui_play_close(play);
}
END_TEST

START_TEST(a_press_outside_of_every_target_ends_the_animation_when_released) {
    struct ui_play *play = sown();
    app_input(&play->app, &(struct input){.kind = INPUT_DOWN, .x = 640, .y = 120});
    app_input(&play->app, &(struct input){.kind = INPUT_UP, .x = 640, .y = 120});
    ck_assert(!ui_play_is_busy(play));
    ui_play_close(play);
}
END_TEST

START_TEST(a_long_press_hurries_the_animation_and_is_not_a_click) {
    struct ui_play *play = sown();
    point(play, INPUT_DOWN, "pit:f");
    wait(play, LONG + 2);
    float left =
        ui_play_animation(play)->total - play_animation_time(ui_play_table(play), play->now);
    ck_assert_float_gt(left, 400);
    wait(play, (int)(left / 4) - 10);
    ck_assert(ui_play_is_busy(play));
    wait(play, 20);
    ck_assert(!ui_play_is_busy(play));
    point(play, INPUT_UP, "pit:f");
    ck_assert_int_eq(actions_played(play), 1);
    ui_play_close(play);
}
END_TEST

START_TEST(after_a_long_press_the_animation_continues_as_usual) {
    struct ui_play *play = sown();
    point(play, INPUT_DOWN, "pit:f");
    wait(play, LONG + 10);
    point(play, INPUT_UP, "pit:f");
    float before = play_animation_time(ui_play_table(play), play->now);
    wait(play, 100);
    ck_assert(ui_play_is_busy(play));
    ck_assert_float_eq_tol(play_animation_time(ui_play_table(play), play->now) - before, 100, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(losing_the_pointer_ends_a_long_press) {
    struct ui_play *play = sown();
    point(play, INPUT_DOWN, "pit:f");
    wait(play, LONG + 2);
    app_input(&play->app, &(struct input){.kind = INPUT_LEAVE});
    ck_assert_float_eq(play_animation_tempo(ui_play_table(play)), 1);
    ck_assert(ui_play_is_busy(play));
    wait(play, 2 * LONG);
    ck_assert_float_eq(play_animation_tempo(ui_play_table(play)), 1);
    ui_play_close(play);
}
END_TEST

START_TEST(a_button_outside_the_board_reacts_at_once) {
    struct ui_play *play = sown();
    point(play, INPUT_DOWN, "button:undo");
    ck_assert(!ui_play_is_busy(play));
    wait(play, 2 * LONG);
    point(play, INPUT_UP, "button:undo");
    ck_assert_int_eq(actions_played(play), 0);
    ui_play_close(play);
}
END_TEST

START_TEST(holding_space_or_enter_hurries_too_and_does_nothing_else) {
    static const enum key keys[] = {KEY_SPACE, KEY_ENTER};
    for (int i = 0; i < 2; i++) {
        struct ui_play *play = sown();
        ui_play_key(play, KEY_RIGHT); /* the focus is on some house */
        ck_assert(play->app.ui->keyboard && ui_play_is_busy(play));
        press_key(play, INPUT_KEY, keys[i]);
        wait(play, LONG + 2);
        ck_assert_float_gt(play_animation_tempo(ui_play_table(play)), 3);
        wait(play, 200);
        ck_assert(!ui_play_is_busy(play));
        press_key(play, INPUT_KEY_UP, keys[i]);
        ck_assert_int_eq(actions_played(play), 1);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_key_released_soon_ends_the_animation_and_acts) {
    struct ui_play *play = open_table("oware", NULL);
    ui_play_hover(play, "pit:f");
    ui_play_click(play, "pit:C");
    ui_play_hover(play, "pit:f");
    ui_play_key(play, KEY_RIGHT);
    char focus[TARGET_ID_MAX];
    memcpy(focus, ui_play_focus(play), sizeof focus);
    ck_assert_msg(focus[4] >= 'a', "%s is North's", focus);
    ck_assert(ui_play_is_busy(play));
    press_key(play, INPUT_KEY, KEY_ENTER);
    ck_assert(ui_play_is_busy(play));
    press_key(play, INPUT_KEY_UP, KEY_ENTER);
    ck_assert_int_eq(actions_played(play), 2);
    ui_play_close(play);
}
END_TEST

START_TEST(an_item_can_be_dragged_during_an_animation) {
    struct ui_play *play = open_table("seega", "1o1x1/ox1o1/1x2o/x1ox1/1xo1x x 0 0 6 5 move");
    const struct legal *legal = ui_play_legal(play);
    char from[TARGET_ID_MAX], onto[TARGET_ID_MAX];
    memcpy(from, legal->touch[0][0].text, TOUCH_TEXT_MAX);
    memcpy(onto, legal->touch[0][1].text, TOUCH_TEXT_MAX);
    ui_play_click(play, from);
    ui_play_click(play, onto);
    ck_assert(ui_play_is_busy(play) && ui_play_legal(play)->count);
    memcpy(from, legal->touch[0][0].text, TOUCH_TEXT_MAX);
    memcpy(onto, legal->touch[0][1].text, TOUCH_TEXT_MAX);
    ui_play_drag(play, from, onto);
    ck_assert_int_eq(actions_played(play), 2);
    ui_play_close(play);
}
END_TEST

SUITE("hold", a_short_press_ends_the_animation_and_is_a_click,
      a_press_outside_of_every_target_ends_the_animation_when_released,
      a_long_press_hurries_the_animation_and_is_not_a_click,
      after_a_long_press_the_animation_continues_as_usual, losing_the_pointer_ends_a_long_press,
      a_button_outside_the_board_reacts_at_once,
      holding_space_or_enter_hurries_too_and_does_nothing_else,
      a_key_released_soon_ends_the_animation_and_acts, an_item_can_be_dragged_during_an_animation)
