/* test_make.c: finding puzzles, and choosing from them. */
#include "ai/puzzles/choose.h"
#include "ai/puzzles/make.h"
#include "games/games.h"
#include "puzzles/proof.h"
#include "puzzles/traits.h"
#include "support/seeded.h"
#include "support/suite.h"

enum { MATCHES = 8, FOUND_MOST = 1000 };

static const struct game *oware(void) {
    return games_find("oware");
}

static int find(uint64_t seed, struct puzzle found[FOUND_MOST]) {
    struct maker *maker = maker_new(oware(), seed, MAKER_DEEP);
    ck_assert_ptr_nonnull(maker);
    for (int i = 0; i < MATCHES; i++) {
        maker_play(maker);
    }
    int count = maker_found(maker);
    ck_assert_int_gt(count, 0);
    ck_assert_int_le(count, FOUND_MOST);
    for (int i = 0; i < count; i++) {
        found[i] = *maker_puzzle(maker, i);
    }
    maker_free(maker);
    return count;
}

static void make(uint64_t seed, struct text *out) {
    static struct puzzle found[FOUND_MOST];
    ck_assert(choose_puzzles(oware(), found, find(seed, found), out));
}

START_TEST(the_same_seed_makes_the_same_puzzles) {
    check_seeded(make);
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
        ck_assert_int_eq(proof_check(oware(), &puzzle, 0), PROOF_SOUND);
    }
    text_free(&text);
}
END_TEST

START_TEST(of_gains_found_alike_few_where_the_largest_is_the_answer_are_chosen) {
    static struct puzzle found[FOUND_MOST];
    struct text text = {0};
    int gains = 0, largest = 0, count = 0, all = find(3, found);
    for (int i = 0; i < all; i++) {
        struct puzzle_traits traits;
        ck_assert(puzzle_traits(oware(), &found[i], &traits));
        if (found[i].goal.kind == GOAL_GAIN && traits.largest) {
            found[count++] = found[i];
        }
    }
    ck_assert_int_gt(count, 4);
    ck_assert(choose_puzzles(oware(), found, count, &text));
    ck_assert_int_eq(puzzles_count(text_string(&text)), 0); /* nothing else is there to choose */
    text_free(&text);
    make(3, &text);
    for (int i = 1; i <= puzzles_count(text_string(&text)); i++) {
        struct puzzle puzzle;
        struct puzzle_traits traits;
        ck_assert(puzzles_find(text_string(&text), i, &puzzle));
        ck_assert(puzzle_traits(oware(), &puzzle, &traits));
        gains += puzzle.goal.kind == GOAL_GAIN;
        largest += puzzle.goal.kind == GOAL_GAIN && traits.largest;
    }
    ck_assert_int_gt(largest, 0);
    ck_assert_int_le(3 * largest, gains);
    text_free(&text);
}
END_TEST

START_TEST(a_win_that_cannot_be_missed_in_the_long_run_is_not_chosen) {
    struct text text = {0};
    static const char *const ids[] = {"oware", "saddeeqa"};
    static const char *const positions[] = {"1-0-0-0-0-1-1-0-0-0-1-0-23-21-S",
                                            "1-0-0-1-0-0-0-0-0-0-0-3-0-0-0-0-35-24-0"};
    static const char *const solutions[] = {"F", "3cw"};
    for (int safe = 0; safe < 2; safe++) {
        struct puzzle puzzle = {.number = 1, .grade = 1, .goal = {.kind = GOAL_WIN, .turns = 1}};
        struct text position = text_fixed(puzzle.position, sizeof puzzle.position);
        struct text solution = text_fixed(puzzle.solution, sizeof puzzle.solution);
        text_add(&position, positions[safe]);
        text_add(&solution, solutions[safe]);
        ck_assert(choose_puzzles(games_find(ids[safe]), &puzzle, 1, &text));
        ck_assert_int_eq(puzzles_count(text_string(&text)), !safe);
        text_free(&text);
        text = (struct text){0};
    }
}
END_TEST

SUITE("make", the_same_seed_makes_the_same_puzzles, the_puzzles_made_are_sound,
      of_gains_found_alike_few_where_the_largest_is_the_answer_are_chosen,
      a_win_that_cannot_be_missed_in_the_long_run_is_not_chosen)
