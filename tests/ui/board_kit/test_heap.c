/* test_heap.c: heaps: no disc is outside its hollow, and discs do not move. Lengths are in radii of
 * a disc. */
#include "support/suite.h"
#include "ui/board_kit/heap.h"

#include <math.h>
#include <string.h>

/* Oware's houses and stores, and a trough. */
static const struct heap_hollow house = {.half_width = 3, .half_height = 3, .disc = 1};
static const struct heap_hollow store = {.half_width = 2.9F, .half_height = 5.7F, .disc = 1};
static const struct heap_hollow trough = {
    .half_width = 18, .half_height = 2.2F, .disc = 1, .trough = true};
static const struct heap_hollow *const hollows[] = {&house, &store, &trough};

enum { HOLLOWS = 3, SEEDS = 4 };

static double distance(const struct heap_disc *a, const struct heap_disc *b) {
    return hypot((double)(a->x - b->x), (double)(a->y - b->y));
}

START_TEST(the_same_heap_is_always_arranged_the_same) {
    struct heap_disc first[HEAP_MAX];
    struct heap_disc second[HEAP_MAX];
    for (int i = 0; i < HOLLOWS; i++) {
        heap_pack(hollows[i], 5, 20, first);
        heap_pack(hollows[i], 5, 20, second);
        ck_assert_mem_eq(first, second, 20 * sizeof *first);
        heap_pack(hollows[i], 6, 20, second);
        ck_assert_mem_ne(first, second, 20 * sizeof *first);
    }
}
END_TEST

/* 300 heaps are more than are cached. */
START_TEST(it_makes_no_difference_what_was_packed_before) {
    static struct heap_disc first[300][HEAP_MAX];
    struct heap_disc again[HEAP_MAX];
    for (int i = 0; i < 300; i++) {
        heap_pack(hollows[i % HOLLOWS], (uint64_t)i, i % 80, first[i]);
    }
    for (int i = 299; i >= 0; i--) {
        int more = i % 80 + i % 2 * 40, fewer = i % 80 / 2;
        heap_pack(hollows[i % HOLLOWS], (uint64_t)i, more, again);
        ck_assert_mem_eq(first[i], again, (size_t)(i % 80) * sizeof *again);
        heap_pack(hollows[i % HOLLOWS], (uint64_t)i, fewer, again);
        ck_assert_mem_eq(first[i], again, (size_t)fewer * sizeof *again);
    }
}
END_TEST

START_TEST(discs_are_inside_their_hollow) {
    struct heap_disc disc[HEAP_MAX];
    static const int counts[] = {1, 2, 7, 13, 25, 48, 64, HEAP_MAX};
    for (int i = 0; i < HOLLOWS; i++) {
        for (int k = 0; k < 8; k++) {
            heap_pack(hollows[i], (uint64_t)k, counts[k], disc);
            for (int at = 0; at < counts[k]; at++) {
                double rise = 0.16 * fmin(disc[at].layer, 3);
                double x = fabs((double)disc[at].x) + (double)disc[at].radius;
                double y = fabs((double)disc[at].y + rise) + (double)disc[at].radius;
                ck_assert_double_le(x, (double)hollows[i]->half_width + 0.2);
                ck_assert_double_le(y, (double)hollows[i]->half_height + 0.2);
            }
        }
    }
}
END_TEST

START_TEST(discs_of_a_layer_overlap_no_more_than_a_little) {
    struct heap_disc disc[HEAP_MAX];
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        for (int count = 2; count <= 14; count++) {
            heap_pack(&house, seed, count, disc);
            for (int a = 0; a < count; a++) {
                for (int b = 0; b < a; b++) {
                    double touching = (double)(disc[a].radius + disc[b].radius);
                    if (disc[a].layer == disc[b].layer) {
                        ck_assert_double_gt(distance(&disc[a], &disc[b]), 0.75 * touching);
                    }
                }
            }
        }
    }
}
END_TEST

START_TEST(a_few_discs_are_side_by_side) {
    struct heap_disc disc[HEAP_MAX];
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        heap_pack(&house, seed, 4, disc);
        for (int at = 0; at < 4; at++) {
            ck_assert_int_eq(disc[at].layer, 0);
        }
        heap_pack(&house, seed, 12, disc);
        ck_assert_int_gt(disc[11].layer, 0);
    }
}
END_TEST

/* A fifth seed that lies on another's top would be counted as one with it. */
START_TEST(no_disc_of_the_second_layer_hides_one_below) {
    struct heap_disc disc[HEAP_MAX];
    for (uint64_t seed = 0; seed < 100; seed++) {
        heap_pack(&house, seed, 6, disc);
        for (int a = 0; a < 6; a++) {
            for (int b = 0; b < a; b++) {
                double touching = (double)(disc[a].radius + disc[b].radius);
                ck_assert_double_gt(distance(&disc[a], &disc[b]), 0.38 * touching);
            }
        }
    }
}
END_TEST

START_TEST(the_lower_layers_are_drawn_first) {
    struct heap_disc disc[HEAP_MAX];
    for (int i = 0; i < HOLLOWS; i++) {
        heap_pack(hollows[i], 3, 60, disc);
        heap_sort(disc, 60);
        for (int at = 1; at < 60; at++) {
            ck_assert_int_le(disc[at - 1].layer, disc[at].layer);
            if (disc[at - 1].layer == disc[at].layer) {
                ck_assert(disc[at - 1].y + 0.4F * disc[at - 1].x <= disc[at].y + 0.4F * disc[at].x);
            }
        }
    }
}
END_TEST

START_TEST(one_more_disc_leaves_the_others_in_place) {
    struct heap_disc before[HEAP_MAX];
    struct heap_disc after[HEAP_MAX];
    for (int i = 0; i < HOLLOWS; i++) {
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            heap_pack(hollows[i], seed, HEAP_MAX, after);
            for (int count = 1; count < HEAP_MAX; count += 7) {
                heap_pack(hollows[i], seed, count, before);
                ck_assert_mem_eq(before, after, (size_t)count * sizeof *before);
            }
        }
    }
}
END_TEST

START_TEST(a_trough_fills_from_the_left) {
    struct heap_disc disc[HEAP_MAX];
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        heap_pack(&trough, seed, 5, disc);
        for (int at = 0; at < 5; at++) {
            ck_assert_double_lt((double)disc[at].x, -9);
        }
    }
}
END_TEST

START_TEST(a_hollow_that_is_too_small_still_holds_its_discs) {
    static const struct heap_hollow least[] = {
        {.half_width = 1, .half_height = 1, .disc = 1},
        {.half_width = 1, .half_height = 1, .disc = 1, .trough = true}};
    struct heap_disc disc[HEAP_MAX];
    for (int i = 0; i < 2; i++) {
        heap_pack(&least[i], 1, HEAP_MAX, disc);
        ck_assert_double_lt(fabs((double)disc[HEAP_MAX - 1].x), 0.1);
    }
}
END_TEST

START_TEST(an_empty_heap_has_no_discs) {
    struct heap_disc disc = {.variant = 77};
    heap_pack(&house, 1, 0, &disc);
    ck_assert_uint_eq(disc.variant, 77);
}
END_TEST

SUITE("heap", the_same_heap_is_always_arranged_the_same,
      it_makes_no_difference_what_was_packed_before, discs_are_inside_their_hollow,
      discs_of_a_layer_overlap_no_more_than_a_little, a_few_discs_are_side_by_side,
      no_disc_of_the_second_layer_hides_one_below, the_lower_layers_are_drawn_first,
      one_more_disc_leaves_the_others_in_place, a_trough_fills_from_the_left,
      a_hollow_that_is_too_small_still_holds_its_discs, an_empty_heap_has_no_discs)
