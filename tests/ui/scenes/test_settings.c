/* test_settings.c: the settings page, and settings as text. */
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/arguments.h"
#include "ui/scenes/settings.h"

#include <string.h>

static const float sizes[][2] = {{1280, 800}, {2560, 1440}, {800, 600},
                                 {900, 1200}, {600, 800},   {3840, 2160}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

static struct ui_play *open_page(float width, float height) {
    struct ui_play *play = ui_play_open("", NULL, NULL, width, height);
    ui_play_click(play, "button:settings");
    return play;
}

static void expect_scene(struct ui_play *play, const char *line) {
    struct text out = {0};
    app_tree(&play->app, &out);
    ck_assert_msg(strncmp(out.data, line, strlen(line)) == 0, "%s", out.data);
    text_free(&out);
}

/* ---- about ---- */

START_TEST(every_key_is_on_the_page_about_the_program) {
    for (int key = KEY_NONE + 1; key < KEYS; key++) {
        int found = 0;
        for (int i = 0; i < key_helps_count; i++) {
            for (int k = 0; k < 5; k++) {
                found += (int)key_helps[i].about[k] == key;
            }
        }
        ck_assert_msg(found == 1, "key %d is listed %d times", key, found);
    }
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, sizes[i][0], sizes[i][1]);
        ui_play_click(play, "button:about");
        for (int k = 0; k < key_helps_count; k++) {
            ck_assert_msg(ui_play_reads(play, words(key_helps[k].keys)), "%s at %.0f",
                          words(key_helps[k].keys), (double)sizes[i][0]);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(sentences_and_the_page_about_the_program_name_the_keys_that_are_chosen) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    struct chosen_keys *keys = &ui_play_settings(play)->keys;
    keys_choose(keys, keys_use(KEY_F4), &(struct input){INPUT_KEY, .key = KEY_F7});
    keys_choose(keys, keys_use(KEY_F11), &(struct input){INPUT_KEY, .key = KEY_F8});
    keys_choose(keys, keys_use(KEY_F1), &(struct input){INPUT_KEY, .key = KEY_F9});
    ui_play_redraw(play);
    ui_play_wait(play, 0);
    ck_assert(ui_play_says(play, text_line(words(WORD_HOME_FOOT), "F8").string));
    ui_play_click(play, "button:about");
    ck_assert(ui_play_says(play, "F7") && ui_play_says(play, "F8") && ui_play_says(play, "F9"));
    ck_assert(!ui_play_says(play, "F4") && !ui_play_says(play, "F11"));
    ui_play_click(play, "button:back");
    ui_play_click(play, "button:settings");
    ck_assert(ui_play_reads(play, text_line(words(WORD_VOLUME_LINE), "F7").string));
    ck_assert(ui_play_reads(play, text_line(words(WORD_FULLSCREEN_LINE), "F8").string));
    ui_play_close(play);
}
END_TEST

START_TEST(the_page_about_the_program_shows_the_button_of_a_pad_beside_its_key) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 1600);
    ui_play_click(play, "button:about");
    for (const char *letter = "ABYLR"; *letter; letter++) {
        const char name[2] = {*letter};
        bool found = false;
        for (int i = 0; i < play->list.count; i++) {
            found = found || strcmp(ui_play_text(play, i), name) == 0;
        }
        ck_assert_msg(found, "%s", name);
    }
    ui_play_close(play);
}
END_TEST

/* ---- the text ---- */

static struct settings unusual(void) {
    return (struct settings){.speed = 1.5F,
                             .reduced_motion = true,
                             .theme = THEME_CONTRAST,
                             .palette = PALETTE_TRITAN,
                             .scale = 1.25F,
                             .counts = true,
                             .previews = true,
                             .confirm = true,
                             .ask_leaving = true,
                             .history = true,
                             .fullscreen = true,
                             .volume = 0.25F,
                             .mute = true,
                             .courtyard = true,
                             .turn_sound = true,
                             .captions = true};
}

static void expect_same(const struct settings *a, const struct settings *b) {
    char text[2][800];
    struct text out[2] = {text_fixed(text[0], sizeof text[0]), text_fixed(text[1], sizeof text[1])};
    settings_write(a, &out[0]);
    settings_write(b, &out[1]);
    ck_assert_str_eq(text[0], text[1]);
}

static struct settings read_text(const char *text, const char *expected_complaints) {
    struct settings settings;
    struct text complaints = {0};
    settings_read(text, strlen(text), &settings, &complaints);
    ck_assert_str_eq(text_string(&complaints), expected_complaints);
    text_free(&complaints);
    return settings;
}

START_TEST(written_settings_are_read_back) {
    struct settings written[] = {settings_default(), unusual()};
    for (int i = 0; i < 2; i++) {
        struct text out = {0};
        settings_write(&written[i], &out);
        struct settings read = read_text(out.data, "");
        ck_assert_float_eq(read.speed, written[i].speed);
        ck_assert_float_eq(read.scale, written[i].scale);
        ck_assert_int_eq(read.theme, written[i].theme);
        ck_assert_int_eq(read.reduced_motion, written[i].reduced_motion);
        ck_assert_int_eq(read.counts, written[i].counts);
        ck_assert_int_eq(read.coordinates, written[i].coordinates);
        ck_assert_int_eq(read.previews, written[i].previews);
        ck_assert_int_eq(read.confirm, written[i].confirm);
        ck_assert_int_eq(read.ask_leaving, written[i].ask_leaving);
        ck_assert_int_eq(read.history, written[i].history);
        ck_assert_int_eq(read.fullscreen, written[i].fullscreen);
        ck_assert_float_eq(read.volume, written[i].volume);
        ck_assert_int_eq(read.mute, written[i].mute);
        ck_assert_int_eq(read.courtyard, written[i].courtyard);
        ck_assert_int_eq(read.turn_sound, written[i].turn_sound);
        ck_assert_int_eq(read.voices, written[i].voices);
        ck_assert_int_eq(read.turn, written[i].turn);
        text_free(&out);
    }
}
END_TEST

START_TEST(the_text_is_for_people) {
    char text[640];
    struct text out = text_fixed(text, sizeof text);
    struct settings settings = settings_default();
    settings_write(&settings, &out);
    ck_assert_str_eq(text, "language = system\nspeed = 1.00\nreduced-motion = system\n"
                           "theme = system\npalette = usual\nscale = auto\n"
                           "counts = off\ncoordinates = on\npreviews = on\nlast-turn = on\n"
                           "captions = off\nspeech = off\nspeech-offered = off\nconfirm = off\n"
                           "touched = off\nfullscreen = off\nask-leaving = off\nhistory = off\n"
                           "volume = 0.75\nmute = off\ncourtyard = off\n"
                           "turn-sound = off\nvoices = on\n"
                           "turn = off\nother-hand = off\nscan = off\nscan-any = off\n"
                           "scan-pause = 0.15\ntable = one-side\npads = on\n");
}
END_TEST

/* ---- what the system prefers ---- */

static struct ui_play *prefer(struct ui_play *play, bool light, bool contrast, bool still) {
    play->app.preferred = (struct platform_preferences){
        .known = true, .light = light, .contrast = contrast, .still = still};
    ui_play_wait(play, 50);
    return play;
}

START_TEST(until_they_are_set_theme_and_motion_are_as_the_system_prefers) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    const struct settings *settings = ui_play_settings(play);
    ui_play_wait(play, 50);
    ck_assert_int_eq(settings->theme, THEME_DUSK);
    prefer(play, true, false, true);
    ck_assert_int_eq(settings->theme, THEME_NOON);
    ck_assert(settings->reduced_motion);
    prefer(play, true, true, false);
    ck_assert_int_eq(settings->theme, THEME_CONTRAST);
    ck_assert(!settings->reduced_motion);
    prefer(play, false, false, false);
    ck_assert_int_eq(settings->theme, THEME_DUSK);
    ui_play_close(play);
}
END_TEST

START_TEST(what_is_set_stays_whatever_the_system_prefers) {
    struct ui_play *play = prefer(open_page(1280, 800), true, false, false);
    const struct settings *settings = ui_play_settings(play);
    ui_play_click(play, "option:theme=dusk");
    prefer(play, true, true, true);
    ck_assert_int_eq(settings->theme, THEME_DUSK);
    ck_assert(settings->reduced_motion); /* it is not set yet */
    ui_play_click(play, "option:reduced-motion=0");
    prefer(play, true, true, true);
    ck_assert(!settings->reduced_motion);
    ui_play_click(play, "button:defaults");
    ui_play_click(play, "button:accept");
    ui_play_wait(play, 50);
    ck_assert_int_eq(settings->theme, THEME_CONTRAST);
    ck_assert(settings->reduced_motion);
    ui_play_close(play);
}
END_TEST

START_TEST(the_text_keeps_what_was_never_set_unset) {
    struct settings settings = read_text("theme = system\nreduced-motion = system\n", ""),
                    set = settings;
    const struct platform_preferences preferred = {.known = true, .light = true, .still = true};
    ck_assert(settings_follow_system(&settings));
    ck_assert(settings_prefer(&settings, &preferred));
    ck_assert(!settings_prefer(&settings, &preferred));
    expect_same(&settings, &set);
    ck_assert_ptr_null(settings_set(&settings, "theme", "noon"));
    ck_assert_ptr_null(settings_set(&settings, "reduced-motion", "off"));
    ck_assert(!settings_prefer(&settings, &preferred));
    ck_assert(!settings.theme_follows && !settings.motion_follows);
    ck_assert_ptr_nonnull(settings_set(&settings, "theme", "dawn"));
    ck_assert_int_eq(settings.theme, THEME_NOON);
    ck_assert_ptr_null(settings_set(&settings, "theme", "system"));
    ck_assert(settings.theme_follows);
}
END_TEST

/* ---- the page on access ---- */

START_TEST(the_page_on_access_offers_the_palettes_and_what_can_be_turned_on) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = open_page(sizes[i][0], sizes[i][1]);
        const struct settings *settings = ui_play_settings(play);
        ui_play_click(play, "button:access");
        expect_scene(play, "scene access\n");
        for (int palette = PALETTES - 1; palette >= 0; palette--) {
            struct line id = text_line("option:palette=%s", palette_name((enum palette_id)palette));
            ui_play_click(play, id.string);
            ck_assert_int_eq((int)settings->palette, palette);
            ck_assert_int_eq((int)play->app.ui->theme->palette, palette);
        }
        ui_play_walk(play, "option:captions=1");
        ck_assert(settings->captions);
        ui_play_walk(play, "option:system=0");
        ck_assert(!settings_follow_system(settings));
        ui_play_walk(play, "option:system=1");
        ck_assert(settings_follow_system(settings));
        ui_play_click(play, "button:back");
        expect_scene(play, "scene settings\n");
        ui_play_close(play);
    }
}
END_TEST

START_TEST(blanks_comments_and_other_line_ends_are_accepted) {
    struct settings settings =
        read_text("# ours\r\n\r\n  theme=noon  \r\n\tspeed =\t2\r\ncounts = 1", "");
    ck_assert_int_eq(settings.theme, THEME_NOON);
    ck_assert_float_eq(settings.speed, 2);
    ck_assert(settings.counts);
    ck_assert(settings.previews);
}
END_TEST

START_TEST(an_error_is_reported_with_its_line_and_the_default_is_used) {
    struct settings settings = read_text(
        "theme = pink\nscale = 99\nspeed = -1\nspeed = 1e3\n"
        "counts = perhaps\nwind = 3\nnonsense\n= 3\n"
        "speed = \nscale = 1.5\n",
        "line 1: there is no such theme (dusk, noon, contrast)\nline 2: scale must be auto or a "
        "number from 0.5 to 4\nline 3: speed must be a number from 0 to 10\nline 4: speed must be "
        "a number from 0 to 10\nline 5: this must be on or off\nline 6: there is no such "
        "setting\nline 7: a line must be name = value\nline 8: there is no such setting\nline 9: "
        "speed must be a number from 0 to 10\n");
    struct settings expected = settings_default();
    expected.scale = 1.5F;
    expect_same(&settings, &expected);
}
END_TEST

START_TEST(bytes_that_are_not_text_do_no_harm) {
    char rubbish[4096];
    uint32_t state = 1;
    for (size_t i = 0; i < sizeof rubbish; i++) {
        state = state * 1664525U + 1013904223U;
        rubbish[i] = (char)(i % 300 == 299 ? '\n' : state >> 24);
    }
    struct settings settings, expected = settings_default();
    struct text complaints = {0};
    settings_read(rubbish, sizeof rubbish, &settings, &complaints);
    ck_assert_ptr_nonnull(strstr(complaints.data, "line 1: "));
    expect_same(&settings, &expected);
    text_free(&complaints);
}
END_TEST

START_TEST(the_command_line_overrides_saved_settings) {
    static struct arguments arguments;
    char message[ARGUMENT_MESSAGE_MAX];
    char words[][16] = {"serai", "--speed", "1", "--theme", "noon"};
    char *argv[] = {words[0], words[1], words[2], words[3], words[4]};
    ck_assert_ptr_null(arguments_read(&arguments, 5, argv, message));
    struct settings settings = unusual(), expected = unusual();
    arguments_settle(&arguments, &settings);
    expected.speed = 1;
    expected.theme = THEME_NOON;
    expect_same(&settings, &expected);
}
END_TEST

/* ---- the page ---- */

START_TEST(every_setting_has_room_at_every_size_and_in_every_theme) {
    static const char *const themes[] = {"option:theme=dusk", "option:theme=noon",
                                         "option:theme=contrast"};
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = open_page(sizes[i][0], sizes[i][1]);
        for (int k = 0; k < THEMES; k++) {
            ui_play_click(play, themes[k]);
            ck_assert_int_eq(ui_play_settings(play)->theme, k);
            ui_play_check_targets(play, 32);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_click_on_a_switch_applies_at_once) {
    struct ui_play *play = open_page(1280, 800);
    const struct settings *settings = ui_play_settings(play);
    ui_play_click(play, "option:counts=1");
    ck_assert(settings->counts);
    ui_play_click(play, "option:counts=0");
    ck_assert(!settings->counts);
    ui_play_click(play, "option:coordinates=0");
    ck_assert(!settings->coordinates);
    ui_play_click(play, "option:previews=0");
    ck_assert(!settings->previews);
    ui_play_click(play, "option:confirm=1");
    ck_assert(settings->confirm);
    ui_play_click(play, "option:ask-leaving=1");
    ck_assert(settings->ask_leaving);
    ui_play_click(play, "option:reduced-motion=1");
    ck_assert(settings->reduced_motion);
    ui_play_click(play, "option:fullscreen=1");
    ck_assert(settings->fullscreen);
    ui_play_click(play, "option:courtyard=1");
    ck_assert(settings->courtyard);
    ui_play_click(play, "option:voices=0");
    ck_assert(!settings->voices);
    ui_play_close(play);
}
END_TEST

/* Sends pointer input at a fraction of a slider's length. */
static void send(struct ui_play *play, enum input_kind kind, const char *id, float part) {
    struct rect rect = ui_play_target(play, id)->rect;
    float scale = ui_play_scale(play);
    float x = rect.x + 20 + (rect.w - 40) * part;
    app_input(&play->app,
              &(struct input){.kind = kind, .x = x * scale, .y = (rect.y + rect.h / 2) * scale});
    ui_play_wait(play, 16);
}

static void click_at(struct ui_play *play, const char *id, float part) {
    send(play, INPUT_MOVE, id, part);
    send(play, INPUT_DOWN, id, part);
    send(play, INPUT_UP, id, part);
}

START_TEST(what_a_switch_does_is_said_beside_it_or_while_it_is_pointed_at) {
    static const float windows[][2] = {{1280, 800}, {1000, 700}};
    for (int i = 0; i < 2; i++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, windows[i][0], windows[i][1]);
        ui_play_click(play, "button:settings");
        ui_play_hover(play, "option:courtyard=1");
        ui_play_wait(play, 16);
        ck_assert_int_ne(play->app.ui->tip, ui_play_says(play, words(WORD_COURTYARD_LINE)));
        ck_assert_int_eq(play->app.ui->tip, i);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_slider_goes_to_the_stop_that_is_clicked) {
    static const float speeds[] = {0, 0.5F, 1, 1.5F, 2, 3};
    struct ui_play *play = open_page(1280, 800);
    for (int i = 0; i < 6; i++) {
        click_at(play, "slider:speed", (float)i / 5);
        ck_assert_float_eq(ui_play_settings(play)->speed, speeds[i]);
    }
    click_at(play, "slider:speed", 0.27F);
    ck_assert_float_eq(ui_play_settings(play)->speed, 0.5F);
    ui_play_close(play);
}
END_TEST

START_TEST(setting_the_volume_plays_a_sound) {
    struct ui_play *play = open_page(1280, 800);
    ui_play_settings(play)->mute = true;
    ui_play_cues(play)->count = 0;
    click_at(play, "slider:volume", 0.25F);
    ck_assert_float_eq(ui_play_settings(play)->volume, 0.25F);
    ck_assert(!ui_play_settings(play)->mute);
    ck_assert_int_eq(ui_play_cues(play)->count, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(sound_has_a_key_on_every_page) {
    struct ui_play *play = open_page(1280, 800);
    ui_play_key(play, KEY_F4);
    ck_assert(ui_play_settings(play)->mute);
    ck_assert(ui_play_says(play, "muted"));
    ui_play_click(play, "button:back");
    ui_play_click(play, "two:oware");
    ui_play_key(play, KEY_F4);
    ck_assert(!ui_play_settings(play)->mute);
    ui_play_close(play);
}
END_TEST

START_TEST(the_key_that_turns_sound_on_leaves_no_volume_of_zero) {
    struct ui_play *play = open_page(1280, 800);
    ui_play_settings(play)->volume = 0;
    ui_play_key(play, KEY_F4);
    ck_assert_str_eq(ui_play_toast(play), words(WORD_SOUND_ON));
    ck_assert(!settings_silent(ui_play_settings(play)));
    ui_play_key(play, KEY_F4);
    ck_assert_str_eq(ui_play_toast(play), text_line(words(WORD_SOUND_OFF), "F4").string);
    ck_assert(settings_silent(ui_play_settings(play)));
    ui_play_close(play);
}
END_TEST

START_TEST(the_scale_changes_the_size_of_the_page) {
    struct ui_play *play = open_page(1280, 800);
    click_at(play, "slider:scale", 1.0F / 6);
    ck_assert_float_eq(ui_play_settings(play)->scale, 0.8F);
    ck_assert_float_eq_tol(ui_play_scale(play), 0.8F, 0.001F);
    ck_assert_float_eq_tol(play->app.ui->width, 1600, 0.1F);
    ui_play_check_targets(play, 32);
    click_at(play, "slider:scale", 0);
    ck_assert_float_eq(ui_play_settings(play)->scale, 0);
    ui_play_close(play);
}
END_TEST

/* The settings at twice the size, higher than their window. */
static struct ui_play *open_large(void) {
    struct ui_play *play = open_page(1280, 800);
    ui_play_settings(play)->scale = 2;
    ui_play_wait(play, 0);
    ck_assert_float_eq_tol(ui_play_scale(play), 2, 0.001F);
    return play;
}

/* Every target that can be pointed at is in the window, and only those are listed. */
static void expect_listed_in_view(struct ui_play *play) {
    struct text out = {0};
    app_tree(&play->app, &out);
    for (int i = 0; i < ui_play_targets(play)->count; i++) {
        const struct target *target = &ui_play_targets(play)->target[i];
        const struct rect *rect = &target->rect;
        struct line line = text_line("target\t%s\t", target->id);
        ck_assert(target->hidden == !strstr(out.data, line.string));
        ck_assert(target->hidden || (rect->y >= 0 && rect->y + rect->h <= play->app.ui->height));
    }
    text_free(&out);
}

START_TEST(at_twice_the_size_the_page_scrolls) {
    struct ui_play *play = open_large();
    ck_assert(ui_play_target(play, "option:turn=1")->hidden);
    expect_listed_in_view(play);
    for (int i = 0; i < 12; i++) {
        ui_play_scroll(play, -1);
        expect_listed_in_view(play);
    }
    ck_assert(!ui_play_target(play, "option:turn=1")->hidden);
    ui_play_click(play, "option:turn=1");
    ck_assert(ui_play_settings(play)->turn);
    ck_assert(ui_play_target(play, "option:theme=noon")->hidden);
    ui_play_click(play, "button:defaults"); /* the bar stays */
    ui_play_click(play, "button:accept");
    ck_assert(!ui_play_settings(play)->turn);
    ui_play_close(play);
}
END_TEST

START_TEST(the_keyboard_scrolls_to_what_it_leads_to) {
    struct ui_play *play = open_large();
    ui_play_walk(play, "option:ask-leaving=1");
    ck_assert(ui_play_settings(play)->ask_leaving);
    const struct target *target = ui_play_target(play, "option:ask-leaving=0");
    ck_assert(!target->hidden);
    ck_assert_float_eq_tol(target->rect.h, target->whole.h, 0.01F);
    ui_play_walk(play, "option:theme=noon");
    ck_assert_int_eq(ui_play_settings(play)->theme, THEME_NOON);
    ck_assert(!ui_play_target(play, "option:theme=noon")->hidden);
    ui_play_close(play);
}
END_TEST

START_TEST(what_goes_on_below_the_window_fades_there_and_the_last_of_it_does_not) {
    struct ui_play *play = open_large();
    struct scroll *page = &play->app.shown->page;
    struct rect foot = {0, play->app.ui->height - 1, play->app.ui->width, 1};
    for (int k = 0; k < 2; k++) {
        bool fades = false;
        for (int i = 0; i < play->list.count; i++) {
            const struct draw_command *command = &play->list.command[i];
            const struct box *box = &command->as.box;
            fades |= command->kind == DRAW_BOX && box->fill == FILL_DOWN && !box->color[0].a &&
                     box->color[2].a && box->rect.y < foot.y * play->list.scale &&
                     box->rect.y + box->rect.h > foot.y * play->list.scale;
        }
        ck_assert_int_eq(fades, k == 0);
        ck_assert_int_eq(page->first + page->shown < page->count, k == 0);
        scroll_by(page, page->count);
        ui_play_redraw(play);
        ui_play_wait(play, 16);
    }
    ui_play_walk(play, "option:counts=1");
    const struct target *target = ui_play_target(play, "option:counts=0");
    ck_assert_float_le(target->rect.y + target->rect.h,
                       page->area.y + page->area.h - page->fold + 0.5F);
    ui_play_close(play);
}
END_TEST

START_TEST(the_bar_beside_the_page_turns_and_drags_it) {
    struct ui_play *play = open_large();
    const struct scroll *page = &play->app.shown->page;
    ck_assert(!ui_play_has(play, "button:page-up"));
    ui_play_click(play, "button:page-down");
    int turned = page->first;
    ck_assert_int_gt(turned, 0);
    ck_assert_float_le((float)turned * page->height,
                       page->area.h - page->fold); /* none is missed */
    ui_play_click(play, "button:page-up");
    ck_assert_int_eq(page->first, 0);
    ui_play_swipe(play, "button:page-down", 0, 60);
    ck_assert_int_gt(page->first, 0);
    ui_play_swipe(play, "button:page-up", 0, -900);
    ck_assert_int_eq(page->first, 0);
    ui_play_key(play, KEY_PAGE_DOWN);
    ck_assert_int_eq(page->first, turned);
    ui_play_close(play);
}
END_TEST

START_TEST(a_slider_follows_the_pointer_and_sets_where_it_is_dropped) {
    struct ui_play *play = open_page(1280, 800);
    send(play, INPUT_DOWN, "slider:speed", 0);
    send(play, INPUT_MOVE, "slider:speed", 0.5F);
    send(play, INPUT_MOVE, "slider:speed", 1);
    send(play, INPUT_UP, "slider:speed", 1);
    ck_assert_float_eq(ui_play_settings(play)->speed, 3);
    ui_play_close(play);
}
END_TEST

START_TEST(a_slider_that_was_clicked_or_dragged_continues_with_the_arrows) {
    struct ui_play *play = open_page(1280, 800);
    const struct settings *settings = ui_play_settings(play);
    send(play, INPUT_DOWN, "slider:speed", 0);
    send(play, INPUT_UP, "slider:speed", 0);
    ui_play_key(play, KEY_RIGHT);
    ck_assert_float_eq(settings->speed, 0.5F);
    ui_play_click(play, "option:counts=1");
    send(play, INPUT_DOWN, "slider:speed", 0);
    send(play, INPUT_MOVE, "slider:speed", 1);
    send(play, INPUT_UP, "slider:speed", 1);
    ui_play_key(play, KEY_LEFT);
    ck_assert_float_eq(settings->speed, 2);
    ui_play_close(play);
}
END_TEST

START_TEST(a_canceled_drag_sets_nothing) {
    static const enum input_kind ends[] = {INPUT_CANCEL, INPUT_LEAVE};
    struct ui_play *play = open_page(1280, 800);
    for (int i = 0; i < 2; i++) {
        send(play, INPUT_DOWN, "slider:speed", 0.4F);
        send(play, INPUT_MOVE, "slider:speed", 1);
        app_input(&play->app, &(struct input){.kind = ends[i]});
        ui_play_wait(play, 16);
        send(play, INPUT_UP, "slider:speed", 1);
    }
    ck_assert_float_eq(ui_play_settings(play)->speed, 0);
    expect_scene(play, "scene settings\n");
    ui_play_close(play);
}
END_TEST

START_TEST(a_speed_between_the_stops_is_kept_until_it_is_changed) {
    struct ui_play *play = open_page(1280, 800);
    ui_play_settings(play)->speed = 0.7F;
    ui_play_wait(play, 16);
    ck_assert_str_eq(ui_play_target(play, "slider:speed")->label, "Animation speed: 0.7×");
    ck_assert_float_eq(ui_play_settings(play)->speed, 0.7F);
    ui_play_close(play);
}
END_TEST

START_TEST(the_keyboard_alone_changes_everything) {
    struct ui_play *play = open_page(1280, 800);
    const struct settings *settings = ui_play_settings(play);
    ui_play_walk(play, "option:theme=noon");
    ck_assert_int_eq(settings->theme, THEME_NOON);
    ui_play_walk(play, "option:counts=1");
    ck_assert(settings->counts);
    ck_assert_str_eq(ui_play_focus(play), "option:counts=0");
    ui_play_key(play, KEY_SPACE);
    ck_assert(!settings->counts);
    while (strcmp(ui_play_focus(play), "slider:speed") != 0) {
        ui_play_key(play, KEY_DOWN);
    }
    ui_play_key(play, KEY_RIGHT);
    ck_assert_float_eq(settings->speed, 0.5F);
    ui_play_key(play, KEY_RIGHT);
    ui_play_key(play, KEY_LEFT);
    ui_play_key(play, KEY_LEFT);
    ui_play_key(play, KEY_LEFT);
    ck_assert_float_eq(settings->speed, 0);
    ui_play_key(play, KEY_ENTER);
    ck_assert_float_eq(settings->speed, 0.5F);
    ck_assert_str_eq(ui_play_focus(play), "slider:speed");
    ui_play_close(play);
}
END_TEST

START_TEST(back_leads_to_the_previous_scene) {
    struct ui_play *play = open_page(1280, 800);
    ui_play_click(play, "button:back");
    expect_scene(play, "scene home\n");
    ui_play_close(play);
    play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_click(play, "pit:C");
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:settings");
    expect_scene(play, "scene settings\n");
    app_input(&play->app, &(struct input){.kind = INPUT_CANCEL});
    ui_play_wait(play, 16);
    expect_scene(play, "scene table:oware\nposition 4-4-0-5-5-5-5-4-4-4-4-4-0-0-N\n");
    ck_assert(!play->app.table.menu);
    ui_play_close(play);
}
END_TEST

START_TEST(full_screen_has_a_key_on_every_page) {
    struct ui_play *play = open_page(1280, 800);
    ui_play_key(play, KEY_F11);
    ck_assert(ui_play_settings(play)->fullscreen);
    ui_play_click(play, "button:back");
    ui_play_click(play, "two:oware");
    ui_play_key(play, KEY_F11);
    ck_assert(!ui_play_settings(play)->fullscreen);
    ui_play_close(play);
}
END_TEST

SUITE("settings", every_key_is_on_the_page_about_the_program,
      sentences_and_the_page_about_the_program_name_the_keys_that_are_chosen,
      the_page_about_the_program_shows_the_button_of_a_pad_beside_its_key,
      written_settings_are_read_back, the_text_is_for_people,
      until_they_are_set_theme_and_motion_are_as_the_system_prefers,
      what_is_set_stays_whatever_the_system_prefers, the_text_keeps_what_was_never_set_unset,
      the_page_on_access_offers_the_palettes_and_what_can_be_turned_on,
      blanks_comments_and_other_line_ends_are_accepted,
      an_error_is_reported_with_its_line_and_the_default_is_used,
      bytes_that_are_not_text_do_no_harm, the_command_line_overrides_saved_settings,
      every_setting_has_room_at_every_size_and_in_every_theme, a_click_on_a_switch_applies_at_once,
      what_a_switch_does_is_said_beside_it_or_while_it_is_pointed_at,
      a_slider_goes_to_the_stop_that_is_clicked, the_scale_changes_the_size_of_the_page,
      at_twice_the_size_the_page_scrolls, the_keyboard_scrolls_to_what_it_leads_to,
      the_bar_beside_the_page_turns_and_drags_it,
      what_goes_on_below_the_window_fades_there_and_the_last_of_it_does_not,
      a_slider_follows_the_pointer_and_sets_where_it_is_dropped,
      a_slider_that_was_clicked_or_dragged_continues_with_the_arrows, a_canceled_drag_sets_nothing,
      a_speed_between_the_stops_is_kept_until_it_is_changed, the_keyboard_alone_changes_everything,
      back_leads_to_the_previous_scene, full_screen_has_a_key_on_every_page,
      setting_the_volume_plays_a_sound, sound_has_a_key_on_every_page,
      the_key_that_turns_sound_on_leaves_no_volume_of_zero)
