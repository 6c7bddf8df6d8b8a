/* test_weights.c: learned weights as text. */
#include "ai/search/weights.h"

#include "support/suite.h"

#include <string.h>

START_TEST(every_weight_is_packed_and_unpacked) {
    for (int weight = -WEIGHT_LIMIT; weight <= WEIGHT_LIMIT; weight++) {
        char text[3] = {0};
        const char *row = text;
        int16_t read = 1;
        ck_assert_int_eq(weight_pack(weight, text), weight ? 2 : 1);
        struct packed_weights packed = {.rows = &row, .row_count = 1};
        ck_assert(weights_unpack(&packed, &read, 1));
        ck_assert_int_eq(read, weight);
        ck_assert_ptr_null(strpbrk(text, "\"\\?"));
    }
}
END_TEST

START_TEST(a_wrong_number_of_weights_is_refused) {
    const char *const rows[] = {"((((", "(("};
    struct packed_weights packed = {.rows = rows, .row_count = 2};
    int16_t weights[4];
    ck_assert(weights_unpack(&packed, weights, 3));
    ck_assert(!weights_unpack(&packed, weights, 2));
    ck_assert(!weights_unpack(&packed, weights, 4));
}
END_TEST

START_TEST(a_weight_of_zero_has_a_short_form_and_a_long_one) {
    const char *const rows[] = {"~R}~", "R~"};
    struct packed_weights packed = {.rows = rows, .row_count = 1};
    int16_t weights[4] = {1, 1, 1, 1};
    ck_assert(weights_unpack(&packed, weights, 3));
    ck_assert_int_eq(weights[0] | weights[1] | weights[2], 0);
    packed.row_count = 2;
    ck_assert(!weights_unpack(&packed, weights, 4));
}
END_TEST

START_TEST(other_characters_are_refused) {
    static const char *const bad[] = {"(\"", "\\(", "(", "?("};
    for (int i = 0; i < 4; i++) {
        struct packed_weights packed = {.rows = &bad[i], .row_count = 1};
        int16_t weight;
        ck_assert(!weights_unpack(&packed, &weight, 1));
    }
}
END_TEST

START_TEST(before_anything_is_learned_all_weights_are_zero) {
    struct packed_weights packed = {.row_count = 0};
    int16_t weights[2] = {1, 1};
    ck_assert(weights_unpack(&packed, weights, 2));
    ck_assert_int_eq(weights[0], 0);
    ck_assert_int_eq(weights[1], 0);
}
END_TEST

SUITE("weights", every_weight_is_packed_and_unpacked,
      a_weight_of_zero_has_a_short_form_and_a_long_one, a_wrong_number_of_weights_is_refused,
      other_characters_are_refused, before_anything_is_learned_all_weights_are_zero)
