/* test_config.c: settings, the last choices, the last folder and the beginning of statistics
 * persist between runs of the app, in files of the folder that it is given. */
#include "games/games.h"
#include "platform/platform.h"
#include "sdl/storage/config.h"
#include "sdl/storage/writer.h"
#include "support/suite.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

static const char folder[] = SERAI_BINARY_DIR "/tests";
static const char path[] = SERAI_BINARY_DIR "/tests/settings.txt";

/* The message shown at the last start. */
static char sentence[400];

/* The app's data besides the settings. */
static struct setup setup;
static struct files files;

/* A new run of the app; `speed` is for this run only, NULL: as saved. */
static struct settings open_with(const char *data, const char *speed) {
    struct text told = text_fixed(sentence, sizeof sentence);
    struct settings settings;
    memset(&setup, 0, sizeof setup);
    memset(&files, 0, sizeof files);
    config_open(data);
    config_read(&settings, &setup, &files, &told);
    if (speed) {
        ck_assert_ptr_null(settings_set(&settings, "speed", speed));
    }
    config_watch(&settings, &setup, &files);
    return settings;
}

/* Saves the change and waits until it is on the disk. */
static void follow(const struct settings *settings) {
    writer_open(0);
    config_follow(settings, &setup, &files);
    writer_close(&(bool){false});
}

static void write_file(const char *text) {
    SDL_RWops *file = SDL_RWFromFile(path, "wb");
    ck_assert_ptr_nonnull(file);
    SDL_RWwrite(file, text, 1, strlen(text));
    SDL_RWclose(file);
}

START_TEST(without_a_file_defaults_are_used_and_nothing_is_written) {
    remove(path);
    struct settings settings = open_with(folder, NULL);
    ck_assert_float_eq(settings.speed, settings_default().speed);
    ck_assert(settings.previews);
    follow(&settings);
    ck_assert(!platform_exists(path));
}
END_TEST

START_TEST(a_changed_setting_is_restored) {
    remove(path);
    struct settings settings = open_with(folder, NULL);
    settings.theme = THEME_NOON;
    settings.theme_follows = false;
    follow(&settings);
    settings.counts = true;
    follow(&settings);
    settings = open_with(folder, NULL);
    ck_assert_int_eq(settings.theme, THEME_NOON);
    ck_assert(settings.counts);
    remove(path);
}
END_TEST

START_TEST(the_command_line_overrides_one_run_and_is_not_saved) {
    write_file("speed = 2\n");
    struct settings settings = open_with(folder, "0");
    ck_assert_float_eq(settings.speed, 0);
    settings.counts = true;
    follow(&settings);
    settings = open_with(folder, NULL);
    ck_assert_float_eq(settings.speed, 2);
    ck_assert(settings.counts);
    remove(path);
}
END_TEST

START_TEST(a_file_with_errors_does_not_stop_the_app) {
    write_file("theme = pink\ncounts = on");
    struct settings settings = open_with(folder, NULL);
    ck_assert_int_eq(settings.theme, THEME_DUSK);
    ck_assert(settings.counts);
    ck_assert_str_eq(sentence, "Line 1 of settings.txt isn't valid (there is no such theme (dusk, "
                               "noon, contrast)); the default is used instead.");
    remove(path);
}
END_TEST

START_TEST(several_wrong_lines_are_reported_in_one_sentence) {
    write_file("speed = 1\nlamp = on\ntheme = pink\nrubbish\n");
    open_with(folder, NULL);
    ck_assert_str_eq(sentence, "Line 2 of settings.txt isn't valid (there is no such setting), and "
                               "neither are 2 more; defaults are used instead.");
    write_file("speed = 1\n");
    open_with(folder, NULL);
    ck_assert_str_eq(sentence, "");
    remove(path);
}
END_TEST

/* The folder in its place is not removed: remove() cannot do so on Windows. */
START_TEST(a_file_that_cannot_be_read_is_reported) {
    static const char unreadable[] = SERAI_BINARY_DIR "/tests/scratch-unreadable";
    ck_assert_ptr_null(
        platform_make_folder(SERAI_BINARY_DIR "/tests/scratch-unreadable/settings.txt"));
    struct settings settings = open_with(unreadable, NULL);
    ck_assert(settings.previews);
    ck_assert_str_eq(sentence, "settings.txt can't be read, so defaults are used.");
}
END_TEST

START_TEST(a_failed_write_is_reported_and_the_app_continues) {
    write_file("theme = noon\n");
    struct settings settings = open_with(SERAI_BINARY_DIR "/tests/settings.txt/below", NULL);
    writer_open(0);
    settings.counts = true;
    config_follow(&settings, &setup, &files);
    writer_settle();
    ck_assert_ptr_nonnull(writer_trouble_beside(""));
    settings.counts = false;
    config_follow(&settings, &setup, &files);
    ck_assert_ptr_nonnull(writer_close(&(bool){false}));
    ck_assert(settings.previews);
    remove(path);
}
END_TEST

START_TEST(a_missing_folder_is_created_with_its_parents) {
    static const char deep[] = SERAI_BINARY_DIR "/tests/scratch-settings/of/mine";
    struct settings settings = open_with(deep, NULL);
    settings.theme = settings.theme == THEME_NOON ? THEME_DUSK : THEME_NOON;
    settings.theme_follows = false;
    follow(&settings);
    ck_assert_int_eq(open_with(deep, NULL).theme, settings.theme);
}
END_TEST

START_TEST(the_last_choices_are_restored) {
    static const char choices[] = SERAI_BINARY_DIR "/tests/choices.txt";
    remove(choices);
    struct settings settings = open_with(folder, NULL);
    follow(&settings);
    ck_assert(!platform_exists(choices)); /* nothing was chosen yet */
    setup_open(&setup, games_find("shakala"));
    ck_assert(setup_choose(&setup, "option:clock=5"));
    ck_assert(setup_choose(&setup, "option:gems=shuffled"));
    setup_begin(&setup);
    follow(&settings);
    open_with(folder, NULL);
    setup_open(&setup, games_find("shakala"));
    ck_assert_int_eq(setup.now.minutes, 5);
    ck_assert_uint_eq(setup.now.options.value[0], 1);
    remove(choices);
}
END_TEST

START_TEST(the_last_folder_is_restored) {
    static const char last[] = SERAI_BINARY_DIR "/tests/folder.txt";
    remove(last);
    struct settings settings = open_with(folder, NULL);
    ck_assert_str_eq(files.folder, "");
    follow(&settings);
    ck_assert(!platform_exists(last));
    struct text text = text_fixed(files.folder, sizeof files.folder);
    text_add(&text, "/home/ada/my matches");
    follow(&settings);
    open_with(folder, NULL);
    ck_assert_str_eq(files.folder, "/home/ada/my matches");
    remove(last);
}
END_TEST

START_TEST(statistics_count_from_the_saved_moment) {
    static const char statistics[] = SERAI_BINARY_DIR "/tests/statistics.txt";
    remove(statistics);
    open_with(folder, NULL);
    ck_assert_int_eq(config_load_since(), 0);
    writer_open(0);
    ck_assert(config_save_since(INT64_C(1790000000000)));
    writer_close(&(bool){false});
    ck_assert_int_eq(config_load_since(), INT64_C(1790000000000));
    remove(statistics);
    open_with("", NULL);
    ck_assert(!config_save_since(1));
}
END_TEST

START_TEST(what_was_learned_is_restored) {
    struct progress progress = {0}, read;
    struct line name = text_line("%s/progress.txt", folder);
    remove(name.string);
    open_with(folder, NULL);
    config_load_progress(&read);
    ck_assert_int_eq(read.game[0].lesson, LESSON_NEW);
    progress.game[0].lesson = LESSON_TAKEN;
    progress.game[1].mark[4] = PUZZLE_SOLVED;
    writer_open(0);
    config_save_progress(&progress);
    writer_close(&(bool){false});
    config_load_progress(&read);
    ck_assert_int_eq(read.game[0].lesson, LESSON_TAKEN);
    ck_assert_int_eq(read.game[1].mark[4], PUZZLE_SOLVED);
    remove(name.string);
}
END_TEST

SUITE("config", without_a_file_defaults_are_used_and_nothing_is_written,
      a_changed_setting_is_restored, the_command_line_overrides_one_run_and_is_not_saved,
      a_file_with_errors_does_not_stop_the_app, several_wrong_lines_are_reported_in_one_sentence,
      a_file_that_cannot_be_read_is_reported, a_failed_write_is_reported_and_the_app_continues,
      a_missing_folder_is_created_with_its_parents, the_last_choices_are_restored,
      the_last_folder_is_restored, statistics_count_from_the_saved_moment,
      what_was_learned_is_restored)
