/* test_lesson_offer.c: the lesson that the setup page offers. */
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/scenes/study/study.h"

START_TEST(a_lesson_is_offered_until_it_is_declined) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1500, 820);
    ui_play_click(play, "card:oware");
    ck_assert(
        ui_play_says(play, "First time? A lesson of a few minutes shows you how to play Oware."));
    ui_play_click(play, "button:decline");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SETUP);
    ck_assert(!ui_play_has(play, "button:decline"));
    ck_assert(ui_play_has(play, "lesson:oware"));
    ck_assert_int_eq(progress_of(&play->fake.progress, games_find("oware"))->lesson,
                     LESSON_DECLINED);
    ui_play_click(play, "button:back");
    ui_play_click(play, "card:oware");
    ck_assert(!ui_play_has(play, "button:decline"));
    ui_play_close(play);
}
END_TEST

START_TEST(what_the_two_buttons_of_an_offer_do_is_said_in_a_small_window_too) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 800, 600);
    ui_play_click(play, "card:oware");
    ui_play_hover(play, "button:decline");
    ui_play_wait(play, 1000);
    ck_assert(ui_play_says(play, "No, thanks"));
    ui_play_click(play, "button:decline");
    ui_play_hover(play, "button:start");
    ck_assert(ui_play_says(play, "Lesson"));
    ui_play_close(play);
}
END_TEST

START_TEST(who_has_played_the_game_is_offered_none) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_click(play, "card:seega");
    ui_play_click(play, "button:start");
    ui_play_click(play, "button:back");
    ui_play_click(play, "card:seega");
    ck_assert(!ui_play_has(play, "button:decline"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_lesson_opens_from_the_setup_and_leads_back_there) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_click(play, "card:dulko");
    ui_play_click(play, "lesson:dulko");
    ck_assert_int_eq(ui_play_scene(play), SCENE_STUDY);
    ck_assert_ptr_eq(ui_play_study(play)->game, games_find("dulko"));
    ui_play_click(play, "button:back");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SETUP);
    ck_assert_ptr_null(ui_play_study(play));
    ui_play_close(play);
}
END_TEST

START_TEST(the_bar_keeps_its_buttons_apart_in_small_windows) {
    static const float sizes[][2] = {{800, 600}, {600, 800}, {1280, 800}};
    for (size_t size = 0; size < sizeof sizes / sizeof sizes[0]; size++) {
        for (int i = 0; i < games_count; i++) {
            struct ui_play *play = ui_play_open("", NULL, NULL, sizes[size][0], sizes[size][1]);
            ui_play_click(play, text_line("card:%s", games[i]->id).string);
            ui_play_check_targets(play, 12);
            ui_play_close(play);
        }
    }
}
END_TEST

SUITE("lesson offer", a_lesson_is_offered_until_it_is_declined,
      what_the_two_buttons_of_an_offer_do_is_said_in_a_small_window_too,
      who_has_played_the_game_is_offered_none, the_lesson_opens_from_the_setup_and_leads_back_there,
      the_bar_keeps_its_buttons_apart_in_small_windows)
