/* test_rating.c: the rating of players. */
#include "ui/model/rating.h"

#include "support/suite.h"
#include "ui/model/companion.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static void assert_near(double value, double wanted, double tolerance) {
    ck_assert_msg(fabs(value - wanted) <= tolerance, "%f instead of %f", value, wanted);
}

START_TEST(the_example_of_the_paper_is_reproduced) {
    const struct rating before = {1500, 200, 0.06};
    const struct rating_match matches[] = {{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}};
    struct rating after = rating_after(&before, matches, 3);
    assert_near(after.rating, 1464.06, 0.01);
    assert_near(after.deviation, 151.52, 0.01);
    assert_near(after.volatility, 0.05999, 0.00001);
}
END_TEST

START_TEST(without_a_match_only_the_uncertainty_grows) {
    const struct rating before = {1500, 200, 0.06};
    struct rating after = rating_after(&before, NULL, 0);
    assert_near(after.rating, 1500, 0);
    assert_near(after.deviation, sqrt(200 * 200 + 0.06 * 0.06 * 173.7178 * 173.7178), 0.001);
    const struct rating unknown = rating_start();
    assert_near(rating_after(&unknown, NULL, 0).deviation, unknown.deviation, 0);
}
END_TEST

START_TEST(scoring_half_leads_to_the_opponents_rating) {
    for (int number = 1; number <= COMPANIONS; number++) {
        struct rating rating = rating_start();
        double before = rating.deviation;
        for (int i = 0; i < 200; i++) {
            const struct rating_match match = {rating_of_companion(number), 0, i % 2};
            rating = rating_after(&rating, &match, 1);
            ck_assert(isfinite(rating.rating) && rating.deviation < before);
        }
        assert_near(rating.rating, rating_of_companion(number), 60);
        ck_assert(rating.deviation < 80);
    }
}
END_TEST

START_TEST(many_upsets_keep_all_values_finite) {
    struct rating rating = rating_start();
    for (int i = 0; i < 300; i++) {
        bool strong = i / 25 % 2;
        const struct rating_match match = {rating_of_companion(strong ? 1 : COMPANIONS), 0,
                                           !strong};
        rating = rating_after(&rating, &match, 1);
        ck_assert(isfinite(rating.rating) && isfinite(rating.volatility));
        ck_assert(rating.deviation > 0 && rating.deviation <= 350);
    }
}
END_TEST

/* The mean score of a level against the one below, over the games. */
static double ladder_score(int level) {
    FILE *file = fopen(SERAI_SOURCE_DIR "/tests/golden/ladder.txt", "r");
    char line[200];
    double sum = 0;
    int games = 0;
    ck_assert_ptr_nonnull(file);
    while (fgets(line, sizeof line, file)) {
        int above, below, matches, won, drawn;
        const char *text = strstr(line, ": level ");
        if (text &&
            sscanf(text, ": level %d against level %d: %d matches, %d won, %d drawn", &above,
                   &below, &matches, &won, &drawn) == 5 &&
            above == level && below == level - 1) {
            sum += (won + drawn / 2.0) / matches;
            games++;
        }
    }
    fclose(file);
    ck_assert_int_gt(games, 0);
    return sum / games;
}

START_TEST(ratings_of_companions_follow_the_ladder) {
    double rating = rating_of_companion(1);
    for (int level = 2; level < COMPANIONS; level++) {
        double score = ladder_score(level);
        rating += 400 * log10(score / (1 - score));
        assert_near(rating_of_companion(level), rating, 1);
    }
    double step = (rating - rating_of_companion(1)) / (COMPANIONS - 2);
    assert_near(rating_of_companion(COMPANIONS), rating + step, 2);
}
END_TEST

SUITE("rating", the_example_of_the_paper_is_reproduced, without_a_match_only_the_uncertainty_grows,
      scoring_half_leads_to_the_opponents_rating, many_upsets_keep_all_values_finite,
      ratings_of_companions_follow_the_ladder)
