/* test_export_picture.c: requesting a picture of the match, and the message when it is done. */
#include "support/suite.h"
#include "support/ui_play.h"

#include <string.h>

static struct ui_play *open_menu(const char *lacks) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    play->fake.picture_lacks = lacks;
    ui_play_click(play, "button:menu");
    return play;
}

static struct ui_play *open_save(void) {
    struct ui_play *play = open_menu(NULL);
    fake_host_put(&play->fake, "/home/ada/a.serai", "[Game \"oware\"] *");
    fake_host_put(&play->fake, "/home/ada/b.png", "PNG");
    ui_play_click(play, "button:save-picture");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SAVE);
    return play;
}

static void answer(struct ui_play *play, const char *path, const char *wrong) {
    struct host_answer come = {.pictured = true, .picture_wrong = wrong};
    struct text text = text_fixed(come.picture, sizeof come.picture);
    text_add(&text, path);
    play->app.changed = false;
    app_input(&play->app, &(struct input){.kind = INPUT_ANSWER, .answer = &come});
    ck_assert(play->app.changed);
}

static const char *toast_of(const struct ui_play *play) {
    return play->app.toast.sentence;
}

START_TEST(a_picture_is_copied_and_a_toast_confirms_it) {
    struct ui_play *play = open_menu(NULL);
    ui_play_click(play, "button:copy-picture");
    ck_assert_int_eq(play->fake.pictures, 1);
    ck_assert_str_eq(play->fake.picture, "");
    ck_assert_str_eq(toast_of(play), "");
    answer(play, "", NULL);
    ck_assert_str_eq(toast_of(play), "Picture copied");
    ui_play_close(play);
}
END_TEST

START_TEST(when_no_picture_can_be_copied_the_menu_says_what_is_missing) {
    struct ui_play *play = open_menu("needs xclip");
    ck_assert(!ui_play_target(play, "button:copy-picture")->enabled);
    ck_assert(ui_play_says(play, "needs xclip"));
    ui_play_click(play, "button:copy-picture");
    ck_assert_int_eq(play->fake.pictures, 0);
    ui_play_close(play);
}
END_TEST

START_TEST(a_picture_is_saved_under_the_players_names_and_pictures_are_listed) {
    struct ui_play *play = open_save();
    ck_assert_str_eq(play->app.files.name, "oware.png");
    ck_assert(ui_play_says(play, "b.png"));
    ck_assert(!ui_play_says(play, "a.serai"));
    ui_play_click(play, "button:save");
    ck_assert_str_eq(play->fake.picture, "/home/ada/oware.png");
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    answer(play, "/home/ada/oware.png", NULL);
    ck_assert_str_eq(toast_of(play), "Saved as oware.png");
    ui_play_close(play);
}
END_TEST

START_TEST(a_picture_is_replaced_only_after_confirmation) {
    struct ui_play *play = open_save();
    ui_play_click(play, "file:0");
    ui_play_click(play, "button:save");
    ck_assert_int_eq(play->fake.pictures, 0);
    ui_play_click(play, "button:accept");
    ck_assert_str_eq(play->fake.picture, "/home/ada/b.png");
    ui_play_close(play);
}
END_TEST

START_TEST(a_name_with_another_ending_gets_the_ending_of_pictures) {
    struct ui_play *play = open_save();
    memcpy(play->app.files.name, "a.serai", sizeof "a.serai");
    ui_play_click(play, "button:save");
    ck_assert_str_eq(play->fake.picture, "/home/ada/a.serai.png");
    ui_play_close(play);
}
END_TEST

START_TEST(records_are_listed_again_when_a_record_is_saved) {
    struct ui_play *play = open_save();
    ui_play_click(play, "button:back");
    ui_play_key(play, KEY_SAVE);
    ck_assert(ui_play_says(play, "a.serai"));
    ck_assert(!ui_play_says(play, "b.png"));
    ck_assert_str_eq(play->app.files.name, "oware.serai");
    ui_play_close(play);
}
END_TEST

START_TEST(errors_are_reported) {
    struct ui_play *play = open_save();
    play->fake.picture_refused = "another picture is still being made";
    ui_play_click(play, "button:save");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SAVE);
    ck_assert(strstr(play->app.files.message, "another picture"));
    answer(play, "/home/ada/x.png", "the disk is full");
    ck_assert(play->app.toast.warning);
    ck_assert_str_eq(toast_of(play), "/home/ada/x.png: the disk is full.");
    answer(play, "", "the clipboard didn't take it");
    ck_assert_str_eq(toast_of(play), "Couldn't copy the picture: the clipboard didn't take it.");
    ui_play_close(play);
}
END_TEST

SUITE("exporting a picture", a_picture_is_copied_and_a_toast_confirms_it,
      when_no_picture_can_be_copied_the_menu_says_what_is_missing,
      a_picture_is_saved_under_the_players_names_and_pictures_are_listed,
      a_picture_is_replaced_only_after_confirmation,
      a_name_with_another_ending_gets_the_ending_of_pictures,
      records_are_listed_again_when_a_record_is_saved, errors_are_reported)
