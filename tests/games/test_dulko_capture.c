/* test_dulko_capture.c: Dulko's captures, each sentence of the rules as a drawn position. */
#include "games/dulko.h"

#include "engine/rules.h"
#include "support/draw_dulko.h"
#include "support/suite.h"

/* Squares of the flips in the trace, in order: "e5 e6 ". */
static void expect_flips(const struct trace *trace, const char *expected) {
    char buffer[256];
    struct text text = text_fixed(buffer, sizeof buffer);
    for (int i = 0; i < trace->count; i++) {
        if (trace->event[i].kind == EVENT_FLIP) {
            text_add(&text, text.length > 0 ? " " : "");
            dulko_game.place_name(NULL, trace->event[i].from, &text);
        }
    }
    ck_assert_str_eq(buffer, expected);
}

/* ---- powers ---- */

START_TEST(the_queen_captures_all_opposing_pieces_in_her_units) {
    struct position pos = draw_dulko(1, ".. .. .. .. 32 .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. 42 .. .. .. 82 .. .. "
                                        ".. .. .. 52 .. 61 .. .. .. "
                                        "A2 .. 72 .. .. .. .. .. 22 "
                                        ".. .. .. .. A1 82 .. .. .. "
                                        ".. .. .. .. .. .. 72 .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "** .. .. .. 62 .. .. .. .. ");
    dulko_play(&pos, "Qe5", NULL);
    dulko_expect_owner(&pos, 1, "e5 e9 d6 f6 a5 c5 i5 e4 f4 e1");
    dulko_expect_owner(&pos, 2, "c7 g7 g3");
}
END_TEST

START_TEST(the_king_captures_on_the_eight_squares_around_him) {
    struct position pos = draw_dulko(1, ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. 42 .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "52 .. 22 32 A2 .. .. .. .. "
                                        ".. .. .. 42 .. 72 .. .. .. "
                                        ".. .. 82 52 62 21 .. .. .. "
                                        ".. 72 .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "** .. .. .. .. .. .. .. .. ");
    dulko_play(&pos, "Ke5", NULL);
    dulko_expect_owner(&pos, 1, "e5 d6 e6 d5 f5 d4 e4 f4");
    dulko_expect_owner(&pos, 2, "e8 a6 c6 c4 b3");
}
END_TEST

START_TEST(the_king_in_the_corner_captures_on_three_squares) {
    struct position pos = draw_dulko(2, ".. .. .. .. .. .. .. .. .. "
                                        "31 .. .. .. .. .. .. .. 21 "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. 81 "
                                        "41 .. .. .. .. .. .. 51 61 "
                                        "21 .. .. .. ** .. .. 71 .. ");
    dulko_play(&pos, "Ki1", NULL);
    dulko_expect_owner(&pos, 2, "i1 h1 h2 i2");
    dulko_expect_owner(&pos, 1, "i3 a2 a1 i8 a8");
}
END_TEST

START_TEST(the_bishop_captures_on_both_diagonals_even_behind_other_pieces) {
    struct position pos = draw_dulko(1, ".. .. .. .. .. .. .. 42 .. "
                                        "A2 .. .. .. .. .. 31 .. .. "
                                        ".. 52 .. .. .. 62 .. .. .. "
                                        ".. .. 22 .. .. .. .. .. .. "
                                        ".. .. .. .. 82 .. .. .. .. "
                                        ".. .. 72 .. .. 32 .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. 72 .. "
                                        "52 .. ** .. .. .. .. .. 22 ");
    dulko_play(&pos, "Bd5", NULL);
    dulko_expect_owner(&pos, 1, "d5 h9 g8 f7 c6 b7 a8 c4");
    dulko_expect_owner(&pos, 2, "e5 f4 h2 a1 i1");
    pos = draw_dulko(1, ".. .. .. .. .. .. .. .. .. "
                        ".. .. .. .. .. .. .. .. .. "
                        ".. .. .. .. .. .. .. .. .. "
                        ".. .. .. .. .. .. .. .. .. "
                        ".. .. .. .. .. .. .. .. .. "
                        ".. .. .. .. 32 .. .. .. .. "
                        ".. .. .. .. .. 22 .. .. .. "
                        ".. .. .. .. .. .. 42 .. .. "
                        "** .. .. .. .. .. .. A2 .. ");
    dulko_play(&pos, "Bd5", NULL);
    dulko_expect_owner(&pos, 1, "e4 f3 g2 h1");
}
END_TEST

START_TEST(numbers_and_aces_capture_nothing_by_themselves) {
    struct position pos = draw_dulko(1, ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. 22 32 42 .. .. .. "
                                        ".. .. .. 52 .. 62 .. .. .. "
                                        ".. .. .. 82 A2 72 .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "** .. .. .. .. .. 52 .. .. ");
    struct position other = pos;
    dulko_play(&pos, "2b2", NULL);
    dulko_play(&other, "Ah2", NULL);
    dulko_expect_owner(&pos, 2, "d6 e6 f6 d5 f5 d4 e4 f4 g1");
    dulko_expect_owner(&other, 2, "d6 e6 f6 d5 f5 d4 e4 f4 g1");
}
END_TEST

START_TEST(powers_act_once_when_the_piece_is_placed) {
    struct position pos = dulko_start("deadzone=i1");
    dulko_play(&pos, "Qe5", NULL);
    dulko_play(&pos, "7e6", NULL);
    dulko_play(&pos, "Kb2", NULL);
    dulko_play(&pos, "8b3", NULL);
    dulko_play(&pos, "Aa9", NULL);
    dulko_expect_owner(&pos, 2, "e6 b3");
    dulko_expect_owner(&pos, 1, "e5 b2 a9");
}
END_TEST

START_TEST(captured_pieces_stay_and_the_bank_of_the_captor_does_not_grow) {
    struct position pos = dulko_start("deadzone=i1");
    dulko_play(&pos, "7e6", NULL);
    dulko_play(&pos, "Qe5", NULL);
    ck_assert_int_eq(dulko_game.tokens(&pos, dulko_square("e6"), DULKO_KINDS + DULKO_TWO + 5), 1);
    ck_assert_int_eq(dulko_game.tokens(&pos, dulko_square("e6"), DULKO_TWO + 5), 0);
    ck_assert_int_eq(dulko_game.tokens(&pos, DULKO_BANK, DULKO_TWO + 5), 4);
    ck_assert_int_eq(dulko_game.tokens(&pos, DULKO_BANK + 1, DULKO_KINDS + DULKO_TWO + 5), 5);
}
END_TEST

/* ---- filling ---- */

START_TEST(whoever_completes_a_row_captures_what_the_opponent_has_in_it) {
    struct position pos = draw_dulko(1, ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "22 31 42 52 .. 62 72 A1 82 "
                                        ".. .. .. .. 22 .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "** .. .. .. .. .. .. .. .. ");
    dulko_play(&pos, "Ae5", NULL);
    dulko_expect_owner(&pos, 1, "a5 b5 c5 d5 e5 f5 g5 h5 i5");
    dulko_expect_owner(&pos, 2, "e4");
}
END_TEST

START_TEST(whoever_completes_a_column_captures_what_the_opponent_has_in_it) {
    struct position pos = draw_dulko(2, ".. .. .. .. .. .. .. .. 21 "
                                        ".. .. .. .. .. .. .. .. 31 "
                                        ".. .. .. .. .. .. .. .. 41 "
                                        ".. .. .. .. .. .. .. .. 51 "
                                        ".. .. .. .. .. .. .. .. 62 "
                                        ".. .. .. .. .. .. .. .. 71 "
                                        ".. .. .. .. .. .. .. .. A1 "
                                        ".. .. .. .. .. .. .. .. A2 "
                                        "** .. .. .. .. .. .. 21 .. ");
    dulko_play(&pos, "8i1", NULL);
    dulko_expect_owner(&pos, 2, "i1 i2 i3 i4 i5 i6 i7 i8 i9");
    dulko_expect_owner(&pos, 1, "h1");
}
END_TEST

START_TEST(whoever_completes_a_box_captures_what_the_opponent_has_in_it) {
    struct position pos = draw_dulko(1, ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. 22 32 42 .. .. .. "
                                        ".. .. .. 52 .. 62 72 .. .. "
                                        ".. .. .. 82 A2 72 .. .. .. "
                                        ".. .. .. .. 22 .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "** .. .. .. .. .. .. .. .. ");
    dulko_play(&pos, "Ae5", NULL);
    dulko_expect_owner(&pos, 1, "d6 e6 f6 d5 e5 f5 d4 e4 f4");
    dulko_expect_owner(&pos, 2, "g5 e3");
}
END_TEST

START_TEST(one_piece_can_complete_three_units_at_once) {
    struct position pos = draw_dulko(1, ".. .. .. .. 62 .. .. .. .. "
                                        ".. .. .. .. 72 .. .. .. .. "
                                        ".. .. .. .. 42 .. .. .. .. "
                                        ".. .. .. 22 32 42 .. .. .. "
                                        "22 32 42 52 .. 62 72 A2 82 "
                                        ".. .. .. 82 A2 72 .. .. .. "
                                        "32 .. .. .. 22 .. .. .. .. "
                                        ".. .. .. .. 52 .. .. .. .. "
                                        "** .. .. .. 82 .. .. .. .. ");
    struct trace trace = {0};
    dulko_play(&pos, "Ae5", &trace);
    ck_assert_int_eq(dulko_count_events(&trace, EVENT_FLIP), 8 + 8 + 4);
    dulko_expect_owner(&pos, 1, "e9 e8 e7 d6 e6 f6 a5 b5 c5 d5 f5 g5 h5 i5 d4 e4 f4 e3 e2 e1");
    dulko_expect_owner(&pos, 2, "a3");
}
END_TEST

START_TEST(an_unfilled_unit_captures_nothing) {
    struct position pos = draw_dulko(1, ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "22 32 42 52 .. 62 .. A2 82 "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "** .. .. .. .. .. .. .. .. ");
    dulko_play(&pos, "Ae5", NULL);
    dulko_expect_owner(&pos, 2, "a5 b5 c5 d5 f5 h5 i5");
    dulko_expect_owner(&pos, 0, "g5");
}
END_TEST

START_TEST(the_deadzone_is_not_needed_to_complete_a_unit) {
    struct position pos = draw_dulko(1, ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "22 32 42 52 .. 62 ** A2 82 "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. ");
    dulko_play(&pos, "7e5", NULL);
    dulko_expect_owner(&pos, 1, "a5 b5 c5 d5 e5 f5 h5 i5");
    dulko_expect_owner(&pos, 0, "g5");
}
END_TEST

START_TEST(an_ace_on_the_deadzone_is_captured_with_its_unit) {
    struct position pos = draw_dulko(1, ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "22 32 42 52 .. 62 a2 A2 82 "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. ");
    dulko_play(&pos, "7e5", NULL);
    dulko_expect_owner(&pos, 1, "a5 b5 c5 d5 e5 f5 g5 h5 i5");
}
END_TEST

START_TEST(an_ace_placed_on_the_deadzone_completes_nothing) {
    struct position pos = draw_dulko(1, ".. .. .. .. .. .. 22 .. .. "
                                        ".. .. .. .. .. .. 32 .. .. "
                                        ".. .. .. .. .. .. 42 .. .. "
                                        ".. .. .. .. .. .. 52 42 32 "
                                        "22 32 42 52 72 62 ** A2 82 "
                                        ".. .. .. .. .. .. A2 22 72 "
                                        ".. .. .. .. .. .. 62 .. .. "
                                        ".. .. .. .. .. .. 82 .. .. "
                                        ".. .. .. .. .. .. 72 .. .. ");
    struct trace trace = {0};
    dulko_play(&pos, "Ag5", &trace);
    ck_assert_int_eq(dulko_count_events(&trace, EVENT_FLIP), 0);
    dulko_expect_owner(&pos, 2, "a5 f5 h5 i5 g9 g1 h6 i6 g4 h4 i4");
}
END_TEST

START_TEST(the_mover_keeps_the_completed_unit_and_the_opponent_all_other_pieces) {
    struct position pos = draw_dulko(2, ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "22 32 42 31 .. .. .. .. .. "
                                        "52 62 72 .. .. .. .. .. .. "
                                        ".. 82 A2 ** .. .. .. .. .. ");
    struct trace trace = {0};
    dulko_play(&pos, "Aa1", &trace);
    expect_flips(&trace, "");
    dulko_expect_owner(&pos, 1, "d3");
}
END_TEST

START_TEST(a_unit_that_is_already_full_is_not_filled_again) {
    struct position pos = draw_dulko(1, ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "22 32 42 .. .. .. .. .. .. "
                                        "52 62 72 .. .. .. .. .. .. "
                                        "82 A2 A2 ** .. .. .. .. .. ");
    dulko_play(&pos, "Ad3", NULL);
    dulko_expect_owner(&pos, 2, "a3 b3 c3 a2 b2 c2 a1 b1 c1");
}
END_TEST

/* ---- the trace ---- */

START_TEST(captures_are_traced_from_the_placed_piece_outward) {
    struct position pos = draw_dulko(1, ".. .. .. .. 32 .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "A2 .. 72 .. .. .. .. .. .. "
                                        ".. .. .. .. .. 82 .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. 42 .. .. .. .. "
                                        "** .. .. .. .. .. .. .. .. ");
    struct trace trace = {0};
    dulko_play(&pos, "Qe5", &trace);
    expect_flips(&trace, "f4 c5 e2 a5 e9");
    ck_assert_int_eq(trace.event[0].kind, EVENT_PLACE);
    ck_assert_int_eq(trace.event[0].item, DULKO_QUEEN);
    ck_assert_int_eq(trace.event[0].from, DULKO_BANK);
    ck_assert_int_eq(trace.event[0].to, dulko_square("e5"));
    ck_assert_int_eq(trace.event[1].item, DULKO_KINDS + DULKO_TWO + 6);
    ck_assert_int_eq(trace.event[1].becomes, DULKO_TWO + 6);
    ck_assert_int_eq(trace.event[6].kind, EVENT_END_TURN);
    ck_assert_int_eq(trace.count, 7);
}
END_TEST

START_TEST(powers_act_before_units_are_filled) {
    struct position pos = draw_dulko(1, ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. .. .. "
                                        ".. .. .. .. .. .. .. 52 .. "
                                        ".. .. .. .. .. .. 32 .. .. "
                                        "22 42 A2 82 52 .. 71 62 A2 "
                                        ".. .. .. .. .. .. .. .. .. "
                                        "** .. .. .. .. .. .. .. .. ");
    struct trace trace = {0};
    dulko_play(&pos, "Bf3", &trace);
    expect_flips(&trace, "g4 h5 e3 d3 h3 c3 i3 b3 a3");
}
END_TEST

SUITE("dulko capture", the_queen_captures_all_opposing_pieces_in_her_units,
      the_king_captures_on_the_eight_squares_around_him,
      the_king_in_the_corner_captures_on_three_squares,
      the_bishop_captures_on_both_diagonals_even_behind_other_pieces,
      numbers_and_aces_capture_nothing_by_themselves, powers_act_once_when_the_piece_is_placed,
      captured_pieces_stay_and_the_bank_of_the_captor_does_not_grow,
      whoever_completes_a_row_captures_what_the_opponent_has_in_it,
      whoever_completes_a_column_captures_what_the_opponent_has_in_it,
      whoever_completes_a_box_captures_what_the_opponent_has_in_it,
      one_piece_can_complete_three_units_at_once, an_unfilled_unit_captures_nothing,
      the_deadzone_is_not_needed_to_complete_a_unit,
      an_ace_on_the_deadzone_is_captured_with_its_unit,
      an_ace_placed_on_the_deadzone_completes_nothing,
      the_mover_keeps_the_completed_unit_and_the_opponent_all_other_pieces,
      a_unit_that_is_already_full_is_not_filled_again,
      captures_are_traced_from_the_placed_piece_outward, powers_act_before_units_are_filled)
