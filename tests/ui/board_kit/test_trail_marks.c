/* test_trail_marks.c: what is marked of a turn, in each game: where from, the way, where it ended,
 * and what it captured. */
#include "engine/match.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"
#include "ui/board_kit/trail.h"
#include "ui/boards/shakala/scene.h"
#include "ui/model/last_turn.h"

#include <stdio.h>
#include <string.h>

static struct last_turn turn;
static struct trail_mark mark[TRAIL_MARKS_MAX];
static int marks;

/* Plays the actions, separated by spaces, and finds the marks of the last turn. */
static void play(const char *game_id, const char *position, const char *actions) {
    struct match match;
    const struct game *game = games_find(game_id);
    struct options options = options_default(game);
    options_resolve_seeds(game, &options, 1);
    ck_assert_ptr_null(position ? match_setup(&match, game, &options, position)
                                : match_start(&match, game, &options));
    char copy[400];
    snprintf(copy, sizeof copy, "%s", actions);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        game_action legal[ACTIONS_MAX];
        int count = match_actions(&match, legal), found = -1;
        for (int i = 0; i < count; i++) {
            char string[64];
            struct text text = text_fixed(string, sizeof string);
            game->action_text(match_position(&match), legal[i], &text);
            found = strcmp(string, word) == 0 ? i : found;
        }
        ck_assert_msg(found >= 0, "%s is not legal", word);
        ck_assert_ptr_null(match_play(&match, legal[found]));
    }
    last_turn_find(&match, match.current, &turn);
    marks = trail_marks(&turn.trace, mark);
    match_free(&match);
}

/* How many marks of a kind there are, and the place of the only or last one. */
static int number_of(enum trail_kind kind, int *place) {
    int found = 0;
    for (int i = 0; i < marks; i++) {
        found += mark[i].kind == kind;
        *place = mark[i].kind == kind ? mark[i].place : *place;
    }
    return found;
}

static void check_one(enum trail_kind kind, int expected) {
    int place = NOWHERE;
    ck_assert_int_eq(number_of(kind, &place), 1);
    ck_assert_int_eq(place, expected);
}

static int count_of(enum trail_kind kind) {
    int place = NOWHERE;
    return number_of(kind, &place);
}

START_TEST(oware_marks_the_house_the_seeds_and_what_was_captured) {
    play("oware", "0-0-0-0-0-3-1-1-1-0-0-9-24-9-S", "F");
    check_one(TRAIL_FROM, 5);
    check_one(TRAIL_END, 8);
    ck_assert_int_eq(count_of(TRAIL_STEP), 3);
    ck_assert_int_eq(count_of(TRAIL_TAKEN), 3);
}
END_TEST

START_TEST(a_sowing_that_is_too_long_to_be_shown_still_marks_where_it_ended) {
    struct trace trace = {0};
    trace_move(&trace, EVENT_PICK, 0, 2, 3, 16);
    trace_move(&trace, EVENT_DROP, 0, 1, 16, 4);
    trace_move(&trace, EVENT_REST, 0, 9, 5, 16);
    trace_move(&trace, EVENT_REST, 0, 9, 16, 6);
    trace_move(&trace, EVENT_DROP, 0, 1, 16, 7);
    marks = trail_marks(&trace, mark);
    check_one(TRAIL_FROM, 3);
    check_one(TRAIL_END, 7);
    ck_assert_int_eq(mark[marks - 2].from, NOWHERE); /* no way from where the showing ended */
}
END_TEST

START_TEST(saddeeqa_marks_the_hole_it_began_in_and_not_those_of_later_laps) {
    play("saddeeqa", NULL, "0cw");
    check_one(TRAIL_FROM, 0);
    ck_assert_int_eq(count_of(TRAIL_END), 1);
    ck_assert_int_gt(count_of(TRAIL_STEP), 1);
}
END_TEST

START_TEST(shakala_marks_gems_that_were_taken_from_a_cup) {
    play("shakala", "s1/s2/s3/s4/s/s/s/s/s/s/s/s/s/s/s/s 1234 11223344 S take 2", "xcup4 xcup3");
    int cup = SHAKALA_CUP + 1, place = NOWHERE;
    ck_assert_int_eq(number_of(TRAIL_TAKEN, &place), 2);
    ck_assert_int_eq(place, cup);
}
END_TEST

START_TEST(seega_marks_the_square_that_was_left_the_step_and_what_it_captured) {
    play("seega", "1o1x1/ox1o1/1x2o/x1ox1/1xo1x x 0 0 6 5 move", "b3-b2");
    check_one(TRAIL_FROM, 2 * 9 + 1);
    check_one(TRAIL_STEP, 1 * 9 + 1);
    check_one(TRAIL_END, 1 * 9 + 1);
    ck_assert_int_ge(count_of(TRAIL_TAKEN), 0);
}
END_TEST

START_TEST(dulko_marks_the_bank_that_a_piece_came_from) {
    play("dulko", NULL, "2a1");
    int place = NOWHERE, square = NOWHERE;
    ck_assert_int_eq(number_of(TRAIL_FROM, &place), 1);
    ck_assert_int_ge(place, 81);
    ck_assert_int_eq(number_of(TRAIL_END, &square), 1);
    ck_assert_int_lt(square, 81);
}
END_TEST

/* From D over H to e and on, all along the outer track. */
START_TEST(the_way_gone_stays_on_the_track_it_came_by_where_both_share_a_road) {
    play("shakala", "-/-/-/ss1234/s/s/s/-/ssss/s/s/s/s/s/s/s 1234 11223344 S pit", "D s s");
    struct shakala_way way = shakala_way_gone(mark, marks);
    static const int pits[] = {3, 7};
    ck_assert_int_ge(way.edges, 2);
    for (int i = 0; i < 2; i++) {
        ck_assert_int_eq(way.edge[i].from, pits[i]);
        ck_assert_int_eq(way.edge[i].track, SHAKALA_TRACK_OUTER);
    }
}
END_TEST

SUITE("marks of the last turn", oware_marks_the_house_the_seeds_and_what_was_captured,
      a_sowing_that_is_too_long_to_be_shown_still_marks_where_it_ended,
      saddeeqa_marks_the_hole_it_began_in_and_not_those_of_later_laps,
      shakala_marks_gems_that_were_taken_from_a_cup,
      seega_marks_the_square_that_was_left_the_step_and_what_it_captured,
      dulko_marks_the_bank_that_a_piece_came_from,
      the_way_gone_stays_on_the_track_it_came_by_where_both_share_a_road)
