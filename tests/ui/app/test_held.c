/* test_held.c: what is held down ends, whatever is not heard of its end. */
#include "fakes/fake_pointer.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <string.h>

enum { LOST = 600 }; /* ms: a finger of which no more is heard for so long rests */

static struct ui_play *open_touched(const char *game) {
    struct ui_play *play = ui_play_open(game, NULL, NULL, 1280, 800);
    ui_play_settings(play)->touched = true;
    return play;
}

static int played(struct ui_play *play) {
    return ui_play_match(play)->count - 1;
}

START_TEST(after_a_finger_without_an_end_all_other_means_work_at_once) {
    for (int means = 0; means < 4; means++) {
        struct ui_play *play = open_touched("oware");
        ui_play_finger(play, INPUT_DOWN, 1, "pit:C", 0, 0);
        ui_play_wait(play, LOST);
        if (means == 0) {
            ui_play_finger(play, INPUT_DOWN, 2, "pit:B", 0, 0);
            ui_play_finger(play, INPUT_UP, 2, "pit:B", 0, 0);
        } else if (means == 1) {
            ui_play_click(play, "pit:B");
        } else if (means == 2) {
            ui_play_type(play, "b");
            ui_play_key(play, KEY_ENTER);
        } else {
            ui_play_input(play, &(struct input){.kind = INPUT_KEY, .pad = true, .key = KEY_RIGHT});
            ui_play_wait(play, 16);
            ui_play_input(play, &(struct input){.kind = INPUT_KEY, .pad = true, .button = PAD_A});
            ui_play_wait(play, 16);
        }
        ck_assert_msg(played(play) == 1, "%d", means);
        ck_assert(!play->app.ui->finger.down && !play->app.ui->pressed[0]);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_finger_that_comes_down_twice_was_up_in_between) {
    struct ui_play *play = open_touched("oware");
    ui_play_finger(play, INPUT_DOWN, 1, "pit:C", 0, 0);
    ui_play_finger(play, INPUT_DOWN, 1, "pit:B", 0, 0);
    ck_assert_str_eq(play->app.ui->pressed, "pit:B");
    ui_play_finger(play, INPUT_UP, 1, "pit:B", 0, 0);
    ck_assert_int_eq(played(play), 1);
    ui_play_close(play);
}
END_TEST

START_TEST(a_drag_that_lost_its_finger_is_dropped_where_it_came_from) {
    struct ui_play *play = open_touched("dulko");
    ui_play_finger(play, INPUT_DOWN, 1, "bank:1:5", 0, 0);
    ui_play_finger(play, INPUT_MOVE, 1, "bank:1:5", 0, 8);
    ck_assert(play->app.ui->dragging);
    ui_play_finger(play, INPUT_MOVE, 1, "square:e5", 0, 40);
    ui_play_wait(play, LOST);
    ui_play_finger(play, INPUT_DOWN, 2, "square:a1", 0, 0);
    ck_assert(!play->app.ui->dragging);
    ck_assert_int_eq(played(play), 0);
    ui_play_finger(play, INPUT_UP, 1, "square:e5", 0, 40); /* it comes after all */
    ck_assert_int_eq(played(play), 0);
    ui_play_close(play);
}
END_TEST

START_TEST(a_finger_that_moves_is_not_lost) {
    struct ui_play *play = open_touched("dulko");
    ui_play_finger(play, INPUT_DOWN, 1, "bank:1:5", 0, 0);
    for (int i = 0; i < 8; i++) {
        ui_play_finger(play, INPUT_MOVE, 1, "square:e5", (float)i, 40);
        ui_play_wait(play, 200);
    }
    ui_play_finger(play, INPUT_DOWN, 2, "square:a1", 0, 0);
    ck_assert(play->app.ui->dragging);
    ui_play_finger(play, INPUT_UP, 1, "square:e5", 0, 40);
    ck_assert_int_eq(played(play), 1);
    ui_play_close(play);
}
END_TEST

START_TEST(a_finger_of_which_nothing_is_heard_is_up_after_half_a_minute) {
    struct ui_play *play = open_touched("oware");
    ui_play_finger(play, INPUT_DOWN, 1, "pit:C", 0, 0);
    ui_play_wait(play, 29000);
    ck_assert(play->app.ui->finger.down);
    ui_play_wait(play, 1001);
    ck_assert(!play->app.ui->finger.down && !play->app.ui->pressed[0]);
    ck_assert_int_eq(played(play), 0);
    ui_play_wait(play, 5000);
    ck_assert(ui_play_rests(play));
    ui_play_close(play);
}
END_TEST

static void mouse(struct ui_play *play, enum input_kind kind, bool loose, const char *id) {
    struct rect rect = ui_play_target(play, id)->rect;
    ui_play_input(play, &(struct input){.kind = kind,
                                        .loose = loose,
                                        .x = rect.x + rect.w / 2,
                                        .y = rect.y + rect.h / 2});
    ui_play_wait(play, 16);
}

START_TEST(a_button_of_the_mouse_whose_end_is_lost_drags_nothing) {
    struct ui_play *play = ui_play_open("dulko", NULL, NULL, 1280, 800);
    mouse(play, INPUT_DOWN, false, "bank:1:5");
    mouse(play, INPUT_MOVE, false, "square:e5");
    ck_assert(play->app.ui->dragging);
    mouse(play, INPUT_MOVE, true, "square:d4");
    ck_assert(!play->app.ui->dragging && !play->app.ui->pressed[0]);
    mouse(play, INPUT_DOWN, false, "bank:1:5");
    mouse(play, INPUT_MOVE, false, "square:e5");
    mouse(play, INPUT_DOWN, false, "square:d4"); /* again, and nothing was heard between */
    ck_assert(!play->app.ui->dragging);
    ck_assert_int_eq(played(play), 0);
    ui_play_close(play);
}
END_TEST

/* Oware, South has just sown their third house, and a key hurries that. */
static struct ui_play *hurried(void) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_settings(play)->speed = 1;
    ui_play_click(play, "pit:C");
    ui_play_key(play, KEY_RIGHT);
    ui_play_input(play, &(struct input){.kind = INPUT_KEY, .key = KEY_SPACE});
    for (int i = 0; i < 310; i++) {
        ui_play_wait(play, 1);
    }
    ck_assert(play->app.table.hold.hurries);
    return play;
}

START_TEST(a_key_that_hurries_an_animation_ends_with_the_next_press_and_by_itself) {
    for (int by = 0; by < 2; by++) {
        struct ui_play *play = hurried();
        ui_play_input(play, &(struct input){.kind = INPUT_KEY, .key = KEY_SPACE, .again = true});
        ck_assert(play->app.table.hold.hurries);
        if (by == 0) {
            ui_play_input(play, &(struct input){.kind = INPUT_KEY, .key = KEY_LEFT});
        } else {
            ui_play_wait(play, 31000);
        }
        ck_assert(!play->app.table.hold.hurries);
        ck_assert_float_eq(play_animation_tempo(ui_play_table(play)), 1);
        ui_play_close(play);
    }
}
END_TEST

SUITE("held", after_a_finger_without_an_end_all_other_means_work_at_once,
      a_finger_that_comes_down_twice_was_up_in_between,
      a_drag_that_lost_its_finger_is_dropped_where_it_came_from, a_finger_that_moves_is_not_lost,
      a_finger_of_which_nothing_is_heard_is_up_after_half_a_minute,
      a_button_of_the_mouse_whose_end_is_lost_drags_nothing,
      a_key_that_hurries_an_animation_ends_with_the_next_press_and_by_itself)
