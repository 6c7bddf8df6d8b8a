/* test_proof.c: proving and refuting the answers to puzzles. */
#include "puzzles/proof.h"

#include "engine/match.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"

#include <string.h>

static enum proof_fault check(const char *game, const char *position, const char *goal,
                              const char *solution) {
    struct text text = {0};
    struct puzzle puzzle;
    text_format(&text, "puzzle 1 grade 1\nposition %s\ngoal %s\nsolution %s\n", position, goal,
                solution);
    ck_assert(puzzles_find(text_string(&text), 1, &puzzle));
    text_free(&text);
    return proof_check(games_find(game), &puzzle, 0);
}

/* Whatever North plays but a, South captures three or more. */
enum { HOLD = 3 };
static const char hold_position[] = "1-3-8-0-2-0-2-2-1-2-0-0-16-11-N";

/* F captures four; no other house of South's captures anything. */
static const char captures[] = "1-1-1-1-1-2-1-1-0-0-6-0-14-19-S";

START_TEST(one_turn_that_gains_enough_is_sound) {
    ck_assert_int_eq(check("oware", captures, "gain 4 in 1", "F"), PROOF_SOUND);
    ck_assert_int_eq(check("oware", captures, "gain 5 in 1", "F"), PROOF_NO_SOLUTION);
}
END_TEST

START_TEST(a_turn_that_is_not_the_solution_is_wrong) {
    ck_assert_int_eq(check("oware", captures, "gain 4 in 1", "E"), PROOF_WRONG_SOLUTION);
    ck_assert_int_eq(check("oware", captures, "gain 4 in 1", "z"), PROOF_WRONG_SOLUTION);
    ck_assert_int_eq(check("oware", captures, "gain 4 in 1", "F e A"), PROOF_WRONG_SOLUTION);
}
END_TEST

START_TEST(two_turns_that_achieve_the_goal_are_several_solutions) {
    ck_assert_int_eq(check("oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "survive in 1", "A"),
                     PROOF_SEVERAL_SOLUTIONS);
}
END_TEST

START_TEST(a_position_that_is_over_or_invalid_is_refused) {
    ck_assert_int_eq(check("oware", "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S", "win in 1", "A"),
                     PROOF_BAD_POSITION);
    ck_assert_int_eq(check("oware", "1-S", "win in 1", "A"), PROOF_BAD_POSITION);
}
END_TEST

START_TEST(a_win_may_have_to_be_for_a_reason) {
    static const char pos[] = "1-0-0-0-0-1-1-0-0-0-1-0-23-21-S";
    ck_assert_int_eq(check("oware", pos, "win majority in 1", "F"), PROOF_SOUND);
    ck_assert_int_eq(check("oware", pos, "win score in 1", "F"), PROOF_NO_SOLUTION);
}
END_TEST

/* Plays every wrong first turn, and lets the other side reply. */
START_TEST(a_wrong_answer_is_refuted_by_a_reply) {
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    struct position pos;
    struct goal goal = {.kind = GOAL_HOLD, .amount = HOLD, .turns = 1};
    game_action action[ACTIONS_MAX];
    ck_assert_ptr_null(rules_setup(game, &options, hold_position, &pos, NULL));
    int count = game->actions(&pos, action), refuted = 0, side = game->side_to_act(&pos);
    for (int i = 0; i < count; i++) {
        struct proof proof;
        struct standing standing;
        struct proof_turn reply;
        struct position after = pos;
        proof_begin(&proof, game, &pos, &goal, 0, &standing);
        rules_play(game, &after, action[i], NULL);
        proof_count_turn(&proof, &after, side, &standing);
        ck_assert_int_eq(standing.turns, 0);
        if (!proof_holds(&proof, &after, standing)) {
            ck_assert(proof_reply(&proof, &after, standing, &reply));
            ck_assert_int_ge(proof_gain(&proof, &reply.after, standing), HOLD);
            refuted++;
        }
    }
    ck_assert_int_eq(refuted, count - 1);
}
END_TEST

/* Dulko. Kc5 costs the opponent 6 points, and the reply Kf4 then scores 64: 58 above the score in
 * the position. After Kf5 no reply scores more than 57. */
START_TEST(what_a_reply_gains_is_counted_from_after_the_turn) {
    static const char pos[] =
        "....22.82../.......Q1./...31...../*..22..42.32/71..5162..../3162.A182.21A252/"
        "Q2.21A2....61/A282.41.71B231A2/42723262B252A22282 a6 2 1,0,0,4,2,2,3,3,3,2,4 "
        "1,0,0,0,3,3,4,4,3,5,2";
    ck_assert_int_eq(check("dulko", pos, "hold 64 in 1", "Kc5"), PROOF_WRONG_SOLUTION);
    ck_assert_int_eq(check("dulko", pos, "hold 64 in 1", "Kf5"), PROOF_SOUND);
}
END_TEST

/* Dulko. After any of the 16 turns, Player 2 alone can place, once or twice; then the match is
 * over, and the side that began has won it: with its first of two turns. */
START_TEST(where_a_side_is_passed_over_only_the_turns_of_the_side_with_the_goal_count) {
    static const char pos[] =
        "A23241K2..528121/.225162.41.3171/Q1.6131.8142.A1/..A122823172*61/325272.4161.22./"
        "62B222A25272824232/52.328272Q262.42/4262A25222A2A27282/8272A14232A22252B2 h6 2 "
        "1,0,0,0,1,2,2,2,0,1,1 0,0,0,1,2,0,0,1,3,2,2";
    ck_assert_int_eq(check("dulko", pos, "win in 2", "Ab6 Kg5"), PROOF_SEVERAL_SOLUTIONS);
    ck_assert_int_eq(check("dulko", pos, "win in 1", "Ab6"), PROOF_NO_SOLUTION);
}
END_TEST

/* Oware: to win takes three turns, the first of which is f. */
START_TEST(the_turns_that_a_win_takes_are_the_fewest_or_unknown) {
    static const char pos[] = "0-1-0-2-1-0-0-5-1-0-2-2-13-21-N";
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    struct match match;
    ck_assert_ptr_null(match_setup(&match, game, &options, pos));
    const struct position *start = match_position(&match);
    ck_assert_int_eq(check("oware", pos, "win in 3", "f A b A e"), PROOF_SOUND);
    ck_assert_int_eq(check("oware", pos, "win in 2", "f A b A e"), PROOF_NO_SOLUTION);
    ck_assert_int_eq(proof_wins_within(game, start, 9, 100000), 3);
    ck_assert_int_eq(proof_wins_within(game, start, 2, 100000), 0);
    ck_assert_int_eq(proof_wins_within(game, start, 9, 10), 0);
    match_free(&match);
}
END_TEST

/* Seega. Two of the last four squares: a piece on each of them is one turn, in either order. */
START_TEST(ways_to_play_that_lead_to_the_same_position_are_one_turn) {
    static const char pos[] = "oo1oo/xoxo1/oo1x1/xxoxx/x1xxo x 2 2 0 0 place2";
    ck_assert_int_eq(check("seega", pos, "hold 1 in 1", "e3 c5"), PROOF_SOUND);
    ck_assert_int_eq(check("seega", pos, "hold 1 in 1", "c5 e3"), PROOF_SOUND);
    ck_assert_int_eq(check("seega", pos, "hold 1 in 1", "e3 e4"), PROOF_WRONG_SOLUTION);
}
END_TEST

START_TEST(a_limit_of_positions_is_kept) {
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    struct position pos;
    struct proof proof;
    struct standing standing;
    rules_start(game, &options, &pos);
    proof_begin(&proof, game, &pos, &(struct goal){.kind = GOAL_GAIN, .amount = 40, .turns = 5},
                1000, &standing);
    ck_assert(!proof_holds(&proof, &pos, standing));
    ck_assert(proof.exhausted);
    ck_assert_uint_le(proof.nodes, 1001);
}
END_TEST

SUITE("proof", one_turn_that_gains_enough_is_sound, a_turn_that_is_not_the_solution_is_wrong,
      two_turns_that_achieve_the_goal_are_several_solutions,
      a_position_that_is_over_or_invalid_is_refused, a_win_may_have_to_be_for_a_reason,
      a_wrong_answer_is_refuted_by_a_reply, what_a_reply_gains_is_counted_from_after_the_turn,
      where_a_side_is_passed_over_only_the_turns_of_the_side_with_the_goal_count,
      ways_to_play_that_lead_to_the_same_position_are_one_turn,
      the_turns_that_a_win_takes_are_the_fewest_or_unknown, a_limit_of_positions_is_kept)
