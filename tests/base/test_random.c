/* test_random.c: reproducible random numbers. */
#include "base/random.h"

#include "support/suite.h"

#include <stdbool.h>

START_TEST(random_numbers_are_reproducible_below_their_bound_and_reach_it) {
    uint64_t a = 42;
    uint64_t b = 42;
    bool seen[6] = {false};
    for (int i = 0; i < 300; i++) {
        uint32_t number = random_below(&a, 6);
        ck_assert_uint_lt(number, 6);
        ck_assert_uint_eq(number, random_below(&b, 6));
        seen[number] = true;
    }
    for (int i = 0; i < 6; i++) {
        ck_assert(seen[i]);
    }
    ck_assert_uint_eq(random_below(&a, 1), 0);
}
END_TEST

START_TEST(the_random_sequence_is_the_same_on_every_machine) {
    uint64_t state = 0; /* splitmix64, as published */
    ck_assert_uint_eq(random_next(&state), UINT64_C(0xE220A8397B1DCDAF));
    ck_assert_uint_eq(random_next(&state), UINT64_C(0x6E789E6AA1B965F4));
    ck_assert_uint_eq(random_next(&state), UINT64_C(0x06C45D188009454F));
}
END_TEST

SUITE("random", random_numbers_are_reproducible_below_their_bound_and_reach_it,
      the_random_sequence_is_the_same_on_every_machine)
