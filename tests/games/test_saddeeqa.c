/* test_saddeeqa.c: each sentence of Saddeeqa's rules as a drawn position. */
#include "games/saddeeqa.h"

#include "engine/rules.h"
#include "support/saddeeqa_sketch.h"
#include "support/suite.h"

#include <string.h>

static const struct game *const game = &saddeeqa_game;

enum { TOP, BOTTOM };

static struct position start(uint32_t stones, uint32_t first) {
    struct options options = options_default(game);
    options.value[0] = stones;
    options.value[1] = first;
    struct position pos;
    rules_start(game, &options, &pos);
    return pos;
}

/* Playing the action in the first drawing gives the second. */
static void check_move(struct saddeeqa_sketch before, const char *action,
                       struct saddeeqa_sketch after) {
    char expected[POSITION_TEXT_MAX];
    struct text text = text_fixed(expected, sizeof expected);
    struct position pos = saddeeqa_sketch_position(&before);
    saddeeqa_sketch_text(&after, &text);
    saddeeqa_play(&pos, action);
    ck_assert_str_eq(saddeeqa_position(&pos), expected);
}

/* ---- the start ---- */

START_TEST(four_stones_lie_in_every_hole_and_the_top_row_begins) {
    struct options options = options_default(game);
    struct position pos;
    rules_start(game, &options, &pos);
    ck_assert_str_eq(saddeeqa_position(&pos), "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0");
    ck_assert_int_eq(game->side_to_act(&pos), TOP);
}
END_TEST

START_TEST(one_to_twelve_stones_may_be_chosen_and_who_begins) {
    struct options options = options_default(game);
    ck_assert_ptr_null(options_set(game, &options, "stones=12"));
    ck_assert_ptr_null(options_set(game, &options, "first=1"));
    struct position pos;
    rules_start(game, &options, &pos);
    ck_assert_str_eq(saddeeqa_position(&pos),
                     "12-12-12-12-12-12-12-12-12-12-12-12-12-12-12-12-0-0-1");
    static const char *const refused[] = {"stones=0",  "stones=13", "stones=04",
                                          "stones=+4", "first=2",   "first=top"};
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        options = options_default(game);
        ck_assert_ptr_nonnull(options_set(game, &options, refused[i]));
    }
}
END_TEST

START_TEST(every_start_can_be_played_from_every_hole_in_either_direction) {
    for (uint32_t stones = 1; stones <= 12; stones++) {
        for (uint32_t first = 0; first <= 1; first++) {
            struct position pos = start(stones, first);
            ck_assert_str_eq(
                saddeeqa_moves(&pos),
                first == TOP
                    ? "0cw 0ccw 1cw 1ccw 2cw 2ccw 3cw 3ccw 4cw 4ccw 5cw 5ccw 6cw 6ccw 7cw 7ccw"
                    : "8cw 8ccw 9cw 9ccw 10cw 10ccw 11cw 11ccw 12cw 12ccw 13cw 13ccw 14cw 14ccw "
                      "15cw 15ccw");
        }
    }
}
END_TEST

/* ---- sowing ---- */

START_TEST(stones_fall_one_by_one_into_both_rows_clockwise) {
    check_move((struct saddeeqa_sketch){.top = "0 0 1 0 0 0 3 1", /* */
                                        .bottom = "0 2 0 0 0 0 0 0"},
               "6cw",
               (struct saddeeqa_sketch){
                   .top = "0 0 1 0 0 0 0 2", .bottom = "0 2 0 0 0 0 1 1", .side = BOTTOM});
}
END_TEST

START_TEST(stones_fall_around_the_left_end_counter_clockwise) {
    check_move((struct saddeeqa_sketch){.top = "0 3 1 0 0 0 0 0", /* */
                                        .bottom = "1 0 0 0 0 0 0 0"},
               "1ccw",
               (struct saddeeqa_sketch){
                   .top = "1 0 1 0 0 0 0 0", .bottom = "2 1 0 0 0 0 0 0", .side = BOTTOM});
}
END_TEST

START_TEST(stones_fall_around_the_left_end_clockwise) {
    check_move((struct saddeeqa_sketch){.top = "0 0 1 0 0 0 0 0",
                                        .bottom = "1 3 0 0 0 2 0 0",
                                        .side = BOTTOM},
               "14cw",
               (struct saddeeqa_sketch){.top = "1 1 1 0 0 0 0 0", /* */
                                        .bottom = "2 0 0 0 0 2 0 0"});
}
END_TEST

START_TEST(the_first_move_clockwise_from_hole_0_runs_five_laps) {
    check_move((struct saddeeqa_sketch){.top = "4 4 4 4 4 4 4 4", /* */
                                        .bottom = "4 4 4 4 4 4 4 4"},
               "0cw",
               (struct saddeeqa_sketch){
                   .top = "1 6 6 0 1 6 6 6", .bottom = "5 0 5 5 5 5 1 6", .side = BOTTOM});
}
END_TEST

START_TEST(counter_clockwise_is_the_mirror_of_clockwise) {
    check_move((struct saddeeqa_sketch){.top = "4 4 4 4 4 4 4 4", /* */
                                        .bottom = "4 4 4 4 4 4 4 4"},
               "7ccw",
               (struct saddeeqa_sketch){
                   .top = "6 6 6 1 0 6 6 1", .bottom = "6 1 5 5 5 5 0 5", .side = BOTTOM});
}
END_TEST

START_TEST(sixteen_stones_give_one_to_the_hole_they_came_from_which_was_empty_by_then) {
    check_move((struct saddeeqa_sketch){.top = "16 0 0 0 0 0 0 0", /* */
                                        .bottom = "1 0 0 0 0 0 0 0"},
               "0cw",
               (struct saddeeqa_sketch){.top = "1 1 1 1 1 1 1 1",
                                        .bottom = "0 1 1 1 1 1 1 1",
                                        .score = {2, 0},
                                        .side = BOTTOM});
}
END_TEST

START_TEST(seventeen_stones_meet_their_own_first_stone_and_continue) {
    /* 17 end in hole 1, which got the first of them; then by twos around to the 3 in hole 15. */
    check_move((struct saddeeqa_sketch){.top = "17 0 0 0 0 0 0 0", /* */
                                        .bottom = "1 0 0 0 0 0 0 0"},
               "0cw",
               (struct saddeeqa_sketch){.top = "2 1 0 1 3 1 2 0",
                                        .bottom = "0 2 0 2 0 0 0 2",
                                        .score = {2, 0},
                                        .side = BOTTOM});
}
END_TEST

START_TEST(heaps_of_thirty_are_sown_like_any_other) {
    check_move((struct saddeeqa_sketch){.top = "0 0 0 0 30 0 0 0", /* */
                                        .bottom = "0 0 0 0 0 0 0 30"},
               "4ccw",
               (struct saddeeqa_sketch){
                   .top = "3 3 0 3 0 2 1 3", .bottom = "0 3 3 0 3 3 0 33", .side = BOTTOM});
}
END_TEST

START_TEST(a_last_stone_on_others_picks_them_all_up_and_continues_in_the_same_direction) {
    check_move((struct saddeeqa_sketch){.top = "2 0 2 0 0 0 0 0", /* */
                                        .bottom = "0 3 0 0 0 0 0 0"},
               "0cw",
               (struct saddeeqa_sketch){
                   .top = "0 1 0 1 1 1 0 0", .bottom = "0 3 0 0 0 0 0 0", .side = BOTTOM});
    check_move((struct saddeeqa_sketch){.top = "0 0 0 1 0 2 0 0", /* */
                                        .bottom = "4 0 0 0 0 0 0 0"},
               "5ccw",
               (struct saddeeqa_sketch){
                   .top = "0 1 1 0 1 0 0 0", .bottom = "4 0 0 0 0 0 0 0", .side = BOTTOM});
}
END_TEST

START_TEST(laps_continue_from_the_other_row_too) {
    check_move((struct saddeeqa_sketch){.top = "1 0 0 0 0 0 0 1", /* */
                                        .bottom = "0 0 0 0 0 0 0 2"},
               "7cw",
               (struct saddeeqa_sketch){
                   .top = "1 0 0 0 0 0 0 0", .bottom = "0 0 0 0 1 1 1 0", .side = BOTTOM});
}
END_TEST

/* ---- capturing ---- */

START_TEST(a_last_stone_in_an_empty_hole_of_the_own_row_captures_the_facing_hole_and_stays) {
    check_move((struct saddeeqa_sketch){.top = "2 0 1 0 0 0 0 0", /* */
                                        .bottom = "0 3 0 0 5 4 0 0"},
               "0cw",
               (struct saddeeqa_sketch){.top = "0 1 0 1 1 0 0 0",
                                        .bottom = "0 3 0 0 0 4 0 0",
                                        .score = {5, 0},
                                        .side = BOTTOM});
    check_move(
        (struct saddeeqa_sketch){
            .top = "0 1 0 0 0 7 1 0", .bottom = "0 0 0 0 1 0 0 0", .score = {2, 3}, .side = BOTTOM},
        "11ccw",
        (struct saddeeqa_sketch){
            .top = "0 1 0 0 0 0 1 0", .bottom = "0 0 0 0 0 1 0 0", .score = {2, 10}});
}
END_TEST

/* One stone of `side` is sown into `hole`, which faces seven; another stone in each row is not
 * involved. */
static void check_facing(int side, int hole, bool clockwise) {
    int stone[SADDEEQA_HOLES] = {0};
    int from = clockwise ? hole - 1 : hole + 1;
    int facing = SADDEEQA_HOLES - 1 - hole;
    int far = side * SADDEEQA_ROW + (hole + 4) % SADDEEQA_ROW;
    stone[from] = 1;
    stone[facing] = 7;
    stone[far] += 1;
    stone[SADDEEQA_HOLES - 1 - far] += 1;
    char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    for (int i = 0; i < SADDEEQA_HOLES; i++) {
        text_format(&text, "%d-", stone[i]);
    }
    text_format(&text, "0-0-%d", side);
    struct options options = options_default(game);
    struct position pos;
    ck_assert_ptr_null(rules_setup(game, &options, buffer, &pos, NULL));
    text_clear(&text);
    text_format(&text, "%d%s", from, clockwise ? "cw" : "ccw");
    saddeeqa_play(&pos, buffer);
    ck_assert_int_eq(game->score(&pos, side), 7);
    ck_assert_int_eq(game->score(&pos, !side), 0);
    ck_assert_int_eq(game->tokens(&pos, facing, 0), 0);
    ck_assert_int_eq(game->tokens(&pos, hole, 0), 1);
}

START_TEST(the_two_holes_of_every_column_face_each_other) {
    for (int hole = 0; hole < SADDEEQA_HOLES; hole++) {
        int side = hole / SADDEEQA_ROW;
        check_facing(side, hole, hole != side * SADDEEQA_ROW);
        check_facing(side, hole, hole == side * SADDEEQA_ROW + SADDEEQA_ROW - 1);
    }
}
END_TEST

START_TEST(nothing_is_captured_when_the_facing_hole_is_empty) {
    check_move((struct saddeeqa_sketch){.top = "0 0 1 0 0 0 0 0", /* */
                                        .bottom = "3 3 3 0 3 3 3 3"},
               "2cw",
               (struct saddeeqa_sketch){
                   .top = "0 0 0 1 0 0 0 0", .bottom = "3 3 3 0 3 3 3 3", .side = BOTTOM});
}
END_TEST

START_TEST(nothing_is_captured_by_a_last_stone_in_the_other_row) {
    check_move((struct saddeeqa_sketch){.top = "0 0 0 0 0 0 4 2", /* */
                                        .bottom = "1 0 0 0 0 0 0 0"},
               "7cw",
               (struct saddeeqa_sketch){
                   .top = "0 0 0 0 0 0 4 0", .bottom = "1 0 0 0 0 0 1 1", .side = BOTTOM});
}
END_TEST

START_TEST(only_the_last_stone_of_all_captures) {
    check_move((struct saddeeqa_sketch){.top = "0 3 0 0 1 0 0 0", /* */
                                        .bottom = "0 0 4 4 0 4 4 0"},
               "1cw",
               (struct saddeeqa_sketch){.top = "0 0 1 1 0 1 1 0",
                                        .bottom = "0 0 4 4 0 4 0 0",
                                        .score = {4, 0},
                                        .side = BOTTOM});
}
END_TEST

/* ---- legality ---- */

START_TEST(only_own_holes_that_hold_stones_can_be_chosen) {
    struct position pos =
        saddeeqa_sketch_position(&(struct saddeeqa_sketch){.top = "1 0 0 0 0 0 0 2", /* */
                                                           .bottom = "0 0 0 0 0 1 0 5"});
    ck_assert_str_eq(saddeeqa_moves(&pos), "0cw 0ccw 7cw 7ccw");
    pos = saddeeqa_sketch_position(&(struct saddeeqa_sketch){
        .top = "1 0 0 0 0 0 0 2", .bottom = "0 0 0 0 0 1 0 5", .side = BOTTOM});
    ck_assert_str_eq(saddeeqa_moves(&pos), "8cw 8ccw 10cw 10ccw");
}
END_TEST

START_TEST(a_sowing_that_returns_to_its_beginning_is_illegal) {
    struct position pos = start(4, TOP);
    saddeeqa_play(&pos, "3ccw 13cw 4ccw 10cw 6ccw 15ccw 3cw");
    ck_assert_str_eq(saddeeqa_position(&pos), "1-0-3-1-5-0-3-0-1-2-3-1-0-4-1-2-24-13-1");
    ck_assert_str_eq(saddeeqa_moves(&pos),
                     "8cw 8ccw 9cw 9ccw 10cw 10ccw 11cw 11ccw 13cw 14cw 14ccw "
                     "15cw 15ccw");
}
END_TEST

START_TEST(a_sowing_that_has_not_ended_with_lap_10000_is_illegal_even_without_a_return) {
    struct position pos = start(4, TOP);
    saddeeqa_play(&pos, "6cw 10cw 7ccw 10ccw");
    ck_assert_str_eq(saddeeqa_moves(&pos),
                     "0cw 0ccw 1ccw 2cw 2ccw 3cw 3ccw 5cw 5ccw 6cw 6ccw 7cw 7ccw");
}
END_TEST

START_TEST(a_sowing_that_returns_only_after_lap_10000_is_illegal) {
    struct position pos =
        saddeeqa_sketch_position(&(struct saddeeqa_sketch){.top = "1 2 1 0 5 11 7 4", /* */
                                                           .bottom = "0 6 3 8 7 8 7 10",
                                                           .side = BOTTOM});
    ck_assert_ptr_nonnull(strstr(saddeeqa_moves(&pos), " 14ccw"));
    ck_assert_ptr_null(strstr(saddeeqa_moves(&pos), " 14cw"));
}
END_TEST

START_TEST(a_hole_may_be_endless_in_both_directions) {
    struct position pos =
        saddeeqa_sketch_position(&(struct saddeeqa_sketch){.top = "1 0 1 3 1 0 1 0", /* */
                                                           .bottom = "0 1 0 1 0 1 0 1"});
    ck_assert_str_eq(saddeeqa_moves(&pos), "0cw 0ccw 2cw 2ccw 4cw 4ccw 6cw 6ccw");
}
END_TEST

START_TEST(a_sowing_of_1724_laps_is_legal) {
    struct position pos =
        saddeeqa_sketch_position(&(struct saddeeqa_sketch){.top = "2 3 4 0 2 4 5 4", /* */
                                                           .bottom = "1 0 1 4 2 5 2 1",
                                                           .side = BOTTOM});
    saddeeqa_play(&pos, "11cw");
    ck_assert_str_eq(saddeeqa_position(&pos), "0-3-0-3-2-0-8-1-0-3-1-7-1-5-2-3-0-1-0");
}
END_TEST

/* ---- the end ---- */

START_TEST(a_row_that_its_owner_emptied_ends_the_game_and_the_opponent_collects_the_other_row) {
    struct position pos =
        saddeeqa_sketch_position(&(struct saddeeqa_sketch){.top = "0 0 0 0 0 0 0 1", /* */
                                                           .bottom = "3 0 0 0 0 0 0 0",
                                                           .score = {4, 1}});
    saddeeqa_play(&pos, "7cw");
    ck_assert_str_eq(saddeeqa_position(&pos), "0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-4-5-1");
    ck_assert_str_eq(saddeeqa_result(&pos), "win 1 score");
    ck_assert_str_eq(saddeeqa_moves(&pos), "");
}
END_TEST

START_TEST(a_row_that_the_opponent_emptied_ends_the_game_and_the_opponent_collects_the_other_row) {
    struct position pos =
        saddeeqa_sketch_position(&(struct saddeeqa_sketch){.top = "1 1 0 0 0 0 0 0", /* */
                                                           .bottom = "0 0 2 0 0 0 0 0",
                                                           .score = {1, 4}});
    saddeeqa_play(&pos, "1cw");
    ck_assert_str_eq(saddeeqa_position(&pos), "0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-5-4-1");
    ck_assert_str_eq(saddeeqa_result(&pos), "win 0 score");
}
END_TEST

START_TEST(equal_counts_are_a_draw) {
    struct position pos =
        saddeeqa_sketch_position(&(struct saddeeqa_sketch){.top = "1 1 0 0 0 0 0 0", /* */
                                                           .bottom = "0 0 2 0 0 0 0 0",
                                                           .score = {1, 5}});
    saddeeqa_play(&pos, "1cw");
    ck_assert_str_eq(saddeeqa_result(&pos), "draw score");
}
END_TEST

START_TEST(there_is_no_early_win_by_majority) {
    struct position pos =
        saddeeqa_sketch_position(&(struct saddeeqa_sketch){.top = "1 0 0 0 0 0 0 0", /* */
                                                           .bottom = "0 0 0 1 0 0 0 0",
                                                           .score = {60, 2}});
    ck_assert_str_eq(saddeeqa_result(&pos), "ongoing");
    saddeeqa_play(&pos, "0cw");
    ck_assert_str_eq(saddeeqa_result(&pos), "ongoing");
    ck_assert_int_eq(game->score(&pos, TOP), 60);
}
END_TEST

START_TEST(a_position_with_an_empty_row_is_over_whoever_is_to_act) {
    static const struct {
        struct saddeeqa_sketch sketch;
        const char *position, *result;
    } known[] = {
        {{.top = "0 0 0 0 0 0 0 0", .bottom = "1 2 3 0 0 0 0 0", .score = {7, 0}},
         "0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-7-6-0",
         "win 0 score"},
        {{.top = "0 0 0 0 0 0 0 0", .bottom = "1 2 3 0 0 0 0 2", .score = {7, 0}, .side = 1},
         "0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-7-8-1",
         "win 1 score"},
        {{.top = "0 0 0 0 0 0 0 5", .bottom = "0 0 0 0 0 0 0 0", .score = {0, 5}},
         "0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-5-5-0",
         "draw score"},
        {{.top = "0 0 0 0 0 0 0 192", .bottom = "0 0 0 0 0 0 0 0", .side = 1},
         "0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-192-0-1",
         "win 0 score"},
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        struct position pos = saddeeqa_sketch_position(&known[i].sketch);
        ck_assert_str_eq(saddeeqa_position(&pos), known[i].position);
        ck_assert_str_eq(saddeeqa_result(&pos), known[i].result);
        ck_assert_str_eq(saddeeqa_moves(&pos), "");
    }
}
END_TEST

START_TEST(with_both_rows_empty_there_is_nothing_to_collect) {
    struct position pos =
        saddeeqa_sketch_position(&(struct saddeeqa_sketch){.top = "0 0 0 0 0 0 0 0", /* */
                                                           .bottom = "0 0 0 0 0 0 0 0",
                                                           .score = {32, 32}});
    ck_assert_str_eq(saddeeqa_position(&pos), "0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-32-32-0");
    ck_assert_str_eq(saddeeqa_result(&pos), "draw score");
}
END_TEST

START_TEST(agreeing_gives_each_player_their_own_row) {
    struct position pos =
        saddeeqa_sketch_position(&(struct saddeeqa_sketch){.top = "1 0 2 0 0 0 0 3", /* */
                                                           .bottom = "0 0 5 0 0 0 0 9",
                                                           .score = {2, 1},
                                                           .side = BOTTOM});
    ck_assert_ptr_null(game->agree(&pos, NULL));
    ck_assert_str_eq(saddeeqa_position(&pos), "0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-8-15-1");
    ck_assert_str_eq(saddeeqa_result(&pos), "win 1 agreement");
    ck_assert_str_eq(saddeeqa_moves(&pos), "");
    pos = start(4, TOP);
    ck_assert_ptr_null(game->agree(&pos, NULL));
    ck_assert_str_eq(saddeeqa_result(&pos), "draw agreement");
}
END_TEST

SUITE("saddeeqa", four_stones_lie_in_every_hole_and_the_top_row_begins,
      one_to_twelve_stones_may_be_chosen_and_who_begins,
      every_start_can_be_played_from_every_hole_in_either_direction,
      stones_fall_one_by_one_into_both_rows_clockwise,
      stones_fall_around_the_left_end_counter_clockwise, stones_fall_around_the_left_end_clockwise,
      the_first_move_clockwise_from_hole_0_runs_five_laps,
      counter_clockwise_is_the_mirror_of_clockwise,
      sixteen_stones_give_one_to_the_hole_they_came_from_which_was_empty_by_then,
      seventeen_stones_meet_their_own_first_stone_and_continue,
      heaps_of_thirty_are_sown_like_any_other,
      a_last_stone_on_others_picks_them_all_up_and_continues_in_the_same_direction,
      laps_continue_from_the_other_row_too,
      a_last_stone_in_an_empty_hole_of_the_own_row_captures_the_facing_hole_and_stays,
      the_two_holes_of_every_column_face_each_other,
      nothing_is_captured_when_the_facing_hole_is_empty,
      nothing_is_captured_by_a_last_stone_in_the_other_row, only_the_last_stone_of_all_captures,
      only_own_holes_that_hold_stones_can_be_chosen,
      a_sowing_that_returns_to_its_beginning_is_illegal,
      a_sowing_that_has_not_ended_with_lap_10000_is_illegal_even_without_a_return,
      a_sowing_that_returns_only_after_lap_10000_is_illegal,
      a_hole_may_be_endless_in_both_directions, a_sowing_of_1724_laps_is_legal,
      a_row_that_its_owner_emptied_ends_the_game_and_the_opponent_collects_the_other_row,
      a_row_that_the_opponent_emptied_ends_the_game_and_the_opponent_collects_the_other_row,
      equal_counts_are_a_draw, there_is_no_early_win_by_majority,
      a_position_with_an_empty_row_is_over_whoever_is_to_act,
      with_both_rows_empty_there_is_nothing_to_collect, agreeing_gives_each_player_their_own_row)
