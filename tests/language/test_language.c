/* test_language.c: lessons in the language of a build that is not English: its folder of lessons is
 * "elsewhere" (see tests/CMakeLists.txt). Each lesson that is there is used, English ones stand in
 * for the others. */
#include "games/games.h"
#include "support/learner.h"
#include "support/suite.h"
#include "ui/app/learning.h"

static const char file[] = "assets/lessons/elsewhere/oware.txt";

/* Home, with this translation of Oware's lesson. */
static struct ui_play *open_with(const char *lesson) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    fake_host_put(&play->fake, file, lesson);
    return play;
}

START_TEST(a_translated_lesson_is_found_and_used) {
    struct ui_play *play = open_with("say Bonjour.\n\nsay Semez C.\nplay C\n\nsay Voila.\n");
    ui_play_click(play, "lesson:oware");
    ck_assert(ui_play_says(play, "Bonjour."));
    learner_take(play, NULL);
    ck_assert(ui_play_says(play, "Voila."));
    ui_play_close(play);
}
END_TEST

START_TEST(a_lesson_that_is_not_translated_is_in_english) {
    struct ui_play *play = open_with("say Bonjour.\n");
    for (int i = 0; i < games_count; i++) {
        if (games[i] != games_find("oware")) {
            ui_play_click(play, text_line("lesson:%s", games[i]->id).string);
            ck_assert_int_ge(play->app.study->count, 10);
            ui_play_click(play, "button:back");
        }
    }
    ui_play_close(play);
}
END_TEST

START_TEST(a_translation_with_a_wrong_line_gives_way_to_english) {
    struct ui_play *play = open_with("say Bonjour.\n\ndites Semez C.\n");
    ui_play_click(play, "lesson:oware");
    ck_assert(!ui_play_says(play, "Bonjour."));
    ck_assert_int_ge(play->app.study->count, 10);
    ui_play_close(play);
}
END_TEST

START_TEST(a_game_has_a_lesson_if_only_its_translation_is_there) {
    struct ui_play *play = open_with("say Bonjour.\n");
    play->fake.assets_missing = true;
    learning_find(&play->app);
    ck_assert(learning_has_lesson(&play->app, games_find("oware")));
    ck_assert(!learning_has_lesson(&play->app, games_find("seega")));
    ck_assert(!learning_has_puzzles(&play->app, games_find("oware")));
    ck_assert_ptr_null(learning_game_of_day(&play->app, 20780, NULL));
    ui_play_close(play);
}
END_TEST

SUITE("language", a_translated_lesson_is_found_and_used,
      a_lesson_that_is_not_translated_is_in_english,
      a_translation_with_a_wrong_line_gives_way_to_english,
      a_game_has_a_lesson_if_only_its_translation_is_there)
