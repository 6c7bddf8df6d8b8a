/* test_shelf.c: the shelf of puzzles, and the way between it and a puzzle. */
#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/learning.h"
#include "ui/app/stack.h"
#include "ui/scenes/study/shelf.h"
#include "ui/scenes/study/study.h"

#include <string.h>

enum { SEVENTY = 70 };

static const float sizes[][2] = {{480, 800},   {800, 600},   {1280, 800},
                                 {1920, 1080}, {2560, 1440}, {600, 340}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

static struct ui_play *open_shelf(const char *game, float width, float height) {
    struct ui_play *play = ui_play_open("", NULL, NULL, width, height);
    play->app.shelf_game = games_find(game);
    app_push(&play->app, SCENE_SHELF);
    ui_play_wait(play, 0);
    return play;
}

static void settle(struct ui_play *play) {
    for (int i = 0; i < 60; i++) {
        ui_play_wait(play, 700);
    }
}

static int number(struct ui_play *play) {
    return ui_play_study(play)->puzzle.number;
}

/* Clicks the first actions of the solution, which has one turn. */
static void solve(struct ui_play *play) {
    char word[ACTION_TEXT_MAX];
    game_action action;
    const struct study *study = ui_play_study(play);
    for (int i = 0; i < 6 && study->state == QUIZ_ASKS; i++) {
        ck_assert(puzzle_action(study->puzzle.solution,
                                match_depth(ui_play_match(play), ui_play_match(play)->current),
                                word));
        ck_assert(rules_action_parse(study->game, ui_play_position(play), word, &action));
        ui_play_action(play, action, BY_CLICKS);
        settle(play);
    }
    ck_assert_int_eq(study->state, QUIZ_SOLVED);
}

START_TEST(the_shelf_of_each_game_has_all_its_puzzles_at_every_size) {
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < SIZES; i++) {
            struct ui_play *play = open_shelf(games[g]->id, sizes[i][0], sizes[i][1]);
            for (int n = 1; n <= SEVENTY; n++) {
                struct line id = text_line("puzzle:%s:%d", games[g]->id, n);
                ck_assert_msg(targets_find(ui_play_targets(play), id.string), "%s", id.string);
            }
            ck_assert(ui_play_has(play, "button:previous") && ui_play_has(play, "button:next"));
            ui_play_check_targets(play, 12);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(home_leads_to_the_shelf_and_it_to_any_puzzle_and_back) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_click(play, "puzzle:oware:1");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SHELF);
    ui_play_click(play, "puzzle:oware:40");
    ck_assert_int_eq(number(play), 40);
    ui_play_click(play, "button:previous");
    ck_assert_int_eq(number(play), 39);
    ui_play_click(play, "button:next");
    ck_assert_int_eq(number(play), 40);
    ui_play_click(play, "button:number"); /* "Puzzle 40 of 70" */
    ck_assert_int_eq(ui_play_scene(play), SCENE_SHELF);
    ui_play_click(play, "puzzle:oware:1");
    ui_play_click(play, "button:previous");
    ck_assert_int_eq(number(play), SEVENTY);
    ui_play_click(play, "button:shelf");
    ui_play_click(play, "button:back");
    ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
    ui_play_close(play);
}
END_TEST

START_TEST(a_puzzle_that_was_opened_directly_leads_to_the_shelf_too) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_open_study(play, STUDY_PUZZLE, games_find("dulko"), 12);
    ui_play_wait(play, 0);
    ui_play_click(play, "button:shelf");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SHELF);
    ck_assert(ui_play_has(play, "puzzle:dulko:12"));
    ui_play_click(play, "button:back");
    ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
    ui_play_close(play);
}
END_TEST

START_TEST(the_keyboard_alone_leads_to_a_puzzle_out_of_view) {
    struct ui_play *play = open_shelf("seega", 480, 800);
    ui_play_walk(play, "puzzle:seega:63");
    ck_assert_int_eq(number(play), 63);
    ui_play_close(play);
}
END_TEST

START_TEST(previous_and_next_lead_to_the_shelves_of_the_other_games) {
    struct ui_play *play = open_shelf("oware", 1280, 800);
    for (int i = 1; i <= games_count; i++) {
        ui_play_click(play, "button:next");
        ck_assert(ui_play_has(play, text_line("puzzle:%s:1", games[i % games_count]->id).string));
    }
    ui_play_click(play, "button:previous");
    ck_assert(ui_play_has(play, text_line("puzzle:%s:1", games[games_count - 1]->id).string));
    ui_play_close(play);
}
END_TEST

START_TEST(one_theme_alone_can_be_shown) {
    struct ui_play *play = open_shelf("oware", 1280, 800);
    int shown = 0;
    ui_play_click(play, text_line("theme:%d", GOAL_WIN).string);
    for (int i = 0; i < play->app.shelf->count; i++) {
        struct line id = text_line("puzzle:oware:%d", play->app.shelf->puzzle[i].number);
        bool wins = play->app.shelf->puzzle[i].theme == GOAL_WIN;
        ck_assert_int_eq(ui_play_has(play, id.string), wins);
        shown += wins;
    }
    ck_assert(ui_play_says(play, text_line("Win %d", shown).string));
    ui_play_close(play);
}
END_TEST

/* Whether the tile of a puzzle says so in words. */
static bool marked(struct ui_play *play, int n, const char *mark) {
    const struct target *target = ui_play_target(play, text_line("puzzle:oware:%d", n).string);
    return strstr(target->label, mark) != NULL;
}

START_TEST(a_tile_says_whether_its_puzzle_is_new_tried_or_solved_and_which_come_again) {
    struct ui_play *play = open_shelf("oware", 1280, 800);
    ck_assert(marked(play, 1, ", new"));
    ui_play_click(play, "puzzle:oware:1");
    ui_play_click(play, "button:solution");
    settle(play);
    ui_play_click(play, "button:shelf");
    ck_assert(marked(play, 1, ", tried"));
    ck_assert_int_eq(play->fake.progress.game[0].mark[0], PUZZLE_TRIED);
    for (int n = 2; n <= 3; n++) {
        ui_play_click(play, text_line("puzzle:oware:%d", n).string);
        solve(play);
        ui_play_click(play, "button:shelf");
        ck_assert(marked(play, n, ", solved"));
    }
    ck_assert(marked(play, 1, ", try again"));
    ck_assert(ui_play_says(play, "Puzzles · 2 of 70 solved"));
    ui_play_close(play);
}
END_TEST

START_TEST(after_a_solved_puzzle_next_offers_first_one_that_was_failed) {
    struct ui_play *play = open_shelf("oware", 1280, 800);
    ui_play_click(play, "puzzle:oware:2");
    ui_play_click(play, "button:solution");
    settle(play);
    ui_play_click(play, "button:next");
    ck_assert_int_eq(number(play), 3);
    solve(play);
    ui_play_click(play, "button:next");
    ck_assert_int_eq(number(play), 4);
    solve(play);
    ui_play_click(play, "button:next");
    ck_assert_int_eq(number(play), 2);
    solve(play);
    ck_assert_int_eq(play->fake.progress.game[0].mark[1], PUZZLE_SOLVED);
    ui_play_close(play);
}
END_TEST

START_TEST(without_a_file_the_shelf_says_what_is_missing) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    fake_host_put(&play->fake, "assets/puzzles/oware.txt", "");
    ui_play_click(play, "puzzle:oware:1");
    ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
    ck_assert(strstr(ui_play_toast(play), "puzzles/oware.txt"));
    ui_play_close(play);
}
END_TEST

SUITE("shelf", the_shelf_of_each_game_has_all_its_puzzles_at_every_size,
      home_leads_to_the_shelf_and_it_to_any_puzzle_and_back,
      a_puzzle_that_was_opened_directly_leads_to_the_shelf_too,
      the_keyboard_alone_leads_to_a_puzzle_out_of_view,
      previous_and_next_lead_to_the_shelves_of_the_other_games, one_theme_alone_can_be_shown,
      a_tile_says_whether_its_puzzle_is_new_tried_or_solved_and_which_come_again,
      after_a_solved_puzzle_next_offers_first_one_that_was_failed,
      without_a_file_the_shelf_says_what_is_missing)
