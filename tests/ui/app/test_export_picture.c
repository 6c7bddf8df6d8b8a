/* test_export_picture.c: requesting a picture of the match, and the message when it is done. */
#include "engine/rules.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/boards/faces.h"
#include "ui/scenes/scenes.h"
#include "ui/scenes/table/picture.h"
#include "words/words.h"

#include <stdlib.h>
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
    struct host_answer come = {.task = HOST_PICTURE, .picture.wrong = wrong};
    struct text text = text_fixed(come.picture.file, sizeof come.picture.file);
    text_add(&text, path);
    play->app.ui->changed = false;
    app_input(&play->app, &(struct input){.kind = INPUT_ANSWER, .answer = &come});
    ck_assert(ui_play_is_due(play));
}

static const char *toast_of(const struct ui_play *play) {
    return ui_play_toast(play);
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

START_TEST(a_folder_without_pictures_is_not_said_to_be_the_wrong_one_to_save_in) {
    struct ui_play *play = open_menu(NULL);
    ui_play_click(play, "button:save-picture");
    ck_assert(ui_play_says(play, "No pictures here yet."));
    ck_assert(!ui_play_says(play, "another folder"));
    ck_assert(ui_play_says(play, "Show all files"));
    ui_play_click(play, "option:files=all");
    ck_assert(ui_play_says(play, "Show pictures only"));
    ck_assert(!ui_play_says(play, "another folder"));
    ui_play_close(play);
}
END_TEST

START_TEST(when_no_picture_can_be_copied_the_menu_says_what_is_missing) {
    const char *lacks = words(WORD_NEEDS_XCLIP);
    struct ui_play *play = open_menu(lacks);
    ck_assert(!ui_play_target(play, "button:copy-picture")->enabled);
    ck_assert(ui_play_says(play, lacks));
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
    ck_assert_str_eq(toast_of(play), "Saved as oware.png in /home/ada");
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

/* Saving an animation of a match with one turn. */
static struct ui_play *open_film(const char *option) {
    struct ui_play *play = open_save();
    ui_play_click(play, "button:back");
    ui_play_click(play, "pit:C");
    ui_play_settle(play);
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:save-picture");
    ui_play_click(play, option);
    return play;
}

static void tell(struct ui_play *play, int percent) {
    struct host_answer come = {.task = HOST_FILM, .filmed = percent};
    app_input(&play->app, &(struct input){.kind = INPUT_ANSWER, .answer = &come});
    ui_play_wait(play, 0);
}

START_TEST(before_the_first_turn_there_is_nothing_to_animate) {
    struct ui_play *play = open_save();
    ck_assert(!ui_play_target(play, "option:picture=turn")->enabled);
    ck_assert(!ui_play_target(play, "option:picture=match")->enabled);
    ui_play_close(play);
}
END_TEST

START_TEST(an_animation_is_waited_for_and_then_the_table_is_back) {
    struct ui_play *play = open_film("option:picture=match");
    ck_assert_str_eq(play->app.files.name, "oware.webp");
    ui_play_click(play, "button:save");
    ck_assert_int_eq(play->fake.picture_kind, PICTURE_MATCH);
    ck_assert_str_eq(play->fake.picture, "/home/ada/oware.webp");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SAVE);
    tell(play, 40);
    ck_assert(ui_play_says(play, "40%"));
    ck_assert(!targets_find(ui_play_targets(play), "button:save"));
    answer(play, "/home/ada/oware.webp", NULL);
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert_str_eq(toast_of(play), "Saved as oware.webp in /home/ada");
    ui_play_close(play);
}
END_TEST

/* How wide the bar's part that is done is, in points; 0: none is seen. */
static float bar_width(struct ui_play *play) {
    const struct color accent = play->app.ui->theme->accent;
    const float high = 8;
    float width = 0;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        const struct box *box = &command->as.box;
        bool bar = command->kind == DRAW_BOX && box->fill == FILL_FLAT &&
                   memcmp(&box->color[0], &accent, sizeof accent) == 0 &&
                   box->rect.h == high * play->list.scale;
        width = bar ? box->rect.w / play->list.scale : width;
    }
    return width;
}

START_TEST(the_bar_of_an_animation_is_filled_as_far_as_it_is_done) {
    struct ui_play *play = open_film("option:picture=match");
    ui_play_click(play, "button:save");
    tell(play, 0);
    ck_assert_float_eq(bar_width(play), 0);
    tell(play, 25);
    float quarter = bar_width(play);
    ck_assert_float_gt(quarter, 20);
    tell(play, 50);
    ck_assert_float_eq_tol(bar_width(play), 2 * quarter, 1);
    tell(play, 100);
    ck_assert_float_eq_tol(bar_width(play), 4 * quarter, 2);
    ui_play_close(play);
}
END_TEST

START_TEST(an_animation_goes_on_while_the_match_does) {
    struct ui_play *play = open_film("option:picture=turn");
    ui_play_click(play, "button:save");
    ck_assert_int_eq(play->fake.picture_kind, PICTURE_TURN);
    ui_play_click(play, "button:back");
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    tell(play, 60);
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:save-picture");
    ck_assert(ui_play_says(play, "60%"));
    ui_play_click(play, "button:back");
    answer(play, "/home/ada/oware.webp", NULL);
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert_str_eq(toast_of(play), "Saved as oware.webp in /home/ada");
    ui_play_close(play);
}
END_TEST

START_TEST(an_animation_can_be_stopped) {
    struct ui_play *play = open_film("option:picture=match");
    ui_play_click(play, "button:save");
    ui_play_click(play, "button:stop");
    ck_assert_int_eq(play->fake.picture_stops, 1);
    struct host_answer come = {.task = HOST_PICTURE,
                               .picture = {.file = "/x.webp", .wrong = "-", .stopped = true}};
    app_input(&play->app, &(struct input){.kind = INPUT_ANSWER, .answer = &come});
    ck_assert_str_eq(toast_of(play), "Stopped. Nothing was saved.");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SAVE);
    ui_play_wait(play, 0);
    ck_assert_ptr_nonnull(ui_play_target(play, "button:save"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_ending_follows_what_is_saved) {
    struct ui_play *play = open_film("option:picture=turn");
    ui_play_click(play, "option:picture=position");
    ck_assert_str_eq(play->app.files.name, "oware.png");
    ui_play_click(play, "option:picture=match");
    memcpy(play->app.files.name, "b.png", sizeof "b.png");
    ui_play_click(play, "button:save");
    ck_assert_str_eq(play->fake.picture, "/home/ada/b.png.webp");
    ui_play_close(play);
}
END_TEST

START_TEST(an_animation_that_fails_keeps_its_name_to_try_again) {
    struct ui_play *play = open_film("option:picture=match");
    ui_play_click(play, "button:save");
    answer(play, "/home/ada/oware.webp", "the disk is full");
    ck_assert_str_eq(toast_of(play), "/home/ada/oware.webp: the disk is full.");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SAVE);
    ui_play_wait(play, 0);
    ui_play_click(play, "button:save");
    ck_assert_int_eq(play->fake.pictures, 2);
    ck_assert_str_eq(play->fake.picture, "/home/ada/oware.webp");
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
    ck_assert(play->app.shown->toast.warning);
    ck_assert_str_eq(toast_of(play), "/home/ada/x.png: the disk is full.");
    answer(play, "", "the clipboard didn't take it");
    ck_assert_str_eq(toast_of(play), "Couldn't copy the picture: the clipboard didn't take it.");
    ui_play_close(play);
}
END_TEST

/* Companions are to act in it, a language is set, and it is shown for a minute: the thread that
 * makes it may not touch what the app with the window does meanwhile. */
START_TEST(the_app_that_makes_a_picture_asks_the_computer_for_nothing) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    struct app *app = calloc(1, sizeof *app);
    struct app_start start = {.scenes = scenes,
                              .settings = settings_default(),
                              .game = play->app.table.play.game,
                              .companion = {3, 5},
                              .face_of = faces_find};
    struct draw_list list = {0};
    ck_assert_ptr_nonnull(app);
    start.options = options_default(start.game);
    start.settings.language = 1;
    start.settings.speech = true;
    int asked = play->fake.asked;
    ck_assert_ptr_null(picture_start(app, &start, NULL));
    for (double now = 0; now < 60000; now += 500) {
        app_update(app, now);
        app_draw(app, &list, 1280, 800, 1, ui_play_measure());
    }
    app_free(app);
    ck_assert_int_eq(play->fake.asked, asked);
    draw_free(&list);
    free(app);
    ui_play_close(play);
}
END_TEST

SUITE("exporting a picture", a_picture_is_copied_and_a_toast_confirms_it,
      a_folder_without_pictures_is_not_said_to_be_the_wrong_one_to_save_in,
      when_no_picture_can_be_copied_the_menu_says_what_is_missing,
      a_picture_is_saved_under_the_players_names_and_pictures_are_listed,
      a_picture_is_replaced_only_after_confirmation,
      a_name_with_another_ending_gets_the_ending_of_pictures,
      before_the_first_turn_there_is_nothing_to_animate,
      an_animation_is_waited_for_and_then_the_table_is_back,
      an_animation_goes_on_while_the_match_does,
      the_bar_of_an_animation_is_filled_as_far_as_it_is_done, an_animation_can_be_stopped,
      the_ending_follows_what_is_saved, an_animation_that_fails_keeps_its_name_to_try_again,
      records_are_listed_again_when_a_record_is_saved, errors_are_reported,
      the_app_that_makes_a_picture_asks_the_computer_for_nothing)
