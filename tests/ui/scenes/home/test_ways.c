/* test_ways.c: the other ways into a game from home: alone, a lesson, puzzles. */
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include "engine/rules.h"
#include "ui/app/matches.h"
#include "ui/scenes/study/study.h"

static const float sizes[][2] = {{1280, 800}, {480, 800}, {800, 600}, {2560, 1440}, {700, 1100}};

START_TEST(each_game_has_its_ways_in_every_window) {
    for (size_t size = 0; size < sizeof sizes / sizeof sizes[0]; size++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, sizes[size][0], sizes[size][1]);
        for (int i = 0; i < games_count; i++) {
            const char *id = games[i]->id;
            ck_assert(ui_play_has(play, text_line("card:%s", id).string));
            ck_assert(ui_play_has(play, text_line("alone:%s", id).string));
            ck_assert(ui_play_has(play, text_line("two:%s", id).string));
            ck_assert(ui_play_has(play, text_line("lesson:%s", id).string));
            ck_assert(ui_play_has(play, text_line("puzzle:%s:1", id).string));
        }
        ck_assert(ui_play_has(play, "button:puzzle-of-the-day"));
        ui_play_check_targets(play, 24);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(two_people_start_with_as_many_clicks_as_ever) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_click(play, "two:shakala");
    ui_play_click(play, "button:start");
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert_ptr_null(match_tag(ui_play_match(play), "Companion0"));
    ck_assert_ptr_null(match_tag(ui_play_match(play), "Companion1"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_card_and_its_button_offer_the_easiest_companion_and_say_that_one_may_undo) {
    static const char *const ids[] = {"card:shakala", "alone:shakala"};
    for (int i = 0; i < 2; i++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
        ui_play_click(play, ids[i]);
        ck_assert_int_eq(ui_play_scene(play), SCENE_SETUP);
        ck_assert_int_eq(ui_play_setup(play)->now.companion[0], 0);
        ck_assert_int_eq(ui_play_setup(play)->now.companion[1], 1);
        ck_assert(ui_play_says(play, words(WORD_ALONE_UNDO)));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_card_keeps_the_companion_of_the_last_match) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_click(play, "card:oware");
    ui_play_click(play, "seat:0=4");
    ui_play_click(play, "seat:1=person");
    ui_play_click(play, "button:start");
    ui_play_click(play, "button:back");
    ui_play_click(play, "card:oware");
    ck_assert_int_eq(ui_play_setup(play)->now.companion[0], 4);
    ck_assert_int_eq(ui_play_setup(play)->now.companion[1], 0);
    ui_play_close(play);
}
END_TEST

START_TEST(whoever_plays_alone_sits_at_the_near_side_at_first) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    for (int i = 0; i < games_count; i++) {
        int upper = play->app.face_of(games[i])->hints.upper_player;
        ui_play_click(play, text_line("card:%s", games[i]->id).string);
        ck_assert_int_eq(ui_play_setup(play)->now.companion[!upper], 0);
        ck_assert_int_eq(ui_play_setup(play)->now.companion[upper], 1);
        ui_play_click(play, "button:back");
    }
    ui_play_click(play, "card:saddeeqa");
    ui_play_click(play, "button:start");
    const struct match *match = ui_play_match(play);
    ck_assert(match_tag(match, "Companion0") && !match_tag(match, "Companion1"));
    ck_assert_int_eq(match->game->side_to_act(match_position(match)), 0); /* Top begins as ever */
    ui_play_close(play);
}
END_TEST

/* Begins a match of Oware and comes back to home. */
static void begin(struct ui_play *play, const char *way, const char *clock, const char *seat) {
    ui_play_click(play, way);
    ui_play_click(play, clock);
    ui_play_click(play, seat);
    ui_play_click(play, "button:start");
    ui_play_click(play, "button:back");
}

START_TEST(both_choices_are_remembered_with_their_clock_for_each_game) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    const struct match_choice *now = &ui_play_setup(play)->now;
    begin(play, "two:oware", "option:clock=10", "option:grand-slam=allowed");
    begin(play, "card:oware", "option:clock=none", "seat:1=5");
    ui_play_click(play, "two:oware");
    ck_assert(!now->companion[0] && !now->companion[1]);
    ck_assert_int_eq(now->minutes, 10);
    ck_assert_uint_ne(now->options.value[0], options_default(games_find("oware")).value[0]);
    ui_play_click(play, "button:back");
    ui_play_click(play, "card:oware");
    ck_assert_int_eq(now->companion[1], 5);
    ck_assert_int_eq(now->minutes, 0);
    ui_play_click(play, "button:back");
    ui_play_click(play, "card:dulko"); /* which nobody has played */
    ck_assert_int_eq(now->companion[1], 1);
    ck_assert_int_eq(now->minutes, 0);
    ui_play_close(play);
}
END_TEST

START_TEST(a_clock_set_on_a_page_is_not_that_of_the_next_game) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    const struct match_choice *now = &ui_play_setup(play)->now;
    begin(play, "two:shakala", "option:clock=5", "option:added=5");
    ui_play_click(play, "alone:dulko");
    ck_assert_int_eq(now->minutes, 0);
    ck_assert_int_eq(now->increment, 0);
    ui_play_close(play);
}
END_TEST

START_TEST(a_lesson_opens_at_the_table_and_puzzles_on_their_shelf) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_click(play, "lesson:dulko");
    ck_assert_int_eq(ui_play_scene(play), SCENE_STUDY);
    ck_assert_int_eq(ui_play_study(play)->kind, STUDY_LESSON);
    ui_play_click(play, "button:back");
    ui_play_click(play, "puzzle:seega:1");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SHELF);
    ui_play_click(play, "puzzle:seega:1");
    ck_assert_int_eq(ui_play_study(play)->kind, STUDY_PUZZLE);
    ck_assert_ptr_eq(ui_play_study(play)->game, games_find("seega"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_next_puzzle_is_the_first_that_is_not_solved) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    progress_of(&play->app.progress, games_find("seega"))->mark[0] = PUZZLE_SOLVED;
    ui_play_redraw(play);
    ui_play_wait(play, 10);
    ck_assert(ui_play_has(play, "puzzle:seega:2"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_streak_is_told) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    play->fake.now.local = INT64_C(20780) * 86400000;
    ui_play_saved(play)->now = play->fake.now;
    play->app.progress.day = 20780;
    play->app.progress.streak = 3;
    ui_play_redraw(play);
    ui_play_wait(play, 10);
    ck_assert(ui_play_says(play, "Puzzle of the day · 3 days in a row"));
    ui_play_close(play);
}
END_TEST

START_TEST(what_is_todays_changes_at_midnight) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    play->fake.now.local = INT64_C(20780) * 86400000 + 86399000;
    matches_follow(&play->app);
    play->app.progress.day = 20779;
    play->app.progress.streak = 3;
    ui_play_wait(play, 10);
    ck_assert(ui_play_says(play, "Puzzle of the day · 3 days in a row"));
    matches_follow(&play->app);
    ck_assert(!ui_play_is_due(play));
    play->fake.now.local += 2000;
    matches_follow(&play->app);
    ck_assert(ui_play_is_due(play));
    ui_play_wait(play, 10);
    ck_assert(!ui_play_says(play, "Puzzle of the day · 3 days in a row"));
    ui_play_close(play);
}
END_TEST

SUITE("ways", each_game_has_its_ways_in_every_window, two_people_start_with_as_many_clicks_as_ever,
      a_card_and_its_button_offer_the_easiest_companion_and_say_that_one_may_undo,
      a_card_keeps_the_companion_of_the_last_match,
      whoever_plays_alone_sits_at_the_near_side_at_first,
      both_choices_are_remembered_with_their_clock_for_each_game,
      a_clock_set_on_a_page_is_not_that_of_the_next_game,
      a_lesson_opens_at_the_table_and_puzzles_on_their_shelf,
      the_next_puzzle_is_the_first_that_is_not_solved, a_streak_is_told,
      what_is_todays_changes_at_midnight)
