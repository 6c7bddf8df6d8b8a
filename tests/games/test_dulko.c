/* test_dulko.c: Dulko's start, placing, points and end, each sentence of the rules as a drawn
 * position. */
#include "games/dulko.h"

#include "engine/rules.h"
#include "support/draw_dulko.h"
#include "support/suite.h"

#include <string.h>

/* ---- the start ---- */

START_TEST(each_player_begins_with_forty_three_pieces_in_the_bank) {
    static const int counts[DULKO_KINDS] = {1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 5};
    struct position pos = dulko_start("deadzone=e5");
    for (int side = 0; side < 2; side++) {
        int pieces = 0;
        for (int kind = 0; kind < DULKO_KINDS; kind++) {
            int count = dulko_game.tokens(&pos, DULKO_BANK + side, side * DULKO_KINDS + kind);
            ck_assert_int_eq(count, counts[kind]);
            ck_assert_int_eq(dulko_game.tokens(&pos, DULKO_BANK + !side, side * DULKO_KINDS + kind),
                             0);
            pieces += count;
        }
        ck_assert_int_eq(pieces, 43);
    }
    ck_assert_int_eq(dulko_game.side_to_act(&pos), 0);
    dulko_expect_score(&pos, 0, 0);
}
END_TEST

START_TEST(the_deadzone_is_the_square_that_was_chosen) {
    for (int square = 0; square < DULKO_SQUARES; square++) {
        char assignment[16];
        struct text text = text_fixed(assignment, sizeof assignment);
        text_format(&text, "deadzone=%c%d", 'a' + square % 9, square / 9 + 1);
        struct position pos = dulko_start(assignment);
        ck_assert_int_eq(dulko_deadzone(&pos), square);
    }
}
END_TEST

START_TEST(the_same_seed_gives_the_same_deadzone_and_every_square_can_come_up) {
    bool drawn[DULKO_SQUARES] = {false};
    int squares = 0;
    for (int seed = 1; seed <= 1000; seed++) {
        char assignment[16];
        struct text text = text_fixed(assignment, sizeof assignment);
        text_format(&text, "seed=%d", seed);
        struct position pos = dulko_start(assignment);
        struct position again = dulko_start(assignment);
        ck_assert(position_equal(&pos, &again));
        squares += !drawn[dulko_deadzone(&pos)];
        drawn[dulko_deadzone(&pos)] = true;
    }
    ck_assert_int_eq(squares, DULKO_SQUARES);
}
END_TEST

START_TEST(the_seed_does_nothing_when_the_deadzone_was_chosen) {
    struct position pos = dulko_start("deadzone=b7 seed=4294967295");
    struct position again = dulko_start("deadzone=b7 seed=1");
    ck_assert(position_equal(&pos, &again));
}
END_TEST

START_TEST(perft_from_the_start) {
    static const uint64_t counts[] = {1, 881, 739364};
    struct position pos = dulko_start("deadzone=e5");
    for (int depth = 0; depth <= 2; depth++) {
        ck_assert_uint_eq(rules_perft(&dulko_game, &pos, depth), counts[depth]);
    }
}
END_TEST

/* ---- placing ---- */

START_TEST(a_turn_places_one_piece_from_the_own_bank) {
    struct position pos = dulko_start("deadzone=e5");
    dulko_play(&pos, "7c4", NULL);
    ck_assert_int_eq(dulko_owner(&pos, "c4"), 1);
    ck_assert_int_eq(dulko_game.tokens(&pos, dulko_square("c4"), DULKO_TWO + 5), 1);
    ck_assert_int_eq(dulko_game.tokens(&pos, DULKO_BANK, DULKO_TWO + 5), 4);
    ck_assert_int_eq(dulko_game.side_to_act(&pos), 1);
    dulko_play(&pos, "Aa1", NULL);
    ck_assert_int_eq(dulko_owner(&pos, "a1"), 2);
    ck_assert_int_eq(dulko_game.tokens(&pos, DULKO_BANK + 1, DULKO_KINDS + DULKO_ACE), 4);
    ck_assert_int_eq(dulko_game.side_to_act(&pos), 0);
}
END_TEST

START_TEST(an_occupied_square_takes_nothing_not_even_an_ace) {
    struct position pos = draw_dulko(1, ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. 31 .. .. .. .. "
                                        ".. .. .. .. .. 42 .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. ** ");
    dulko_expect_legal(&pos, false, "Ae5 Af4 7e5 8f4 Ke5 Qf4");
}
END_TEST

START_TEST(a_kind_that_is_used_up_cannot_be_placed) {
    static const char drawing[] = "72 .. .. .. .. .. .. .. .. "
                                  ".. .. .. 72 .. .. .. .. .. "
                                  ".. .. .. .. .. .. 72 .. .. "
                                  ".. 72 .. .. .. .. .. .. .. "
                                  ".. .. .. .. .. .. .. .. .. "
                                  ".. .. .. .. .. .. .. 72 .. "
                                  ".. .. .. .. .. .. .. .. .. "
                                  ".. .. .. .. .. .. .. .. .. "
                                  ".. .. .. .. .. .. .. ** .. ";
    struct position pos = draw_dulko(1, drawing);
    dulko_expect_legal(&pos, true, "7e5 7c3 7f2 7i1");
    pos = draw_dulko(2, drawing);
    dulko_expect_legal(&pos, false, "7e5 7c3 7f2 7i1");
    dulko_expect_legal(&pos, true, "8e5 8c3 8f2 8i1");
}
END_TEST

static const char *const lone_seven = ".. .. .. .. .. .. .. .. .. "
                                      ".. .. .. .. .. .. .. .. .. "
                                      ".. .. .. .. .. .. .. .. .. "
                                      ".. .. .. .. .. .. .. .. .. "
                                      ".. .. .. .. 72 .. .. .. .. "
                                      ".. .. .. .. .. .. .. .. .. "
                                      ".. .. .. .. .. .. .. .. .. "
                                      ".. .. .. .. .. .. .. .. .. "
                                      ".. .. .. .. .. .. .. .. ** ";

START_TEST(a_number_keeps_equal_numbers_of_both_players_out_of_its_units) {
    struct position pos = draw_dulko(1, lone_seven);
    dulko_expect_legal(&pos, false, "7a5 7b5 7c5 7d5 7f5 7g5 7h5 7i5"); /* its row */
    dulko_expect_legal(&pos, false, "7e1 7e2 7e3 7e4 7e6 7e7 7e8 7e9"); /* its column */
    dulko_expect_legal(&pos, false, "7d4 7f4 7d6 7f6");                 /* its box */
    dulko_expect_legal(&pos, true, "7c4 7c6 7g4 7g6 7d3 7f3 7d7 7f7 7a1 7i9");
    pos = draw_dulko(2, lone_seven);
    dulko_expect_legal(&pos, false, "7a5 7i5 7e1 7e9 7d4 7f6");
    dulko_expect_legal(&pos, true, "7c4 7f7");
}
END_TEST

START_TEST(numbers_may_share_units_with_other_numbers_and_special_pieces) {
    struct position pos = draw_dulko(1, lone_seven);
    dulko_expect_legal(&pos, true, "2e4 3e4 4e4 5e4 6e4 8e4 2d4 8a5 Ke4 Qd5 Bd4");
}
END_TEST

static const char *const lone_queen = ".. .. .. .. .. .. .. .. .. "
                                      ".. .. .. .. .. .. .. .. .. "
                                      ".. .. .. .. .. .. .. .. .. "
                                      ".. .. .. .. .. .. .. .. .. "
                                      ".. .. .. .. Q2 .. .. .. .. "
                                      ".. .. .. .. .. .. .. .. .. "
                                      ".. .. .. .. .. .. .. .. .. "
                                      ".. .. .. .. .. .. .. .. .. "
                                      "** .. .. .. .. .. .. .. .. ";

START_TEST(king_queen_and_bishop_keep_out_of_each_others_units) {
    struct position pos = draw_dulko(1, lone_queen);
    dulko_expect_legal(&pos, false, "Ka5 Qa5 Ba5 Ki5 Ke1 Qe1 Be1 Ke9 Kd4 Qd4 Bd4 Kf6 Qf6 Bf6");
    dulko_expect_legal(&pos, true, "Kc4 Qc4 Bc4 Kg6 Qd3 Bf3 Kd7");
    dulko_expect_legal(&pos, true, "2a5 8e9 7d4 Aa5");
}
END_TEST

START_TEST(a_bishop_keeps_off_the_diagonals_of_special_pieces) {
    struct position pos = draw_dulko(1, lone_queen);
    dulko_expect_legal(&pos, false, "Bb2 Bc3 Bg7 Bh8 Bi9 Ba9 Bb8 Bc7 Bg3 Bh2 Bi1");
    dulko_expect_legal(&pos, true, "Bb3 Bc2 Bh7 Bi8");
    dulko_expect_legal(&pos, true, "Kb2 Qb2 Kc3 Qi9 Kb8 Qh2");
}
END_TEST

START_TEST(a_king_or_queen_may_stand_on_a_bishops_diagonal) {
    struct position pos = draw_dulko(2, ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. B1 .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "** .. .. .. .. .. .. .. .. ");
    dulko_expect_legal(&pos, true, "Kc3 Qc3 Kb2 Qi9 Ka9 Qi1");
    dulko_expect_legal(&pos, false, "Bc3 Bi9 Kd4 Qe1 Ka5");
}
END_TEST

START_TEST(a_bishop_is_blocked_along_the_whole_diagonal_even_past_other_pieces) {
    struct position pos = draw_dulko(1, ".. .. .. .. .. .. .. .. K2 "
                                        ".. .. .. .. .. .. .. 32 .. "
                                        ".. .. .. .. .. .. 21 .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. ** .. ");
    dulko_expect_legal(&pos, false, "Ba1 Bb2 Bc3 Bd4 Be5 Bf6");
    dulko_expect_legal(&pos, true, "Ba2 Bb1 Be4 Bf5");
}
END_TEST

START_TEST(an_ace_is_not_a_special_piece) {
    struct position pos = draw_dulko(1, ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. A2 .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "** .. .. .. .. .. .. .. .. ");
    dulko_expect_legal(&pos, true, "Ka5 Qe1 Bd4 Be4 Bi9 Bb2 Ae4 Ad4 Aa5");
}
END_TEST

START_TEST(an_ace_goes_on_any_empty_square) {
    struct position pos = draw_dulko(2, ".. .. .. .. .. .. .. .. .. "
                                        ".. A1 .. .. 31 .. .. .. .. "
                                        ".. .. .. .. .. .. .. K1 .. "
                                        ".. .. .. .. A2 .. .. .. .. "
                                        ".. .. .. .. A2 .. .. .. .. "
                                        "Q2 .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. B1 .. .. "
                                        ".. .. .. .. 82 .. .. .. .. "
                                        "** .. .. .. .. .. .. .. .. ");
    for (int square = 0; square < DULKO_SQUARES; square++) {
        char action[4] = {'A', (char)('a' + square % 9), (char)('1' + square / 9), '\0'};
        dulko_expect_legal(&pos, dulko_owner(&pos, action + 1) == 0, action);
    }
}
END_TEST

START_TEST(the_deadzone_takes_nothing_but_an_ace) {
    struct position pos = dulko_start("deadzone=d6");
    dulko_expect_legal(&pos, true, "Ad6");
    dulko_expect_legal(&pos, false, "Kd6 Qd6 Bd6 2d6 3d6 4d6 5d6 6d6 7d6 8d6");
    dulko_play(&pos, "Ad6", NULL);
    ck_assert_int_eq(dulko_owner(&pos, "d6"), 1);
    dulko_expect_legal(&pos, false, "Ad6");
}
END_TEST

/* ---- points ---- */

START_TEST(every_piece_on_the_board_counts_for_its_owner) {
    struct position pos = draw_dulko(1, "21 .. .. .. .. .. .. .. 32 "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. 41 .. .. .. .. "
                                        ".. .. .. .. .. .. 52 .. .. "
                                        ".. .. 61 .. .. .. .. .. .. "
                                        ".. 72 .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. 81 .. .. .. "
                                        ".. .. .. Q1 .. .. .. .. .. "
                                        "** .. .. .. .. .. .. B2 A2 ");
    dulko_expect_score(&pos, 2 + 4 + 6 + 8, 3 + 5 + 7 + 1);
}
END_TEST

START_TEST(a_king_scores_fifty_and_raises_the_aces_of_both_players_in_his_units) {
    struct position pos = draw_dulko(1, ".. .. .. .. A1 .. .. .. .. "
                                        ".. .. .. A1 .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. A2 .. .. .. .. .. "
                                        ".. .. .. .. K1 .. .. .. A2 "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. A2 .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "** .. .. .. .. .. .. .. .. ");
    dulko_expect_score(&pos, 50 + 11 + 1, 11 + 11 + 1);
}
END_TEST

START_TEST(an_ace_between_two_kings_counts_eleven) {
    struct position pos = draw_dulko(1, "A1 .. .. .. .. .. .. .. K2 "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "K1 .. .. ** .. .. .. .. .. ");
    dulko_expect_score(&pos, 50 + 11, 50);
}
END_TEST

START_TEST(a_king_placed_later_raises_aces_already_on_the_board) {
    struct position pos = dulko_start("deadzone=i1");
    dulko_play(&pos, "Aa1", NULL);
    dulko_play(&pos, "Ae9", NULL);
    dulko_expect_score(&pos, 1, 1);
    dulko_play(&pos, "Ke1", NULL);
    dulko_expect_score(&pos, 50 + 11, 11);
}
END_TEST

START_TEST(an_ace_on_the_deadzone_counts_like_any_other) {
    struct position pos = dulko_start("deadzone=i1");
    dulko_play(&pos, "Ai1", NULL);
    dulko_play(&pos, "Ka1", NULL);
    dulko_expect_score(&pos, 11, 50);
}
END_TEST

START_TEST(a_capture_moves_the_points_from_one_player_to_the_other) {
    struct position pos = dulko_start("deadzone=i1");
    dulko_play(&pos, "Kb5", NULL);
    dulko_play(&pos, "Ae5", NULL);
    dulko_play(&pos, "2g9", NULL);
    dulko_play(&pos, "7e6", NULL);
    dulko_expect_score(&pos, 52, 11 + 7);
    dulko_play(&pos, "Qe2", NULL);
    dulko_expect_score(&pos, 52 + 11 + 7, 0);
}
END_TEST

/* ---- the end ---- */

START_TEST(a_king_captured_across_the_corner_of_a_box_ends_the_game) {
    struct position pos = draw_dulko(2, ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "81 .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. K1 .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. ** .. .. .. .. .. ");
    struct trace trace = {0};
    game_action legal[ACTIONS_MAX];
    dulko_play(&pos, "Kd4", &trace);
    dulko_expect_result(&pos, "win 1 king");
    dulko_expect_owner(&pos, 2, "c3 d4");
    ck_assert_int_eq(dulko_count_events(&trace, EVENT_END_GAME), 1);
    ck_assert_int_eq(dulko_game.actions(&pos, legal), 0);
    ck_assert_int_eq(dulko_game.side_to_act(&pos), 0);
}
END_TEST

START_TEST(a_king_captured_with_a_filled_unit_ends_the_game_whatever_the_scores) {
    struct position pos = draw_dulko(1, "82 .. .. .. .. .. 72 .. .. "
                                        ".. .. .. 82 .. .. .. .. .. "
                                        ".. .. .. .. .. 72 .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "22 32 42 52 .. 62 K2 A2 82 "
                                        ".. 72 .. .. .. .. .. .. .. "
                                        ".. .. .. K1 .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "** .. .. .. .. .. .. .. .. ");
    dulko_play(&pos, "Ae5", NULL);
    dulko_expect_result(&pos, "win 0 king");
}
END_TEST

START_TEST(a_captured_king_wins_even_for_the_player_with_fewer_points) {
    struct position pos = draw_dulko(2, "81 71 .. .. 61 .. .. .. .. "
                                        ".. .. .. 81 71 .. .. 61 .. "
                                        ".. .. .. .. .. .. 81 71 .. "
                                        "71 81 .. .. .. .. .. .. .. "
                                        "51 61 .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. 81 71 .. .. "
                                        "A1 .. K1 .. .. .. .. .. A1 "
                                        ".. .. .. .. .. 61 .. .. .. "
                                        "** .. .. .. .. .. .. .. .. ");
    dulko_play(&pos, "Kd4", NULL);
    ck_assert_int_gt(dulko_game.score(&pos, 0), dulko_game.score(&pos, 1));
    dulko_expect_result(&pos, "win 1 king");
}
END_TEST

/* Row 1 alone has empty squares, and its Queen keeps special pieces out of them. */
static const char *const queen_on_the_last_row = "72 42 A2 42 62 52 52 82 62 "
                                                 "22 72 62 62 22 32 52 22 A2 "
                                                 "72 22 72 32 32 32 A2 22 62 "
                                                 "82 52 A2 72 82 62 A2 52 22 "
                                                 "82 52 32 42 22 A2 32 32 62 "
                                                 "52 42 52 32 A2 32 62 42 32 "
                                                 "42 42 22 A2 22 42 72 A2 72 "
                                                 "82 22 62 42 62 52 A2 52 42 "
                                                 "Q1 .. .. ** .. .. .. .. .. ";

START_TEST(a_player_who_cannot_place_anything_passes) {
    struct position pos =
        draw_dulko_banks(1, "1,1,1,0,0,0,0,0,0,3,5 1,0,1,0,0,0,0,0,0,0,0", queen_on_the_last_row);
    struct trace trace = {0};
    dulko_play(&pos, "7f1", &trace);
    ck_assert_int_eq(dulko_game.side_to_act(&pos), 0);
    ck_assert_int_eq(trace.event[trace.count - 2].kind, EVENT_END_TURN);
    ck_assert_int_eq(trace.event[trace.count - 1].kind, EVENT_PASS);
    dulko_expect_result(&pos, "ongoing");
    dulko_expect_legal(&pos, true, "8i1");
}
END_TEST

START_TEST(when_the_mover_cannot_go_on_either_the_game_ends_by_score) {
    struct position pos =
        draw_dulko_banks(1, "1,1,1,0,0,0,0,0,0,3,5 1,0,1,0,0,0,0,0,0,0,0", queen_on_the_last_row);
    struct trace trace = {0};
    dulko_play(&pos, "7f1", NULL);
    dulko_play(&pos, "8i1", &trace);
    ck_assert_int_eq(dulko_count_events(&trace, EVENT_PASS), 0);
    ck_assert_int_eq(trace.event[trace.count - 1].kind, EVENT_END_GAME);
    ck_assert_int_eq(dulko_game.side_to_act(&pos), 1);
    dulko_expect_result(&pos, "win 1 score");
}
END_TEST

START_TEST(a_player_with_an_empty_bank_passes_while_the_other_places) {
    struct position pos = draw_dulko_banks(1, "1,1,1,5,5,5,5,5,5,5,5 0,0,0,0,0,0,0,0,0,0,0",
                                           "22 32 42 52 62 72 82 A2 22 "
                                           "32 42 52 62 72 82 A2 22 32 "
                                           "42 52 62 72 82 A2 22 32 42 "
                                           "52 62 72 82 A2 22 32 42 52 "
                                           "62 72 82 A2 .. .. .. .. .. "
                                           ".. .. .. .. .. .. .. .. .. "
                                           ".. .. Q2 .. .. .. B2 .. .. "
                                           ".. .. .. .. .. .. .. .. .. "
                                           "** .. .. .. .. .. .. K2 .. ");
    for (int i = 0; i < 4; i++) {
        static const char *const squares[] = {"Aa1", "Ab4", "Ac1", "Ai3"};
        dulko_play(&pos, squares[i], NULL);
        ck_assert_int_eq(dulko_game.side_to_act(&pos), 0);
    }
}
END_TEST

/* Each player owns five of every number and five Aces, 180 points. */
static const char *const even_board = "21 31 41 51 61 71 81 A1 22 "
                                      "32 42 52 62 72 82 A2 21 31 "
                                      "41 51 61 71 81 A1 22 32 42 "
                                      "52 62 72 82 A2 21 31 41 51 "
                                      "61 71 81 A1 ** 22 32 42 52 "
                                      "62 72 82 A2 21 31 41 51 61 "
                                      "71 81 A1 22 32 42 52 62 72 "
                                      "82 A2 21 31 41 51 61 71 81 "
                                      "A1 22 32 42 52 62 72 82 A2 ";

/* The even board with something else on one square. */
static struct position uneven_board(int player, const char *banks, const char *square,
                                    const char *content) {
    char drawing[DULKO_SQUARES * 3 + 1];
    memcpy(drawing, even_board, sizeof drawing);
    memcpy(drawing + (('9' - square[1]) * 9 + square[0] - 'a') * 3, content, 2);
    return draw_dulko_banks(player, banks, drawing);
}

START_TEST(when_neither_player_can_place_anything_the_higher_score_wins) {
    struct position pos =
        uneven_board(1, "1,1,1,1,0,0,0,0,0,0,0 1,1,1,0,0,0,0,0,0,0,0", "h9", "..");
    dulko_expect_result(&pos, "ongoing");
    dulko_play(&pos, "Ah9", NULL);
    dulko_expect_result(&pos, "win 0 score");
    pos = uneven_board(2, "1,1,1,0,0,0,0,0,0,0,0 1,1,1,1,0,0,0,0,0,0,0", "g8", "..");
    dulko_play(&pos, "Ag8", NULL);
    dulko_expect_result(&pos, "win 1 score");
}
END_TEST

START_TEST(equal_scores_are_a_draw) {
    struct position pos =
        uneven_board(1, "1,1,0,1,0,0,0,0,0,0,0 1,1,1,0,0,0,0,0,0,0,0", "h9", "B1");
    dulko_expect_result(&pos, "ongoing");
    dulko_play(&pos, "Ae5", NULL);
    dulko_expect_score(&pos, 180, 180);
    dulko_expect_result(&pos, "draw score");
}
END_TEST

START_TEST(the_game_goes_on_while_an_ace_fits_on_the_deadzone) {
    struct position pos =
        uneven_board(2, "1,1,0,0,0,0,0,0,0,0,0 1,1,1,1,0,0,0,0,0,0,0", "g8", "B2");
    game_action legal[ACTIONS_MAX];
    ck_assert_int_eq(dulko_game.actions(&pos, legal), 1);
    dulko_expect_legal(&pos, true, "Ae5");
}
END_TEST

SUITE("dulko", each_player_begins_with_forty_three_pieces_in_the_bank,
      the_deadzone_is_the_square_that_was_chosen,
      the_same_seed_gives_the_same_deadzone_and_every_square_can_come_up,
      the_seed_does_nothing_when_the_deadzone_was_chosen, perft_from_the_start,
      a_turn_places_one_piece_from_the_own_bank, an_occupied_square_takes_nothing_not_even_an_ace,
      a_kind_that_is_used_up_cannot_be_placed,
      a_number_keeps_equal_numbers_of_both_players_out_of_its_units,
      numbers_may_share_units_with_other_numbers_and_special_pieces,
      king_queen_and_bishop_keep_out_of_each_others_units,
      a_bishop_keeps_off_the_diagonals_of_special_pieces,
      a_king_or_queen_may_stand_on_a_bishops_diagonal,
      a_bishop_is_blocked_along_the_whole_diagonal_even_past_other_pieces,
      an_ace_is_not_a_special_piece, an_ace_goes_on_any_empty_square,
      the_deadzone_takes_nothing_but_an_ace, every_piece_on_the_board_counts_for_its_owner,
      a_king_scores_fifty_and_raises_the_aces_of_both_players_in_his_units,
      an_ace_between_two_kings_counts_eleven, a_king_placed_later_raises_aces_already_on_the_board,
      an_ace_on_the_deadzone_counts_like_any_other,
      a_capture_moves_the_points_from_one_player_to_the_other,
      a_king_captured_across_the_corner_of_a_box_ends_the_game,
      a_king_captured_with_a_filled_unit_ends_the_game_whatever_the_scores,
      a_captured_king_wins_even_for_the_player_with_fewer_points,
      a_player_who_cannot_place_anything_passes,
      when_the_mover_cannot_go_on_either_the_game_ends_by_score,
      a_player_with_an_empty_bank_passes_while_the_other_places,
      when_neither_player_can_place_anything_the_higher_score_wins, equal_scores_are_a_draw,
      the_game_goes_on_while_an_ace_fits_on_the_deadzone)
