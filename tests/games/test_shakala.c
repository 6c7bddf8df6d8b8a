/* test_shakala.c: each sentence of Shakala's rules as a drawn position. */
#include "base/random.h"
#include "games/shakala.h"

#include "engine/rules.h"
#include "support/random_play.h"
#include "support/shakala_sketch.h"
#include "support/suite.h"

/* No player has to feed when all gems are in the cups, so most sketches put the remaining beads
 * into "b *, North *". */

static void expect(const struct position *pos, const char *sketch, const char *tail) {
    char buffer[POSITION_TEXT_MAX];
    char expected_buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    struct text expected = text_fixed(expected_buffer, sizeof expected_buffer);
    shakala_game.position_text(pos, &text);
    sketch_text(sketch, tail, &expected);
    ck_assert_str_eq(buffer, expected_buffer);
}

static void expect_moves(const struct position *pos, const char *moves) {
    char buffer[400];
    struct text text = text_fixed(buffer, sizeof buffer);
    sketch_moves(pos, &text);
    ck_assert_str_eq(text_string(&text), moves);
}

static void check(const char *sketch, const char *tail, const char *actions,
                  const char *sketch_after, const char *tail_after) {
    struct position pos = sketch_position(sketch, tail);
    sketch_play(&pos, actions);
    expect(&pos, sketch_after, tail_after);
}

static void check_moves(const char *sketch, const char *tail, const char *actions,
                        const char *moves) {
    struct position pos = sketch_position(sketch, tail);
    sketch_play(&pos, actions);
    expect_moves(&pos, moves);
}

static void check_result(const char *sketch, const char *tail, const char *actions,
                         const char *expected) {
    struct position pos = sketch_position(sketch, tail);
    sketch_play(&pos, actions);
    char buffer[40];
    struct text text = text_fixed(buffer, sizeof buffer);
    rules_result_text(shakala_game.result(&pos), &text);
    ck_assert_str_eq(buffer, expected);
}

/* ---- the board ---- */

START_TEST(the_inner_track_runs_E_F_G_H_e_f_g_h) {
    check("E sssssss, b *, North *", "S pit", "E in in",
          "F s, G s, H s, e s, f s, g s, h s, b *, North *", "N pit");
}
END_TEST

START_TEST(the_outer_track_runs_E_A_B_C_D_H_e_a_b_c_d_h) {
    check("E sssssssssss, F *, North *", "S pit", "E out out",
          "A s, B s, C s, D s, H s, e s, a s, b s, c s, d s, h s, F *, North *", "N pit");
}
END_TEST

START_TEST(after_h_both_tracks_lead_to_E) {
    check("d ssss, b *, North *", "N pit", "d in", "h s, E s, F s, G s, b *, North *", "S pit");
    check("g sss, b *, North *", "N pit", "g out", "h s, E s, A s, b *, North *", "S pit");
}
END_TEST

START_TEST(D_and_G_lead_to_H_and_H_leads_to_e) {
    check("D ss, b *, North *", "S pit", "D", "H s, e s, b *, North *", "N pit");
    check("G ss, b *, North *", "S pit", "G", "H s, e s, b *, North *", "N pit");
}
END_TEST

START_TEST(the_two_tracks_can_be_combined) {
    check("E sssssssss, b *, North *", "S pit", "E in out",
          "F s, G s, H s, e s, a s, c s, d s, h s, b *, North *", "N pit");
    check("E sssssssss, b *, North *", "S pit", "E out in",
          "A s, B s, C s, D s, H s, e s, f s, g s, h s, b *, North *", "N pit");
}
END_TEST

/* ---- the start ---- */

START_TEST(each_pit_starts_with_a_stone_and_a_gem_of_the_ladder) {
    struct options options = options_default(&shakala_game);
    struct position pos;
    rules_start(&shakala_game, &options, &pos);
    expect(&pos,
           "A s1, B s2, C s3, D s4, E s4, F s3, G s2, H s1, "
           "a s1, b s2, c s3, d s4, e s4, f s3, g s2, h s1",
           "S pit");
    expect_moves(&pos, "A B C D E F G H");
}
END_TEST

static struct position shuffled(uint32_t seed) {
    struct options options = options_default(&shakala_game);
    ck_assert_pstr_eq(options_set(&shakala_game, &options, "gems=shuffled"), NULL);
    options.value[1] = seed;
    struct position pos;
    rules_start(&shakala_game, &options, &pos);
    return pos;
}

START_TEST(shuffled_gems_are_in_the_same_order_on_both_sides) {
    for (uint32_t seed = 1; seed < 200; seed++) {
        struct position pos = shuffled(seed);
        int of_value[SHAKALA_KINDS] = {0};
        for (int pit = 0; pit < SHAKALA_ROW; pit++) {
            ck_assert_int_eq(shakala_game.tokens(&pos, pit, SHAKALA_STONE), 1);
            for (int item = 0; item < SHAKALA_KINDS; item++) {
                int held = shakala_game.tokens(&pos, pit, item);
                ck_assert_int_eq(held, shakala_game.tokens(&pos, pit + SHAKALA_ROW, item));
                of_value[item] += held;
            }
        }
        for (int value = 1; value < SHAKALA_KINDS; value++) {
            ck_assert_int_eq(of_value[value], 2);
        }
    }
}
END_TEST

START_TEST(a_seed_always_gives_the_same_shuffle_and_seeds_differ) {
    struct position first = shuffled(1);
    struct position again = shuffled(1);
    struct position other = shuffled(2);
    ck_assert(position_equal(&first, &again));
    ck_assert(!position_equal(&first, &other));
}
END_TEST

START_TEST(any_gem_can_be_shuffled_into_any_pit) {
    bool seen[SHAKALA_ROW][SHAKALA_KINDS] = {{false}};
    int pairs = 0;
    for (uint32_t seed = 1; seed < 200; seed++) {
        struct position pos = shuffled(seed);
        for (int pit = 0; pit < SHAKALA_ROW; pit++) {
            for (int value = 1; value < SHAKALA_KINDS; value++) {
                bool here = shakala_game.tokens(&pos, pit, value) > 0;
                pairs += here && !seen[pit][value];
                seen[pit][value] |= here;
            }
        }
    }
    ck_assert_int_eq(pairs, SHAKALA_ROW * 4);
}
END_TEST

START_TEST(the_seed_does_not_matter_to_the_ladder) {
    struct options options = options_default(&shakala_game);
    ck_assert_pstr_eq(options_set(&shakala_game, &options, "seed=4294967295"), NULL);
    ck_assert_ptr_nonnull(options_set(&shakala_game, &options, "seed=4294967296"));
    struct position pos;
    rules_start(&shakala_game, &options, &pos);
    struct options plain = options_default(&shakala_game);
    struct position expected;
    rules_start(&shakala_game, &plain, &expected);
    ck_assert(position_equal(&pos, &expected));
}
END_TEST

/* ---- the pit ---- */

START_TEST(a_pit_of_ones_own_that_holds_beads_is_chosen) {
    const char *sketch = "A s, C 1, E s, H ss, a sss, b s, e ssss, f *, g 4, North *";
    check_moves(sketch, "S pit", "", "A C E H");
    check_moves(sketch, "N pit", "", "a b e f g");
}
END_TEST

START_TEST(the_pit_is_a_choice_even_when_there_is_only_one) {
    check_moves("C ss, b *, North *", "S pit", "", "C");
}
END_TEST

START_TEST(all_beads_of_the_pit_are_taken_into_the_hand) {
    check("C ss13, D 4, b *, North *", "S pit", "C", "D 4, b *, North *", "S bead C D ss13 -");
}
END_TEST

/* ---- the track ---- */

START_TEST(sowing_from_a_fork_begins_with_the_choice_of_the_track) {
    check("E s1, b *, North *", "S pit", "E", "b *, North *", "S track E E s1 -");
    check("e s1, B *, North *", "N pit", "e", "B *, North *", "N track e e s1 -");
    check_moves("E s1, b *, North *", "S pit", "E", "in out");
}
END_TEST

START_TEST(the_track_decides_which_pit_is_next) {
    check("E s1, b *, North *", "S pit", "E in", "b *, North *", "S bead E F s1 -");
    check("E s1, b *, North *", "S pit", "E out", "b *, North *", "S bead E A s1 -");
}
END_TEST

START_TEST(passing_a_fork_with_beads_in_hand_is_a_choice_of_the_track) {
    check("H sss, b *, North *", "S pit", "H", "e s, b *, North *", "S track H e ss -");
    check("b *, North *", "S bead C h sss -", "", "h s, E s, b *, North *", "S track C E s -");
}
END_TEST

START_TEST(a_sowing_that_ends_in_a_fork_has_no_choice_of_the_track) {
    check("H s, b *, North *", "S pit", "H", "e s, b *, North *", "N pit");
}
END_TEST

START_TEST(every_passage_of_a_fork_is_a_new_choice) {
    const char *sketch = "H ssssssssssss, b *, North *";
    const char *lap = "e ss, f s, g s, h s, E s, F s, G s, b *, North *";
    check(sketch, "S pit", "H in in", lap, "S track H e ssss se");
    check_moves(sketch, "S pit", "H in in", "in out");
}
END_TEST

/* ---- the bead ---- */

START_TEST(the_player_chooses_which_bead_drops) {
    check("C s1, b *, North *", "S pit", "C s", "D s, H 1, b *, North *", "N pit");
    check("C s1, b *, North *", "S pit", "C 1", "D 1, H s, b *, North *", "N pit");
}
END_TEST

START_TEST(beads_of_the_same_kind_are_the_same) {
    check_moves("C sss11344, b *, North *", "S pit", "C", "s 1 3 4");
    check_moves("C sss11344, b *, North *", "S pit", "C 3", "s 1 4");
}
END_TEST

START_TEST(a_hand_of_one_kind_drops_automatically_up_to_the_next_fork) {
    check("A ss, b *, North *", "S pit", "A", "B s, C s, b *, North *", "N pit");
    check("B 444, b *, North *", "S pit", "B", "C 4, D 4, H 4, b *, North *", "N pit");
    check("G ssss, b *, North *", "S pit", "G", "H s, e s, b *, North *", "S track G e ss -");
}
END_TEST

START_TEST(the_rest_drops_automatically_when_one_kind_is_left) {
    check("A sss2, b *, North *", "S pit", "A s 2", "B s, C 2, D s, H s, b *, North *", "N pit");
}
END_TEST

START_TEST(forced_steps_are_played_when_a_position_is_set_up) {
    check("b *, North *", "S bead A B 33 -", "", "B 3, C 3, b *, North *", "N pit");
}
END_TEST

/* ---- the pit sown from ---- */

START_TEST(the_pit_sown_from_is_skipped) {
    check("F ssssssss, b *, North *", "S pit", "F in in",
          "G ss, H s, e s, f s, g s, h s, E s, b *, North *", "N pit");
    check("A ssssssssssss, F *, North *", "S pit", "A out out",
          "B ss, C s, D s, H s, e s, a s, b s, c s, d s, h s, E s, F *, North *", "N pit");
}
END_TEST

START_TEST(a_pit_sown_from_on_the_other_track_is_not_passed) {
    check("F ssssssss, b *, North *", "S pit", "F in out",
          "G s, H s, e s, f s, g s, h s, E s, A s, b *, North *", "N pit");
}
END_TEST

START_TEST(skipping_the_fork_sown_from_is_a_choice_of_the_track) {
    const char *sketch = "E ssssssss, b *, North *";
    const char *lap = "F s, G s, H s, e s, f s, g s, h s, b *, North *";
    check(sketch, "S pit", "E in in", lap, "S track E E s -");
    check_moves(sketch, "S pit", "E in in", "in out");
    check(sketch, "S pit", "E in in in", "F ss, G s, H s, e s, f s, g s, h s, b *, North *",
          "N pit");
    check(sketch, "S pit", "E in in out", "A s, F s, G s, H s, e s, f s, g s, h s, b *, North *",
          "N pit");
}
END_TEST

START_TEST(a_sowing_that_ends_before_the_fork_sown_from_has_no_choice_of_the_track) {
    check("E sssssss, b *, North *", "S pit", "E in in",
          "F s, G s, H s, e s, f s, g s, h s, b *, North *", "N pit");
}
END_TEST

START_TEST(the_run_is_kept_while_the_fork_sown_from_is_skipped) {
    check("E ssssssss, h 3, b *, North *", "S pit", "E in in",
          "F s, G s, H s, e s, f s, g s, h s3, b *, North *", "S track E E s gh");
}
END_TEST

/* ---- direct capture ---- */

START_TEST(a_last_stone_on_a_single_gem_captures_it_at_once) {
    check("H s, e 3, b *, North *", "S pit", "H", "e s, South 3, b *, North *", "N pit");
    check("h s, E 4, B *, South *", "N pit", "h", "E s, North 4, B *, South *", "S pit");
}
END_TEST

START_TEST(a_last_gem_captures_nothing) {
    check("H 1, e 3, b *, North *", "S pit", "H", "e 13, b *, North *", "N pit");
    check("H 1, e s, a 2, b *, North *", "S pit", "H", "e s1, a 2, b *, North *", "N pit");
}
END_TEST

START_TEST(nothing_is_captured_in_a_pit_of_ones_own) {
    check("G s, H 3, b *, North *", "S pit", "G", "H s3, b *, North *", "N pit");
    check("G s, H s, b *, North *", "S pit", "G", "H ss, b *, North *", "N pit");
}
END_TEST

START_TEST(nothing_is_captured_in_an_empty_pit_or_on_two_beads) {
    check("H s, b *, North *", "S pit", "H", "e s, b *, North *", "N pit");
    check("H s, e 33, b *, North *", "S pit", "H", "e s33, b *, North *", "N pit");
    check("H s, e s3, b *, North *", "S pit", "H", "e ss3, b *, North *", "N pit");
    check("H s, e ss, b *, North *", "S pit", "H", "e sss, b *, North *", "N pit");
}
END_TEST

START_TEST(every_gem_found_by_an_unbroken_run_is_captured) {
    check("H sss, e 1, f 2, g 3, b *, North *", "S pit", "H in",
          "e s, f s, g s, South 123, b *, North *", "N pit");
    check("H sss, f 2, g 3, b *, North *", "S pit", "H in", "e s, f s, g s, South 23, b *, North *",
          "N pit");
}
END_TEST

START_TEST(a_run_can_be_six_long) {
    check("H ssssss, e 1, a 2, b 3, c 4, d 1, h 2, g *, North *", "S pit", "H out",
          "e s, a s, b s, c s, d s, h s, g *, South 112234, North *", "N pit");
    check("h ssssss, E s, A s, B s, C s, D s, H s, G *, F 1122, South *", "N pit", "h out",
          "E ss, A ss, B ss, C ss, D ss, H ss, G *, F 1122, South *", "N take 6");
}
END_TEST

START_TEST(when_the_last_drop_does_not_score_nothing_is_captured) {
    check("H sss, e 1, f 2, b *, North *", "S pit", "H in", "e s1, f s2, g s, b *, North *",
          "N pit");
}
END_TEST

START_TEST(a_drop_that_does_not_score_breaks_the_run) {
    check("H sss, e 1, f ss, g 2, b *, North *", "S pit", "H in",
          "e s1, f sss, g s, South 2, b *, North *", "N pit");
}
END_TEST

START_TEST(a_gem_dropped_on_a_single_bead_breaks_the_run) {
    check("H ss4, e 1, f 2, g 3, b *, North *", "S pit", "H s in 4",
          "e s1, f 24, g s, South 3, b *, North *", "N pit");
}
END_TEST

START_TEST(a_drop_in_a_pit_of_ones_own_breaks_the_run) {
    check("h 3, b *, North *", "S bead C h sss -", "", "h s3, E s, b *, North *",
          "S track C E s -");
}
END_TEST

START_TEST(a_single_bead_from_an_earlier_lap_counts) {
    check("E sssssssssss, c 34, b *, North *", "S pit", "E in in in",
          "F ss, G ss, H ss, e ss, f s, g s, h s, c 34, b *, North *", "S take 1");
    check("E ssssssssss2, b *, North *", "S pit", "E in s s s 2 in in",
          "F ss, G ss, H ss, e s, f s, g s, h s, South 2, b *, North *", "N pit");
}
END_TEST

/* ---- direct and indirect do not mix ---- */

START_TEST(the_last_bead_found_sets_the_kind) {
    check("H ss, e 3, f s, a 14, b *, North *", "S pit", "H in", "e s3, f ss, a 14, b *, North *",
          "S take 1");
    check("H ss, e s, f 3, a 14, b *, North *", "S pit", "H in",
          "e ss, f s, a 14, South 3, b *, North *", "N pit");
}
END_TEST

START_TEST(the_run_so_far_is_kept_between_the_drops) {
    const char *sketch = "H ssss4, e 1, f 2, g s, b *, North *";
    check(sketch, "S pit", "H s", "e s1, f 2, g s, b *, North *", "S track H e sss4 ge");
    check(sketch, "S pit", "H s in", "e s1, f 2, g s, b *, North *", "S bead H f sss4 ge");
    check(sketch, "S pit", "H s in s", "e s1, f s2, g s, b *, North *", "S bead H g ss4 gef");
    check(sketch, "S pit", "H s in s s", "e s1, f s2, g ss, b *, North *", "S bead H h s4 sg");
    check(sketch, "S pit", "H s in s 4", "E s, e s1, f s2, g s4, h s, b *, North *", "N pit");
}
END_TEST

/* ---- indirect capture ---- */

START_TEST(a_last_stone_on_a_single_stone_takes_any_gem_of_the_opponent) {
    const char *sketch = "H s, e s, a 4, f 112, b *, North *";
    check_moves(sketch, "S pit", "H", "xa4 xf1 xf2");
    check(sketch, "S pit", "H xf2", "e ss, a 4, f 11, South 2, b *, North *", "N pit");
}
END_TEST

START_TEST(as_many_gems_are_taken_as_the_run_is_long) {
    const char *sketch = "H sss, e s, f s, g s, a 4, d 12, b *, North *";
    check(sketch, "S pit", "H in", "e ss, f ss, g ss, a 4, d 12, b *, North *", "S take 3");
    check(sketch, "S pit", "H in xa4", "e ss, f ss, g ss, d 12, South 4, b *, North *", "S take 2");
    check_moves(sketch, "S pit", "H in xa4", "xd1 xd2");
}
END_TEST

START_TEST(when_no_pit_holds_a_gem_the_opponents_cup_is_open) {
    const char *sketch = "H ss, e s, f s, b *, North 1134, South *";
    check_moves(sketch, "S pit", "H in", "xcup1 xcup3 xcup4");
    check(sketch, "S pit", "H in xcup4", "e ss, f ss, b *, North 113, South *", "S take 1");
}
END_TEST

START_TEST(the_cup_opens_when_the_last_gem_in_the_pits_is_taken) {
    const char *sketch = "H sss, e s, f s, g s, d 34, b *, North *";
    check_moves(sketch, "S pit", "H in", "xd3 xd4");
    check(sketch, "S pit", "H in xd3", "e ss, f ss, g ss, b *, South 34, North *", "S take 1");
    check_moves(sketch, "S pit", "H in xd3", "xcup1 xcup2 xcup3 xcup4");
}
END_TEST

START_TEST(what_cannot_be_taken_is_forfeited) {
    check("H ss, e s, f s, g 3, b *, South *", "S pit", "H in", "e ss, f ss, b *, South *",
          "N pit");
    check("H s, e s, b *, South *", "S pit", "H", "e ss, b *, South *", "N pit");
}
END_TEST

START_TEST(gems_on_ones_own_side_are_never_taken) {
    check_moves("A 44, H s, e s, a 1, f 2, b *, North *", "S pit", "H", "xa1 xf2");
    check_moves("A 44, H s, e s, b *, North 12, South *", "S pit", "H", "xcup1 xcup2");
    check_moves("a 44, h s, E s, A 1, F 2, B *, South *", "N pit", "h", "xA1 xF2");
    check("A 44, H s, e s, b *, South *", "S pit", "H", "A 44, e ss, b *, South *", "N pit");
}
END_TEST

START_TEST(a_gem_without_a_choice_is_taken_automatically) {
    check("H s, e s, g 3, b *, South *", "S pit", "H", "e ss, b *, South *", "N pit");
}
END_TEST

/* ---- feeding ---- */

START_TEST(an_opponent_without_beads_must_be_fed_while_gems_are_in_play) {
    check_moves("A ssss, B sss, C ss, D s, E sss, F ss, G s, H 1, North *", "S pit", "", "H");
    check_moves("a ssss, b sss, c ss, d s, e sss, f ss, g s, h 1, South *", "N pit", "", "h");
}
END_TEST

START_TEST(a_pit_feeds_when_its_beads_reach_the_other_side_on_the_inner_track) {
    check_moves("A sssss, B ssss, C sss, D ss, E s, G s, H 1, North *", "S pit", "", "A B C D H");
    check_moves("A ssss, B sss, C s, E ssss, F sss, G s1, North *", "S pit", "", "E F G");
}
END_TEST

START_TEST(without_gems_in_play_nobody_must_be_fed) {
    check_moves("A s, B *, North *", "S pit", "", "A B");
}
END_TEST

START_TEST(an_opponent_with_beads_need_not_be_fed) {
    check_moves("A s1, H *, a s, North *", "S pit", "", "A H");
}
END_TEST

START_TEST(a_track_that_can_no_longer_feed_is_illegal) {
    check("E ssss1, A *, North *", "S pit", "E", "A *, North *", "S bead E F ssss1 -");
    check("e ssss1, a *, South *", "N pit", "e", "a *, South *", "N bead e f ssss1 -");
}
END_TEST

START_TEST(both_tracks_are_legal_when_both_can_feed) {
    check_moves("E sssss1, A *, North *", "S pit", "E", "in out");
}
END_TEST

START_TEST(a_gem_in_the_hand_is_enough_to_require_feeding) {
    check("A *, North *", "S track E E ssss4 -", "", "A *, North *", "S bead E F ssss4 -");
    check_moves("A *, North *", "S track E E sssss -", "", "in out");
}
END_TEST

START_TEST(skipping_the_origin_shortens_the_path_to_the_opponent) {
    check_moves("B *, North *", "S track A E ssss1 -", "", "in out");
    check("B *, North *", "S track A E sss1 -", "", "B *, North *", "S bead A F sss1 -");
}
END_TEST

/* ---- the end ---- */

START_TEST(a_player_without_beads_loses_to_twenty_points) {
    check_result("b *, North *", "S pit", "", "win 1 stranded");
    check_result("B *, South *", "N pit", "", "win 0 stranded");
    check_result("b *, South 11223344, North *", "S pit", "", "win 1 stranded");
}
END_TEST

START_TEST(a_player_without_beads_wins_when_the_other_has_less_than_twenty_points) {
    check_result("b *, South *", "S pit", "", "win 0 stranded");
    check_result("b *, South 12223344, North *", "S pit", "", "win 0 stranded");
    check_result("B *, North 12223344, South *", "N pit", "", "win 1 stranded");
}
END_TEST

START_TEST(when_the_game_is_over_nothing_is_legal) {
    check_moves("b *, North *", "S pit", "", "");
}
END_TEST

START_TEST(twenty_points_do_not_end_the_game_while_the_opponent_has_beads) {
    check_result("B ss, b *, North *", "S pit", "B", "ongoing");
}
END_TEST

START_TEST(only_the_player_to_act_can_be_stranded) {
    check_result("H s, a s, b *, North *", "S pit", "H", "ongoing");
    check_result("H s, a s, b *, North *", "S pit", "H a", "win 1 stranded");
    check_result("H s, a s, b *, South *", "S pit", "H a", "win 0 stranded");
}
END_TEST

START_TEST(emptying_the_opponent_below_twenty_points_is_legal_and_loses) {
    check_result("A s, G *, North *", "S pit", "A", "win 1 stranded");
    check_result("A s, G *, South *", "S pit", "A", "win 0 stranded");
}
END_TEST

START_TEST(the_score_is_the_points_in_the_cup) {
    struct position pos = sketch_position("A 1, b *, South 1234, North *", "S pit");
    ck_assert_int_eq(shakala_game.score(&pos, 0), 10);
    ck_assert_int_eq(shakala_game.score(&pos, 1), 29);
}
END_TEST

START_TEST(while_gems_are_in_play_nobody_is_stranded) {
    uint64_t state = 9;
    for (int game = 0; game < 40; game++) {
        struct options options = variants_options(&shakala_game, game % 2, (uint32_t)game + 1);
        struct position pos;
        game_action legal[ACTIONS_MAX];
        rules_start(&shakala_game, &options, &pos);
        for (int count; (count = shakala_game.actions(&pos, legal)) > 0;) {
            rules_play(&shakala_game, &pos, legal[random_below(&state, (uint32_t)count)], NULL);
        }
        for (int pit = 0; pit < SHAKALA_PITS; pit++) {
            for (int value = 1; value < SHAKALA_KINDS; value++) {
                ck_assert_int_eq(shakala_game.tokens(&pos, pit, value), 0);
            }
        }
    }
}
END_TEST

START_TEST(a_game_cannot_be_drawn) {
    ck_assert(!shakala_game.agree && !shakala_game.claim);
}
END_TEST

/* ---- the trace ---- */

static void check_events(const char *sketch, const char *tail, const char *action,
                         const char *expected) {
    struct position pos = sketch_position(sketch, tail);
    struct trace trace;
    trace.count = 0;
    game_action chosen = 0;
    ck_assert(rules_action_parse(&shakala_game, &pos, action, &chosen));
    rules_play(&shakala_game, &pos, chosen, &trace);
    char buffer[1000];
    struct text text = text_fixed(buffer, sizeof buffer);
    for (int i = 0; i < trace.count; i++) {
        const struct event *event = &trace.event[i];
        text_add(&text, i > 0 ? ", " : "");
        text_add(&text, rules_event_name(event->kind));
        if (event->from != NOWHERE) {
            text_format(&text, " %d %s ", event->count, shakala_game.items[event->item].id);
            shakala_game.place_name(&pos, event->from, &text);
            text_add(&text, ">");
            shakala_game.place_name(&pos, event->to, &text);
        }
    }
    ck_assert_str_eq(buffer, expected);
}

START_TEST(the_trace_has_what_is_picked_up_kind_by_kind) {
    check_events("C ss13, b *, North *", "S pit", "C",
                 "pick 2 stone C>hand, pick 1 gem 1 C>hand, pick 1 gem 3 C>hand");
}
END_TEST

START_TEST(the_trace_has_forced_drops_and_direct_captures) {
    check_events("e s1, f 2, b *, North *", "S track G e s ge", "in",
                 "drop 1 stone hand>f, capture 1 gem 1 e>South's cup, "
                 "capture 1 gem 2 f>South's cup, end-turn");
}
END_TEST

START_TEST(the_trace_has_where_a_taken_gem_came_from) {
    check_events("e ss, a 34, b *, North *", "S take 2", "xa4",
                 "capture 1 gem 4 a>South's cup, capture 1 gem 3 a>South's cup, end-turn");
    check_events("e ss, b *, North *", "S take 1", "xcup2",
                 "capture 1 gem 2 North's cup>South's cup, end-turn");
}
END_TEST

START_TEST(the_trace_has_the_end_of_the_game) {
    check_events("A s, G *, North *", "S pit", "A",
                 "pick 1 stone A>hand, drop 1 stone hand>B, end-turn, end-game");
}
END_TEST

SUITE("shakala", the_inner_track_runs_E_F_G_H_e_f_g_h, the_outer_track_runs_E_A_B_C_D_H_e_a_b_c_d_h,
      after_h_both_tracks_lead_to_E, D_and_G_lead_to_H_and_H_leads_to_e,
      the_two_tracks_can_be_combined, each_pit_starts_with_a_stone_and_a_gem_of_the_ladder,
      shuffled_gems_are_in_the_same_order_on_both_sides,
      a_seed_always_gives_the_same_shuffle_and_seeds_differ, any_gem_can_be_shuffled_into_any_pit,
      the_seed_does_not_matter_to_the_ladder, a_pit_of_ones_own_that_holds_beads_is_chosen,
      the_pit_is_a_choice_even_when_there_is_only_one, all_beads_of_the_pit_are_taken_into_the_hand,
      sowing_from_a_fork_begins_with_the_choice_of_the_track, the_track_decides_which_pit_is_next,
      passing_a_fork_with_beads_in_hand_is_a_choice_of_the_track,
      a_sowing_that_ends_in_a_fork_has_no_choice_of_the_track,
      every_passage_of_a_fork_is_a_new_choice, the_player_chooses_which_bead_drops,
      beads_of_the_same_kind_are_the_same,
      a_hand_of_one_kind_drops_automatically_up_to_the_next_fork,
      the_rest_drops_automatically_when_one_kind_is_left,
      forced_steps_are_played_when_a_position_is_set_up, the_pit_sown_from_is_skipped,
      a_pit_sown_from_on_the_other_track_is_not_passed,
      skipping_the_fork_sown_from_is_a_choice_of_the_track,
      a_sowing_that_ends_before_the_fork_sown_from_has_no_choice_of_the_track,
      the_run_is_kept_while_the_fork_sown_from_is_skipped,
      a_last_stone_on_a_single_gem_captures_it_at_once, a_last_gem_captures_nothing,
      nothing_is_captured_in_a_pit_of_ones_own, nothing_is_captured_in_an_empty_pit_or_on_two_beads,
      every_gem_found_by_an_unbroken_run_is_captured, a_run_can_be_six_long,
      when_the_last_drop_does_not_score_nothing_is_captured,
      a_drop_that_does_not_score_breaks_the_run, a_gem_dropped_on_a_single_bead_breaks_the_run,
      a_drop_in_a_pit_of_ones_own_breaks_the_run, a_single_bead_from_an_earlier_lap_counts,
      the_last_bead_found_sets_the_kind, the_run_so_far_is_kept_between_the_drops,
      a_last_stone_on_a_single_stone_takes_any_gem_of_the_opponent,
      as_many_gems_are_taken_as_the_run_is_long, when_no_pit_holds_a_gem_the_opponents_cup_is_open,
      the_cup_opens_when_the_last_gem_in_the_pits_is_taken, what_cannot_be_taken_is_forfeited,
      gems_on_ones_own_side_are_never_taken, a_gem_without_a_choice_is_taken_automatically,
      an_opponent_without_beads_must_be_fed_while_gems_are_in_play,
      a_pit_feeds_when_its_beads_reach_the_other_side_on_the_inner_track,
      without_gems_in_play_nobody_must_be_fed, an_opponent_with_beads_need_not_be_fed,
      a_track_that_can_no_longer_feed_is_illegal, both_tracks_are_legal_when_both_can_feed,
      a_gem_in_the_hand_is_enough_to_require_feeding,
      skipping_the_origin_shortens_the_path_to_the_opponent,
      a_player_without_beads_loses_to_twenty_points,
      a_player_without_beads_wins_when_the_other_has_less_than_twenty_points,
      when_the_game_is_over_nothing_is_legal,
      twenty_points_do_not_end_the_game_while_the_opponent_has_beads,
      only_the_player_to_act_can_be_stranded,
      emptying_the_opponent_below_twenty_points_is_legal_and_loses,
      the_score_is_the_points_in_the_cup, while_gems_are_in_play_nobody_is_stranded,
      a_game_cannot_be_drawn, the_trace_has_what_is_picked_up_kind_by_kind,
      the_trace_has_forced_drops_and_direct_captures, the_trace_has_where_a_taken_gem_came_from,
      the_trace_has_the_end_of_the_game)
