/* test_saddeeqa_stranded.c: a player who has stones but only endless options.
 *
 * No such position is known, and it is doubtful that there is one. A sowing that goes around
 * forever comes back to its beginning, so there are laps before the beginning, too, none of which
 * ended. So in the beginning
 * - the hole that is sown holds two stones or more: a last lap that brought one would have ended;
 * - the hole behind it is not empty: otherwise it was sown from one drop ago, with one stone;
 * - of the holes ahead, no two side by side are empty, for the same reason.
 * A player is stranded only if that is true for each of their holes that hold stones, in both
 * directions: none of the eight holds less than two, the first hole of the opponent at either end
 * is not empty, and all sixteen options are endless. An exhaustive search has found no such
 * position with up to 38 stones on the board (those with up to FEW stones are searched again here);
 * in the best that hill climbing found, nine options of sixteen are endless.
 *
 * The rule about it is tested nevertheless, on the same rules with a much lower bound: a sowing
 * that has not ended with its first lap counts as endless. */
#define saddeeqa_game impatient_game
#define saddeeqa_children impatient_children
#define saddeeqa_follow impatient_follow
#include "base/random.h"
#include "games/saddeeqa.h"

#include "engine/rules.h"
#include "support/suite.h"

#include <string.h>

#define SADDEEQA_LAPS_MAX 1
/* NOLINTNEXTLINE(bugprone-suspicious-include) */
#include "games/saddeeqa.c"

enum { TOP, BOTTOM, FEW = 27, HELD_MIN = 2 };

static struct position set_up_with_low_bound(const char *text) {
    struct options options = options_default(&impatient_game);
    struct position pos;
    ck_assert_ptr_null(rules_setup(&impatient_game, &options, text, &pos, NULL));
    return pos;
}

static void check_result(const struct position *pos, const char *expected, int top, int bottom) {
    char buffer[40];
    struct text out = text_fixed(buffer, sizeof buffer);
    game_action legal[ACTIONS_MAX];
    rules_result_text(impatient_game.result(pos), &out);
    ck_assert_str_eq(buffer, expected);
    ck_assert_int_eq(impatient_game.score(pos, TOP), top);
    ck_assert_int_eq(impatient_game.score(pos, BOTTOM), bottom);
    ck_assert_int_eq(impatient_game.actions(pos, legal), 0);
    for (int hole = 0; hole < SADDEEQA_HOLES; hole++) {
        ck_assert_int_eq(impatient_game.tokens(pos, hole, 0), 0);
    }
}

START_TEST(a_player_with_only_endless_options_is_stranded_and_both_collect_their_own_rows) {
    struct position pos = set_up_with_low_bound("1-1-1-1-1-1-1-1-1-0-2-0-0-0-0-1-5-7-0");
    check_result(&pos, "win 0 stranded", 13, 11);
    pos = set_up_with_low_bound("1-0-2-0-0-0-0-1-1-1-1-1-1-1-1-1-5-7-1");
    check_result(&pos, "win 1 stranded", 9, 15);
}
END_TEST

START_TEST(a_stranded_player_may_lose) {
    struct position pos = set_up_with_low_bound("1-1-1-1-1-1-1-1-1-0-2-0-0-0-0-1-5-20-0");
    check_result(&pos, "win 1 stranded", 13, 24);
}
END_TEST

START_TEST(stranded_with_equal_counts_is_a_draw) {
    struct position pos = set_up_with_low_bound("1-1-1-1-1-1-1-1-1-0-2-0-0-0-0-1-5-9-0");
    check_result(&pos, "draw stranded", 13, 13);
}
END_TEST

START_TEST(one_option_that_ends_is_enough_to_continue) {
    struct position pos = set_up_with_low_bound("1-1-1-1-1-1-1-1-0-0-2-0-0-0-0-1-5-7-0");
    game_action legal[ACTIONS_MAX];
    ck_assert_int_eq(impatient_game.actions(&pos, legal), 1);
    ck_assert_int_eq(legal[0], 2 * 7);
    ck_assert_int_eq(impatient_game.result(&pos).outcome, OUTCOME_OPEN);
}
END_TEST

START_TEST(the_game_ends_when_a_move_leaves_the_opponent_stranded) {
    struct position pos = set_up_with_low_bound("0-1-0-0-0-0-0-1-1-1-1-1-1-1-2-0-6-0-0");
    static struct trace trace;
    rules_play(&impatient_game, &pos, 2 * 1 + 1, &trace);
    check_result(&pos, "draw stranded", 8, 8);
    const struct event *event = trace.event + trace.count;
    ck_assert_int_eq(event[-1].kind, EVENT_END_GAME);
    ck_assert_int_eq(event[-2].kind, EVENT_COLLECT);
}
END_TEST

/* ---- why no such position is known ---- */

static bool is_endless(const uint8_t hole[], int from, int direction) {
    uint8_t copy[SADDEEQA_HOLES];
    memcpy(copy, hole, sizeof copy);
    int at = from;
    for (int laps = 0; laps < 10000; laps++) {
        at = sowing_lap(&ring, copy, at, step_of(direction), NOWHERE, NULL);
        if (copy[at] == 1) {
            return false;
        }
    }
    return true;
}

START_TEST(an_endless_sowing_begins_as_if_laps_had_led_to_it) {
    uint64_t random = 3;
    int endless = 0;
    for (int i = 0; i < 10000; i++) {
        uint8_t hole[SADDEEQA_HOLES];
        for (int h = 0; h < SADDEEQA_HOLES; h++) {
            hole[h] = h < 4 ? (uint8_t)random_below(&random, 8) : hole[h - 4];
        }
        if (!hole[0] || !is_endless(hole, 0, CLOCKWISE)) {
            continue;
        }
        endless++;
        ck_assert_int_ge(hole[0], HELD_MIN);
        ck_assert_int_ge(hole[SADDEEQA_HOLES - 1], 1);
        for (int h = 1; h < SADDEEQA_HOLES - 1; h++) {
            ck_assert(hole[h] || hole[h + 1]);
        }
    }
    ck_assert_int_gt(endless, 40);
}
END_TEST

/* Whether the top row has an option that ends. */
static bool can_move(const uint8_t hole[]) {
    for (int from = 0; from < SADDEEQA_ROW; from++) {
        if (!is_endless(hole, from, CLOCKWISE) || !is_endless(hole, from, COUNTER_CLOCKWISE)) {
            return true;
        }
    }
    return false;
}

/* Tries all ways to distribute `left` stones over the holes from `at` on. Returns how many there
 * were. */
static int try_all(uint8_t hole[], int at, int left) {
    int least = at < SADDEEQA_ROW ? HELD_MIN : at == SADDEEQA_ROW || at == SADDEEQA_HOLES - 1;
    int tried = 0;
    if (at == SADDEEQA_HOLES - 1) {
        hole[at] = (uint8_t)left;
        if (left >= least && !can_move(hole)) {
            ck_abort_msg("found a stranded position");
        }
        return 1;
    }
    for (int stones = least; stones <= left; stones++) {
        hole[at] = (uint8_t)stones;
        tried += try_all(hole, at + 1, left - stones);
    }
    return tried;
}

START_TEST(no_position_of_few_stones_is_stranded) {
    int tried = 0;
    for (int stones = 1; stones <= FEW; stones++) {
        uint8_t hole[SADDEEQA_HOLES] = {0};
        tried += try_all(hole, 0, stones);
    }
    ck_assert_int_gt(tried, 1000000);
}
END_TEST

SUITE("stranded in Saddeeqa",
      a_player_with_only_endless_options_is_stranded_and_both_collect_their_own_rows,
      a_stranded_player_may_lose, stranded_with_equal_counts_is_a_draw,
      one_option_that_ends_is_enough_to_continue,
      the_game_ends_when_a_move_leaves_the_opponent_stranded,
      an_endless_sowing_begins_as_if_laps_had_led_to_it, no_position_of_few_stones_is_stranded)
