/* test_setting_table.c: what holds for every setting of the table: its row, its default, its lines
 * in the file, and what "Restore defaults" makes of it. */
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/arguments.h"
#include "ui/app/request.h"
#include "ui/app/stack.h"

#include <string.h>

/* Those that are on no page, and those that stay when the defaults of their page are restored. */
static const char *const on_none[] = {"speech-offered", "history", "turn-sound", NULL};
static const char *const staying[] = {"language",   "speech", "scan", "scan-any",
                                      "scan-pause", "pads",   NULL};

/* Those that are on a page without a row of their own. */
static const char *const rowless[] = {"touched", "mute", NULL};

static bool is_among(const char *name, const char *const *names) {
    while (*names && strcmp(*names, name) != 0) {
        names++;
    }
    return *names;
}

/* How many values of it are tried. */
static int values_of(const struct setting *setting) {
    return setting->kind == SETTING_SWITCH   ? 2
           : setting->kind == SETTING_CHOICE ? setting->values
           : setting->kind == SETTING_NUMBER ? setting->number->stops
                                             : 2;
}

static void put_value(struct settings *settings, const struct setting *setting, int value) {
    if (setting->kind == SETTING_KEYS) {
        settings->keys = (struct chosen_keys){{0}, {0}};
        settings_set(settings, "key.undo", value ? "F9" : "Ctrl+Z");
        return;
    }
    settings_put(settings, setting, setting->number ? setting->number->stop[value] : (float)value);
}

/* The lines of one setting alone, "" when they are those of the defaults. */
static void lines_of(const struct settings *settings, const struct setting *setting,
                     char lines[2048]) {
    struct settings other = settings_default();
    struct text text = text_fixed(lines, 2048);
    if (setting->kind == SETTING_KEYS) {
        other.keys = settings->keys;
    } else {
        settings_put(&other, setting, settings_value(settings, setting));
    }
    struct settings defaults = settings_default();
    settings_write_changes(&defaults, &other, &text);
}

/* No setting has its default. */
static struct settings all_other(void) {
    struct settings settings = settings_default();
    for (int i = 0; i < settings_count; i++) {
        const struct setting *setting = &settings_table[i];
        float usual = settings_value(&settings, setting);
        for (int value = 0; value < values_of(setting); value++) {
            if (setting->kind == SETTING_KEYS || settings_value(&settings, setting) == usual) {
                put_value(&settings, setting, value);
            }
        }
    }
    return settings;
}

static void expect_same(const struct settings *a, const struct settings *b) {
    char lines[4096] = "";
    struct text text = text_fixed(lines, sizeof lines);
    settings_write_changes(a, b, &text);
    ck_assert_str_eq(lines, "");
}

/* ---- the table ---- */

/* Whether a page has a target for it. */
static bool has_row(struct ui_play *play, const struct setting *setting) {
    struct line option = text_line("option:%s=", setting->name),
                slider = text_line("slider:%s", setting->name);
    const struct targets *targets = ui_play_targets(play);
    for (int i = 0; i < targets->count; i++) {
        const char *id = targets->target[i].id;
        if (strncmp(id, option.string, strlen(option.string)) == 0 ||
            strcmp(id, slider.string) == 0 ||
            (setting->kind == SETTING_KEYS && strncmp(id, "bind:", 5) == 0)) {
            return true;
        }
    }
    return false;
}

START_TEST(every_setting_has_its_rows_on_the_pages_that_the_table_says_and_on_no_other) {
    static const enum scene_id scenes[SETTINGS_PAGES] = {[PAGE_OF_SETTINGS] = SCENE_SETTINGS,
                                                         [PAGE_OF_ACCESS] = SCENE_ACCESS,
                                                         [PAGE_OF_KEYS] = SCENE_KEYS};
    for (int page = PAGE_OF_SETTINGS; page < SETTINGS_PAGES; page++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, 1600, 2400);
        ui_play_push(play, scenes[page]);
        play->app.shown->languages = (struct languages){.language = {0, 1, 2}, .count = 3};
        ui_play_redraw(play);
        ui_play_wait(play, 16);
        for (int i = 0; i < settings_count; i++) {
            const struct setting *setting = &settings_table[i];
            struct setting also = *setting;
            also.panel = setting->also;
            bool row = !is_among(setting->name, rowless) &&
                       ((int)setting_page(setting) == page || (int)setting_page(&also) == page);
            ck_assert_msg(has_row(play, setting) == row, "%s on page %d", setting->name, page);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_setting_is_on_one_page_or_named_here_as_on_none) {
    for (int i = 0; i < settings_count; i++) {
        const struct setting *setting = &settings_table[i];
        bool none = setting_page(setting) == PAGE_OF_NONE;
        ck_assert_msg(none == is_among(setting->name, on_none), "%s", setting->name);
        ck_assert_msg(setting->stays == is_among(setting->name, staying), "%s", setting->name);
        ck_assert_ptr_eq(setting_find(setting->name), setting);
    }
}
END_TEST

START_TEST(every_value_of_every_setting_survives_being_written_and_read) {
    for (int i = 0; i < settings_count; i++) {
        for (int value = -1; value < values_of(&settings_table[i]); value++) {
            struct settings settings = settings_default(), read;
            if (value >= 0) {
                put_value(&settings, &settings_table[i], value);
            }
            struct text text = {0}, complaints = {0};
            settings_write(&settings, &text);
            settings_read(text_string(&text), text.length, &read, &complaints);
            ck_assert_str_eq(text_string(&complaints), "");
            expect_same(&settings, &read);
            text_free(&text);
        }
    }
}
END_TEST

START_TEST(what_follows_the_system_does_so_until_it_is_set_and_again_on_request) {
    for (int i = 0; i < settings_count; i++) {
        const struct setting *setting = &settings_table[i];
        struct settings settings = settings_default();
        ck_assert(settings_follow_system(&settings));
        settings_put(&settings, setting, setting->usual);
        ck_assert_int_eq(settings_follow_system(&settings), !setting->follows);
        if (setting->follows) {
            ck_assert_ptr_null(settings_set(&settings, setting->name, "system"));
            ck_assert(settings_follow_system(&settings));
        }
    }
}
END_TEST

START_TEST(the_message_about_a_wrong_value_names_those_that_there_are) {
    for (int i = 0; i < settings_count; i++) {
        const struct setting *setting = &settings_table[i];
        struct settings settings = settings_default();
        const char *message = settings_set(&settings, setting->name, "none of them");
        ck_assert_ptr_nonnull(message);
        for (int value = 0; value < setting->values; value++) {
            ck_assert_msg(strstr(message, setting->value(value)), "%s: %s", setting->name, message);
        }
        for (int end = 0; setting->number && end < 2; end++) {
            float number = end ? setting->number->high : setting->number->low;
            ck_assert(strstr(message, text_line("%g", (double)number).string));
        }
        ck_assert(!setting->number || !setting->number->none ||
                  strstr(message, setting->number->none));
        ck_assert(!setting->follows || setting->kind == SETTING_CHOICE ||
                  strstr(message, "system"));
    }
}
END_TEST

START_TEST(the_help_lists_every_setting_that_is_an_option_with_what_it_may_be) {
    struct text help = {0};
    arguments_help(&help);
    int options = 0;
    for (int i = 0; i < settings_count; i++) {
        const struct setting *setting = &settings_table[i];
        struct line option = text_line("\n  --%s ", setting->name);
        const char *line = setting->help ? strstr(text_string(&help), option.string) : NULL;
        ck_assert_msg(!setting->help == !line, "%s", setting->name);
        options += line != NULL;
        for (int value = 0; line && value < setting->values; value++) {
            const char *name = strstr(line, setting->value(value));
            ck_assert_msg(name && name < strchr(line + 1, '\n'), "%s", setting->value(value));
        }
    }
    ck_assert_int_eq(options, 4);
    text_free(&help);
}
END_TEST

START_TEST(changes_are_the_lines_of_what_differs_and_a_key_that_is_usual_again_has_one) {
    char lines[512];
    struct text text = text_fixed(lines, sizeof lines);
    struct settings before = settings_default(), after = before;
    settings_set(&before, "key.undo", "F9");
    settings_set(&after, "pad.hint", "none");
    settings_set(&after, "theme", "noon");
    settings_set(&after, "counts", "on");
    settings_write_changes(&before, &after, &text);
    ck_assert_str_eq(lines, "theme = noon\ncounts = on\nkey.undo = Ctrl+Z\npad.hint = none\n");
}
END_TEST

/* ---- the defaults of a page ---- */

START_TEST(restoring_a_page_touches_exactly_its_own_settings) {
    const struct settings defaults = settings_default(), other = all_other();
    for (int page = PAGE_OF_SETTINGS; page < SETTINGS_PAGES; page++) {
        struct settings settings = other;
        settings_restore(&settings, &defaults, (enum settings_page)page);
        for (int i = 0; i < settings_count; i++) {
            const struct setting *setting = &settings_table[i];
            bool own = (int)setting_page(setting) == page && !setting->stays;
            char is[2048], was[2048];
            lines_of(&settings, setting, is);
            lines_of(own ? &defaults : &other, setting, was);
            ck_assert_msg(strcmp(is, was) == 0, "%s on page %d: %s", setting->name, page, is);
        }
        ck_assert(settings_same(&settings, &defaults, (enum settings_page)page));
        ck_assert(!settings_same(&settings, &other, (enum settings_page)page));
        settings_restore(&settings, &other, (enum settings_page)page);
        expect_same(&settings, &other);
    }
}
END_TEST

/* The same, but a window can be used by the pointer as ever. */
static struct settings usable(void) {
    struct settings settings = all_other();
    settings.scale = settings.scan = 0;
    settings.scan_any = false;
    return settings;
}

static struct ui_play *open_page(const struct settings *settings, enum scene_id scene) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    *ui_play_settings(play) = *settings;
    ui_play_push(play, scene);
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    return play;
}

START_TEST(restore_defaults_leaves_what_helps_eyes_ears_and_hands_as_it_is) {
    struct settings settings = settings_default();
    settings.palette = PALETTE_PROTAN;
    settings.captions = settings.other_hand = settings.scan_any = settings.turn_sound = true;
    struct ui_play *play = open_page(&settings, SCENE_SETTINGS);
    ui_play_click(play, "option:counts=1");
    ui_play_click(play, "button:defaults");
    ui_play_click(play, "button:accept");
    ck_assert_str_eq(ui_play_toast(play), words(WORD_DEFAULTS_SET));
    expect_same(ui_play_settings(play), &settings);
    ui_play_close(play);
}
END_TEST

START_TEST(restoring_asks_first_and_meanwhile_nothing_else_can_be_used) {
    static const enum scene_id scenes[] = {SCENE_SETTINGS, SCENE_KEYS};
    static const char *const buttons[] = {"button:defaults", "button:restore"};
    const struct settings other = usable();
    for (int i = 0; i < 2; i++) {
        struct ui_play *play = open_page(&other, scenes[i]);
        ui_play_click(play, buttons[i]);
        ck_assert_int_eq(ui_play_targets(play)->count, 2);
        ck_assert_str_eq(ui_play_focus(play), "button:decline");
        ck_assert(play->app.ui->question.string[0]);
        ui_play_click(play, "button:decline");
        expect_same(ui_play_settings(play), &other);
        ui_play_click(play, buttons[i]);
        ui_play_cancel(play);
        ck_assert_int_eq(ui_play_scene(play), scenes[i]);
        ck_assert(ui_play_has(play, buttons[i]));
        expect_same(ui_play_settings(play), &other);
        ui_play_cancel(play);
        ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(defaults_that_were_restored_can_be_taken_back_by_the_same_button_and_by_the_key) {
    static const enum scene_id scenes[] = {SCENE_SETTINGS, SCENE_KEYS};
    static const char *const buttons[] = {"button:defaults", "button:restore"};
    const struct settings other = usable();
    for (int i = 0; i < 4; i++) {
        struct ui_play *play = open_page(&other, scenes[i / 2]);
        settings_set(ui_play_settings(play), "key.undo", i % 2 ? "Ctrl+Z" : "F9");
        settings_set(ui_play_settings(play), "pad.hint", "none");
        const struct settings before = *ui_play_settings(play);
        ui_play_click(play, buttons[i / 2]);
        ui_play_click(play, "button:accept");
        ck_assert(!ui_play_has(play, buttons[i / 2]));
        ck_assert_str_eq(ui_play_focus(play), "button:undo");
        if (i % 2) {
            ui_play_key(play, KEY_UNDO);
        } else {
            ui_play_click(play, "button:undo");
        }
        expect_same(ui_play_settings(play), &before);
        ck_assert_str_eq(ui_play_toast(play), words(WORD_DEFAULTS_UNDONE));
        ck_assert(ui_play_has(play, buttons[i / 2]));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(what_is_set_after_restoring_or_leaving_the_page_ends_the_way_back) {
    const struct settings other = usable();
    struct ui_play *play = open_page(&other, SCENE_SETTINGS);
    ui_play_click(play, "button:defaults");
    ui_play_click(play, "button:accept");
    ui_play_click(play, "option:counts=1");
    ck_assert(!ui_play_has(play, "button:undo"));
    ui_play_key(play, KEY_UNDO);
    ck_assert(ui_play_settings(play)->counts);
    ui_play_click(play, "option:counts=0");
    ui_play_push(play, SCENE_KEYS);
    ui_play_cancel(play);
    ck_assert(ui_play_has(play, "button:undo"));
    ui_play_cancel(play);
    ui_play_push(play, SCENE_SETTINGS);
    ui_play_wait(play, 16);
    ck_assert(!ui_play_has(play, "button:undo"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_question_that_something_else_led_away_from_is_not_asked_again) {
    struct settings settings = settings_default();
    struct ui_play *play = open_page(&settings, SCENE_SETTINGS);
    ui_play_click(play, "button:defaults");
    request_home(&play->app);
    app_grant(&play->app);
    ui_play_push(play, SCENE_SETTINGS);
    ui_play_wait(play, 16);
    ck_assert(ui_play_has(play, "button:defaults"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_question_has_room_in_every_window) {
    static const float sizes[][2] = {{1280, 800}, {360, 640}, {480, 800}, {800, 600}, {2560, 1440}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, sizes[i][0], sizes[i][1]);
        ui_play_push(play, SCENE_SETTINGS);
        ui_play_wait(play, 16);
        ui_play_click(play, "button:defaults");
        ui_play_check_targets(play, 32);
        ck_assert(ui_play_reads(play, words(WORD_DEFAULTS_ASK)));
        ck_assert(ui_play_reads(play, words(WORD_DEFAULTS_ASK_LINE)));
        ui_play_close(play);
    }
}
END_TEST

SUITE("setting_table", every_setting_has_its_rows_on_the_pages_that_the_table_says_and_on_no_other,
      a_setting_is_on_one_page_or_named_here_as_on_none,
      every_value_of_every_setting_survives_being_written_and_read,
      what_follows_the_system_does_so_until_it_is_set_and_again_on_request,
      the_message_about_a_wrong_value_names_those_that_there_are,
      the_help_lists_every_setting_that_is_an_option_with_what_it_may_be,
      changes_are_the_lines_of_what_differs_and_a_key_that_is_usual_again_has_one,
      restoring_a_page_touches_exactly_its_own_settings,
      restore_defaults_leaves_what_helps_eyes_ears_and_hands_as_it_is,
      restoring_asks_first_and_meanwhile_nothing_else_can_be_used,
      defaults_that_were_restored_can_be_taken_back_by_the_same_button_and_by_the_key,
      what_is_set_after_restoring_or_leaving_the_page_ends_the_way_back,
      a_question_that_something_else_led_away_from_is_not_asked_again,
      the_question_has_room_in_every_window)
