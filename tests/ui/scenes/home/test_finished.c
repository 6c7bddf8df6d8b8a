/* test_finished.c: the list of finished matches, reviewing one of them, and removing one. */
#include "engine/rules.h"
#include "games/games.h"
#include "shots/saved_samples.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/matches.h"

#include <stdio.h>
#include <string.h>

static const float sizes[][2] = {{1280, 800}, {2560, 1440}, {800, 600},  {900, 1200},
                                 {600, 800},  {480, 400},   {3840, 2160}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

static struct ui_play *open_home(float width, float height, int saved, int finished) {
    struct ui_play *play = ui_play_open("", NULL, NULL, width, height);
    saved_samples(ui_play_saved(play), saved);
    saved_samples_finished(ui_play_saved(play), finished);
    ui_play_redraw(play);
    ui_play_wait(play, 1);
    return play;
}

static struct ui_play *open_past(float width, float height, int finished) {
    struct ui_play *play = open_home(width, height, 3, finished);
    ui_play_click(play, "button:past");
    return play;
}

static int count_of(const struct ui_play *play, const char *kind) {
    const struct targets *targets = ui_play_targets(play);
    int count = 0;
    for (int i = 0; i < targets->count; i++) {
        count += strncmp(targets->target[i].id, kind, strlen(kind)) == 0;
    }
    return count;
}

/* A match that the first player resigned after a turn. */
static struct match resigned_match(const struct game *game) {
    struct match match;
    game_action legal[ACTIONS_MAX];
    struct options options = options_default(game);
    options_resolve_seeds(game, &options, 1);
    ck_assert_ptr_null(match_start(&match, game, &options));
    ck_assert_int_gt(match_actions(&match, legal), 0);
    match_play(&match, legal[0]);
    match_resign(&match, 0);
    return match;
}

/* ---- the list ---- */

START_TEST(without_finished_matches_the_list_says_so) {
    struct ui_play *play = open_past(1280, 800, 1);
    ui_play_click(play, "remove:0");
    ui_play_click(play, "button:accept");
    ck_assert_int_eq(ui_play_scene(play), SCENE_FINISHED);
    ck_assert(ui_play_says(play, "No finished matches yet."));
    ck_assert(ui_play_says(play, "Finish a match, and it stays here for review."));
    ui_play_close(play);
}
END_TEST

START_TEST(a_row_has_game_names_score_result_reason_length_and_day) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    struct saved_match saved = {.file = "1.serai",
                                .over = true,
                                .decided = true,
                                .game = games_find("oware"),
                                .name = {"Layla", "Samir"},
                                .result = {OUTCOME_WIN, 1, REASON_RESIGNATION},
                                .turns = 31,
                                .scored = true,
                                .score = {12, 21}};
    ui_play_saved(play)->now.local = ui_play_saved(play)->now.utc = INT64_C(1795272300000);
    saved.saved_at.local = saved.saved_at.utc = INT64_C(1790000000000);
    ck_assert(saved_list_add(&ui_play_saved(play)->list, &saved));
    saved.result = (struct result){OUTCOME_DRAW, 0, REASON_AGREEMENT};
    saved.game = games_find("seega");
    saved.name[0][0] = '\0';
    saved.turns = 0; /* not known */
    saved.scored = false;
    ck_assert(saved_list_add(&ui_play_saved(play)->list, &saved));
    ui_play_redraw(play);
    ui_play_wait(play, 1);
    ui_play_click(play, "button:past");
    static const char *const all[] = {"Oware",
                                      "Layla",
                                      "12 : 21",
                                      "Samir wins. Layla resigned.",
                                      "31 turns",
                                      "September 21",
                                      "Limestone",
                                      "–",
                                      "Draw. Both players agreed to end the match.",
                                      "2 finished"};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        ck_assert_msg(ui_play_says(play, all[i]), "%s", all[i]);
    }
    ck_assert(!ui_play_says(play, "0 turns"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_row_says_in_the_words_of_its_game_why_the_match_was_over) {
    enum { SAID = 5 };
    static const struct {
        const char *game;
        enum reason reason;
        const char *sentence;
    } said[SAID] = {
        {"shakala", REASON_STRANDED, "Omar wins. One side has no beads left to sow."},
        {"saddeeqa", REASON_STRANDED, "Omar wins. Only endless sowings are left."},
        {"saddeeqa", REASON_SCORE, "Omar wins. One row is empty, so the rest is collected."},
        {"oware", REASON_SCORE, "Omar wins. One side can't sow, so the rest is collected."},
        {"dulko", REASON_SCORE, "Omar wins. Nobody can place another piece, so the score decides."},
    };
    struct ui_play *play = open_home(1280, 800, 0, 0);
    for (int i = 0; i < SAID; i++) {
        struct saved_match saved = {.over = true,
                                    .decided = true,
                                    .game = games_find(said[i].game),
                                    .name = {"Zahra", "Omar"},
                                    .result = {OUTCOME_WIN, 1, (uint8_t)said[i].reason}};
        ck_assert(saved_list_add(&ui_play_saved(play)->list, &saved));
    }
    ui_play_redraw(play);
    ui_play_wait(play, 1);
    ui_play_click(play, "button:past");
    for (int i = 0; i < SAID; i++) {
        ck_assert_msg(ui_play_says(play, said[i].sentence), "%s", said[i].sentence);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(every_finished_match_can_be_reached_at_every_size) {
    enum { ALL = 53 };
    for (int i = 0; i < SIZES; i++) {
        bool seen[ALL] = {false};
        struct ui_play *play = open_past(sizes[i][0], sizes[i][1], ALL);
        for (bool more = true; more;) {
            ui_play_check_targets(play, 32);
            ck_assert_int_eq(count_of(play, "past:"), count_of(play, "remove:"));
            for (int n = 0; n < ALL; n++) {
                char id[TARGET_ID_MAX];
                snprintf(id, sizeof id, "past:%d", n);
                seen[n] = seen[n] || ui_play_has(play, id);
            }
            more = ui_play_target(play, "button:page-down")->enabled;
            ui_play_click(play, "button:page-down");
        }
        for (int n = 0; n < ALL; n++) {
            ck_assert_msg(seen[n], "past:%d is missing", n);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(home_has_room_for_all_its_buttons_at_every_size) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = open_home(sizes[i][0], sizes[i][1], 5, 1);
        ui_play_check_targets(play, 32);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_list_can_be_limited_to_one_game) {
    struct ui_play *play = open_past(1280, 800, 8);
    ck_assert_int_eq(count_of(play, "past:"), 8);
    ui_play_click(play, "option:game=shakala");
    ck_assert_int_eq(count_of(play, "past:"), 2);
    ck_assert(ui_play_says(play, "2 finished"));
    ui_play_click(play, "past:1");
    const struct saved_matches *saved = ui_play_saved(play);
    int place = saved_list_find(&saved->list, saved->resume);
    ck_assert_str_eq(saved->list.item[place].game->id, "shakala");
    ui_play_click(play, "option:game=all");
    ck_assert_int_eq(count_of(play, "past:"), 8);
    ui_play_close(play);
}
END_TEST

START_TEST(keys_wheel_and_dragging_scroll_the_list) {
    struct ui_play *play = open_past(1280, 800, 53);
    const struct scroll *scroll = &play->app.shown->finished;
    ui_play_key(play, KEY_END);
    ck_assert_str_eq(ui_play_focus(play), "past:52");
    ck_assert(ui_play_has(play, "past:52"));
    ui_play_key(play, KEY_UP);
    ck_assert_str_eq(ui_play_focus(play), "past:51");
    ui_play_key(play, KEY_HOME);
    ui_play_scroll(play, -1);
    ck_assert_int_eq(scroll->first, 3);
    ui_play_swipe(play, "past:6", 0, -2.5F * scroll->height);
    ck_assert_int_eq(scroll->first, 5);
    ck_assert_str_eq(ui_play_saved(play)->resume, "");
    ui_play_close(play);
}
END_TEST

/* ---- reviewing ---- */

START_TEST(a_finished_match_is_reviewed_and_left_again) {
    struct ui_play *play = open_past(1280, 800, 4);
    ui_play_click(play, "past:0");
    struct match match = resigned_match(games_find("oware"));
    ck_assert(
        app_resume(&play->app, &play->app.table, &play->app.saved, &match, "finished-0.serai"));
    ui_play_wait(play, 16);
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert(ui_play_has(play, "ply:1"));
    ck_assert(!ui_play_has(play, "button:rematch")); /* the card is folded away */
    ui_play_click(play, "button:first");
    ck_assert_int_eq(ui_play_match(play)->current, MATCH_ROOT);
    ck_assert(!table_is_unsaved(&play->app));
    ui_play_click(play, "button:end");
    ui_play_click(play, "button:back");
    ck_assert_int_eq(ui_play_scene(play), SCENE_FINISHED);
    ui_play_click(play, "button:back");
    ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
    ui_play_close(play);
}
END_TEST

START_TEST(a_match_that_cannot_be_opened_gives_a_message_in_the_list) {
    struct ui_play *play = open_past(800, 600, 4);
    struct text notice =
        text_fixed(ui_play_saved(play)->notice, sizeof ui_play_saved(play)->notice);
    text_add(&notice, "The match can't be opened: its file is damaged.");
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    ck_assert(ui_play_says(play, "its file is damaged."));
    ui_play_check_targets(play, 32);
    ui_play_click(play, "past:0");
    ck_assert(!ui_play_says(play, "its file is damaged."));
    ui_play_close(play);
}
END_TEST

/* ---- removing ---- */

START_TEST(in_a_page_there_is_no_folder_that_a_removed_match_goes_to) {
    struct ui_play *play = open_past(1280, 800, 4);
    ui_play_click(play, "remove:1");
    ck_assert(ui_play_says(play, "The file moves to the “removed” folder."));
    play->fake.page = true;
    ui_play_redraw(play);
    ui_play_wait(play, 1);
    ck_assert(ui_play_says(play, "It can't be brought back."));
    struct host_answer answer = {.task = HOST_REMOVE};
    ui_play_click(play, "button:accept");
    app_input(&play->app, &(struct input){.kind = INPUT_ANSWER, .answer = &answer});
    ck_assert_str_eq(ui_play_toast(play), "The match was removed.");
    ui_play_close(play);
}
END_TEST

START_TEST(who_takes_back_all_turns_and_leaves_is_told_nothing_of_a_file) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_click(play, "pit:C");
    matches_follow(&play->app);
    ck_assert_str_ne(ui_play_file(play), "");
    ui_play_click(play, "button:undo");
    ui_play_click(play, "button:back");
    matches_follow(&play->app);
    ck_assert_str_ne(play->fake.removed, "");
    struct host_answer answer = {.task = HOST_REMOVE};
    app_input(&play->app, &(struct input){.kind = INPUT_ANSWER, .answer = &answer});
    ck_assert_str_eq(ui_play_toast(play), "");
    ui_play_close(play);
}
END_TEST

START_TEST(removing_asks_first_and_declining_changes_nothing) {
    struct ui_play *play = open_past(800, 600, 4);
    ui_play_click(play, "remove:1");
    ck_assert(ui_play_says(play, "Remove this match from the list?"));
    ck_assert(!ui_play_has(play, "past:1"));
    ui_play_check_targets(play, 32);
    ui_play_click(play, "button:decline");
    ck_assert(ui_play_has(play, "past:1"));
    ui_play_click(play, "remove:1");
    ui_play_cancel(play); /* Escape */
    ck_assert(ui_play_has(play, "past:1"));
    ui_play_click(play, "remove:1");
    ui_play_click(play, "option:game=all"); /* doing something else closes the question */
    ck_assert(ui_play_has(play, "past:1"));
    ck_assert_str_eq(play->fake.removed, "");
    ck_assert_int_eq(count_of(play, "past:"), 4);
    ui_play_close(play);
}
END_TEST

START_TEST(a_removed_match_leaves_the_list_and_its_file_is_to_be_moved) {
    struct ui_play *play = open_past(1280, 800, 4);
    ui_play_click(play, "remove:1");
    ui_play_click(play, "button:accept");
    ck_assert_str_eq(play->fake.removed, "finished-1.serai");
    ck_assert_int_eq(count_of(play, "past:"), 3);
    ck_assert_int_eq(saved_list_find(&ui_play_saved(play)->list, "finished-1.serai"), NOWHERE);
    ui_play_close(play);
}
END_TEST

START_TEST(the_keyboard_alone_removes_a_match_and_starts_at_declining) {
    struct ui_play *play = open_past(1280, 800, 4);
    const enum key keys[] = {KEY_DELETE, KEY_BACKSPACE};
    for (int i = 0; i < 2; i++) {
        ui_play_walk(play, "past:0");
        ck_assert(!ui_play_saved(play)->asked[0]);
        ui_play_key(play, keys[i]);
        ck_assert_str_eq(ui_play_focus(play), "button:decline");
        ui_play_key(play, KEY_ENTER);
        ck_assert_int_eq(count_of(play, "past:"), 4);
    }
    ui_play_walk(play, "remove:2");
    ui_play_walk(play, "button:accept");
    ck_assert_str_eq(play->fake.removed, "finished-2.serai");
    ui_play_close(play);
}
END_TEST

START_TEST(an_unfinished_match_is_removed_at_home) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = open_home(sizes[i][0], sizes[i][1], 3, 2);
        if (ui_play_target(play, "remove:0")->hidden) { /* the page scrolls */
            ui_play_walk(play, "remove:0");
        } else {
            ui_play_click(play, "remove:0");
        }
        ck_assert(!ui_play_has(play, "continue:0"));
        ui_play_check_targets(play, 32);
        ui_play_click(play, "button:decline");
        ck_assert_int_eq(ui_play_saved(play)->list.unfinished, 3);
        ui_play_click(play, "remove:0");
        ui_play_click(play, "button:accept");
        ck_assert_str_eq(play->fake.removed, "0.serai");
        ck_assert_int_eq(ui_play_saved(play)->list.unfinished, 2);
        ck_assert_int_eq(ui_play_saved(play)->list.count, 4);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_keyboard_alone_asks_to_remove_an_unfinished_match_and_starts_at_declining) {
    struct ui_play *play = open_home(1280, 800, 3, 2);
    const enum key keys[] = {KEY_DELETE, KEY_BACKSPACE};
    for (int i = 0; i < 2; i++) {
        play->app.ui->focus[0] = '\0';
        for (int tabs = 0; tabs < 100 && strcmp(ui_play_focus(play), "continue:0") != 0; tabs++) {
            ui_play_key(play, KEY_TAB); /* Enter would open it */
        }
        ui_play_key(play, keys[i]);
        ck_assert_str_eq(ui_play_focus(play), "button:decline");
        ui_play_key(play, KEY_ENTER);
        ck_assert_int_eq(ui_play_saved(play)->list.unfinished, 3);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(the_match_at_the_table_is_removed_with_its_file) {
    for (int i = 0; i < 2; i++) {
        struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
        saved_samples(ui_play_saved(play), 1);
        ui_play_click(play, "pit:C");
        save_state_set_file(&play->app.table.saving, i ? "0.serai" : ""); /* it may have none yet */
        ui_play_click(play, "button:back");
        ui_play_click(play, "remove:0");
        ui_play_click(play, "button:accept");
        ck_assert_str_eq(play->fake.removed, i ? "0.serai" : "");
        ck_assert_ptr_null(ui_play_match(play)->game);
        ck_assert_int_eq(count_of(play, "continue:"), 1 - i);
        ui_play_close(play);
    }
}
END_TEST

SUITE("past", without_finished_matches_the_list_says_so,
      a_row_says_in_the_words_of_its_game_why_the_match_was_over,
      a_row_has_game_names_score_result_reason_length_and_day,
      every_finished_match_can_be_reached_at_every_size,
      home_has_room_for_all_its_buttons_at_every_size, the_list_can_be_limited_to_one_game,
      keys_wheel_and_dragging_scroll_the_list, a_finished_match_is_reviewed_and_left_again,
      a_match_that_cannot_be_opened_gives_a_message_in_the_list,
      in_a_page_there_is_no_folder_that_a_removed_match_goes_to,
      who_takes_back_all_turns_and_leaves_is_told_nothing_of_a_file,
      removing_asks_first_and_declining_changes_nothing,
      a_removed_match_leaves_the_list_and_its_file_is_to_be_moved,
      the_keyboard_alone_removes_a_match_and_starts_at_declining,
      an_unfinished_match_is_removed_at_home,
      the_keyboard_alone_asks_to_remove_an_unfinished_match_and_starts_at_declining,
      the_match_at_the_table_is_removed_with_its_file)
