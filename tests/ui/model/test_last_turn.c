/* test_last_turn.c: the last turn of a match. */
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"
#include "ui/model/last_turn.h"

enum { MATCHES = 6, ACTIONS = 40 };

static struct last_turn turn;

static void find(const struct match *match) {
    last_turn_find(match, match->current, &turn);
}

START_TEST(before_the_first_action_there_is_none) {
    struct match match;
    uint64_t state = 3;
    random_match(&match, games_find("oware"), &state);
    find(&match);
    ck_assert(!last_turn_known(&turn));
    match_free(&match);
}
END_TEST

/* All of it is one player's, it starts at the beginning of a turn, and nothing before belongs to
 * it. */
static void check(const struct match *match) {
    struct trace trace;
    int events = 0;
    find(match);
    ck_assert_int_eq(turn.last, match->current);
    ck_assert(match_begins_turn(match, turn.first));
    for (int node = turn.last; node != match->nodes[turn.first].parent;
         node = match->nodes[node].parent) {
        ck_assert_int_eq(match->nodes[node].player, turn.player);
        ck_assert(node == turn.first || !match_begins_turn(match, node));
        match_trace(match, node, &trace);
        events += trace.count;
    }
    ck_assert_int_eq(turn.trace.count, events < TRACE_MAX ? events : TRACE_MAX);
}

START_TEST(it_is_everything_that_one_player_did_since_their_turn_began) {
    int longest = 0;
    for (int i = 0; i < games_count; i++) {
        for (uint64_t seed = 0; seed < MATCHES; seed++) {
            struct match match;
            uint64_t state = seed * 31 + 7;
            random_match(&match, games[i], &state);
            for (int k = 0; k < ACTIONS && random_play(&match, 1, &state); k++) {
                check(&match);
                int steps = match_depth(&match, turn.last) - match_depth(&match, turn.first) + 1;
                longest = steps > longest ? steps : longest;
            }
            match_free(&match);
        }
    }
    ck_assert_int_gt(longest, 2);
}
END_TEST

START_TEST(a_resignation_is_not_a_turn) {
    struct match match;
    uint64_t state = 3;
    random_match(&match, games_find("oware"), &state);
    match_resign(&match, 0);
    find(&match);
    ck_assert(!last_turn_known(&turn));
    match_undo(&match, 1);
    random_play(&match, 2, &state);
    int last = match.current;
    match_resign(&match, 0);
    find(&match);
    ck_assert_int_eq(turn.last, last);
    match_free(&match);
}
END_TEST

START_TEST(it_gains_what_the_score_of_its_player_grew_by) {
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    struct match match;
    ck_assert_ptr_null(match_setup(&match, game, &options, "0-0-0-0-0-2-1-1-4-0-0-0-20-20-S"));
    ck_assert_ptr_null(match_play_text(&match, "F"));
    find(&match);
    ck_assert_int_eq(last_turn_gain(&match, &turn), 4);
    match_free(&match);
}
END_TEST

START_TEST(a_turn_off_the_line_of_the_match_is_found_too) {
    const struct game *game = games_find("seega");
    struct options options = options_default(game);
    struct match match;
    ck_assert_ptr_null(match_start(&match, game, &options));
    ck_assert_ptr_null(match_play_text(&match, "a1"));
    int first = match.current;
    ck_assert_ptr_null(match_play_text(&match, "b1"));
    int other = match.current;
    match_go(&match, first);
    ck_assert_ptr_null(match_play_text(&match, "c1"));
    last_turn_find(&match, other, &turn);
    ck_assert_int_eq(turn.first, first);
    ck_assert_int_eq(turn.last, other);
    match_free(&match);
}
END_TEST

SUITE("last turn", before_the_first_action_there_is_none,
      it_is_everything_that_one_player_did_since_their_turn_began, a_resignation_is_not_a_turn,
      it_gains_what_the_score_of_its_player_grew_by, a_turn_off_the_line_of_the_match_is_found_too)
