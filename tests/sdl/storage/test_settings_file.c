/* test_settings_file.c: settings outlive a run of the app, in a file of the folder that it is
 * given.
 */
#include "platform/platform.h"
#include "sdl/storage/settings_file.h"
#include "sdl/storage/writer.h"
#include "support/suite.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

static const char folder[] = SERAI_BINARY_DIR "/tests";
static const char path[] = SERAI_BINARY_DIR "/tests/settings.txt";

/* What the players were told at the last opening. */
static char sentence[400];
static struct text told;

static struct settings open_with(const char *data, const char *speed) {
    struct arguments arguments = {.data = data, .said = {[SAID_SPEED] = speed}};
    told = text_fixed(sentence, sizeof sentence);
    return settings_file_open(&arguments, &told);
}

/* Follows the change and waits until it is on the disk. */
static void follow(const struct settings *settings) {
    writer_open(0);
    settings_file_follow(settings);
    writer_close();
}

static void write_file(const char *text) {
    SDL_RWops *file = SDL_RWFromFile(path, "wb");
    ck_assert_ptr_nonnull(file);
    SDL_RWwrite(file, text, 1, strlen(text));
    SDL_RWclose(file);
}

static bool file_is_there(void) {
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    if (file) {
        SDL_RWclose(file);
    }
    return file != NULL;
}

START_TEST(without_a_file_all_is_as_for_a_new_player_and_nothing_is_written) {
    remove(path);
    struct settings settings = open_with(folder, NULL);
    ck_assert_float_eq(settings.speed, settings_default().speed);
    ck_assert(settings.previews);
    follow(&settings);
    ck_assert(!file_is_there());
}
END_TEST

START_TEST(what_is_changed_is_found_again) {
    remove(path);
    struct settings settings = open_with(folder, NULL);
    settings.theme = THEME_NOON;
    follow(&settings);
    settings.counts = true;
    follow(&settings);
    settings = open_with(folder, NULL);
    ck_assert_int_eq(settings.theme, THEME_NOON);
    ck_assert(settings.counts);
    remove(path);
}
END_TEST

START_TEST(the_command_line_wins_for_one_run_and_is_not_kept) {
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

START_TEST(a_file_that_is_wrong_stops_nobody) {
    write_file("theme = pink\ncounts = on");
    struct settings settings = open_with(folder, NULL);
    ck_assert_int_eq(settings.theme, THEME_DUSK);
    ck_assert(settings.counts);
    ck_assert_str_eq(sentence, "Line 1 of settings.txt is not understood: there is no such theme "
                               "(dusk, noon, contrast). Defaults are used instead.");
    remove(path);
}
END_TEST

START_TEST(several_wrong_lines_are_told_in_one_sentence) {
    write_file("speed = 1\nlamp = on\ntheme = pink\nrubbish\n");
    open_with(folder, NULL);
    ck_assert_str_eq(sentence, "Line 2 of settings.txt is not understood: there is no such setting "
                               "(and 2 more). Defaults are used instead.");
    write_file("speed = 1\n");
    open_with(folder, NULL);
    ck_assert_str_eq(sentence, "");
    remove(path);
}
END_TEST

/* The folder in its place stays: remove() would not take it away on Windows. */
START_TEST(a_file_that_cannot_be_read_is_told) {
    static const char unreadable[] = SERAI_BINARY_DIR "/tests/scratch-unreadable";
    ck_assert_ptr_null(
        platform_make_folder(SERAI_BINARY_DIR "/tests/scratch-unreadable/settings.txt"));
    struct settings settings = open_with(unreadable, NULL);
    ck_assert(settings.previews);
    ck_assert_str_eq(sentence, "settings.txt cannot be read. Defaults are used instead.");
}
END_TEST

START_TEST(where_nothing_can_be_written_one_goes_on_and_it_is_known) {
    write_file("theme = noon\n");
    struct settings settings = open_with(SERAI_BINARY_DIR "/tests/settings.txt/below", NULL);
    writer_open(0);
    settings.counts = true;
    settings_file_follow(&settings);
    writer_settle();
    ck_assert_ptr_nonnull(writer_trouble_beside(""));
    settings.counts = false;
    settings_file_follow(&settings);
    ck_assert_ptr_nonnull(writer_close());
    ck_assert(settings.previews);
    remove(path);
}
END_TEST

START_TEST(a_missing_folder_is_made_with_its_parents) {
    static const char deep[] = SERAI_BINARY_DIR "/tests/scratch-settings/of/mine";
    struct settings settings = open_with(deep, NULL);
    settings.theme = settings.theme == THEME_NOON ? THEME_DUSK : THEME_NOON;
    follow(&settings);
    ck_assert_int_eq(open_with(deep, NULL).theme, settings.theme);
}
END_TEST

SUITE("settings file", without_a_file_all_is_as_for_a_new_player_and_nothing_is_written,
      what_is_changed_is_found_again, the_command_line_wins_for_one_run_and_is_not_kept,
      a_file_that_is_wrong_stops_nobody, several_wrong_lines_are_told_in_one_sentence,
      a_file_that_cannot_be_read_is_told, where_nothing_can_be_written_one_goes_on_and_it_is_known,
      a_missing_folder_is_made_with_its_parents)
