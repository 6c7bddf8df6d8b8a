/* test_learn.c: a plan of learning gives the same weights every time, and depends on nothing else.
 */
#include "ai/learn/learn.h"

#include "ai/evaluations.h"
#include "ai/learn/calibrate.h"
#include "ai/learn/turns.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"

#include <string.h>

enum { ROUNDS = 4, MATCHES = 2, NODES = 12, POINTS = 300, WEIGHTS_MOST = 1 << 17 };

static int16_t learned[WEIGHTS_MOST], again[WEIGHTS_MOST];

static struct learn_plan plan_of(const struct game *game, uint64_t seed) {
    struct options options = options_default(game);
    struct position start;
    options_resolve_seeds(game, &options, 1);
    rules_start(game, &options, &start);
    return (struct learn_plan){.evaluation = evaluation_of(game, &start),
                               .options = options_default(game),
                               .seed = seed,
                               .rounds = ROUNDS,
                               .matches = MATCHES,
                               .nodes = NODES,
                               .points = POINTS};
}

/* Learns by the plan, and copies the weights after the last round, or their mean. Returns the
 * points of a value. */
static int learn(const struct learn_plan *plan, bool mean, int16_t weights[WEIGHTS_MOST]) {
    struct learner *learner = learner_new(plan);
    ck_assert_ptr_nonnull(learner);
    ck_assert_int_le(plan->evaluation->feature_count, WEIGHTS_MOST);
    for (int i = 0; i < plan->rounds; i++) {
        ck_assert_ptr_null(learner_round(learner));
    }
    if (mean) {
        learner_take_mean(learner);
    }
    memcpy(weights, learner_weights(learner),
           (size_t)plan->evaluation->feature_count * sizeof *weights);
    int points = learner_points(learner);
    learner_free(learner);
    return points;
}

static bool is_same(const struct learn_plan *plan) {
    return memcmp(learned, again, (size_t)plan->evaluation->feature_count * sizeof *learned) == 0;
}

START_TEST(a_plan_gives_the_same_weights_every_time) {
    for (int i = 0; i < games_count; i++) {
        struct learn_plan plan = plan_of(games[i], 7);
        int points = learn(&plan, true, learned);
        ck_assert_int_eq(learn(&plan, true, again), points);
        ck_assert_msg(is_same(&plan), "%s", games[i]->id);
    }
}
END_TEST

START_TEST(another_seed_gives_other_weights) {
    for (int i = 0; i < games_count; i++) {
        struct learn_plan plan = plan_of(games[i], 7), other = plan_of(games[i], 8);
        learn(&plan, true, learned);
        learn(&other, true, again);
        ck_assert_msg(!is_same(&plan), "%s", games[i]->id);
    }
}
END_TEST

START_TEST(the_weights_that_the_program_was_built_with_do_not_matter) {
    static const struct packed_weights none = {.points = 1};
    for (int i = 0; i < games_count; i++) {
        struct learn_plan plan = plan_of(games[i], 7);
        int points = learn(&plan, true, learned);
        struct evaluation unlearned = *plan.evaluation;
        unlearned.weights = &none;
        plan.evaluation = &unlearned;
        ck_assert_int_eq(learn(&plan, true, again), points);
        ck_assert_msg(is_same(&plan), "%s", games[i]->id);
    }
}
END_TEST

START_TEST(the_mean_is_that_of_the_weights_after_each_round_of_the_second_half) {
    for (int i = 0; i < games_count; i++) {
        struct learn_plan plan = plan_of(games[i], 7);
        int count = plan.evaluation->feature_count, changed = 0;
        struct learner *learner = learner_new(&plan);
        ck_assert_ptr_nonnull(learner);
        for (int round = 1; round <= ROUNDS; round++) {
            ck_assert_ptr_null(learner_round(learner));
            if (round == ROUNDS - 1) {
                memcpy(learned, learner_weights(learner), (size_t)count * sizeof *learned);
            }
        }
        memcpy(again, learner_weights(learner), (size_t)count * sizeof *again);
        learner_take_mean(learner);
        for (int j = 0; j < count; j++) {
            int twice = learned[j] + again[j], mean = learner_weights(learner)[j];
            ck_assert_int_le(abs(2 * mean - twice), 2); /* each was rounded */
            changed += mean != again[j];
        }
        ck_assert_int_gt(changed, 0);
        learner_free(learner);
    }
}
END_TEST

/* In the first round all weights are zero: the search finds nothing, so that only the outcome of a
 * match makes its positions differ from even. */
START_TEST(a_cut_leaves_out_what_follows_a_random_turn) {
    for (int i = 0; i < games_count; i++) {
        double error[2];
        int positions[2];
        for (int cuts = 0; cuts < 2; cuts++) {
            struct learn_plan plan = plan_of(games[i], 7);
            plan.cuts = cuts;
            struct learner *learner = learner_new(&plan);
            ck_assert_ptr_nonnull(learner);
            ck_assert_ptr_null(learner_round(learner));
            error[cuts] = learner_error(learner);
            positions[cuts] = learner_positions(learner);
            learner_free(learner);
        }
        ck_assert_int_eq(positions[0], positions[1]);
        ck_assert_msg(error[1] < error[0], "%s", games[i]->id);
    }
}
END_TEST

static struct learn_plan plan_of_turns(uint64_t seed) {
    struct learn_plan plan = plan_of(games_find("shakala"), seed);
    plan.turns = true;
    plan.nodes = 200;
    return plan;
}

START_TEST(who_looks_at_the_ends_of_turns_learns_the_same_every_time_and_something_else) {
    struct learn_plan plan = plan_of_turns(7), searching = plan;
    searching.turns = false;
    int points = learn(&plan, true, learned);
    ck_assert_int_eq(learn(&plan, true, again), points);
    ck_assert(is_same(&plan));
    learn(&searching, true, again);
    ck_assert(!is_same(&plan));
}
END_TEST

static void set_up(const char *text, struct position *pos) {
    const struct game *game = games_find("shakala");
    const struct options options = options_default(game);
    ck_assert_ptr_null(rules_setup(game, &options, text, pos, NULL));
}

START_TEST(orders_of_drops_that_come_to_the_same_are_one_end_of_a_turn) {
    struct position pos;
    int value = 0;
    struct turns *turns = turns_new(plan_of_turns(7).evaluation, 1000);
    ck_assert_ptr_nonnull(turns);
    set_up("s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S pit", &pos);
    turns_best(turns, &pos, learned, &value);
    for (int i = 0; i < turns_count(turns); i++) {
        for (int j = 0; j < i; j++) {
            ck_assert_mem_ne(turns_end(turns, i), turns_end(turns, j), sizeof pos);
        }
    }
    turns_free(turns);
}
END_TEST

static int points_of(const struct learn_plan *plan) {
    struct calibration *calibration = calibration_new(plan);
    ck_assert_ptr_nonnull(calibration);
    calibration_round(calibration);
    int points = calibration_points(calibration, 0);
    calibration_free(calibration);
    return points;
}

START_TEST(the_matches_of_companions_give_the_same_points_every_time_and_other_ones) {
    struct learn_plan plan = plan_of(games_find("oware"), 7), erring = plan;
    erring.erring = true;
    int points = points_of(&erring);
    ck_assert_int_eq(points_of(&erring), points);
    ck_assert_int_ne(points_of(&plan), points);
}
END_TEST

SUITE("learn", a_plan_gives_the_same_weights_every_time, another_seed_gives_other_weights,
      the_weights_that_the_program_was_built_with_do_not_matter,
      the_mean_is_that_of_the_weights_after_each_round_of_the_second_half,
      a_cut_leaves_out_what_follows_a_random_turn,
      who_looks_at_the_ends_of_turns_learns_the_same_every_time_and_something_else,
      orders_of_drops_that_come_to_the_same_are_one_end_of_a_turn,
      the_matches_of_companions_give_the_same_points_every_time_and_other_ones)
