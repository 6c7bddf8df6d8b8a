/* test_stick.c: the direction in which a stick leads. */
#include "support/suite.h"
#include "ui/kit/stick.h"

static enum key lean(struct stick *stick, double x, double y, double now) {
    stick->x = (float)x;
    stick->y = (float)y;
    return stick_lead(stick, now);
}

START_TEST(the_axis_that_leads_keeps_the_lead_until_the_other_is_clearly_further_out) {
    struct stick stick = {0};
    ck_assert_int_eq(lean(&stick, 0.72, 0.71, 0), KEY_RIGHT);
    for (int i = 0; i < 50; i++) {
        ck_assert_int_eq(lean(&stick, 0.7 + (i % 3 - 1) * 0.05, 0.75, i), KEY_RIGHT);
    }
    ck_assert_int_eq(lean(&stick, 0.6, 0.85, 60), KEY_DOWN);
    ck_assert_int_eq(lean(&stick, 0.75, 0.65, 70), KEY_DOWN);
    ck_assert_int_eq(lean(&stick, 0.9, 0.3, 80), KEY_RIGHT);
}
END_TEST

START_TEST(the_opposite_way_leads_only_after_a_rest_near_the_middle) {
    static const double ways[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    static const enum key keys[4] = {KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN};
    for (int i = 0; i < 4; i++) {
        struct stick stick = {0};
        double x = ways[i][0], y = ways[i][1];
        ck_assert_int_eq(lean(&stick, x, y, 100), keys[i]);
        ck_assert_int_eq(lean(&stick, -x, -y, 500), KEY_NONE);
        ck_assert_int_eq(lean(&stick, -x, -y, 900), KEY_NONE);
        ck_assert(stick_due(&stick, 900) < 0);
        ck_assert_int_eq(lean(&stick, 0.1, 0.1, 1000), KEY_NONE);
        ck_assert_int_eq(lean(&stick, -x * 0.6, -y * 0.6, 1010), KEY_NONE); /* it swings back */
        ck_assert(stick_due(&stick, 1010) == 1040);
        ck_assert_int_eq(stick_lead(&stick, 1040), keys[i ^ 1]);
        ck_assert(stick_due(&stick, 1040) < 0);
    }
}
END_TEST

START_TEST(the_same_way_and_one_across_need_no_rest) {
    struct stick stick = {0};
    ck_assert_int_eq(lean(&stick, -1, 0, 0), KEY_LEFT);
    ck_assert_int_eq(lean(&stick, -0.35, 0, 1), KEY_NONE);
    ck_assert_int_eq(lean(&stick, -1, 0, 2), KEY_LEFT);
    ck_assert_int_eq(lean(&stick, 0, -1, 3), KEY_UP);
    ck_assert_int_eq(lean(&stick, 1, 0, 4), KEY_RIGHT); /* it is rolled around its edge */
}
END_TEST

START_TEST(one_that_is_let_go_of_leads_nowhere_until_it_has_rested) {
    struct stick stick = {0};
    stick_let_go(&stick);
    ck_assert_int_eq(lean(&stick, -1, 0, 50), KEY_LEFT);
    stick_let_go(&stick);
    ck_assert_int_eq(lean(&stick, -1, 0, 60), KEY_NONE);
    ck_assert_int_eq(lean(&stick, 0, 1, 70), KEY_NONE);
    stick_let_go(&stick);
    ck_assert_int_eq(lean(&stick, 0, 0, 80), KEY_NONE);
    ck_assert_int_eq(lean(&stick, 0, 1, 120), KEY_DOWN);
}
END_TEST

SUITE("stick", the_axis_that_leads_keeps_the_lead_until_the_other_is_clearly_further_out,
      the_opposite_way_leads_only_after_a_rest_near_the_middle,
      the_same_way_and_one_across_need_no_rest,
      one_that_is_let_go_of_leads_nowhere_until_it_has_rested)
