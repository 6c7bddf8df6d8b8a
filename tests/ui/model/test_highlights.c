/* test_highlights.c: the longest turn of a match, and the one that gained most. */
#include "engine/rules.h"
#include "games/games.h"
#include "games/saddeeqa.h"
#include "support/suite.h"
#include "ui/model/highlights.h"

#include <stdio.h>
#include <string.h>

static struct match match;

static void start(const char *id, const char *position) {
    const struct game *game = games_find(id);
    struct options options = options_default(game);
    ck_assert_ptr_null(position ? match_setup(&match, game, &options, position)
                                : match_start(&match, game, &options));
}

/* Plays actions that are separated by spaces. */
static void play(const char *actions) {
    char copy[128];
    snprintf(copy, sizeof copy, "%s", actions);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        game_action action;
        ck_assert(rules_action_parse(match.game, match_position(&match), word, &action));
        ck_assert_ptr_null(match_play(&match, action));
    }
}

static struct highlights read_in(enum turn_length length) {
    struct highlights highlights = {0};
    highlights_update(&highlights, &match, length);
    return highlights;
}

static struct highlights read(void) {
    return read_in(LENGTH_SOWN);
}

START_TEST(before_anything_is_played_there_are_none) {
    start("oware", NULL);
    struct highlights highlights = read();
    ck_assert_int_eq(highlights.longest, 0);
    ck_assert_int_eq(highlights.best, 0);
    match_free(&match);
}
END_TEST

START_TEST(the_longest_turn_is_the_one_that_sows_most) {
    start("oware", "3-0-7-2-1-4-2-5-2-1-4-6-8-3-S");
    play("D c C"); /* 2, 2 and then 7 seeds */
    struct highlights highlights = read();
    ck_assert_int_eq(highlights.longest, 3);
    ck_assert_int_eq(highlights.longest_player, 0);
    ck_assert_int_eq(highlights.length, 7);
    match_free(&match);
}
END_TEST

START_TEST(a_relay_is_as_long_as_it_has_laps) {
    start("saddeeqa", NULL);
    game_action action;
    ck_assert(rules_action_parse(match.game, match_position(&match), "3ccw", &action));
    int laps = saddeeqa_follow(match_position(&match), action).laps;
    play("3ccw");
    struct highlights highlights = read_in(LENGTH_LAPS);
    ck_assert_int_eq(highlights.longest, 1);
    ck_assert_int_eq(highlights.length, laps);
    match_free(&match);
}
END_TEST

START_TEST(where_all_turns_are_alike_none_is_the_longest) {
    start("seega", NULL);
    play("a1 b1 c1 d1");
    ck_assert_int_eq(read_in(LENGTH_NONE).longest, 0);
    match_free(&match);
}
END_TEST

START_TEST(the_best_capture_is_the_turn_that_gains_most) {
    start("oware", "3-0-7-2-1-4-2-5-2-1-4-6-8-3-S");
    play("F"); /* takes 2 and 3 */
    struct highlights highlights = read();
    ck_assert_int_eq(highlights.best, 1);
    ck_assert_int_eq(highlights.best_player, 0);
    ck_assert_int_eq(highlights.gain, 5);
    match_free(&match);
}
END_TEST

START_TEST(what_is_placed_scores_but_is_no_capture) {
    start("dulko", NULL);
    play("8a1 8i9");
    ck_assert_int_eq(match.game->score(match_position(&match), 0), 8);
    ck_assert_int_eq(read_in(LENGTH_NONE).best, 0);
    match_free(&match);
}
END_TEST

START_TEST(a_turn_of_several_actions_is_one_turn_and_a_resignation_is_none) {
    start("shakala", "s1/s2/s/-/ss/-/-/sss/s1/s2/s3/ss/3/4/2/sss 1234 1344 S pit");
    play("H in");
    match_resign(&match, 1);
    struct highlights highlights = read();
    ck_assert_int_eq(highlights.longest, 1);
    ck_assert_int_eq(highlights.best, 1);
    ck_assert_int_eq(highlights.gain, 9);
    match_free(&match);
}
END_TEST

SUITE("highlights", before_anything_is_played_there_are_none,
      the_longest_turn_is_the_one_that_sows_most, a_relay_is_as_long_as_it_has_laps,
      where_all_turns_are_alike_none_is_the_longest, the_best_capture_is_the_turn_that_gains_most,
      what_is_placed_scores_but_is_no_capture,
      a_turn_of_several_actions_is_one_turn_and_a_resignation_is_none)
