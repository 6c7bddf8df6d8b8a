/* test_dulko_evaluation.c: the evaluation of Dulko. */
#include "ai/games/dulko.h"
#include "ai/games/dulko_view.h"
#include "base/random.h"
#include "engine/rules.h"
#include "support/random_play.h"
#include "support/suite.h"

static void each_position(void (*check)(const struct position *)) {
    uint64_t random = 3;
    for (int match = 0; match < 20; match++) {
        struct options options = variants_options(&dulko_game, 0, 1 + (uint32_t)match);
        struct position pos;
        rules_start(&dulko_game, &options, &pos);
        while (dulko_game.result(&pos).outcome == OUTCOME_OPEN) {
            check(&pos);
            rules_play(&dulko_game, &pos, random_action(&dulko_game, &pos, &random), NULL);
        }
    }
}

/* With all weights zero, only captures of a King stand out. */
static void check_order(const struct position *pos) {
    static const int16_t weights[1 << 16];
    game_action legal[ACTIONS_MAX];
    int32_t score[ACTIONS_MAX];
    int count = dulko_game.actions(pos, legal);
    dulko_evaluation.order(pos, weights, legal, count, score);
    for (int i = 0; i < count; i++) {
        struct position next = *pos;
        dulko_game.apply(&next, legal[i], NULL);
        bool falls = dulko_game.result(&next).reason == REASON_KING;
        ck_assert_int_eq(score[i] > 0, falls);
    }
}

START_TEST(the_placings_that_capture_a_king_come_first) {
    each_position(check_order);
}
END_TEST

/* Placings on one square share what they change; the score of one is the same without the others.
 */
static void check_order_alone(const struct position *pos) {
    enum { WEIGHTS = 1 << 16, SPREAD = 997, STEP = 37, EVERY = 7 };
    static int16_t weights[WEIGHTS];
    game_action legal[ACTIONS_MAX];
    int32_t score[ACTIONS_MAX], alone = 0;
    int count = dulko_game.actions(pos, legal);
    for (int i = 0; i < WEIGHTS && !weights[0]; i++) {
        weights[i] = (int16_t)(i * STEP % SPREAD - SPREAD / 2);
    }
    dulko_evaluation.order(pos, weights, legal, count, score);
    for (int i = 0; i < count; i += EVERY) {
        dulko_evaluation.order(pos, weights, legal + i, 1, &alone);
        ck_assert_int_eq(score[i], alone);
    }
}

START_TEST(a_placing_is_scored_by_itself) {
    each_position(check_order_alone);
}
END_TEST

/* Whatever costs the opponent points is a capture; against an empty board there is none. */
static void check_obvious(const struct position *pos) {
    game_action legal[ACTIONS_MAX];
    int count = dulko_game.actions(pos, legal), opponent = !dulko_game.side_to_act(pos);
    struct dulko dulko = unpack(pos);
    bool is_empty = true;
    for (int square = 0; square < DULKO_SQUARES; square++) {
        is_empty &= dulko.board[square] == EMPTY;
    }
    for (int i = 0; i < count; i++) {
        struct position next = *pos;
        dulko_game.apply(&next, legal[i], NULL);
        bool costs = dulko_game.score(&next, opponent) < dulko_game.score(pos, opponent);
        bool obvious = dulko_evaluation.obvious(pos, legal[i]);
        ck_assert(obvious || !costs);
        ck_assert(!obvious || !is_empty);
    }
}

START_TEST(captures_are_obvious) {
    each_position(check_obvious);
}
END_TEST

/* A unit that lacks squares which only an Ace could fill, when there are too few Aces. */
START_TEST(a_unit_that_is_closed_is_never_filled) {
    uint64_t random = 5;
    int closed = 0;
    for (uint32_t seed = 1; seed <= 40; seed++) {
        struct options options = variants_options(&dulko_game, 0, seed);
        struct position pos;
        bool was_closed[DULKO_UNITS] = {false};
        rules_start(&dulko_game, &options, &pos);
        while (dulko_game.result(&pos).outcome == OUTCOME_OPEN) {
            struct dulko_view view;
            dulko_look(&pos, &view);
            for (int u = 0; u < DULKO_UNITS; u++) {
                ck_assert_int_eq(view.state[0][u] == UNIT_FILLED, dulko_unit_filled(&pos, u));
                ck_assert(!was_closed[u] || view.state[0][u] == UNIT_CLOSED);
                was_closed[u] = view.state[0][u] == UNIT_CLOSED;
                closed += was_closed[u];
            }
            rules_play(&dulko_game, &pos, random_action(&dulko_game, &pos, &random), NULL);
        }
    }
    ck_assert_int_gt(closed, 0);
}
END_TEST

/* Whether the side to act has a placing that fills the unit. */
static bool can_fill(const struct position *pos, int u) {
    game_action legal[ACTIONS_MAX];
    int count = dulko_game.actions(pos, legal);
    for (int i = 0; i < count; i++) {
        struct position next = *pos;
        dulko_game.apply(&next, legal[i], NULL);
        if (dulko_unit_filled(&next, u)) {
            return true;
        }
    }
    return false;
}

static void check_who_can_fill(const struct position *pos) {
    struct dulko_view view;
    dulko_look(pos, &view);
    for (int u = 0; u < DULKO_UNITS; u++) {
        if (view.lacks[u] == 1) {
            int state = view.state[0][u];
            bool first = state == UNIT_ONE_FOR_FIRST || state == UNIT_ONE_FOR_BOTH;
            ck_assert_int_eq(first, can_fill(pos, u));
        }
    }
}

START_TEST(a_unit_that_lacks_a_square_is_known_by_who_can_fill_it) {
    each_position(check_who_can_fill);
}
END_TEST

static void check_features(const struct position *pos) {
    uint16_t feature[FEATURES_MAX];
    int count = dulko_evaluation.features(pos, feature);
    ck_assert_int_le(count, FEATURES_MAX);
    for (int i = 0; i < count; i++) {
        ck_assert_int_lt(feature[i], dulko_evaluation.feature_count);
    }
}

START_TEST(every_feature_has_a_weight) {
    each_position(check_features);
}
END_TEST

SUITE("dulko evaluation", the_placings_that_capture_a_king_come_first,
      a_placing_is_scored_by_itself, captures_are_obvious, a_unit_that_is_closed_is_never_filled,
      a_unit_that_lacks_a_square_is_known_by_who_can_fill_it, every_feature_has_a_weight)
