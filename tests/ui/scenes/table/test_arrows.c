/* test_arrows.c: when the arrow keys step through a match, and when they move the focus. */
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/import_export.h"

#include <string.h>

static int depth(struct ui_play *play) {
    const struct match *match = ui_play_match(play);
    return match_depth(match, match->current);
}

static struct ui_play *open(const char *game) {
    return ui_play_open_history(game, 1280, 800);
}

static void click_all(struct ui_play *play, const char *pits) {
    for (; *pits; pits++) {
        char id[] = "pit:A";
        id[4] = *pits;
        ui_play_click(play, id);
    }
}

/* A finished match of six turns and a resignation, its card put away with the pointer. */
static struct ui_play *open_over(void) {
    struct ui_play *play = open("oware");
    click_all(play, "CdFcAf");
    play_resign(ui_play_table(play), 0);
    ui_play_wait(play, 0);
    ui_play_click(play, "button:review");
    return play;
}

START_TEST(after_the_pointer_arrows_step_through_a_finished_match_without_a_focus) {
    static const char *const clicked[] = {"",           "button:review", "button:analyze",
                                          "ply:5",      "button:end",    "button:previous",
                                          "graph:score"};
    for (size_t i = 0; i < sizeof clicked / sizeof clicked[0]; i++) {
        struct ui_play *play = open_over();
        if (clicked[i][0]) {
            ui_play_click(play, clicked[i]);
        }
        int at = depth(play);
        ck_assert_int_ge(at, 2);
        ui_play_key(play, KEY_LEFT);
        ck_assert_msg(depth(play) == at - 1, "%s", clicked[i]);
        ui_play_key(play, KEY_LEFT);
        ck_assert_int_eq(depth(play), at - 2);
        ui_play_key(play, KEY_RIGHT);
        ck_assert_int_eq(depth(play), at - 1);
        ui_play_key(play, KEY_HOME);
        ui_play_key(play, KEY_DOWN);
        ck_assert_int_eq(depth(play), 1);
        ui_play_key(play, KEY_UP);
        ck_assert_int_eq(depth(play), 0);
        ck_assert_msg(!play->app.ui->keyboard, "%s", clicked[i]);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(arrows_step_while_looking_back_and_through_a_record_even_without_the_panel) {
    static const char record[] = "[Game \"oware\"] 1. C 2. d 3. F 4. c *";
    for (int opened = 0; opened < 2; opened++) {
        struct ui_play *play = open("oware");
        ui_play_settings(play)->history = false;
        if (opened) {
            fake_host_put(&play->fake, "/home/ada/x.serai", record);
            struct text why = {0};
            ck_assert(import_open(&play->app, &play->app.table, &play->app.saved,
                                  "/home/ada/x.serai", &why));
        } else {
            click_all(play, "CdFc");
            ui_play_type(play, ",");
        }
        ui_play_redraw(play);
        ui_play_wait(play, 0);
        int at = depth(play);
        ui_play_key(play, KEY_LEFT);
        ck_assert_int_eq(depth(play), at - 1);
        ck_assert(!play->app.ui->keyboard);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(
    arrows_move_the_focus_for_whoever_uses_the_keyboard_and_while_there_is_something_to_play) {
    struct ui_play *play = open_over();
    int at = depth(play);
    do {
        ui_play_key(play, KEY_TAB);
    } while (strncmp(ui_play_focus(play), "button:", 7) != 0);
    ui_play_key(play, KEY_RIGHT);
    ui_play_key(play, KEY_LEFT);
    ck_assert_int_eq(depth(play), at);
    ck_assert(play->app.ui->keyboard);
    ui_play_close(play);
    play = open("oware");
    click_all(play, "Cd");
    ui_play_key(play, KEY_LEFT);
    ck_assert_int_eq(depth(play), 2);
    ck_assert(play->app.ui->keyboard);
    ui_play_close(play);
}
END_TEST

SUITE("arrows", after_the_pointer_arrows_step_through_a_finished_match_without_a_focus,
      arrows_step_while_looking_back_and_through_a_record_even_without_the_panel,
      arrows_move_the_focus_for_whoever_uses_the_keyboard_and_while_there_is_something_to_play)
