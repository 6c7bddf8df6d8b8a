/* test_pause.c: the clock starts with the first action, and stops during a pause. */
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/play/match_clock.h"

#include <math.h>

static struct ui_play *open_timed(void) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    match_clock_set(ui_play_match(play), ui_play_clock(play), 300, 0);
    ui_play_wait(play, 0);
    return play;
}

/* Lets time pass in steps too short to count as sleep of the computer. */
static void pass(struct ui_play *play, int seconds) {
    for (int i = 0; i < seconds; i++) {
        ui_play_wait(play, 1000);
    }
}

START_TEST(nobody_loses_time_before_the_first_action) {
    struct ui_play *play = open_timed();
    pass(play, 60);
    ck_assert_double_eq(ui_play_clock(play)->remaining[0], 300000);
    ui_play_click(play, "pit:C");
    pass(play, 10);
    ck_assert_double_eq(ui_play_clock(play)->remaining[0], 300000);
    ck_assert(ui_play_clock(play)->remaining[1] < 291000);
    ui_play_close(play);
}
END_TEST

START_TEST(a_pause_stops_the_clock_and_the_board_waits) {
    struct ui_play *play = open_timed();
    ui_play_click(play, "pit:C");
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:pause");
    ck_assert(ui_play_says(play, "The clock is paused."));
    double before = ui_play_clock(play)->remaining[1];
    pass(play, 120);
    ck_assert_double_eq(ui_play_clock(play)->remaining[1], before);
    ck_assert(!ui_play_has(play, "pit:a"));
    ck_assert(!ui_play_has(play, "button:decline"));
    ui_play_click(play, "button:accept");
    pass(play, 5);
    ck_assert(ui_play_clock(play)->remaining[1] < before - 3000);
    ck_assert(ui_play_has(play, "pit:a"));
    ui_play_close(play);
}
END_TEST

START_TEST(escape_ends_a_pause) {
    struct ui_play *play = open_timed();
    ui_play_click(play, "pit:C");
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:pause");
    ui_play_cancel(play);
    ck_assert_int_eq(play->app.table.question, ASK_NOTHING);
    ui_play_close(play);
}
END_TEST

START_TEST(without_a_clock_there_is_nothing_to_pause) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_click(play, "button:menu");
    ck_assert(!ui_play_has(play, "button:pause"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_longest_menu_has_room_in_the_smallest_window) {
    struct ui_play *play = ui_play_open("seega", NULL, NULL, 800, 600);
    match_clock_set(ui_play_match(play), ui_play_clock(play), 300, 0);
    ui_play_click(play, "button:menu");
    ui_play_check_targets(play, 32);
    const struct target *home = ui_play_target(play, "button:home");
    ck_assert(home->rect.y + home->rect.h <= 600);
    ui_play_close(play);
}
END_TEST

/* The sprite in the middle of an entry's icon; NOWHERE: none. */
static int icon_of(struct ui_play *play, const struct target *entry) {
    float x = entry->rect.x + 22, y = entry->rect.y + entry->rect.h / 2;
    int icon = NOWHERE;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        bool there = fabsf(command->rect.x + command->rect.w / 2 - x) < 2 &&
                     fabsf(command->rect.y + command->rect.h / 2 - y) < 2;
        icon = command->kind == DRAW_SPRITE && there ? command->as.sprite.id : icon;
    }
    return icon;
}

START_TEST(no_two_entries_of_the_menu_have_the_same_icon) {
    for (int over = 0; over < 2; over++) {
        struct ui_play *play = ui_play_open("seega", NULL, NULL, 1280, 800);
        match_clock_set(ui_play_match(play), ui_play_clock(play), 300, 0);
        if (over) {
            play_resign(ui_play_table(play), 0);
        }
        ui_play_click(play, "button:menu");
        const struct targets *targets = ui_play_targets(play);
        float width = ui_play_target(play, "button:copy-record")->rect.w; /* of any entry */
        int seen[64], count = 0;
        for (int i = 0; i < targets->count; i++) {
            int icon =
                targets->target[i].rect.w == width ? icon_of(play, &targets->target[i]) : NOWHERE;
            for (int k = 0; k < count && icon != NOWHERE; k++) {
                ck_assert_msg(seen[k] != icon, "%s", targets->target[i].id);
            }
            seen[count] = icon;
            count += icon != NOWHERE;
        }
        ck_assert_int_gt(count, 12);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(with_a_large_interface_the_menu_has_two_columns_and_rows_as_high_as_in_any_window) {
    static const float sizes[][3] = {{800, 600, 1.5F}, {1280, 800, 2}};
    for (int i = 0; i < 2; i++) {
        struct ui_play *play = ui_play_open("seega", NULL, NULL, sizes[i][0], sizes[i][1]);
        ui_play_settings(play)->scale = sizes[i][2];
        match_clock_set(ui_play_match(play), ui_play_clock(play), 300, 0);
        ui_play_click(play, "button:menu");
        ui_play_check_targets(play, 32);
        ck_assert_float_gt(ui_play_target(play, "button:copy-record")->rect.x,
                           ui_play_target(play, "button:new")->rect.x);
        ui_play_walk(play, "button:home");
        ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
        ui_play_close(play);
    }
}
END_TEST

SUITE("pausing", no_two_entries_of_the_menu_have_the_same_icon,
      with_a_large_interface_the_menu_has_two_columns_and_rows_as_high_as_in_any_window,
      nobody_loses_time_before_the_first_action, a_pause_stops_the_clock_and_the_board_waits,
      escape_ends_a_pause, without_a_clock_there_is_nothing_to_pause,
      the_longest_menu_has_room_in_the_smallest_window)
