/* seeded.c: see seeded.h. */
#include "support/seeded.h"

#include "support/suite.h"

void check_seeded(void (*make)(uint64_t seed, struct text *out)) {
    static const uint64_t seeds[] = {3, 3, 4};
    struct text made[3] = {{0}};
    for (int i = 0; i < 3; i++) {
        make(seeds[i], &made[i]);
    }
    ck_assert_str_eq(text_string(&made[0]), text_string(&made[1]));
    ck_assert_str_ne(text_string(&made[0]), text_string(&made[2]));
    for (int i = 0; i < 3; i++) {
        text_free(&made[i]);
    }
}
