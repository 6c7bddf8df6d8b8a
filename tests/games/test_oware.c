/* test_oware.c: each sentence of Oware's rules as a drawn position. */
#include "games/oware.h"

#include "engine/rules.h"
#include "support/suite.h"

START_TEST(perft_from_the_start) {
    static const uint64_t counts[] = {1, 6, 36, 190, 1014, 5219, 27332, 139157, 711414};
    struct options options = options_default(&oware_game);
    struct position pos;
    rules_start(&oware_game, &options, &pos);
    for (int depth = 0; depth <= 8; depth++) {
        ck_assert_uint_eq(rules_perft(&oware_game, &pos, depth), counts[depth]);
    }
}
END_TEST

SUITE("oware", perft_from_the_start)
