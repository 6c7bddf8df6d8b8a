/* test_proof.c: proving and refuting the answers to puzzles. */
#include "puzzles/proof.h"

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
        struct turns_left left;
        struct proof_turn reply;
        struct position after = pos;
        proof_begin(&proof, game, &pos, &goal, 0, &left);
        rules_play(game, &after, action[i], NULL);
        proof_count_turn(&proof, side, &left);
        ck_assert_int_eq(left.own, 0);
        ck_assert_int_eq(left.other, 1);
        if (!proof_holds(&proof, &after, left)) {
            ck_assert(proof_reply(&proof, &after, left, &reply));
            ck_assert_int_ge(game->score(&reply.after, !side) - game->score(&pos, !side), HOLD);
            refuted++;
        }
    }
    ck_assert_int_eq(refuted, count - 1);
}
END_TEST

START_TEST(a_limit_of_positions_is_kept) {
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    struct position pos;
    struct proof proof;
    struct turns_left left;
    rules_start(game, &options, &pos);
    proof_begin(&proof, game, &pos, &(struct goal){.kind = GOAL_GAIN, .amount = 40, .turns = 5},
                1000, &left);
    ck_assert(!proof_holds(&proof, &pos, left));
    ck_assert(proof.exhausted);
    ck_assert_uint_le(proof.nodes, 1001);
}
END_TEST

SUITE("proof", one_turn_that_gains_enough_is_sound, a_turn_that_is_not_the_solution_is_wrong,
      two_turns_that_achieve_the_goal_are_several_solutions,
      a_position_that_is_over_or_invalid_is_refused, a_win_may_have_to_be_for_a_reason,
      a_wrong_answer_is_refuted_by_a_reply, a_limit_of_positions_is_kept)
