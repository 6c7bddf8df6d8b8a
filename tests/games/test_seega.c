/* test_seega.c: each sentence of Seega's rules as a drawn position. */
#include "games/seega.h"

#include "engine/rules.h"
#include "support/seega_play.h"
#include "support/suite.h"

#include <string.h>

/* ---- the board ---- */

START_TEST(each_player_has_half_of_the_squares_without_the_middle) {
    struct position five = seega_start("size=5", NULL);
    struct position seven = seega_start("size=7", NULL);
    struct position nine = seega_start("size=9", NULL);
    seega_expect(&five, "5/5/5/5/5 x 12 12 0 0 place2");
    seega_expect(&seven, "7/7/7/7/7/7/7 x 24 24 0 0 place2");
    seega_expect(&nine, "9/9/9/9/9/9/9/9/9 x 40 40 0 0 place2");
    ck_assert_int_eq(seega_size(&five), 5);
    ck_assert_int_eq(seega_size(&seven), 7);
    ck_assert_int_eq(seega_size(&nine), 9);
}
END_TEST

START_TEST(the_board_is_five_by_five_and_free_unless_said_otherwise) {
    struct position plain = seega_start(NULL, NULL);
    struct position said = seega_start("size=5", "opening=free");
    ck_assert(position_equal(&plain, &said));
}
END_TEST

START_TEST(squares_are_named_by_column_from_the_left_and_row_from_the_bottom) {
    struct position pos = seega_start("size=9", NULL);
    seega_play(&pos, "a1 i9 b8", NULL);
    seega_expect(&pos, "8x/1o7/9/9/9/9/9/9/x8 o 38 39 0 0 place1");
}
END_TEST

/* ---- deployment ---- */

START_TEST(player_0_begins_and_each_turn_places_two_pieces) {
    struct position pos = seega_start(NULL, NULL);
    struct trace trace = {0};
    seega_expect_turn(&pos, "x place2");
    seega_play(&pos, "a1", &trace);
    seega_expect_turn(&pos, "x place1");
    seega_expect_events(&pos, &trace, "place x Limestone's hand a1");
    seega_play(&pos, "b1", &trace);
    seega_expect_turn(&pos, "o place2");
    seega_expect_events(&pos, &trace, "place x Limestone's hand b1, end-turn");
    seega_play(&pos, "c1 d1", &trace);
    seega_expect_events(&pos, &trace, "place o Basalt's hand d1, end-turn");
    seega_expect(&pos, "5/5/5/5/xxoo1 x 10 10 0 0 place2");
}
END_TEST

START_TEST(any_empty_square_but_the_middle_may_be_chosen) {
    struct position pos = seega_at("5/5/5/1o1o1/x3x x 10 10 0 0 place2");
    seega_expect_actions(&pos, "b1 c1 d1 a2 c2 e2 a3 b3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5");
}
END_TEST

START_TEST(nothing_is_captured_during_deployment) {
    struct position pos = seega_start(NULL, NULL);
    seega_play(&pos, "a1 e5 b1 b2 c1 a2", NULL);
    seega_expect(&pos, "4x/5/5/xo3/xox2 o 8 10 0 0 place2");
}
END_TEST

static const char *const last_turn = "xoxox/oxoxo/xx1ox/oxoxo/xo1x1 o 0 2 0 0 place2";

START_TEST(the_last_piece_is_placed_automatically) {
    struct position pos = seega_at(last_turn);
    struct trace trace = {0};
    seega_expect_actions(&pos, "c1 e1");
    seega_play(&pos, "c1", &trace);
    seega_expect_events(&pos, &trace,
                        "place o Basalt's hand c1, place o Basalt's hand e1, end-turn");
    pos = seega_at("xoxox/oxoxo/xx1ox/oxoxo/xoox1 o 0 1 0 0 place1");
    seega_expect(&pos, "xoxox/oxoxo/xx1ox/oxoxo/xooxo o 0 0 0 0 move");
}
END_TEST

START_TEST(player_1_who_placed_last_moves_first) {
    struct position pos = seega_at(last_turn);
    seega_play(&pos, "e1", NULL);
    seega_expect(&pos, "xoxox/oxoxo/xx1ox/oxoxo/xooxo o 0 0 0 0 move");
    seega_expect_actions(&pos, "c2-c3 d3-c3 c4-c3");
}
END_TEST

START_TEST(the_crusade_begins_with_a_cross_and_player_0_continues) {
    struct position five = seega_start(NULL, "opening=crusade");
    struct position seven = seega_start("size=7", "opening=crusade");
    struct position nine = seega_start("size=9", "opening=crusade");
    seega_expect(&five, "5/2o2/1x1x1/2o2/5 x 10 10 0 0 place2");
    seega_expect(&seven, "7/7/3o3/2x1x2/3o3/7/7 x 22 22 0 0 place2");
    seega_expect(&nine, "9/9/9/4o4/3x1x3/4o4/9/9/9 x 38 38 0 0 place2");
}
END_TEST

/* ---- moving ---- */

START_TEST(a_step_goes_to_an_empty_square_left_right_below_or_above) {
    struct position pos = seega_draw('x', "move",
                                     "..... "
                                     ".x... "
                                     "o.... "
                                     "..... "
                                     "o...x");
    seega_expect_actions(&pos, "e1-d1 e1-e2 b4-a4 b4-c4 b4-b3 b4-b5");
    pos = seega_draw('x', "move",
                     "..... "
                     ".o... "
                     "oxo.. "
                     "..... "
                     "....o");
    seega_expect_actions(&pos, "b3-b2");
}
END_TEST

START_TEST(steps_do_not_wrap_around_the_edge) {
    struct position pos = seega_at("9/9/9/9/o7x/x7o/9/9/9 x 0 0 38 38 move");
    seega_expect_actions(&pos, "a4-b4 a4-a3 i5-h5 i5-i6");
}
END_TEST

START_TEST(the_middle_square_may_be_entered_crossed_and_left) {
    struct position pos = seega_draw('x', "move",
                                     "....o "
                                     "..... "
                                     ".x... "
                                     "..... "
                                     "....o");
    seega_play(&pos, "b3-c3 e1-d1 c3-d3", NULL);
    seega_expect_board(&pos, "....o "
                             "..... "
                             "...x. "
                             "..... "
                             "...o.");
}
END_TEST

START_TEST(a_piece_between_the_one_that_moved_and_another_is_captured) {
    struct trace trace = {0};
    struct position pos = seega_draw('x', "move",
                                     "..... "
                                     "..... "
                                     ".x... "
                                     "..ox. "
                                     "o....");
    seega_play(&pos, "b3-b2", &trace);
    seega_expect_board(&pos, "..... "
                             "..... "
                             "..... "
                             ".x.x. "
                             "o....");
    seega_expect_score(&pos, 11, 10);
    seega_expect_events(&pos, &trace, "step x b3 b2, capture o c2 Limestone's captures, end-turn");
    pos = seega_draw('o', "move",
                     "..... "
                     "..... "
                     "o.... "
                     ".x... "
                     ".o..x");
    seega_play(&pos, "a3-b3", &trace);
    seega_expect_board(&pos, "..... "
                             "..... "
                             ".o... "
                             "..... "
                             ".o..x");
    seega_expect_events(&pos, &trace, "step o a3 b3, capture x b2 Basalt's captures, end-turn");
}
END_TEST

START_TEST(one_step_can_capture_three) {
    struct trace trace = {0};
    struct position pos = seega_draw('x', "move",
                                     "..o.. "
                                     "..x.. "
                                     "xo.ox "
                                     "..o.. "
                                     "..x..");
    seega_play(&pos, "c4-c3", &trace);
    seega_expect_board(&pos, "..o.. "
                             "..... "
                             "x.x.x "
                             "..... "
                             "..x..");
    seega_expect_score(&pos, 11, 8);
    seega_expect_events(&pos, &trace,
                        "step x c4 c3, capture o b3 Limestone's captures, "
                        "capture o d3 Limestone's captures, capture o c2 Limestone's captures, "
                        "end-turn");
}
END_TEST

START_TEST(a_piece_between_an_enemy_and_the_edge_is_safe) {
    struct position pos = seega_draw('x', "move",
                                     "..... "
                                     "..... "
                                     ".x... "
                                     "o.... "
                                     "..x.o");
    seega_play(&pos, "b3-b2", NULL);
    seega_expect_score(&pos, 10, 10);
}
END_TEST

START_TEST(two_pieces_side_by_side_are_not_captured) {
    struct position pos = seega_draw('x', "move",
                                     "..... "
                                     "..... "
                                     "...x. "
                                     "xoo.. "
                                     ".....");
    seega_play(&pos, "d3-d2", NULL);
    seega_expect_board(&pos, "..... "
                             "..... "
                             "..... "
                             "xoox. "
                             ".....");
}
END_TEST

START_TEST(a_corner_around_a_piece_does_not_capture_it) {
    struct position pos = seega_draw('x', "move",
                                     "..... "
                                     ".x... "
                                     "..... "
                                     "xo... "
                                     "....o");
    seega_play(&pos, "b4-b3", NULL);
    seega_expect_score(&pos, 10, 10);
}
END_TEST

START_TEST(a_piece_that_steps_between_two_enemies_is_safe) {
    struct position pos = seega_draw('o', "move",
                                     "..... "
                                     "..... "
                                     ".o... "
                                     "x.x.. "
                                     "....x");
    seega_play(&pos, "b3-b2", NULL);
    seega_expect_score(&pos, 11, 9);
    /* and only the piece that moves captures: a step elsewhere does not capture it either */
    seega_play(&pos, "e1-e2", NULL);
    seega_expect_board(&pos, "..... "
                             "..... "
                             "..... "
                             "xox.x "
                             ".....");
}
END_TEST

START_TEST(a_piece_on_the_middle_cannot_be_captured) {
    struct position pos = seega_draw('x', "move",
                                     "..... "
                                     "...x. "
                                     ".xo.. "
                                     "..... "
                                     "....o");
    seega_play(&pos, "d4-d3", NULL);
    seega_expect_board(&pos, "..... "
                             "..... "
                             ".xox. "
                             "..... "
                             "....o");
}
END_TEST

START_TEST(a_piece_on_the_middle_helps_to_capture) {
    struct position pos = seega_draw('x', "move",
                                     "..... "
                                     "....x "
                                     "..xo. "
                                     "..... "
                                     "o....");
    seega_play(&pos, "e4-e3", NULL);
    seega_expect_board(&pos, "..... "
                             "..... "
                             "..x.x "
                             "..... "
                             "o....");
}
END_TEST

START_TEST(there_is_no_second_move_after_a_capture) {
    struct position pos = seega_draw('x', "move",
                                     "..... "
                                     "..... "
                                     ".x... "
                                     "o.ox. "
                                     "o....");
    seega_play(&pos, "b3-b2", NULL);
    seega_expect_turn(&pos, "o move");
}
END_TEST

/* ---- blocked players ---- */

START_TEST(a_player_who_blocks_the_opponent_removes_a_piece_that_frees_them) {
    struct trace trace = {0};
    struct position pos = seega_draw('x', "move",
                                     "..... "
                                     "...x. "
                                     "..... "
                                     "xx... "
                                     "o....");
    seega_play(&pos, "b2-b1", &trace);
    seega_expect_turn(&pos, "x remove");
    seega_expect_events(&pos, &trace, "step x b2 b1");
    seega_expect_actions(&pos, "xb1 xa2");
    seega_play(&pos, "xb1", &trace);
    seega_expect_turn(&pos, "o move");
    seega_expect_events(&pos, &trace, "remove x b1 Basalt's captures, end-turn");
    seega_expect_actions(&pos, "a1-b1");
}
END_TEST

START_TEST(a_turn_is_open_between_two_placings_and_before_a_removal) {
    struct position pos = seega_at("5/5/5/5/x4 x 11 12 0 0 place1");
    ck_assert(seega_game.turn_open(&pos));
    pos = seega_at("5/5/5/x4/ox3 x 0 0 11 10 remove");
    ck_assert(seega_game.turn_open(&pos));
    pos = seega_at("5/5/5/5/xx3 o 10 12 0 0 place2");
    ck_assert(!seega_game.turn_open(&pos));
    pos = seega_at("5/5/5/x4/ox3 x 0 0 11 10 move");
    ck_assert(!seega_game.turn_open(&pos));
}
END_TEST

START_TEST(the_piece_removed_counts_as_captured_by_the_blocked_player) {
    struct position pos = seega_draw('x', "move",
                                     "..... "
                                     "...x. "
                                     "..... "
                                     "xx... "
                                     "o....");
    seega_play(&pos, "b2-b1", NULL);
    seega_expect_score(&pos, 11, 9);
    seega_play(&pos, "xa2", NULL);
    seega_expect_score(&pos, 11, 10);
}
END_TEST

START_TEST(a_piece_on_the_middle_may_be_removed_too) {
    struct position pos = seega_draw('x', "remove",
                                     "..... "
                                     ".x... "
                                     "xox.. "
                                     ".x... "
                                     "....x");
    seega_expect_actions(&pos, "xb2 xa3 xc3 xb4");
    seega_play(&pos, "xc3", NULL);
    seega_expect_actions(&pos, "b3-c3");
}
END_TEST

START_TEST(a_step_with_captures_may_block_as_well) {
    struct position pos = seega_draw('x', "move",
                                     "..... "
                                     "..... "
                                     ".x... "
                                     "x.ox. "
                                     "ox...");
    seega_play(&pos, "b3-b2", NULL);
    seega_expect_turn(&pos, "x remove");
    seega_expect_actions(&pos, "xb1 xa2");
}
END_TEST

START_TEST(player_0_first_removes_a_piece_when_player_1_cannot_move) {
    struct trace trace = {0};
    struct position pos = seega_at("2ooo/xoxox/xx1xx/xoxox/xooox o 0 2 0 0 place2");
    seega_play(&pos, "a5", &trace);
    seega_expect(&pos, "ooooo/xoxox/xx1xx/xoxox/xooox x 0 0 0 0 remove");
    seega_expect_events(&pos, &trace,
                        "place o Basalt's hand a5, place o Basalt's hand b5, end-turn");
    seega_expect_actions(&pos, "xa1 xe1 xa2 xc2 xe2 xb3 xd3 xa4 xc4 xe4");
    seega_play(&pos, "xc2", NULL);
    seega_expect(&pos, "ooooo/xoxox/xx1xx/xo1ox/xooox o 0 0 0 1 move");
}
END_TEST

/* ---- the end ---- */

START_TEST(a_player_who_captures_the_last_piece_wins) {
    struct trace trace = {0};
    struct position pos = seega_draw('x', "move",
                                     "..... "
                                     "..... "
                                     ".x... "
                                     "..ox. "
                                     ".....");
    seega_play(&pos, "b3-b2", &trace);
    seega_expect_result(&pos, "win 0 captured");
    seega_expect_score(&pos, 12, 10);
    seega_expect_turn(&pos, "o move");
    seega_expect_actions(&pos, "");
    seega_expect_events(&pos, &trace,
                        "step x b3 b2, capture o c2 Limestone's captures, end-turn, end-game");
    pos = seega_draw('o', "move",
                     "..... "
                     "..... "
                     ".o... "
                     "..xo. "
                     ".....");
    seega_play(&pos, "b3-b2", NULL);
    seega_expect_result(&pos, "win 1 captured");
    seega_expect_turn(&pos, "x move");
}
END_TEST

START_TEST(a_position_in_which_a_player_has_no_piece_is_over) {
    static const char *const boards[] = {
        "5/5/5/5/x4 x 0 0 12 11 move", "5/5/5/5/x4 o 0 0 12 11 move",
        "5/5/2o2/5/5 x 0 0 11 12 move", "5/5/2o2/5/5 o 0 0 11 12 move"};
    for (int i = 0; i < 4; i++) {
        struct position pos = seega_at(boards[i]);
        seega_expect_result(&pos, i < 2 ? "win 0 captured" : "win 1 captured");
        seega_expect(&pos, boards[i]);
        seega_expect_actions(&pos, "");
        ck_assert(!seega_claimable(&pos));
    }
}
END_TEST

static struct position two_barriers(char side) {
    return seega_draw(side, "move",
                      "oo... "
                      "ooooo "
                      "..... "
                      "xxxxx "
                      "x....");
}

START_TEST(with_two_barriers_the_player_to_act_may_claim_and_more_captures_win) {
    for (int side = 0; side < 2; side++) {
        struct position pos = two_barriers("xo"[side]);
        ck_assert(seega_claimable(&pos));
        seega_game.claim(&pos);
        seega_expect_result(&pos, "win 1 barrier");
        seega_expect_turn(&pos, side ? "o move" : "x move");
        seega_expect_actions(&pos, "");
        ck_assert(!seega_claimable(&pos));
    }
}
END_TEST

START_TEST(a_claim_with_equal_captures_is_a_draw) {
    struct position pos = seega_draw('x', "move",
                                     "o.... "
                                     "ooooo "
                                     "..... "
                                     "xxxxx "
                                     "x....");
    ck_assert(seega_claimable(&pos));
    seega_game.claim(&pos);
    seega_expect_result(&pos, "draw barrier");
}
END_TEST

START_TEST(barriers_end_nothing_by_themselves) {
    struct position pos = two_barriers('x');
    seega_play(&pos, "a1-b1", NULL);
    seega_expect_result(&pos, "ongoing");
    seega_play(&pos, "b5-c5", NULL);
    seega_expect_result(&pos, "ongoing");
    ck_assert(seega_claimable(&pos));
    seega_play(&pos, "d2-d3", NULL);
    ck_assert(!seega_claimable(&pos));
}
END_TEST

static void expect_no_claim(const char *drawing) {
    struct position pos = seega_draw('x', "move", drawing);
    ck_assert_msg(!seega_claimable(&pos), "%s", drawing);
}

START_TEST(one_barrier_is_not_enough) {
    expect_no_claim("..... "
                    "o.o.. "
                    "..... "
                    "xxxxx "
                    "x....");
}
END_TEST

START_TEST(a_wall_with_a_piece_between_two_reached_squares_does_not_hold) {
    expect_no_claim("o.... "
                    "ooooo "
                    ".x... "
                    "xxxxx "
                    "x....");
    expect_no_claim("o.... "
                    "ooooo "
                    "..... "
                    "xxxxx "
                    "x.xxo");
    struct position pos = seega_draw('x', "move",
                                     "o.... "
                                     "ooooo "
                                     "..... "
                                     "xxxxx "
                                     "x.xx.");
    ck_assert(seega_claimable(&pos));
}
END_TEST

START_TEST(a_piece_on_the_middle_cannot_break_the_wall) {
    struct position pos = seega_draw('x', "move",
                                     "o.... "
                                     "ooooo "
                                     "..x.. "
                                     "xxxxx "
                                     "x....");
    ck_assert(seega_claimable(&pos));
}
END_TEST

START_TEST(a_crooked_wall_holds_too) {
    struct position pos = seega_draw('x', "move",
                                     "..o.o "
                                     "...o. "
                                     "x...o "
                                     ".x... "
                                     "x.x..");
    ck_assert(seega_claimable(&pos));
    expect_no_claim("..o.o "
                    "...o. "
                    "x...o "
                    "..... "
                    "x.x..");
}
END_TEST

START_TEST(a_barrier_needs_a_waiting_move_that_leaves_the_wall_alone) {
    expect_no_claim("o.... "
                    "ooooo "
                    "..... "
                    "xxxxx "
                    ".....");
    expect_no_claim("o.... "
                    "ooooo "
                    "..... "
                    "xxxxx "
                    "xxxxx");
}
END_TEST

START_TEST(there_is_nothing_to_claim_outside_the_movement_phase) {
    struct position pos = seega_start(NULL, NULL);
    ck_assert(!seega_claimable(&pos));
    pos = seega_draw('x', "remove",
                     "..... "
                     "..... "
                     "..... "
                     "x.... "
                     "ox...");
    ck_assert(!seega_claimable(&pos));
}
END_TEST

START_TEST(by_agreement_more_captures_win) {
    struct trace trace = {0};
    struct position pos = seega_draw('x', "move",
                                     "..... "
                                     "..... "
                                     ".xx.. "
                                     "..o.. "
                                     ".....");
    ck_assert_ptr_null(seega_game.agree(&pos, &trace));
    seega_expect_result(&pos, "win 0 agreement");
    seega_expect_turn(&pos, "x move");
    seega_expect_actions(&pos, "");
    seega_expect_events(&pos, &trace, "end-game");
}
END_TEST

START_TEST(by_agreement_equal_captures_are_a_draw) {
    struct position pos = seega_draw('o', "move",
                                     "..... "
                                     "..... "
                                     ".xx.. "
                                     "..o.. "
                                     "....o");
    ck_assert_ptr_null(seega_game.agree(&pos, NULL));
    seega_expect_result(&pos, "draw agreement");
}
END_TEST

START_TEST(agreeing_before_a_removal_is_possible_and_ends_in_phase_move) {
    struct position pos = seega_draw('x', "remove",
                                     "..... "
                                     "..... "
                                     "..... "
                                     "x.... "
                                     "ox...");
    ck_assert_ptr_null(seega_game.agree(&pos, NULL));
    seega_expect_result(&pos, "win 0 agreement");
    seega_expect_turn(&pos, "x move");
}
END_TEST

START_TEST(there_is_no_agreeing_during_deployment) {
    static const char *const early[] = {"5/5/5/5/5 x 12 12 0 0 place2",
                                        "5/5/5/5/x4 x 11 12 0 0 place1"};
    for (int i = 0; i < 2; i++) {
        struct position pos = seega_at(early[i]);
        struct position before = pos;
        const char *message = seega_game.agree(&pos, NULL);
        ck_assert_ptr_nonnull(message);
        ck_assert_ptr_nonnull(strstr(message, "once all pieces are placed"));
        ck_assert(position_equal(&pos, &before));
    }
}
END_TEST

SUITE("seega", each_player_has_half_of_the_squares_without_the_middle,
      the_board_is_five_by_five_and_free_unless_said_otherwise,
      squares_are_named_by_column_from_the_left_and_row_from_the_bottom,
      player_0_begins_and_each_turn_places_two_pieces,
      any_empty_square_but_the_middle_may_be_chosen, nothing_is_captured_during_deployment,
      the_last_piece_is_placed_automatically, player_1_who_placed_last_moves_first,
      the_crusade_begins_with_a_cross_and_player_0_continues,
      a_step_goes_to_an_empty_square_left_right_below_or_above, steps_do_not_wrap_around_the_edge,
      the_middle_square_may_be_entered_crossed_and_left,
      a_piece_between_the_one_that_moved_and_another_is_captured, one_step_can_capture_three,
      a_piece_between_an_enemy_and_the_edge_is_safe, two_pieces_side_by_side_are_not_captured,
      a_corner_around_a_piece_does_not_capture_it, a_piece_that_steps_between_two_enemies_is_safe,
      a_piece_on_the_middle_cannot_be_captured, a_piece_on_the_middle_helps_to_capture,
      there_is_no_second_move_after_a_capture,
      a_player_who_blocks_the_opponent_removes_a_piece_that_frees_them,
      a_turn_is_open_between_two_placings_and_before_a_removal,
      the_piece_removed_counts_as_captured_by_the_blocked_player,
      a_piece_on_the_middle_may_be_removed_too, a_step_with_captures_may_block_as_well,
      player_0_first_removes_a_piece_when_player_1_cannot_move,
      a_player_who_captures_the_last_piece_wins, a_position_in_which_a_player_has_no_piece_is_over,
      with_two_barriers_the_player_to_act_may_claim_and_more_captures_win,
      a_claim_with_equal_captures_is_a_draw, barriers_end_nothing_by_themselves,
      one_barrier_is_not_enough, a_wall_with_a_piece_between_two_reached_squares_does_not_hold,
      a_piece_on_the_middle_cannot_break_the_wall, a_crooked_wall_holds_too,
      a_barrier_needs_a_waiting_move_that_leaves_the_wall_alone,
      there_is_nothing_to_claim_outside_the_movement_phase, by_agreement_more_captures_win,
      by_agreement_equal_captures_are_a_draw,
      agreeing_before_a_removal_is_possible_and_ends_in_phase_move,
      there_is_no_agreeing_during_deployment)
