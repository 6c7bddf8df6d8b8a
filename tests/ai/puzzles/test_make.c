/* test_make.c: making puzzles. */
#include "ai/puzzles/make.h"

#include "games/games.h"
#include "puzzles/proof.h"
#include "support/suite.h"

static void make(uint64_t seed, struct text *out) {
    struct maker *maker = maker_new(games_find("oware"), seed, MAKER_DEEP);
    ck_assert_ptr_nonnull(maker);
    for (int i = 0; i < 6; i++) {
        maker_play(maker);
    }
    ck_assert_int_gt(maker_found(maker), 0);
    maker_write(maker, out);
    maker_free(maker);
}

START_TEST(the_same_seed_makes_the_same_puzzles) {
    struct text first = {0}, second = {0}, other = {0};
    make(3, &first);
    make(3, &second);
    make(4, &other);
    ck_assert_str_eq(text_string(&first), text_string(&second));
    ck_assert_str_ne(text_string(&first), text_string(&other));
    text_free(&first);
    text_free(&second);
    text_free(&other);
}
END_TEST

START_TEST(the_puzzles_made_are_sound) {
    struct text text = {0};
    make(3, &text);
    int count = puzzles_count(text_string(&text));
    ck_assert_int_gt(count, 2);
    for (int i = 1; i <= count; i++) {
        struct puzzle puzzle;
        ck_assert(puzzles_find(text_string(&text), i, &puzzle));
        ck_assert_int_eq(proof_check(games_find("oware"), &puzzle, 0), PROOF_SOUND);
    }
    text_free(&text);
}
END_TEST

SUITE("make", the_same_seed_makes_the_same_puzzles, the_puzzles_made_are_sound)
