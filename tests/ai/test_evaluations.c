/* test_evaluations.c: the evaluation of each game, in positions under all combinations of its
 * options. */
#include "ai/evaluations.h"

#include "ai/search/search.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/mirror.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <stdlib.h>
#include <string.h>

enum { MATCHES = 30 };

typedef void position_check(const struct evaluation *, const struct options *,
                            const struct position *);

/* Checks positions of matches under every combination of options, for every game that has an
 * evaluation. */
static void each_position(position_check *check) {
    uint64_t random = 11;
    for (int i = 0; i < MATCHES * games_count; i++) {
        const struct game *game = games[i % games_count];
        int variant = i / games_count % variants_count(game);
        struct options options = variants_options(game, variant, (uint32_t)i + 1);
        struct position pos;
        rules_start(game, &options, &pos);
        for (int turn = 0; turn < 200 && game->result(&pos).outcome == OUTCOME_OPEN; turn++) {
            const struct evaluation *evaluation = evaluation_of(game, &pos);
            if (evaluation) {
                check(evaluation, &options, &pos);
            }
            rules_play(game, &pos, random_action(game, &pos, &random), NULL);
        }
    }
}

static void check_features(const struct evaluation *evaluation, const struct options *options,
                           const struct position *pos) {
    uint16_t feature[2 * FEATURES_MAX];
    (void)options;
    if (rules_turn_open(evaluation->game, pos)) {
        return;
    }
    memset(feature, 0xff, sizeof feature);
    int count = evaluation->features(pos, feature);
    ck_assert_int_ge(count, 1);
    ck_assert_int_le(count, FEATURES_MAX);
    for (int i = 0; i < count; i++) {
        ck_assert_int_lt(feature[i], evaluation->feature_count);
    }
    ck_assert_int_eq(feature[count], 0xffff);
}

START_TEST(features_are_numbers_below_their_count) {
    each_position(check_features);
}
END_TEST

static int compare(const void *a, const void *b) {
    return *(const uint16_t *)a - *(const uint16_t *)b;
}

/* The features, sorted; the order in which they are listed depends on the position. */
static int sorted_features(const struct evaluation *evaluation, const struct position *pos,
                           uint16_t feature[FEATURES_MAX]) {
    int count = evaluation->features(pos, feature);
    qsort(feature, (size_t)count, sizeof *feature, compare);
    return count;
}

/* The options without those that name places of the board, which a mirror moves. */
static struct options without_places(const struct game *game, struct options options) {
    for (int i = 0; i < game->option_count; i++) {
        if (option_is_place(&game->options[i], options.value[i])) {
            options.value[i] = options_default(game).value[i];
        }
    }
    return options;
}

static void check_mirrors(const struct evaluation *evaluation, const struct options *options,
                          const struct position *pos) {
    const struct game *game = evaluation->game;
    uint16_t feature[FEATURES_MAX], mirrored[FEATURES_MAX];
    char text[POSITION_TEXT_MAX], mirror_text[POSITION_TEXT_MAX];
    if (rules_turn_open(game, pos)) {
        return;
    }
    struct options anywhere = without_places(game, *options);
    struct text out = text_fixed(text, sizeof text);
    game->position_text(pos, &out);
    int count = sorted_features(evaluation, pos, feature);
    for (int mirror = 1; mirror <= mirrors_count(game); mirror++) {
        struct text other = text_fixed(mirror_text, sizeof mirror_text);
        struct position image;
        if (mirror_position(game, mirror, text, &other)) {
            ck_assert_ptr_null(game->position_parse(&image, &anywhere, mirror_text));
            ck_assert_int_eq(sorted_features(evaluation, &image, mirrored), count);
            ck_assert_mem_eq(feature, mirrored, (size_t)count * sizeof *feature);
        }
    }
}

START_TEST(mirrored_positions_have_the_same_features) {
    each_position(check_mirrors);
}
END_TEST

static void check_key(const struct evaluation *evaluation, const struct options *options,
                      const struct position *pos) {
    char text[POSITION_TEXT_MAX];
    struct text out = text_fixed(text, sizeof text);
    struct position again, child = *pos;
    uint64_t random = 1;
    evaluation->game->position_text(pos, &out);
    ck_assert_ptr_null(evaluation->game->position_parse(&again, options, text));
    ck_assert_uint_eq(search_key(evaluation, pos), search_key(evaluation, &again));
    rules_play(evaluation->game, &child, random_action(evaluation->game, pos, &random), NULL);
    ck_assert_uint_ne(search_key(evaluation, pos), search_key(evaluation, &child));
}

START_TEST(a_position_has_one_key_and_the_next_one_a_different_one) {
    each_position(check_key);
}
END_TEST

/* The margin of 1000 units there. */
static int unit(const struct evaluation *evaluation, const struct position *pos) {
    return search_unit(evaluation, pos);
}

static void check_unit(const struct evaluation *evaluation, const struct options *options,
                       const struct position *pos) {
    const struct game *game = evaluation->game;
    struct position next = *pos;
    uint64_t random = 1;
    (void)options;
    rules_play(game, &next, random_action(game, pos, &random), NULL);
    if (!evaluation->stage || evaluation_of(game, &next) != evaluation) {
        return;
    }
    int steepest = 0;
    for (int i = 1; i < STAGES_MAX; i++) {
        int step = abs(evaluation->points[i] - evaluation->points[i - 1]);
        steepest = step > steepest ? step : steepest;
    }
    int further = abs(evaluation->stage(&next) - evaluation->stage(pos));
    ck_assert_int_le(abs(unit(evaluation, &next) - unit(evaluation, pos)) * STAGE_LENGTH,
                     steepest * further + STAGE_LENGTH);
}

START_TEST(a_lead_comes_to_more_or_less_only_as_far_as_the_match_goes_on) {
    each_position(check_unit);
}
END_TEST

SUITE("evaluations", features_are_numbers_below_their_count,
      mirrored_positions_have_the_same_features,
      a_position_has_one_key_and_the_next_one_a_different_one,
      a_lead_comes_to_more_or_less_only_as_far_as_the_match_goes_on)
