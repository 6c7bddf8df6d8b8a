/* test_evaluations.c: what the search knows of each game, for all games at once. */
#include "ai/evaluations.h"
#include "ai/search/search.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"

enum { MATCHES = 6, ACTIONS = 400, SIZE = 1 << 22 };

/* Calls `check` with every position of some random matches of every game, under all its options,
 * that is neither over nor in the middle of a turn. */
static void each_position(void (*check)(const struct evaluation *, const struct position *)) {
    uint64_t random = 11;
    for (int i = 0; i < games_count; i++) {
        const struct game *game = games[i];
        for (int variant = 0; variant < variants_count(game) * MATCHES; variant++) {
            struct options options =
                variants_options(game, variant / MATCHES, 1 + (uint32_t)variant);
            struct position pos;
            rules_start(game, &options, &pos);
            for (int n = 0; n < ACTIONS && game->result(&pos).outcome == OUTCOME_OPEN; n++) {
                const struct evaluation *evaluation = evaluation_of(game, &pos);
                if (evaluation && !(game->turn_open && game->turn_open(&pos))) {
                    check(evaluation, &pos);
                }
                rules_play(game, &pos, random_action(game, &pos, &random), NULL);
            }
        }
    }
}

static void check_features(const struct evaluation *evaluation, const struct position *pos) {
    uint16_t feature[FEATURES_MAX];
    int count = evaluation->features(pos, feature);
    ck_assert_int_ge(count, 1);
    ck_assert_int_le(count, FEATURES_MAX);
    for (int i = 0; i < count; i++) {
        ck_assert_uint_lt(feature[i], evaluation->feature_count);
    }
}

START_TEST(every_feature_has_a_weight_in_every_position) {
    each_position(check_features);
}
END_TEST

static unsigned char *memory;

static void check_value(const struct evaluation *evaluation, const struct position *pos) {
    static const struct evaluation *placed;
    static struct search *search;
    if (evaluation != placed) {
        search = search_place(memory, SIZE, evaluation);
        ck_assert_ptr_nonnull(search);
        placed = evaluation;
    }
    int value = search_estimate(search, pos);
    ck_assert_int_ne(value, 0);
    ck_assert_int_le(value, VALUE_ESTIMATE_MAX);
    ck_assert_int_ge(value, -VALUE_ESTIMATE_MAX);
}

START_TEST(the_weights_fit_the_features) {
    memory = malloc(SIZE);
    ck_assert_ptr_nonnull(memory);
    each_position(check_value);
    free(memory);
}
END_TEST

SUITE("evaluations", every_feature_has_a_weight_in_every_position, the_weights_fit_the_features)
