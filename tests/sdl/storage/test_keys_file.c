/* test_keys_file.c: what one program changes in the small files of the folder, no other takes back,
 * be it another window, another version, or another computer. */
#include "platform/platform.h"
#include "sdl/storage/config.h"
#include "sdl/storage/keys_file.h"
#include "sdl/storage/older.h"
#include "sdl/storage/writer.h"
#include "support/suite.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

static const char root[] = SERAI_BINARY_DIR "/scratch-keys";
static const char settings_path[] = SERAI_BINARY_DIR "/scratch-keys/settings.txt";

static void make_empty(const char *folder) {
    struct platform_listing listing;
    ck_assert_ptr_null(platform_make_folder(folder));
    ck_assert_ptr_null(platform_list(folder, &listing));
    for (int i = 0; i < listing.count; i++) {
        remove(text_line("%s/%s", folder, listing.entry[i].name).string);
    }
    platform_free_listing(&listing);
}

static void write_file(const char *name, const char *text, size_t size) {
    struct line path = text_line("%s/%s", root, name);
    ck_assert_ptr_null(platform_replace(path.string, text, size, false));
}

static void put(const char *name, const char *text) {
    write_file(name, text, strlen(text));
}

static void assert_file(const char *name, const char *expected) {
    struct text text = {0};
    struct line path = text_line("%s/%s", root, name);
    ck_assert_ptr_null(platform_read(path.string, PLATFORM_FILE_MAX, &text));
    ck_assert_str_eq(text_string(&text), expected);
    text_free(&text);
}

static void assert_has(const char *name, const char *part) {
    struct text text = {0};
    struct line path = text_line("%s/%s", root, name);
    ck_assert_ptr_null(platform_read(path.string, PLATFORM_FILE_MAX, &text));
    ck_assert_msg(strstr(text_string(&text), part) != NULL, "%s", text_string(&text));
    text_free(&text);
}

/* ---- a window, of which one at a time can be in this process ---- */

struct window {
    struct settings settings;
    struct setup setup;
    struct files files;
    struct progress progress;
    char said[400];
};

static void start(struct window *window) {
    struct text said = text_fixed(window->said, sizeof window->said);
    memset(&window->setup, 0, sizeof window->setup);
    memset(&window->files, 0, sizeof window->files);
    config_open(root);
    config_read(&window->settings, &window->setup, &window->files, &said);
    config_watch(&window->settings, &window->setup, &window->files);
    config_load_progress(&window->progress);
    writer_open(0);
}

/* Saves what has changed in it. */
static bool end(struct window *window) {
    config_follow(&window->settings, &window->setup, &window->files);
    config_save_progress(&window->progress);
    return !writer_close(&(bool){false});
}

START_TEST(what_another_window_has_set_stays) {
    struct window window;
    make_empty(root);
    start(&window);
    put("settings.txt", "theme = noon\nvolume = 0.30\n"); /* the other window */
    window.settings.mute = true;
    ck_assert(end(&window));
    assert_file("settings.txt", "theme = noon\nvolume = 0.30\nmute = on\n");
    start(&window);
    put("settings.txt", "theme = noon\nmute = off\n");
    window.settings.theme = THEME_CONTRAST;
    window.settings.theme_follows = false;
    ck_assert(end(&window));
    assert_file("settings.txt", "theme = contrast\nmute = off\n");
}
END_TEST

START_TEST(comments_and_settings_of_other_versions_stay) {
    struct window window;
    make_empty(root);
    put("settings.txt", "# mine\nlamp = on\nmute = off\n");
    start(&window);
    window.settings.mute = true;
    ck_assert(end(&window));
    assert_file("settings.txt", "# mine\nlamp = on\nmute = on\n");
}
END_TEST

START_TEST(what_another_window_has_solved_stays) {
    struct window window;
    make_empty(root);
    start(&window);
    put("progress.txt", "oware.solved.1 = 0000000a\nchess.solved.4 = 00000001\n");
    progress_solve(&window.progress.game[0], 2, 11);
    ck_assert(end(&window));
    assert_file("progress.txt", "oware.solved.1 = 0000000a\nchess.solved.4 = 00000001\n"
                                "oware.solved.2 = 0000000b\n");
    start(&window);
    put("progress.txt", "oware.solved.1 = 0000000a\noware.solved.2 = 0000000b\n"
                        "oware.solved.3 = 0000000c\n");
    progress_fail(&window.progress.game[0], 3, 12);
    progress_fail(&window.progress.game[0], 4, 13);
    ck_assert(end(&window));
    assert_file("progress.txt", "oware.solved.1 = 0000000a\noware.solved.2 = 0000000b\n"
                                "oware.solved.3 = 0000000c\noware.tried.4 = 0000000d 2\n");
}
END_TEST

START_TEST(a_choice_is_changed_as_a_whole_and_no_other_one) {
    struct window window;
    make_empty(root);
    start(&window);
    put("choices.txt", "seega.player0 = Amina\n");
    setup_open(&window.setup, games_find("oware"));
    setup_begin(&window.setup);
    ck_assert(end(&window));
    assert_has("choices.txt", "seega.player0 = Amina\n");
    assert_has("choices.txt", "oware.seat1 = person\n");
}
END_TEST

START_TEST(an_older_choice_against_a_companion_is_not_taken_for_a_newer_one) {
    static const char older[] = "oware.player0 = Amina\noware.seat1 = 3\noware.clock = 10\n";
    struct window window;
    make_empty(root);
    put("choices.txt", older);
    start(&window);
    setup_open_alone(&window.setup, games_find("oware"), 0);
    ck_assert_int_eq(window.setup.now.minutes, 10);
    ck_assert(setup_choose(&window.setup, "option:clock=none"));
    setup_begin(&window.setup);
    ck_assert(end(&window));
    start(&window);
    setup_open_alone(&window.setup, games_find("oware"), 0);
    ck_assert_int_eq(window.setup.now.minutes, 0);
    ck_assert_int_eq(window.setup.now.companion[1], 3);
    ck_assert_str_eq(window.setup.now.name[0], "Amina");
    ck_assert(end(&window));
}
END_TEST

/* ---- what cannot be read ---- */

/* A folder in the place of a file is as one that may not be read, also for who may read all. */
START_TEST(a_file_that_cannot_be_read_is_not_written_and_tried_again) {
    struct window window;
    make_empty(root);
    ck_assert_ptr_null(platform_make_folder(settings_path));
    start(&window);
    ck_assert_str_eq(window.said, "settings.txt can't be read, so defaults are used.");
    window.settings.mute = true;
    config_follow(&window.settings, &window.setup, &window.files);
    writer_settle();
    ck_assert_ptr_nonnull(writer_trouble_beside(""));
    remove(settings_path);
    put("settings.txt", "theme = noon\n");
    window.settings.counts = true;
    ck_assert(end(&window));
    assert_file("settings.txt", "theme = noon\nmute = on\ncounts = on\n");
}
END_TEST

START_TEST(damaged_files_are_kept_aside_and_said) {
    static const char zeros[100];
    struct window window;
    make_empty(root);
    write_file("settings.txt", zeros, sizeof zeros);
    put("progress.txt", "\x02rubbish\x03");
    put("progress.txt.damaged", "from before");
    start(&window);
    ck_assert_str_eq(window.said,
                     "settings.txt is damaged. It was set aside as settings.txt.damaged, and "
                     "defaults are used. progress.txt is damaged. It was set aside as "
                     "progress.txt.damaged.2, and defaults are used.");
    progress_solve(&window.progress.game[0], 1, 10);
    ck_assert(end(&window));
    assert_file("progress.txt.damaged", "from before");
    assert_file("progress.txt.damaged.2", "\x02rubbish\x03");
    assert_file("progress.txt", "oware.solved.1 = 0000000a\n");
    ck_assert(!platform_exists(settings_path));
}
END_TEST

START_TEST(a_file_that_is_damaged_meanwhile_is_kept_aside_too) {
    struct window window;
    make_empty(root);
    start(&window);
    put("settings.txt", "rubbish\n");
    window.settings.mute = true;
    ck_assert(end(&window));
    assert_file("settings.txt.damaged", "rubbish\n");
    assert_file("settings.txt", "mute = on\n");
}
END_TEST

START_TEST(progress_that_could_not_be_read_at_first_joins_what_was_learned_since) {
    struct window window;
    struct line path = text_line("%s/progress.txt", root);
    make_empty(root);
    ck_assert_ptr_null(platform_make_folder(path.string));
    start(&window);
    ck_assert(!config_retry_progress(&window.progress)); /* it is not due yet */
    progress_solve(&window.progress.game[0], 2, 11);
    config_save_progress(&window.progress);
    writer_settle(); /* it has failed */
    remove(path.string);
    put("progress.txt", "oware.solved.1 = 0000000a\n");
    for (int i = 0; i < 200 && !config_retry_progress(&window.progress); i++) {
        SDL_Delay(50);
    }
    ck_assert_int_eq(window.progress.game[0].mark[0], PUZZLE_SOLVED);
    ck_assert_int_eq(window.progress.game[0].mark[1], PUZZLE_SOLVED);
    ck_assert(end(&window));
    assert_file("progress.txt", "oware.solved.1 = 0000000a\noware.solved.2 = 0000000b\n");
}
END_TEST

/* ---- other versions ---- */

START_TEST(settings_that_older_versions_drop_are_in_a_file_of_their_own) {
    struct text first = {0}, more = {0};
    older_split("theme = noon\nnew-one = on\nkey.undo\nkey.newer = F9\npad.menu = X\n", &first,
                &more);
    ck_assert_str_eq(text_string(&first), "theme = noon\nkey.undo\npad.menu = X\n");
    ck_assert_str_eq(text_string(&more), "new-one = on\nkey.newer = F9\n");
    text_free(&first);
    text_free(&more);
}
END_TEST

START_TEST(what_the_second_file_says_of_a_setting_holds) {
    struct window window;
    make_empty(root);
    put("settings.txt", "theme = noon\n");
    put("more-settings.txt", "theme = contrast\nlamp = on\n");
    start(&window);
    ck_assert_int_eq(window.settings.theme, THEME_CONTRAST);
    ck_assert_str_eq(window.said, "Line 2 of more-settings.txt isn't valid (there is no such "
                                  "setting); the default is used instead.");
    ck_assert(end(&window));
}
END_TEST

/* ---- what a sync has left ---- */

START_TEST(copies_are_known_by_what_syncs_call_them) {
    ck_assert(keys_file_is_copy("settings (Ada's conflicted copy 2026-11-21).txt", "settings.txt"));
    ck_assert(
        keys_file_is_copy("settings (conflicted copy 2026-11-21 101010).txt", "settings.txt"));
    ck_assert(
        keys_file_is_copy("progress.sync-conflict-20261121-101010-ABCDEFG.txt", "progress.txt"));
    ck_assert(!keys_file_is_copy("settings.txt", "settings.txt"));
    ck_assert(!keys_file_is_copy("settings of before.txt", "settings.txt"));
    ck_assert(!keys_file_is_copy("more-settings (conflicted copy).txt", "settings.txt"));
    ck_assert(!keys_file_is_copy("settings (conflicted copy).txt.bak", "settings.txt"));
}
END_TEST

START_TEST(of_copies_progress_is_joined_and_of_settings_the_newest_hold) {
    struct window window;
    make_empty(root);
    put("settings (conflicted copy 2026-11-21).txt", "theme = noon\nvolume = 0.30\n");
    put("progress.sync-conflict-20261121-101010-ABCDEFG.txt",
        "oware.solved.2 = 0000000b\noware.tried.1 = 0000000a 1\ndaily.day = 20780\n"
        "daily.streak = 3\ndaily.done.20780 = yes\n");
    SDL_Delay(1100); /* some file systems count whole seconds */
    put("settings.txt", "theme = contrast\n");
    put("progress.txt", "oware.solved.1 = 0000000a\ndaily.day = 20781\ndaily.streak = 1\n"
                        "daily.done.20781 = yes\n");
    start(&window);
    ck_assert_int_eq(window.settings.theme, THEME_CONTRAST);
    ck_assert_float_eq(window.settings.volume, 0.3F);
    ck_assert_int_eq(window.progress.game[0].mark[0], PUZZLE_SOLVED);
    ck_assert_int_eq(window.progress.game[0].mark[1], PUZZLE_SOLVED);
    ck_assert_int_eq(progress_streak(&window.progress, 20781), 4);
    ck_assert(progress_day_done(&window.progress, 20780));
    ck_assert(end(&window));
    assert_file("removed/settings (conflicted copy 2026-11-21).txt",
                "theme = noon\nvolume = 0.30\n");
    ck_assert(!platform_exists(
        text_line("%s/progress.sync-conflict-20261121-101010-ABCDEFG.txt", root).string));
}
END_TEST

START_TEST(a_copy_that_is_newer_holds) {
    struct window window;
    make_empty(root);
    put("settings.txt", "theme = contrast\nmute = on\n");
    SDL_Delay(1100);
    put("settings.sync-conflict-20261121-101010-ABCDEFG.txt", "theme = noon\n");
    start(&window);
    ck_assert_int_eq(window.settings.theme, THEME_NOON);
    ck_assert(window.settings.mute);
    ck_assert(end(&window));
}
END_TEST

SUITE("files of keys that several change", what_another_window_has_set_stays,
      comments_and_settings_of_other_versions_stay, what_another_window_has_solved_stays,
      a_choice_is_changed_as_a_whole_and_no_other_one,
      an_older_choice_against_a_companion_is_not_taken_for_a_newer_one,
      a_file_that_cannot_be_read_is_not_written_and_tried_again,
      damaged_files_are_kept_aside_and_said, a_file_that_is_damaged_meanwhile_is_kept_aside_too,
      progress_that_could_not_be_read_at_first_joins_what_was_learned_since,
      settings_that_older_versions_drop_are_in_a_file_of_their_own,
      what_the_second_file_says_of_a_setting_holds, copies_are_known_by_what_syncs_call_them,
      of_copies_progress_is_joined_and_of_settings_the_newest_hold, a_copy_that_is_newer_holds)
