/* test_termination.c: terminations, leaving, repetition, and the standing of two players after
 * several matches. */
#include "support/suite.h"
#include "support/ui_play.h"

#include "engine/rules.h"
#include "games/games.h"
#include "records/record.h"
#include "ui/model/companion.h"
#include "ui/model/standing.h"

#include <string.h>

static const float sizes[][2] = {{1280, 800}, {2560, 1440}, {800, 600},
                                 {900, 1200}, {600, 800},   {3840, 2160}};
enum { SIZES = 6 };

/* Both have walls that nobody can break, and the first player is to act. */
static const char barriers[] = "oo3/ooooo/5/xxxxx/x4 x 0 0 5 6 move";

/* A position in which the game may be ended by agreement, or NULL for the usual start. */
static const char *agreeable_position(const struct game *game) {
    return strcmp(game->id, "seega") == 0 ? barriers : NULL;
}

static struct ui_play *open_table(const char *game, const char *position, float width,
                                  float height) {
    struct ui_play *play = ui_play_open(game, NULL, position, width, height);
    struct match *match = ui_play_match(play);
    memcpy(match->name[0], "Amina", sizeof "Amina");
    memcpy(match->name[1], "Karim", sizeof "Karim");
    ui_play_wait(play, 0);
    return play;
}

static void choose(struct ui_play *play, const char *id) {
    ui_play_click(play, "button:menu");
    ui_play_click(play, id);
}

static const char *result(struct ui_play *play) {
    static char word[64];
    struct text text = text_fixed(word, sizeof word);
    rules_result_text(match_result(ui_play_match(play)), &text);
    return word;
}

static void expect_scene(struct ui_play *play, const char *scene) {
    struct text out = {0};
    app_tree(&play->app, &out);
    ck_assert_msg(strncmp(out.data, scene, strlen(scene)) == 0, "%s", out.data);
    text_free(&out);
}

/* ---- terminations ---- */

START_TEST(a_press_outside_of_every_target_closes_the_menu) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_click(play, "button:menu");
    ck_assert(ui_play_has(play, "button:new"));
    app_input(&play->app, &(struct input){.kind = INPUT_DOWN, .x = 640, .y = 770});
    ck_assert_str_eq(play->app.ui->pressed, "");
    ck_assert(ui_play_is_due(play));
    ui_play_wait(play, 16);
    ck_assert(!ui_play_has(play, "button:new"));
    ui_play_close(play);
}
END_TEST

START_TEST(agreeing_asks_the_opponent_and_states_the_final_score) {
    struct ui_play *play = open_table("oware", "3-0-7-2-1-4-2-5-2-1-4-6-8-3-S", 1280, 800);
    choose(play, "button:agree");
    ck_assert_str_eq(result(play), "ongoing");
    ck_assert(ui_play_says(play, "Karim:"));
    ck_assert(ui_play_says(play, "Amina would win, 25 to 23."));
    ui_play_click(play, "button:accept");
    ck_assert_str_eq(result(play), "win 0 agreement");
    ui_play_close(play);
}
END_TEST

START_TEST(every_end_can_be_accepted_declined_and_undone) {
    static const struct {
        const char *id, *reason;
    } ends[] = {{"button:agree", "agreement"}, {"button:resign", "resignation"}};
    for (int i = 0; i < games_count; i++) {
        for (int k = games[i]->agree ? 0 : 1; k < 2; k++) {
            struct ui_play *play =
                open_table(games[i]->id, agreeable_position(games[i]), 1280, 800);
            choose(play, ends[k].id);
            ui_play_click(play, "button:decline");
            ck_assert_str_eq(result(play), "ongoing");
            ck_assert(!ui_play_has(play, "button:accept"));
            choose(play, ends[k].id);
            ui_play_click(play, "button:accept");
            ck_assert_ptr_nonnull(strstr(result(play), ends[k].reason));
            ui_play_key(play, KEY_UNDO);
            ck_assert_str_eq(result(play), "ongoing");
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(what_cannot_end_the_match_now_says_why) {
    struct ui_play *play = open_table("seega", NULL, 1280, 800);
    ui_play_click(play, "button:menu");
    const struct target *claim = ui_play_target(play, "button:claim");
    ck_assert(!claim->enabled);
    ck_assert_str_eq(claim->label, "The end can be claimed once both sides are behind barriers");
    const struct target *agree = ui_play_target(play, "button:agree");
    ck_assert(!agree->enabled);
    ck_assert_str_eq(agree->label,
                     "Seega can be ended by agreement only once all pieces are placed");
    ui_play_close(play);
    play = open_table("seega", barriers, 1280, 800);
    ui_play_table(play)->looking_back = true;
    ui_play_redraw(play);
    ui_play_click(play, "button:menu");
    ck_assert_str_eq(ui_play_target(play, "button:claim")->label, "Claim the end: looking back");
    ui_play_close(play);
}
END_TEST

START_TEST(a_claim_is_a_right_and_says_so) {
    struct ui_play *play = open_table("seega", barriers, 1280, 800);
    ui_play_click(play, "button:claim");
    ck_assert(ui_play_says(play, "The player to move may do this"));
    ck_assert(ui_play_says(play, "Karim would win, 6 to 5."));
    ui_play_click(play, "button:decline");
    ck_assert_str_eq(result(play), "ongoing");
    ui_play_click(play, "button:claim");
    ui_play_click(play, "button:accept");
    ck_assert_str_eq(result(play), "win 1 barrier");
    ui_play_close(play);
}
END_TEST

START_TEST(resigning_asks_the_resigning_player) {
    struct ui_play *play = open_table("dulko", NULL, 1280, 800);
    choose(play, "button:resign");
    ck_assert(ui_play_says(play, "Amina:"));
    ck_assert(ui_play_says(play, "Karim would win."));
    ui_play_click(play, "button:accept");
    ck_assert_str_eq(result(play), "win 1 resignation");
    ui_play_close(play);
}
END_TEST

START_TEST(escape_declines_and_the_focus_is_on_declining) {
    struct ui_play *play = open_table("oware", NULL, 1280, 800);
    choose(play, "button:resign");
    app_input(&play->app, &(struct input){.kind = INPUT_CANCEL});
    ui_play_wait(play, 16);
    ck_assert(!ui_play_has(play, "button:accept"));
    ui_play_walk(play, "button:menu");
    ui_play_walk(play, "button:resign");
    ck_assert_str_eq(ui_play_focus(play), "button:decline");
    ui_play_key(play, KEY_ENTER);
    ck_assert_str_eq(result(play), "ongoing");
    ui_play_walk(play, "button:menu");
    ui_play_walk(play, "button:resign");
    ui_play_walk(play, "button:accept");
    ck_assert_str_eq(result(play), "win 1 resignation");
    ui_play_close(play);
}
END_TEST

START_TEST(nothing_is_played_while_a_question_is_open) {
    struct ui_play *play = open_table("oware", NULL, 1280, 800);
    choose(play, "button:resign");
    ck_assert(!ui_play_has(play, "pit:A"));
    ui_play_type(play, "a");
    ui_play_key(play, KEY_ENTER);
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_click(play, "button:menu"); /* doing something else closes the question */
    ck_assert(ui_play_has(play, "button:resign"));
    ck_assert(!ui_play_has(play, "button:accept"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_question_fits_in_every_game_at_every_size) {
    for (int i = 0; i < games_count; i++) {
        for (int k = 0; k < SIZES; k++) {
            struct ui_play *play = open_table(games[i]->id, NULL, sizes[k][0], sizes[k][1]);
            choose(play, "button:resign");
            ui_play_check_targets(play, 32);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(a_question_across_a_small_window_cuts_nothing_beside_the_table) {
    struct ui_play *play = ui_play_open_history("oware", 800, 600);
    ui_play_click(play, "pit:A");
    choose(play, "button:resign");
    struct rect accept = ui_play_target(play, "button:accept")->rect;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        bool panel = command->kind == DRAW_BOX && command->rect.x > 570 && command->rect.h > 50;
        ck_assert(!panel || command->rect.y + command->rect.h <= accept.y);
    }
    ui_play_close(play);
}
END_TEST

/* ---- repetition ---- */

/* Two pieces move back and forth until the position occurs for the third time. */
static void repeat(struct ui_play *play) {
    static const char *const steps[][2] = {{"square:a1", "square:b1"},
                                           {"square:b5", "square:c5"},
                                           {"square:b1", "square:a1"},
                                           {"square:c5", "square:b5"}};
    for (int i = 0; i < 8; i++) {
        ui_play_click(play, steps[i % 4][0]);
        ui_play_click(play, steps[i % 4][1]);
    }
}

START_TEST(the_third_repetition_offers_to_agree_and_play_can_continue) {
    struct ui_play *play = open_table("seega", "1o2o/5/5/5/x3x x 0 0 10 10 move", 1280, 800);
    ck_assert(!ui_play_has(play, "button:agree"));
    repeat(play);
    ck_assert_int_eq(match_repetitions(ui_play_match(play)), 3);
    ck_assert(ui_play_says(play, "has come up 3 times"));
    ck_assert(ui_play_has(play, "square:a1"));
    ui_play_check_targets(play, 32);
    ui_play_click(play, "button:agree");
    ui_play_click(play, "button:accept");
    ck_assert_ptr_nonnull(strstr(result(play), "agreement"));
    ui_play_close(play);
}
END_TEST

/* Both last stones go back and forth. */
static void repeat_saddeeqa(struct ui_play *play) {
    static const char *const steps[][2] = {{"pit:4", "direction:ccw"},
                                           {"pit:9", "direction:ccw"},
                                           {"pit:3", "direction:cw"},
                                           {"pit:8", "direction:cw"}};
    for (int i = 0; i < 8; i++) {
        ui_play_click(play, steps[i % 4][0]);
        ui_play_click(play, steps[i % 4][1]);
    }
}

START_TEST(in_a_small_window_the_offer_to_agree_is_said_in_fewer_words_beside_its_button) {
    for (int history = 0; history < 2; history++) {
        struct ui_play *play =
            open_table("saddeeqa", "0-0-0-0-1-0-0-0-0-1-0-0-0-0-0-0-25-37-0", 800, 600);
        ui_play_settings(play)->history = history;
        repeat_saddeeqa(play);
        ck_assert_int_eq(match_repetitions(ui_play_match(play)), 3);
        ck_assert(ui_play_says(play, "agree to end."));
        struct rect button = ui_play_target(play, "button:agree")->rect;
        for (int i = 0; i < play->list.count; i++) {
            struct rect rect = play->list.command[i].rect;
            bool beside = ui_play_text(play, i)[0] && rect.y + rect.h > button.y;
            ck_assert(!beside || rect.x > button.x || rect.x + rect.w < button.x);
            ck_assert(!beside || rect.x > button.x || !strstr(ui_play_text(play, i), "…"));
        }
        ui_play_close(play);
    }
}
END_TEST

/* ---- leaving ---- */

START_TEST(leaving_asks_only_if_the_setting_says_so) {
    struct ui_play *play = open_table("oware", NULL, 1280, 800);
    ui_play_settings(play)->ask_leaving = true;
    ui_play_click(play, "button:back"); /* nothing is played yet */
    expect_scene(play, "scene home\n");
    ui_play_close(play);
    play = open_table("oware", NULL, 1280, 800);
    ui_play_settings(play)->ask_leaving = true;
    ui_play_click(play, "pit:A");
    ui_play_click(play, "button:back");
    expect_scene(play, "scene table:oware\n");
    ck_assert(ui_play_says(play, "Continue"));
    ui_play_click(play, "button:decline");
    expect_scene(play, "scene table:oware\n");
    choose(play, "button:new");
    ui_play_click(play, "button:accept");
    expect_scene(play, "scene setup:oware\n");
    ui_play_click(play, "button:back");
    ui_play_click(play, "continue:0");
    ui_play_click(play, "button:back");
    ui_play_click(play, "button:accept");
    expect_scene(play, "scene home\n");
    ui_play_close(play);
    play = open_table("oware", NULL, 1280, 800);
    ui_play_click(play, "pit:A");
    ui_play_click(play, "button:back");
    expect_scene(play, "scene home\n");
    ui_play_close(play);
}
END_TEST

/* ---- closing ---- */

static void send(struct ui_play *play, enum input_kind kind) {
    app_input(&play->app, &(struct input){.kind = kind});
    ui_play_wait(play, 16);
}

static struct ui_play *open_asking(void) {
    struct ui_play *play = open_table("oware", NULL, 1280, 800);
    ui_play_settings(play)->ask_leaving = true;
    ui_play_click(play, "pit:A");
    return play;
}

START_TEST(closing_the_window_asks_as_leaving_does) {
    struct ui_play *play = open_asking();
    send(play, INPUT_CLOSE);
    ck_assert(!ui_play_quits(play));
    ck_assert(ui_play_says(play, "Quit Serai?"));
    ui_play_check_targets(play, 32);
    ui_play_click(play, "button:decline");
    ck_assert(!ui_play_quits(play));
    ck_assert(!ui_play_has(play, "button:accept"));
    send(play, INPUT_CLOSE);
    ui_play_click(play, "button:accept");
    ck_assert(ui_play_quits(play));
    ui_play_close(play);
}
END_TEST

START_TEST(closing_twice_quits) {
    struct ui_play *play = open_asking();
    send(play, INPUT_CLOSE);
    send(play, INPUT_CLOSE);
    ck_assert(ui_play_quits(play));
    ui_play_close(play);
}
END_TEST

START_TEST(closing_asks_at_the_table_whatever_is_open_over_it) {
    static const char *const over[] = {"button:rules", "button:settings", "button:save-as"};
    for (int i = 0; i < 3; i++) {
        struct ui_play *play = open_asking();
        if (i > 0) {
            ui_play_click(play, "button:menu");
        }
        ui_play_click(play, over[i]);
        send(play, INPUT_CLOSE);
        ck_assert(!ui_play_quits(play));
        expect_scene(play, "scene table:oware\n");
        ck_assert(ui_play_has(play, "button:accept"));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(closing_quits_when_there_is_nothing_to_ask) {
    for (int i = 0; i < 4; i++) {
        struct ui_play *play = open_asking();
        if (i == 0) {
            ui_play_settings(play)->ask_leaving = false;
        } else if (i == 1) {
            ui_play_key(play, KEY_UNDO);
            match_resign(ui_play_match(play), 0);
        } else if (i == 2) { /* the match was left before */
            ui_play_click(play, "button:back");
            ui_play_click(play, "button:accept");
        }
        send(play, i < 3 ? INPUT_CLOSE : INPUT_END); /* the end of the session never asks */
        ck_assert(ui_play_quits(play));
        ui_play_close(play);
    }
}
END_TEST

/* ---- match after match ---- */

static void expect_standing(struct ui_play *play, const char *expected) {
    const struct match *match = ui_play_match(play);
    struct line line =
        standing_line(match, (const char *const[]){match->name[0], match->name[1]}, false);
    ck_assert_str_eq(line.string, expected);
}

static void resign(struct ui_play *play) {
    choose(play, "button:resign");
    ui_play_click(play, "button:accept");
}

START_TEST(a_rematch_swaps_the_sides_and_counts_the_matches) {
    struct ui_play *play = open_table("oware", NULL, 1280, 800);
    ck_assert(!standing_of(ui_play_match(play)).known);
    resign(play);
    ui_play_click(play, "button:rematch");
    ck_assert_str_eq(ui_play_match(play)->name[0], "Karim");
    expect_standing(play, "Matches won: Karim 1, Amina 0");
    ck_assert(ui_play_says(play, "Matches won: Karim 1, Amina 0"));
    resign(play);
    expect_standing(play, "Matches won: Karim 1, Amina 1");
    ui_play_click(play, "button:rematch");
    expect_standing(play, "Matches won: Amina 1, Karim 1");
    choose(play, "button:agree"); /* four seeds in every house: a draw */
    ui_play_click(play, "button:accept");
    ck_assert(ui_play_says(play, "Matches won: Amina 1½, Karim 1½"));
    ui_play_key(play, KEY_UNDO);
    expect_standing(play, "Matches won: Amina 1, Karim 1");
    ui_play_close(play);
}
END_TEST

START_TEST(a_rematch_says_that_the_sides_are_swapped_and_who_is_who) {
    struct ui_play *play = open_table("oware", NULL, 1280, 800);
    resign(play);
    ui_play_click(play, "button:rematch");
    ck_assert_str_eq(ui_play_toast(play), "Sides are swapped: Karim is now South.");
    resign(play);
    match_set_name(ui_play_match(play), 0, "");
    match_set_name(ui_play_match(play), 1, "");
    ui_play_click(play, "button:rematch");
    ck_assert_str_eq(ui_play_toast(play), "Sides are swapped.");
    ui_play_close(play);
}
END_TEST

START_TEST(where_names_have_no_room_marks_say_whose_the_standing_is) {
    struct ui_play *play = open_table("oware", NULL, 800, 600);
    resign(play);
    ui_play_click(play, "button:rematch");
    ck_assert(!ui_play_says(play, "Matches won: Karim 1, Amina 0"));
    ck_assert(ui_play_says(play, "1 : 0"));
    ck_assert_str_eq(ui_play_target(play, "button:standing")->label,
                     "Matches won: Karim 1, Amina 0");
    ui_play_hover(play, "button:standing");
    ui_play_wait(play, 1000);
    ck_assert(ui_play_says(play, "Matches won: Karim 1, Amina 0"));
    ui_play_click(play, "button:standing");
    ck_assert_str_eq(ui_play_refusal(play), "");
    ui_play_close(play);
}
END_TEST

START_TEST(the_standing_is_saved_in_the_record) {
    struct ui_play *play = open_table("seega", barriers, 1280, 800);
    struct text record = {0};
    struct record_error error;
    struct match match = {0};
    ui_play_click(play, "button:claim");
    ui_play_click(play, "button:accept");
    ui_play_click(play, "button:rematch");
    record_write(ui_play_match(play), &record);
    ck_assert(record_read(games, games_count, record.data, record.length, &match, &error));
    struct match_standing standing = standing_of(&match);
    ck_assert(standing.known);
    ck_assert_int_eq(standing.halves[0], 2); /* the winner sits at the other side now */
    ck_assert_int_eq(standing.halves[1], 0);
    match_free(&match);
    text_free(&record);
    ui_play_close(play);
}
END_TEST

START_TEST(an_invalid_standing_is_ignored) {
    static const char *const wrong[] = {"",      "1",   "1-",    "-1",     "1-x",
                                        "1.4-0", "x-1", "1-2-3", "10000-0"};
    struct ui_play *play = open_table("oware", NULL, 1280, 800);
    struct match *match = ui_play_match(play);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        match_set_tag(match, "Standing", wrong[i]);
        ck_assert_msg(!standing_of(match).known, "%s", wrong[i]);
        ck_assert_int_eq(standing_of(match).halves[0], 0);
    }
    match_set_tag(match, "Standing", "2.5-0.5");
    expect_standing(play, "Matches won: Amina 2½, Karim ½");
    ui_play_close(play);
}
END_TEST

START_TEST(a_rematch_starts_the_same_clock_from_full_time) {
    struct ui_play *play = open_table("oware", NULL, 1280, 800);
    ui_play_click(play, "button:back");
    ui_play_click(play, "two:oware");
    ui_play_click(play, "option:clock=10");
    ui_play_click(play, "button:start");
    ui_play_wait(play, 4000);
    resign(play);
    ui_play_click(play, "button:rematch");
    ck_assert_str_eq(match_tag(ui_play_match(play), "TimeControl"), "600+0");
    ck_assert_double_eq_tol(ui_play_clock(play)->remaining[0], 600000, 100);
    ui_play_close(play);
}
END_TEST

/* ---- the result and the names ---- */

START_TEST(the_result_card_can_be_reopened_and_rematch_stays_available) {
    for (int i = 0; i < games_count; i++) {
        for (int k = 0; k < SIZES; k++) {
            struct ui_play *play = open_table(games[i]->id, NULL, sizes[k][0], sizes[k][1]);
            resign(play);
            ui_play_click(play, "button:review");
            ck_assert(!ui_play_has(play, "button:rematch"));
            ui_play_click(play, "button:fold");
            ui_play_check_targets(play, 32);
            ui_play_click(play, "button:result");
            ck_assert(ui_play_has(play, "button:rematch"));
            ui_play_click(play, "button:review");
            ui_play_click(play, "button:fold");
            choose(play, "button:rematch");
            ck_assert_str_eq(ui_play_match(play)->name[0], "Karim");
            expect_standing(play, "Matches won: Karim 1, Amina 0");
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(the_menu_opens_over_the_result_card) {
    struct ui_play *play = open_table("oware", NULL, 1280, 800);
    resign(play);
    choose(play, "button:result");
    ck_assert(ui_play_has(play, "button:review"));
    ui_play_close(play);
}
END_TEST

START_TEST(names_are_shown_in_full_if_they_fit) {
    static const char name[] = "Bartholomew Christopher Montgomery";
    for (int wide = 0; wide < 2; wide++) {
        struct ui_play *play = open_table("oware", NULL, wide ? 1280 : 600, 800);
        memcpy(ui_play_match(play)->name[0], name, sizeof name);
        memcpy(ui_play_match(play)->name[1], name, sizeof name);
        ui_play_wait(play, 0);
        ck_assert_int_eq(ui_play_says(play, "Bartholomew Christopher Montgomery:"), wide);
        ui_play_click(play, "button:menu");
        ck_assert(ui_play_says(play, "Resign: Bartholomew Christopher Montgomery"));
        ui_play_click(play, "button:resign");
        ui_play_click(play, "button:accept");
        ck_assert_int_eq(ui_play_says(play, "Bartholomew Christopher Montgomery wins"), wide);
        ui_play_close(play);
    }
}
END_TEST

/* What is left to win is compared at a glance only if it begins at the same place. */
START_TEST(the_progress_of_both_players_begins_at_the_same_place_whatever_their_names) {
    for (int k = 0; k < SIZES; k++) {
        struct ui_play *play = open_table("oware", NULL, sizes[k][0], sizes[k][1]);
        struct match *match = ui_play_match(play);
        memcpy(match->name[0], "Christopher Montgomery", sizeof "Christopher Montgomery");
        memcpy(match->name[1], "Al", sizeof "Al");
        ui_play_redraw(play);
        ui_play_wait(play, 16);
        float x[2];
        int found = 0;
        for (int text = 0; text < play->list.count; text++) {
            if (strcmp(ui_play_text(play, text), words(WORD_OWARE_25)) == 0 && found < 2) {
                x[found++] = play->list.command[text].rect.x;
            }
        }
        ck_assert_int_eq(found, 2);
        ck_assert_float_eq(x[0], x[1]);
        ui_play_close(play);
    }
}
END_TEST

/* Whoever resigns, and whoever has won on the board: neither is told what is still to be won. */
START_TEST(once_a_match_is_over_no_panel_says_what_wins_or_what_a_side_cannot_do) {
    static const struct {
        const char *game, *position;
        const char *open; /* is said while it is open */
    } cases[] = {{"oware", NULL, "25 to win"},
                 {"shakala", NULL, "of 20 points"},
                 {"oware", "0-0-0-0-0-1-1-0-0-0-0-0-24-22-S", "25 to win"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        for (int k = 0; k < SIZES; k++) {
            struct ui_play *play =
                open_table(cases[i].game, cases[i].position, sizes[k][0], sizes[k][1]);
            bool said = ui_play_says(play, cases[i].open);
            ck_assert(said || k > 0); /* the widest window has room for it */
            resign(play);
            ui_play_wait(play, 5000);
            ck_assert_msg(!ui_play_says(play, cases[i].open), "%s at %d", cases[i].game, k);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(a_goal_that_is_reached_is_no_longer_named_for_either_side) {
    struct ui_play *play = open_table("oware", "0-0-0-0-0-1-1-0-0-0-0-0-30-16-S", 1280, 800);
    ck_assert(!ui_play_says(play, "25 to win"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_history_names_the_players_of_every_game) {
    for (int i = 0; i < games_count; i++) {
        for (int k = 0; k < 2; k++) {
            struct ui_play *play = open_table(games[i]->id, NULL, k ? 900 : 1280, k ? 1200 : 800);
            struct match *match = ui_play_match(play);
            memset(match->name, 0, sizeof match->name);
            ui_play_click(play, "button:history");
            int named = 0; /* in the panel and in the history */
            for (int text = 0; text < play->list.count; text++) {
                named += strcmp(ui_play_text(play, text), words(games[i]->sides[0])) == 0;
            }
            ck_assert_msg(named >= 2, "%s", games[i]->id);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(the_card_has_room_for_the_standing_at_every_size) {
    for (int i = 0; i < games_count; i++) {
        for (int k = 0; k < SIZES; k++) {
            struct ui_play *play = open_table(games[i]->id, NULL, sizes[k][0], sizes[k][1]);
            match_set_tag(ui_play_match(play), "Standing", "2-1.5");
            resign(play);
            ck_assert_msg(ui_play_says(play, "Matches won: Amina 2, Karim 2½") ||
                              ui_play_says(play, "Won: Amina 2, Karim 2½"),
                          "%s at %.0fx%.0f", games[i]->id, (double)sizes[k][0],
                          (double)sizes[k][1]);
            ui_play_check_targets(play, 32);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(a_person_without_a_name_is_you_against_a_companion) {
    struct match match;
    const struct options options = options_default(games_find("oware"));
    ck_assert_ptr_null(match_start(&match, games_find("oware"), &options));
    ck_assert_int_eq(companion_nameless(&match, 0), WORD_SOUTH);
    ck_assert_ptr_null(match_set_tag(&match, "Companion1", "3"));
    ck_assert_int_eq(companion_nameless(&match, 0), WORD_YOU);
    ck_assert_int_eq(companion_nameless(&match, 1), WORD_NORTH);
    match_free(&match);
}
END_TEST

/* What the last turn was stays marked on the board. */
START_TEST(a_question_stands_alone_at_the_foot_and_the_last_turn_is_told_again_after_it) {
    for (int k = 0; k < SIZES; k++) {
        struct ui_play *play = open_table("oware", NULL, sizes[k][0], sizes[k][1]);
        ui_play_click(play, "pit:C");
        ui_play_settle(play);
        ui_play_wait(play, 1);
        ck_assert(ui_play_says(play, "plays C."));
        choose(play, "button:resign");
        const struct rect rect = ui_play_target(play, "button:decline")->rect;
        ck_assert(!ui_play_says(play, "plays C."));
        ck_assert(rect.h >= 28 && rect.y + rect.h < play->app.ui->height);
        ui_play_click(play, "button:decline");
        ck_assert(ui_play_says(play, "plays C."));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_question_shortens_no_name_that_has_room_on_a_line_of_its_own) {
    static const char name[] = "Bartholomew of Oxenfordshire the Great";
    for (int k = 0; k < SIZES; k++) {
        struct ui_play *play = open_table("oware", NULL, sizes[k][0], sizes[k][1]);
        memcpy(ui_play_match(play)->name[0], name, sizeof name);
        choose(play, "button:resign");
        ck_assert(ui_play_says(play, "Bartholomew of Oxenfordshire the Great:"));
        ui_play_close(play);
    }
}
END_TEST

SUITE("termination", a_person_without_a_name_is_you_against_a_companion,
      a_question_across_a_small_window_cuts_nothing_beside_the_table,
      a_press_outside_of_every_target_closes_the_menu,
      agreeing_asks_the_opponent_and_states_the_final_score,
      every_end_can_be_accepted_declined_and_undone, a_claim_is_a_right_and_says_so,
      resigning_asks_the_resigning_player, escape_declines_and_the_focus_is_on_declining,
      nothing_is_played_while_a_question_is_open, a_question_fits_in_every_game_at_every_size,
      what_cannot_end_the_match_now_says_why,
      the_third_repetition_offers_to_agree_and_play_can_continue,
      in_a_small_window_the_offer_to_agree_is_said_in_fewer_words_beside_its_button,
      leaving_asks_only_if_the_setting_says_so, closing_the_window_asks_as_leaving_does,
      closing_twice_quits, closing_asks_at_the_table_whatever_is_open_over_it,
      closing_quits_when_there_is_nothing_to_ask,
      a_rematch_says_that_the_sides_are_swapped_and_who_is_who,
      where_names_have_no_room_marks_say_whose_the_standing_is,
      a_rematch_swaps_the_sides_and_counts_the_matches, the_standing_is_saved_in_the_record,
      an_invalid_standing_is_ignored, a_rematch_starts_the_same_clock_from_full_time,
      the_result_card_can_be_reopened_and_rematch_stays_available,
      the_menu_opens_over_the_result_card, names_are_shown_in_full_if_they_fit,
      the_progress_of_both_players_begins_at_the_same_place_whatever_their_names,
      once_a_match_is_over_no_panel_says_what_wins_or_what_a_side_cannot_do,
      a_goal_that_is_reached_is_no_longer_named_for_either_side,
      the_history_names_the_players_of_every_game, the_card_has_room_for_the_standing_at_every_size,
      a_question_stands_alone_at_the_foot_and_the_last_turn_is_told_again_after_it,
      a_question_shortens_no_name_that_has_room_on_a_line_of_its_own)
