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
    play->app.request->shelf = games_find(game);
    ui_play_push(play, SCENE_SHELF);
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

/* Lets a day begin. */
static void dawn(struct ui_play *play, int day) {
    play->fake.now.local = (int64_t)day * 86400000 + 5000;
    ui_play_saved(play)->now = play->fake.now;
    ui_play_redraw(play);
    ui_play_wait(play, 10);
}

START_TEST(the_puzzles_of_the_last_four_weeks_can_be_played_and_are_shown_as_done) {
    enum { TODAY = 20780 };
    struct ui_play *play = open_shelf("oware", 1280, 800);
    dawn(play, TODAY);
    for (int day = TODAY - 28; day <= TODAY; day++) {
        ck_assert(ui_play_has(play, text_line("day:%d", day).string));
    }
    ck_assert(!ui_play_has(play, text_line("day:%d", TODAY + 1).string));
    const char *id = "day:20776";
    ck_assert(strstr(ui_play_target(play, id)->label, ": not done yet"));
    ui_play_click(play, id);
    ck_assert_int_eq(ui_play_study(play)->day, 20776);
    ck_assert(ui_play_says(play, text_line("Puzzle of %s", shelf_day_name(20776).string).string));
    solve(play);
    ck_assert_int_eq(play->fake.progress.streak, 0); /* it is past */
    ck_assert(!strstr(ui_play_study(play)->comment, "tomorrow"));
    ui_play_click(play, "button:shelf");
    ck_assert(strstr(ui_play_target(play, id)->label, ": done"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_row_of_days_is_seen_and_a_new_puzzle_promised) {
    enum { TODAY = 20780 };
    struct ui_play *play = open_shelf("oware", 1280, 800);
    for (int i = 0; i < 2; i++) {
        dawn(play, TODAY + i);
        ui_play_click(play, text_line("day:%d", TODAY + i).string);
        solve(play);
        ck_assert(strstr(ui_play_study(play)->comment, "Come back tomorrow"));
        ui_play_click(play, "button:back");
    }
    ck_assert(ui_play_says(play, "2 days in a row"));
    dawn(play, TODAY + 3);
    ck_assert(!ui_play_says(play, "in a row"));
    ui_play_close(play);
}
END_TEST

START_TEST(after_the_puzzle_of_the_day_next_leads_to_the_shelf_of_its_game_and_says_so) {
    for (int day = 20780; day < 20785; day++) {
        struct ui_play *play = open_shelf("oware", 1280, 800);
        dawn(play, day);
        ui_play_click(play, text_line("day:%d", day).string);
        const struct game *game = ui_play_study(play)->game;
        ck_assert(!ui_play_has(play, "button:previous"));
        ck_assert(ui_play_says(play, text_line("%s puzzles", words(game->name)).string));
        ui_play_click(play, "button:next");
        ck_assert_int_eq(ui_play_scene(play), SCENE_SHELF);
        ck_assert_ptr_eq(play->app.shelf->game, game);
        ui_play_click(play, "button:back");
        ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_solved_puzzle_sounds_and_shines_for_a_moment_and_with_reduced_motion_only_sounds) {
    for (int reduced = 0; reduced <= 1; reduced++) {
        struct ui_play *play = open_shelf("oware", 1280, 800);
        ui_play_settings(play)->speed = 1;
        ui_play_settings(play)->reduced_motion = reduced;
        ui_play_click(play, "puzzle:oware:1");
        ui_play_wait(play, 1000);
        bool shone = false, sounded = false;
        ui_play_click(play, text_line("pit:%s", ui_play_study(play)->puzzle.solution).string);
        for (int i = 0; i < 400; i++) {
            ui_play_wait(play, 16);
            shone = shone || quiz_shine(&play->app) > 0;
            for (int k = 0; k < ui_play_cues(play)->count; k++) {
                const struct cue *cue = &ui_play_cues(play)->cue[k];
                sounded = sounded || cue->sound == SOUND_BOWL;
                ck_assert(!sound_means(cue->sound) || cue->caption);
            }
        }
        ck_assert_int_eq(ui_play_study(play)->state, QUIZ_SOLVED);
        ck_assert_int_eq(shone, !reduced);
        ck_assert(sounded);
        ck_assert(!(quiz_shine(&play->app) > 0));
        ck_assert(ui_play_rests(play));
        ui_play_close(play);
    }
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
      the_puzzles_of_the_last_four_weeks_can_be_played_and_are_shown_as_done,
      the_row_of_days_is_seen_and_a_new_puzzle_promised,
      after_the_puzzle_of_the_day_next_leads_to_the_shelf_of_its_game_and_says_so,
      a_solved_puzzle_sounds_and_shines_for_a_moment_and_with_reduced_motion_only_sounds,
      without_a_file_the_shelf_says_what_is_missing)
