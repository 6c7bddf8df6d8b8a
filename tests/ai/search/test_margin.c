/* test_margin.c: values as margins in points. */
#include "ai/search/search.h"

#include "ai/evaluations.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"

/* Calls `check` in the course of random matches of every game that has an evaluation. */
static void each_position(void (*check)(const struct evaluation *, const struct position *)) {
    uint64_t random = 9;
    for (int i = 0; i < 20 * games_count; i++) {
        struct match match;
        random_match(&match, games[i % games_count], &random);
        for (int turn = 0; turn < 40 && !match_over(&match); turn++) {
            const struct position *pos = match_position(&match);
            const struct evaluation *evaluation = evaluation_of(match.game, pos);
            if (evaluation) {
                check(evaluation, pos);
            }
            random_play(&match, 3, &random);
        }
        match_free(&match);
    }
}

static void check_stage(const struct evaluation *evaluation, const struct position *pos) {
    if (evaluation->stage) {
        int stage = evaluation->stage(pos);
        ck_assert_int_ge(stage, 0);
        ck_assert_int_lt(stage, STAGES_MAX * STAGE_LENGTH);
        ck_assert_int_gt(evaluation->points[stage / STAGE_LENGTH], 1);
    }
}

START_TEST(every_position_has_a_stage_whose_points_were_learned) {
    each_position(check_stage);
}
END_TEST

static void check_estimates(const struct evaluation *evaluation, const struct position *pos) {
    int before = 0;
    for (int value = 1000; value <= VALUE_ESTIMATE_MAX; value += 1000) {
        int lead = search_lead(evaluation, pos),
            margin = search_margin(evaluation, pos, value) - lead;
        ck_assert_int_gt(margin, before);
        ck_assert_int_eq(search_margin(evaluation, pos, -value) - lead, -margin);
        before = margin;
    }
}

START_TEST(a_better_value_is_a_better_margin) {
    each_position(check_estimates);
}
END_TEST

static void check_proven(const struct evaluation *evaluation, const struct position *pos) {
    ck_assert_int_eq(search_margin(evaluation, pos, 0), 0);
    ck_assert_int_eq(search_margin(evaluation, pos, VALUE_WIN + 5 * VALUE_MARGIN), 500);
    ck_assert_int_eq(search_margin(evaluation, pos, VALUE_WIN + 5 * VALUE_MARGIN - 7), 500);
    ck_assert_int_eq(search_margin(evaluation, pos, -VALUE_WIN - VALUE_MARGIN), -100);
}

START_TEST(a_proven_result_keeps_its_own_margin) {
    each_position(check_proven);
}
END_TEST

/* South leads by 23 to 16 and a gem of a point is in play: at a chance to win of 98 % companions
 * then end ahead by less than 20 points. */
START_TEST(a_lead_late_in_shakala_is_no_larger_than_most_matches_end_with) {
    enum { MOST_CERTAIN = 4000, TWENTY_POINTS = 2000 };
    const struct game *game = games_find("shakala");
    const struct options options = options_default(game);
    struct position pos;
    ck_assert_ptr_null(game->position_parse(
        &pos, &options, "s/-/s/ss/-/s/-/ss/s/-/sss/-/s1/-/ss/ss 1334444 11222233 S pit"));
    const struct evaluation *evaluation = evaluation_of(game, &pos);
    ck_assert_int_lt(search_margin(evaluation, &pos, MOST_CERTAIN), TWENTY_POINTS);
}
END_TEST

/* Of two positions with the same beads in the pits, a side expects more in the one where it has
 * more in its cup, by less than the difference. */
START_TEST(a_lead_on_the_board_adds_a_part_of_itself_to_a_margin_in_shakala) {
    const struct game *game = games_find("shakala");
    const struct options options = options_default(game);
    static const char *const cups[] = {"1334444 11222233 S pit", "11222233 1334444 S pit"};
    int margin[2];
    for (int i = 0; i < 2; i++) {
        struct position pos;
        struct line text = text_line("s/-/s/ss/-/s/-/ss/s/-/sss/-/s1/-/ss/ss %s", cups[i]);
        ck_assert_ptr_null(game->position_parse(&pos, &options, text.string));
        const struct evaluation *evaluation = evaluation_of(game, &pos);
        margin[i] = search_margin(evaluation, &pos, 1000);
        ck_assert_int_eq(margin[i], search_unit(evaluation, &pos) + search_lead(evaluation, &pos));
    }
    ck_assert_int_gt(margin[0], margin[1]);
    ck_assert_int_lt(margin[0] - margin[1], 2 * 100 * (23 - 16));
}
END_TEST

SUITE("margin", a_lead_on_the_board_adds_a_part_of_itself_to_a_margin_in_shakala,
      every_position_has_a_stage_whose_points_were_learned, a_better_value_is_a_better_margin,
      a_proven_result_keeps_its_own_margin,
      a_lead_late_in_shakala_is_no_larger_than_most_matches_end_with)
