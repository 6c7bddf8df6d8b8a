/* test_keys.c: keys and buttons are chosen by the players. */
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/stack.h"

#include <string.h>

static void push(struct ui_play *play, enum pad_button button) {
    app_input(&play->app, &(struct input){.kind = INPUT_KEY, .pad = true, .button = button});
    ui_play_wait(play, 16);
}

static struct ui_play *open_keys(void) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_key(play, KEY_SETTINGS);
    ui_play_click(play, "button:keys");
    ck_assert_int_eq(ui_play_scene(play), SCENE_KEYS);
    return play;
}

START_TEST(a_row_waits_for_a_key_which_then_has_that_done) {
    struct ui_play *play = open_keys();
    ui_play_click(play, "bind:rules");
    ck_assert(ui_play_says(play, words(WORD_KEYS_PRESS)));
    ui_play_key(play, KEY_F7);
    ck_assert_str_eq(ui_play_target(play, "bind:rules")->label, "Rules. Key: F7. Button: none.");
    ui_play_cancel(play);
    ui_play_cancel(play);
    ui_play_key(play, KEY_F1);
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ui_play_key(play, KEY_F7);
    ck_assert_int_eq(ui_play_scene(play), SCENE_RULES);
    ui_play_close(play);
}
END_TEST

START_TEST(any_key_can_be_made_the_only_switch) {
    struct ui_play *play = open_keys();
    play->height = 2000;
    ui_play_redraw(play);
    ui_play_wait(play, 0);
    ck_assert(!ui_play_settings(play)->scan_any);
    ui_play_click(play, "option:scan-any=1");
    ck_assert(ui_play_settings(play)->scan_any);
    ui_play_close(play);
}
END_TEST

START_TEST(while_game_controllers_are_turned_off_nothing_of_them_is_heard) {
    static const struct input inputs[] = {{.kind = INPUT_KEY, .pad = true, .key = KEY_RIGHT},
                                          {.kind = INPUT_KEY, .pad = true, .button = PAD_A},
                                          {.kind = INPUT_KEY, .pad = true, .button = PAD_START},
                                          {.kind = INPUT_KEY_UP, .pad = true, .button = PAD_A}};
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_key(play, KEY_RIGHT);
    struct line focus = text_line("%s", ui_play_focus(play));
    for (int off = 1; off >= 0; off--) {
        settings_set(ui_play_settings(play), "pads", off ? "off" : "on");
        for (size_t i = 0; i < sizeof inputs / sizeof inputs[0]; i++) {
            app_input(&play->app, &inputs[i]);
            ui_play_wait(play, 16);
        }
        bool same = strcmp(ui_play_focus(play), focus.string) == 0;
        ck_assert(same == off && (play->app.ui->means == MEANS_KEYS) == off);
        ck_assert((ui_play_match(play)->count == 1) == off);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(what_had_the_key_gets_the_other_one_and_that_is_said) {
    struct ui_play *play = open_keys();
    ui_play_click(play, "bind:hint");
    ui_play_key(play, KEY_F1);
    ck_assert_str_eq(ui_play_toast(play), "Hint: F1. Rules: F2.");
    ui_play_click(play, "bind:rules");
    push(play, PAD_X);
    ck_assert_str_eq(ui_play_toast(play), "Rules: X. “History” has none now.");
    ui_play_click(play, "button:restore");
    ui_play_click(play, "button:accept");
    ck_assert_str_eq(ui_play_target(play, "bind:hint")->label, "Hint. Key: F2. Button: Y.");
    ck_assert_str_eq(ui_play_target(play, "bind:history")->label, "History. Key: none. Button: X.");
    ui_play_close(play);
}
END_TEST

START_TEST(escape_leaves_a_row_as_it_was_and_other_keys_are_refused) {
    struct ui_play *play = open_keys();
    ui_play_click(play, "bind:rules");
    ui_play_key(play, KEY_LEFT);
    ck_assert_str_eq(ui_play_toast(play), words(WORD_KEYS_NOT));
    ck_assert(ui_play_says(play, words(WORD_KEYS_PRESS)));
    ui_play_cancel(play);
    ck_assert(!ui_play_says(play, words(WORD_KEYS_PRESS)));
    ck_assert_int_eq(ui_play_scene(play), SCENE_KEYS);
    ck_assert_str_eq(ui_play_target(play, "bind:rules")->label, "Rules. Key: F1. Button: none.");
    ui_play_close(play);
}
END_TEST

START_TEST(a_tip_names_the_key_or_the_button_that_its_command_has_now) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_key(play, KEY_RIGHT);
    ui_play_key(play, KEY_ENTER);
    ck_assert_str_eq(ui_play_target(play, "button:last")->label, "Show the last turn again (F3)");
    settings_set(ui_play_settings(play), "key.again", "Ctrl+H");
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    ck_assert_str_eq(ui_play_target(play, "button:last")->label,
                     "Show the last turn again (Ctrl+H)");
    app_input(&play->app, &(struct input){.kind = INPUT_KEY, .pad = true, .key = KEY_RIGHT});
    ui_play_wait(play, 16);
    ck_assert_str_eq(ui_play_target(play, "button:last")->label, "Show the last turn again");
    settings_set(ui_play_settings(play), "pad.again", "X");
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    ck_assert_str_eq(ui_play_target(play, "button:last")->label, "Show the last turn again (X)");
    ui_play_close(play);
}
END_TEST

START_TEST(only_what_is_not_as_usual_is_kept_in_the_settings) {
    struct settings settings = settings_default(), read;
    struct text text = {0}, complaints = {0};
    settings_write(&settings, &text);
    ck_assert_ptr_null(strstr(text_string(&text), "key."));
    ck_assert_ptr_null(settings_set(&settings, "key.undo", "F9"));
    ck_assert_ptr_null(settings_set(&settings, "pad.hint", "none"));
    ck_assert_ptr_null(settings_set(&settings, "key.history", "Ctrl+H"));
    ck_assert_ptr_nonnull(settings_set(&settings, "key.undo", "Left"));
    ck_assert_ptr_nonnull(settings_set(&settings, "key.nothing", "F9"));
    text_clear(&text);
    settings_write(&settings, &text);
    ck_assert_ptr_nonnull(strstr(text_string(&text), "key.undo = F9\n"));
    ck_assert_ptr_nonnull(strstr(text_string(&text), "pad.hint = none\n"));
    settings_read(text_string(&text), text.length, &read, &complaints);
    ck_assert_mem_eq(&read.keys, &settings.keys, sizeof read.keys);
    ck_assert_int_eq(complaints.length, 0);
    text_free(&text);
}
END_TEST

START_TEST(every_row_can_be_reached_in_every_window) {
    static const float sizes[][2] = {{1280, 800}, {480, 800}, {360, 640}, {800, 600}};
    for (int i = 0; i < 4; i++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, sizes[i][0], sizes[i][1]);
        ui_play_push(play, SCENE_KEYS);
        ui_play_wait(play, 1000);
        ui_play_check_targets(play, 20);
        for (int k = 0; k < KEY_USES; k++) {
            ck_assert(ui_play_has(play, text_line("bind:%s", key_uses[k].id).string));
        }
        ui_play_close(play);
    }
}
END_TEST

SUITE("keys", a_row_waits_for_a_key_which_then_has_that_done, any_key_can_be_made_the_only_switch,
      while_game_controllers_are_turned_off_nothing_of_them_is_heard,
      what_had_the_key_gets_the_other_one_and_that_is_said,
      escape_leaves_a_row_as_it_was_and_other_keys_are_refused,
      a_tip_names_the_key_or_the_button_that_its_command_has_now,
      only_what_is_not_as_usual_is_kept_in_the_settings, every_row_can_be_reached_in_every_window)
