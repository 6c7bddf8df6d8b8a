/* test_everything.c: all saved matches are saved in one file, and opening that file adds them to
 * those that are there. */
#include "records/collection.h"
#include "shots/saved_samples.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/import_export.h"

#include <string.h>

static const char all[] = "%serai-matches\n\n[Game \"oware\"]\n\n*\n\n[Game \"seega\"]\n\n*\n";
static const char file[] = "/home/ada/Serai 2026-11-27.serai";

static struct ui_play *open_past(int finished) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    saved_samples_finished(ui_play_saved(play), finished);
    fake_host_put(&play->fake, "/home/ada/a.serai", "[Game \"oware\"] *");
    ui_play_saved(play)->now.local = INT64_C(1795780800000);
    ui_play_redraw(play);
    ui_play_wait(play, 1);
    if (finished) {
        ui_play_click(play, "button:past");
    }
    return play;
}

static void answer(struct ui_play *play, struct host_answer come) {
    app_input(&play->app, &(struct input){.kind = INPUT_ANSWER, .answer = &come});
    ui_play_wait(play, 1);
}

static void gathered(struct ui_play *play) {
    struct host_answer come = {.task = HOST_GATHERED, .gathered.count = 2};
    text_add(&come.gathered.text, all);
    answer(play, come);
}

static struct ui_play *open_save(void) {
    struct ui_play *play = open_past(3);
    ui_play_click(play, "button:save-all");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SAVE);
    return play;
}

START_TEST(all_matches_are_saved_in_a_file_that_is_named_after_the_day) {
    struct ui_play *play = open_save();
    ck_assert(ui_play_says(play, "Save all matches"));
    ck_assert_int_eq(play->fake.gathers, 0);
    ui_play_click(play, "button:save");
    ck_assert_int_eq(play->fake.gathers, 1);
    ck_assert_ptr_null(fake_host_content(&play->fake, file));
    gathered(play);
    ck_assert_pstr_eq(fake_host_content(&play->fake, file), all);
    ck_assert_str_eq(ui_play_toast(play), "Saved as Serai 2026-11-27.serai in /home/ada");
    ck_assert_int_eq(ui_play_scene(play), SCENE_FINISHED);
    ui_play_close(play);
}
END_TEST

START_TEST(before_a_file_is_replaced_the_player_is_asked) {
    struct ui_play *play = open_save();
    fake_host_put(&play->fake, file, "old");
    ui_play_click(play, "button:save");
    ck_assert_int_eq(play->fake.gathers, 0);
    ui_play_click(play, "button:accept");
    ck_assert_int_eq(play->fake.gathers, 1);
    gathered(play);
    ck_assert_pstr_eq(fake_host_content(&play->fake, file), all);
    ui_play_close(play);
}
END_TEST

START_TEST(on_a_full_disk_the_page_stays_and_says_so) {
    struct ui_play *play = open_save();
    play->fake.disk_is_full = true;
    ui_play_click(play, "button:save");
    gathered(play);
    ck_assert_int_eq(ui_play_scene(play), SCENE_SAVE);
    ck_assert_ptr_nonnull(strstr(ui_play_toast(play), "Serai 2026-11-27.serai: "));
    ui_play_close(play);
}
END_TEST

START_TEST(without_a_match_nothing_is_offered_to_be_saved) {
    struct ui_play *play = open_past(1);
    ck_assert(ui_play_has(play, "button:save-all"));
    ui_play_click(play, "remove:0");
    ui_play_click(play, "button:accept");
    ck_assert_int_eq(ui_play_scene(play), SCENE_FINISHED);
    ck_assert(!ui_play_has(play, "button:save-all"));
    ui_play_close(play);
}
END_TEST

START_TEST(matches_that_are_all_unfinished_are_saved_from_home) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ck_assert(!ui_play_has(play, "button:save-all"));
    saved_samples(ui_play_saved(play), 2);
    ui_play_redraw(play);
    ui_play_wait(play, 1);
    ck_assert(!ui_play_has(play, "button:past"));
    ui_play_click(play, "button:save-all");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SAVE);
    ui_play_click(play, "button:save");
    gathered(play);
    ck_assert_int_eq(play->fake.gathers, 1);
    ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
    ui_play_close(play);
}
END_TEST

START_TEST(after_all_matches_a_single_one_is_saved_as_ever) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    play->app.files.everything = true;
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:save-as");
    ck_assert(!ui_play_says(play, "Save all matches"));
    ui_play_close(play);
}
END_TEST

START_TEST(opening_a_file_of_several_matches_adds_them_and_says_how_many) {
    struct ui_play *play = open_past(3);
    char sentence[200];
    struct text why = text_fixed(sentence, sizeof sentence);
    fake_host_put(&play->fake, file, all);
    ck_assert(import_is_several(file));
    ck_assert(!import_is_several("/home/ada/a.serai"));
    ck_assert(import_open(&play->app, &play->app.table, &play->app.saved, file, &why));
    ck_assert_str_eq(text_string(&play->fake.added), all);
    int lists = play->fake.lists;
    answer(play, (struct host_answer){.task = HOST_ADDED, .added = {.count = 1, .known = 2}});
    ck_assert_str_eq(ui_play_toast(play), "1 match was added. 2 were here already.");
    ck_assert_int_gt(play->fake.lists, lists);
    ck_assert_int_eq(ui_play_scene(play), SCENE_FINISHED);
    answer(play, (struct host_answer){.task = HOST_ADDED, .added = {.count = 3, .damaged = 1}});
    ck_assert_str_eq(ui_play_toast(play), "3 matches were added. 1 can't be read.");
    ui_play_close(play);
}
END_TEST

START_TEST(a_file_of_a_single_match_is_opened_at_the_table) {
    struct ui_play *play = open_past(3);
    char sentence[200];
    struct text why = text_fixed(sentence, sizeof sentence);
    fake_host_put(&play->fake, "/one.serai", "[Game \"oware\"]\n\n1. C *\n");
    ck_assert(import_open(&play->app, &play->app.table, &play->app.saved, "/one.serai", &why));
    ui_play_wait(play, 1);
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert_uint_eq(play->fake.added.length, 0);
    ui_play_close(play);
}
END_TEST

SUITE("everything", all_matches_are_saved_in_a_file_that_is_named_after_the_day,
      before_a_file_is_replaced_the_player_is_asked, on_a_full_disk_the_page_stays_and_says_so,
      without_a_match_nothing_is_offered_to_be_saved,
      matches_that_are_all_unfinished_are_saved_from_home,
      after_all_matches_a_single_one_is_saved_as_ever,
      opening_a_file_of_several_matches_adds_them_and_says_how_many,
      a_file_of_a_single_match_is_opened_at_the_table)
