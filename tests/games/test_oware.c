/* test_oware.c: each sentence of Oware's rules as a drawn position. */
#include "games/oware.h"

#include "engine/rules.h"
#include "support/oware_sketch.h"
#include "support/suite.h"

#include <string.h>

#define NO_CAPTURE "grand-slam=no-capture"
#define ALLOWED "grand-slam=allowed"
#define LAST_MOVER "leftovers=last-mover"

static const char the_start[] = "  4 4 4 4 4 4 | 0"
                                "> 4 4 4 4 4 4 | 0";

/* ---- expectations ---- */

static void expect(const struct position *pos, const char *sketch, const char *result) {
    char buffer[POSITION_TEXT_MAX];
    char expected_buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    struct text expected = text_fixed(expected_buffer, sizeof expected_buffer);
    oware_game.position_text(pos, &text);
    oware_sketch_text(sketch, &expected);
    ck_assert_str_eq(buffer, expected_buffer);
    text_clear(&text);
    rules_result_text(oware_game.result(pos), &text);
    ck_assert_str_eq(buffer, result);
}

/* The legal actions, as letters in a row. */
static void expect_moves(const struct position *pos, const char *letters) {
    char buffer[OWARE_ROW + 1];
    struct text text = text_fixed(buffer, sizeof buffer);
    game_action legal[ACTIONS_MAX];
    int count = oware_game.actions(pos, legal);
    for (int i = 0; i < count; i++) {
        oware_game.action_text(pos, legal[i], &text);
    }
    ck_assert_str_eq(buffer, letters);
}

static void check_moves(const char *options, const char *sketch, const char *letters) {
    struct position pos = oware_sketch_position(sketch, options);
    expect_moves(&pos, letters);
}

static void check_end(const char *options, const char *sketch, const char *letters,
                      const char *after, const char *result) {
    struct position pos = oware_sketch_position(sketch, options);
    oware_sketch_play(&pos, letters, NULL);
    expect(&pos, after, result);
    if (strcmp(result, "ongoing") != 0) {
        expect_moves(&pos, "");
    }
}

static void check(const char *sketch, const char *letters, const char *after) {
    check_end("", sketch, letters, after, "ongoing");
}

/* ---- the board ---- */

START_TEST(four_seeds_lie_in_each_of_twelve_houses_and_South_moves_first) {
    struct options options = options_default(&oware_game);
    struct position pos;
    rules_start(&oware_game, &options, &pos);
    expect(&pos, the_start, "ongoing");
    expect_moves(&pos, "ABCDEF");
}
END_TEST

START_TEST(the_houses_run_counter_clockwise_A_to_F_and_a_to_f) {
    struct position pos = oware_sketch_position(the_start, "");
    for (int house = 0; house < OWARE_HOUSES; house++) {
        char name[2] = "";
        struct text text = text_fixed(name, sizeof name);
        oware_game.place_name(&pos, house, &text);
        ck_assert_int_eq(name[0], "ABCDEFabcdef"[house]);
    }
}
END_TEST

/* ---- a move ---- */

START_TEST(one_of_your_own_houses_that_holds_seeds_is_emptied) {
    check_moves("",
                "  4 4 4 4 4 4 | 4"
                "> 4 0 4 0 4 0 | 8",
                "ACE");
    check_moves("",
                "> 0 4 0 4 0 4 | 8"
                "  4 4 4 4 4 4 | 4",
                "ace");
}
END_TEST

START_TEST(seeds_are_sown_one_by_one_into_the_houses_that_follow) {
    check(the_start, "C",
          "> 4 4 4 4 4 5 | 0"
          "  4 4 0 5 5 5 | 0");
}
END_TEST

START_TEST(sowing_goes_on_through_both_sides) {
    check("  4 4 4 4 4 4 | 1"
          "> 4 4 4 4 0 7 | 0",
          "F",
          "> 5 5 5 5 5 5 | 1"
          "  5 4 4 4 0 0 | 0");
    check("> 7 0 4 4 4 4 | 0"
          "  4 4 4 4 4 4 | 1",
          "f",
          "  0 0 4 4 4 5 | 0"
          "> 5 5 5 5 5 5 | 1");
}
END_TEST

START_TEST(eleven_seeds_reach_every_other_house_once) {
    check("  4 4 4 4 4 4 | 4"
          "> 11 1 0 0 0 4 | 4",
          "A",
          "> 5 5 5 5 5 5 | 4"
          "  0 2 1 1 1 5 | 4");
}
END_TEST

START_TEST(from_twelve_seeds_on_the_house_they_came_from_is_skipped) {
    check("  4 4 4 4 4 4 | 4"
          "> 12 0 0 0 0 4 | 4",
          "A",
          "> 5 5 5 5 5 5 | 4"
          "  0 2 1 1 1 5 | 4");
    check("> 12 4 0 0 0 0 | 4"
          "  4 4 4 4 4 4 | 4",
          "f",
          "  0 5 1 1 1 1 | 4"
          "> 6 5 5 5 5 5 | 4");
}
END_TEST

START_TEST(the_house_they_came_from_is_skipped_on_every_lap) {
    check("  4 4 4 4 4 4 | 0"
          "> 23 0 0 0 0 1 | 0",
          "A",
          "> 6 6 6 6 6 6 | 0"
          "  0 3 2 2 2 3 | 0");
}
END_TEST

/* ---- captures ---- */

START_TEST(a_last_seed_that_makes_two_or_three_captures) {
    check("  4 4 4 4 4 1 | 5"
          "> 4 4 4 4 0 1 | 5",
          "F",
          "> 4 4 4 4 4 0 | 5"
          "  4 4 4 4 0 0 | 7");
    check("  4 4 4 4 4 2 | 4"
          "> 4 4 4 4 0 1 | 5",
          "F",
          "> 4 4 4 4 4 0 | 4"
          "  4 4 4 4 0 0 | 8");
}
END_TEST

START_TEST(a_last_seed_that_makes_one_or_four_captures_nothing) {
    check("  4 4 4 4 4 0 | 5"
          "> 4 4 4 4 1 1 | 5",
          "F",
          "> 4 4 4 4 4 1 | 5"
          "  4 4 4 4 1 0 | 5");
    check("  3 4 4 4 4 3 | 4"
          "> 4 4 4 4 0 1 | 5",
          "F",
          "> 3 4 4 4 4 4 | 4"
          "  4 4 4 4 0 0 | 5");
}
END_TEST

START_TEST(a_last_seed_in_your_own_house_captures_nothing) {
    check("  4 4 4 4 4 4 | 3"
          "> 1 1 4 4 4 4 | 3",
          "A",
          "> 4 4 4 4 4 4 | 3"
          "  0 2 4 4 4 4 | 3");
}
END_TEST

START_TEST(north_captures_in_the_row_of_South) {
    check("> 1 0 4 4 4 4 | 4"
          "  2 4 4 4 4 4 | 5",
          "f",
          "  0 0 4 4 4 4 | 7"
          "> 0 4 4 4 4 4 | 5");
}
END_TEST

START_TEST(captures_run_back_while_the_houses_hold_two_or_three) {
    check("  4 4 4 1 2 1 | 6"
          "> 4 4 4 4 4 0 | 6",
          "E",
          "> 4 4 4 0 0 0 | 6"
          "  4 4 4 4 0 1 | 13");
}
END_TEST

START_TEST(a_run_of_captures_stops_at_the_first_house_of_another_count) {
    check("  4 4 4 1 3 1 | 5"
          "> 4 4 4 4 4 0 | 6",
          "E",
          "> 4 4 4 0 4 2 | 5"
          "  4 4 4 4 0 1 | 8");
}
END_TEST

START_TEST(a_run_of_captures_stops_at_your_own_row) {
    check("  3 4 4 1 2 1 | 6"
          "> 4 4 4 4 4 1 | 6",
          "E",
          "> 3 4 4 0 0 0 | 6"
          "  4 4 4 4 0 2 | 13");
    check("> 1 3 0 4 4 4 | 7"
          "  1 2 4 4 4 4 | 6",
          "e",
          "  2 0 0 4 4 4 | 12"
          "> 0 0 4 4 4 4 | 6");
}
END_TEST

START_TEST(houses_beyond_the_last_seed_are_not_captured) {
    check("  4 4 4 3 2 1 | 7"
          "> 4 4 4 4 0 1 | 6",
          "F",
          "> 4 4 4 3 2 0 | 7"
          "  4 4 4 4 0 0 | 8");
}
END_TEST

START_TEST(a_house_that_got_two_seeds_of_one_sowing_can_be_captured) {
    check("  4 4 4 4 4 0 | 8"
          "> 0 0 0 0 0 12 | 8",
          "F",
          "> 5 5 5 5 5 0 | 8"
          "  1 1 1 1 1 0 | 10");
}
END_TEST

START_TEST(all_six_houses_may_be_captured) {
    struct position pos = oware_sketch_position("  1 1 1 1 1 1 | 20"
                                                "> 9 0 0 0 0 6 | 7",
                                                ALLOWED);
    static struct trace trace;
    oware_sketch_play(&pos, "F", &trace);
    int house = OWARE_HOUSES;
    for (int i = 0; i < trace.count; i++) {
        if (trace.event[i].kind == EVENT_CAPTURE) {
            ck_assert_int_eq(trace.event[i].from, --house);
            ck_assert_int_eq(trace.event[i].to, OWARE_STORE);
            ck_assert_int_eq(trace.event[i].count, 2);
        }
    }
    ck_assert_int_eq(house, OWARE_ROW);
}
END_TEST

/* ---- feeding ---- */

START_TEST(when_the_row_of_the_opponent_is_empty_only_feeding_moves_are_legal) {
    check_moves("",
                "  0 0 0 0 0 0 | 20"
                "> 1 0 3 0 2 2 | 20",
                "EF");
    check_moves("",
                "> 1 3 0 2 0 1 | 20"
                "  0 0 0 0 0 0 | 21",
                "ef");
}
END_TEST

START_TEST(feeding_is_judged_before_any_capture) {
    /* Seventeen seeds put two into every house of North, and capture them all again. */
    check_end("",
              "  0 0 0 0 0 0 | 24"
              "> 0 0 0 0 0 17 | 7",
              "F",
              "> 0 0 0 0 0 0 | 24"
              "  0 0 0 0 0 0 | 24",
              "draw score");
    check_end(NO_CAPTURE,
              "  0 0 0 0 0 0 | 24"
              "> 0 0 0 0 0 17 | 7",
              "F",
              "> 2 2 2 2 2 2 | 24"
              "  1 1 1 1 1 0 | 7",
              "ongoing");
    check_moves("",
                "  0 0 0 0 0 0 | 19"
                "> 0 0 0 0 2 17 | 10",
                "E");
}
END_TEST

START_TEST(the_game_is_over_before_a_move_that_cannot_feed) {
    check_end("",
              "> 0 0 0 0 0 5 | 23"
              "  0 0 0 0 0 0 | 20",
              "",
              "> 0 0 0 0 0 0 | 28"
              "  0 0 0 0 0 0 | 20",
              "win 1 score");
}
END_TEST

/* ---- the grand slam ---- */

static const char slam[] = "  1 1 1 1 1 1 | 20"
                           "> 9 0 0 0 0 6 | 7";
static const char small_slam[] = "  0 0 0 0 0 1 | 21"
                                 "> 4 0 0 0 0 1 | 21";
static const char only_slams[] = "  0 0 0 0 0 1 | 23"
                                 "> 0 0 0 0 2 1 | 21";

START_TEST(a_forbidden_grand_slam_is_illegal_while_another_move_leaves_a_seed) {
    check_moves("", slam, "A");
    check_moves("", small_slam, "A");
    check_moves("",
                "> 6 0 0 0 0 1 | 20"
                "  2 2 2 2 2 2 | 9",
                "a");
}
END_TEST

START_TEST(capturing_all_but_one_house_is_not_a_grand_slam) {
    check_moves("",
                "  0 0 0 0 2 1 | 20"
                "> 4 0 0 0 0 1 | 20",
                "AF");
    check_moves("",
                "  0 0 0 1 3 1 | 20"
                "> 4 0 0 0 3 0 | 16",
                "AE");
}
END_TEST

START_TEST(when_every_move_is_a_grand_slam_they_are_all_legal) {
    check_moves("", only_slams, "EF");
}
END_TEST

START_TEST(after_a_forced_grand_slam_the_game_is_over) {
    check_end("", only_slams, "F",
              "> 0 0 0 0 0 0 | 23"
              "  0 0 0 0 0 0 | 25",
              "win 0 score");
    check_end("",
              "  1 1 1 1 1 1 | 24"
              "> 0 0 0 0 0 6 | 12",
              "F",
              "> 0 0 0 0 0 0 | 24"
              "  0 0 0 0 0 0 | 24",
              "draw score");
}
END_TEST

START_TEST(a_grand_slam_without_capture_is_legal_and_captures_nothing) {
    check_moves(NO_CAPTURE, slam, "AF");
    check_end(NO_CAPTURE, slam, "F",
              "> 2 2 2 2 2 2 | 20"
              "  9 0 0 0 0 0 | 7",
              "ongoing");
}
END_TEST

START_TEST(without_capture_other_moves_still_capture) {
    check_end(NO_CAPTURE,
              "  0 0 0 0 2 1 | 20"
              "> 4 0 0 0 0 1 | 20",
              "F",
              "> 0 0 0 0 2 0 | 20"
              "  4 0 0 0 0 0 | 22",
              "ongoing");
}
END_TEST

START_TEST(an_allowed_grand_slam_is_legal_and_captures) {
    check_moves(ALLOWED, slam, "AF");
    check_end(ALLOWED, slam, "F",
              "> 0 0 0 0 0 0 | 20"
              "  0 0 0 0 0 0 | 28",
              "win 0 score");
}
END_TEST

/* ---- the end ---- */

START_TEST(a_store_that_reaches_25_wins_at_once_and_the_seeds_stay) {
    check_end("",
              "  0 0 4 4 4 1 | 7"
              "> 0 0 0 4 0 1 | 23",
              "F",
              "> 0 0 4 4 4 0 | 7"
              "  0 0 0 4 0 0 | 25",
              "win 0 majority");
    check_end("",
              "> 1 0 0 0 0 4 | 23"
              "  1 0 0 4 4 4 | 7",
              "f",
              "  0 0 0 0 0 4 | 25"
              "> 0 0 0 4 4 4 | 7",
              "win 1 majority");
}
END_TEST

START_TEST(a_store_of_24_does_not_win) {
    check("  0 0 4 4 4 1 | 8"
          "> 0 0 0 4 0 1 | 22",
          "F",
          "> 0 0 4 4 4 0 | 8"
          "  0 0 0 4 0 0 | 24");
}
END_TEST

START_TEST(the_check_at_25_comes_before_all_others) {
    check_end("",
              "  0 0 0 0 0 1 | 21"
              "> 0 0 0 0 2 1 | 23",
              "F",
              "> 0 0 0 0 0 0 | 21"
              "  0 0 0 0 2 0 | 25",
              "win 0 majority");
}
END_TEST

START_TEST(the_game_is_over_when_the_row_of_the_player_to_act_is_empty) {
    check_end("",
              "  6 0 0 0 0 1 | 21"
              "> 0 0 0 0 0 0 | 20",
              "",
              "  0 0 0 0 0 0 | 28"
              "> 0 0 0 0 0 0 | 20",
              "win 1 score");
}
END_TEST

START_TEST(seeds_left_go_to_the_player_on_whose_side_they_lie) {
    check_end("",
              "  0 0 0 0 0 4 | 23"
              "> 0 0 0 0 0 1 | 20",
              "F",
              "> 0 0 0 0 0 0 | 28"
              "  0 0 0 0 0 0 | 20",
              "win 1 score");
}
END_TEST

START_TEST(seeds_left_may_go_to_the_player_who_made_the_last_move) {
    check_end(LAST_MOVER,
              "  0 0 0 0 0 4 | 23"
              "> 0 0 0 0 0 1 | 20",
              "F",
              "> 0 0 0 0 0 0 | 23"
              "  0 0 0 0 0 0 | 25",
              "win 0 score");
}
END_TEST

START_TEST(before_the_first_move_seeds_left_go_to_their_holder) {
    check_end(LAST_MOVER,
              "> 0 0 0 0 0 5 | 23"
              "  0 0 0 0 0 0 | 20",
              "",
              "> 0 0 0 0 0 0 | 28"
              "  0 0 0 0 0 0 | 20",
              "win 1 score");
}
END_TEST

START_TEST(twenty_four_each_is_a_draw) {
    check_end("",
              "  0 0 0 0 0 1 | 24"
              "> 0 0 0 0 0 1 | 22",
              "F",
              "> 0 0 0 0 0 0 | 24"
              "  0 0 0 0 0 0 | 24",
              "draw score");
}
END_TEST

START_TEST(a_position_set_up_may_be_over_by_the_same_checks) {
    check_end("",
              "  0 0 4 4 4 0 | 7"
              "> 0 0 0 4 0 0 | 25",
              "",
              "  0 0 4 4 4 0 | 7"
              "> 0 0 0 4 0 0 | 25",
              "win 0 majority");
    check_end("",
              "  0 0 0 0 0 1 | 27"
              "> 0 0 0 0 0 0 | 20",
              "",
              "  0 0 0 0 0 1 | 27"
              "> 0 0 0 0 0 0 | 20",
              "win 1 majority");
}
END_TEST

static void check_agreed(const char *sketch, const char *after, const char *result) {
    struct position pos = oware_sketch_position(sketch, LAST_MOVER);
    ck_assert_pstr_eq(oware_game.agree(&pos, NULL), NULL);
    expect(&pos, after, result);
    expect_moves(&pos, "");
}

START_TEST(by_agreement_each_player_keeps_the_seeds_on_their_own_side) {
    check_agreed(the_start,
                 "  0 0 0 0 0 0 | 24"
                 "> 0 0 0 0 0 0 | 24",
                 "draw agreement");
    check_agreed("  1 0 0 0 0 0 | 22"
                 "> 1 0 0 0 0 0 | 24",
                 "  0 0 0 0 0 0 | 23"
                 "> 0 0 0 0 0 0 | 25",
                 "win 0 agreement");
    check_agreed("> 0 2 0 0 0 0 | 23"
                 "  0 1 0 0 0 0 | 22",
                 "> 0 0 0 0 0 0 | 25"
                 "  0 0 0 0 0 0 | 23",
                 "win 1 agreement");
}
END_TEST

/* ---- notation ---- */

START_TEST(the_score_is_the_seeds_in_the_stores) {
    struct position pos = oware_sketch_position(slam, "");
    ck_assert_int_eq(oware_game.score(&pos, 0), 7);
    ck_assert_int_eq(oware_game.score(&pos, 1), 20);
}
END_TEST

START_TEST(the_position_string_gives_the_houses_the_stores_and_the_side) {
    char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    struct position pos = oware_sketch_position("> 12 11 10 9 0 1 | 2"
                                                "  0 1 0 1 0 1 | 0",
                                                "");
    oware_game.position_text(&pos, &text);
    ck_assert_str_eq(buffer, "0-1-0-1-0-1-1-0-9-10-11-12-0-2-N");
}
END_TEST

START_TEST(a_malformed_position_gets_a_message_and_changes_nothing) {
    static const char *const malformed[] = {
        "",
        "4",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-s",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S ",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-SS",
        " 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-S",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-0-S",
        "4-4-4-4-4-4-4-4-4-4-4-4-1-0-S",
        "4-4-4-4-4-4-4-4-4-4-4-3-0-0-S",
        "4-4-4-4-4-4-4-4-4-4-4-04-0-0-S",
        "4-4-4-4-4-4-4-4-4-4-4-+4-0-0-S",
        "4-4-4-4-4-4-4-4-4-4-4--4-0-8-S",
        "49-0-0-0-0-0-0-0-0-0-0-0-0-0-S",
        "4294967344-0-0-0-0-0-0-0-0-0-0-0-0-0-S",
    };
    struct options options = options_default(&oware_game);
    for (size_t i = 0; i < sizeof malformed / sizeof malformed[0]; i++) {
        struct position pos = oware_sketch_position(slam, "");
        struct position before = pos;
        ck_assert_ptr_nonnull(oware_game.position_parse(&pos, &options, malformed[i]));
        ck_assert(position_equal(&pos, &before));
    }
}
END_TEST

/* ---- reasons ---- */

static const char *const players[2] = {"South", "North"};

/* The sentence, and the house that is marked; NULL: none is. */
static void check_why_not(const char *sketch, const char *touched, const char *sentence,
                          const char *marked) {
    struct position pos = oware_sketch_position(sketch, "");
    struct touch touch = {""};
    struct text text = text_fixed(touch.text, sizeof touch.text);
    text_add(&text, touched);
    struct why_not why = {.sentence = "nothing"};
    ck_assert(oware_game.why_not(&pos, &touch, 1, players, &why));
    ck_assert_str_eq(why.sentence, sentence);
    ck_assert_int_eq(why.place_count, marked != NULL);
    if (marked) {
        char buffer[8];
        struct text name = text_fixed(buffer, sizeof buffer);
        oware_game.place_name(&pos, why.place[0], &name);
        ck_assert_str_eq(buffer, marked);
    }
}

START_TEST(an_illegal_choice_gets_a_reason_and_marks_the_house_that_was_chosen) {
    check_why_not(the_start, "pit:a", "House a belongs to North.", "a");
    check_why_not(the_start, "square:c3", "Choose one of South's houses.", NULL);
    check_why_not(the_start, "pit:", "Choose one of South's houses.", NULL);
    check_why_not(slam, "pit:B", "House B is empty.", "B");
    check_why_not(slam, "pit:F",
                  "That would capture all of North's seeds; you must play another move.", "F");
    check_why_not("  0 0 0 0 0 0 | 20"
                  "> 1 0 3 0 2 2 | 20",
                  "pit:C", "North has no seeds: your move must give them at least one.", "C");
    check_why_not("  0 0 4 4 4 0 | 7"
                  "> 0 0 0 4 0 0 | 25",
                  "pit:D", "The game is over.", NULL);
}
END_TEST

START_TEST(a_legal_choice_gets_no_reason) {
    struct position pos = oware_sketch_position(the_start, "");
    struct touch touched[TOUCHES_MAX];
    struct why_not why;
    ck_assert_int_eq(oware_game.touches(&pos, 2, touched), 1);
    ck_assert_str_eq(touched[0].text, "pit:C");
    ck_assert(!oware_game.why_not(&pos, touched, 1, players, &why));
}
END_TEST

SUITE("oware", four_seeds_lie_in_each_of_twelve_houses_and_South_moves_first,
      the_houses_run_counter_clockwise_A_to_F_and_a_to_f,
      one_of_your_own_houses_that_holds_seeds_is_emptied,
      seeds_are_sown_one_by_one_into_the_houses_that_follow, sowing_goes_on_through_both_sides,
      eleven_seeds_reach_every_other_house_once,
      from_twelve_seeds_on_the_house_they_came_from_is_skipped,
      the_house_they_came_from_is_skipped_on_every_lap,
      a_last_seed_that_makes_two_or_three_captures,
      a_last_seed_that_makes_one_or_four_captures_nothing,
      a_last_seed_in_your_own_house_captures_nothing, north_captures_in_the_row_of_South,
      captures_run_back_while_the_houses_hold_two_or_three,
      a_run_of_captures_stops_at_the_first_house_of_another_count,
      a_run_of_captures_stops_at_your_own_row, houses_beyond_the_last_seed_are_not_captured,
      a_house_that_got_two_seeds_of_one_sowing_can_be_captured, all_six_houses_may_be_captured,
      when_the_row_of_the_opponent_is_empty_only_feeding_moves_are_legal,
      feeding_is_judged_before_any_capture, the_game_is_over_before_a_move_that_cannot_feed,
      a_forbidden_grand_slam_is_illegal_while_another_move_leaves_a_seed,
      capturing_all_but_one_house_is_not_a_grand_slam,
      when_every_move_is_a_grand_slam_they_are_all_legal,
      after_a_forced_grand_slam_the_game_is_over,
      a_grand_slam_without_capture_is_legal_and_captures_nothing,
      without_capture_other_moves_still_capture, an_allowed_grand_slam_is_legal_and_captures,
      a_store_that_reaches_25_wins_at_once_and_the_seeds_stay, a_store_of_24_does_not_win,
      the_check_at_25_comes_before_all_others,
      the_game_is_over_when_the_row_of_the_player_to_act_is_empty,
      seeds_left_go_to_the_player_on_whose_side_they_lie,
      seeds_left_may_go_to_the_player_who_made_the_last_move,
      before_the_first_move_seeds_left_go_to_their_holder, twenty_four_each_is_a_draw,
      a_position_set_up_may_be_over_by_the_same_checks,
      by_agreement_each_player_keeps_the_seeds_on_their_own_side,
      the_score_is_the_seeds_in_the_stores,
      the_position_string_gives_the_houses_the_stores_and_the_side,
      a_malformed_position_gets_a_message_and_changes_nothing,
      an_illegal_choice_gets_a_reason_and_marks_the_house_that_was_chosen,
      a_legal_choice_gets_no_reason)
