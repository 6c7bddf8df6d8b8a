/* Heaps: nothing lies outside its hollow, nothing jumps. Lengths are in radii of a disc. */
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

START_TEST(the_same_heap_lies_the_same_way) {
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

START_TEST(discs_lie_inside_their_hollow) {
    struct heap_disc disc[HEAP_MAX];
    static const int counts[] = {1, 2, 7, 13, 25, 48, 64, HEAP_MAX};
    for (int i = 0; i < HOLLOWS; i++) {
        for (int k = 0; k < 8; k++) {
            heap_pack(hollows[i], (uint64_t)k, counts[k], disc);
            for (int at = 0; at < counts[k]; at++) {
                double rise = 0.16 * disc[at].layer;
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

START_TEST(a_few_discs_lie_side_by_side) {
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

START_TEST(the_lower_layers_are_drawn_first) {
    struct heap_disc disc[HEAP_MAX];
    for (int i = 0; i < HOLLOWS; i++) {
        heap_pack(hollows[i], 3, 60, disc);
        for (int at = 1; at < 60; at++) {
            ck_assert_int_le(disc[at - 1].layer, disc[at].layer);
            if (disc[at - 1].layer == disc[at].layer) {
                ck_assert(disc[at - 1].y + 0.4F * disc[at - 1].x <= disc[at].y + 0.4F * disc[at].x);
            }
        }
    }
}
END_TEST

static const struct heap_disc *with_id(const struct heap_disc disc[], int count, int id) {
    for (int at = 0; at < count; at++) {
        if (disc[at].id == id) {
            return &disc[at];
        }
    }
    ck_abort_msg("a disc has gone");
    return NULL;
}

START_TEST(one_disc_more_leaves_the_others_their_look_and_nearly_their_place) {
    struct heap_disc before[HEAP_MAX];
    struct heap_disc after[HEAP_MAX];
    for (int i = 0; i < HOLLOWS; i++) {
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            for (int count = 1; count < 48; count++) {
                heap_pack(hollows[i], seed, count, before);
                heap_pack(hollows[i], seed, count + 1, after);
                for (int id = 0; id < count; id++) {
                    const struct heap_disc *was = with_id(before, count, id);
                    const struct heap_disc *is = with_id(after, count + 1, id);
                    ck_assert_uint_eq(was->variant, is->variant);
                    ck_assert_double_lt(distance(was, is), 2.5);
                }
                with_id(after, count + 1, count);
            }
        }
    }
}
END_TEST

START_TEST(a_trough_fills_from_the_left_and_never_moves) {
    struct heap_disc few[HEAP_MAX];
    struct heap_disc many[HEAP_MAX];
    heap_pack(&trough, 4, 5, few);
    heap_pack(&trough, 4, 60, many);
    for (int id = 0; id < 5; id++) {
        const struct heap_disc *was = with_id(few, 5, id);
        const struct heap_disc *is = with_id(many, 60, id);
        ck_assert_double_eq(distance(was, is), 0);
        ck_assert_double_lt((double)was->x, -9);
    }
}
END_TEST

START_TEST(a_heap_that_grew_lies_as_one_that_was_laid_at_once) {
    static const int sizes[] = {0, 1, 2, 9, 10, 31, 47, 120, 121, HEAP_MAX};
    struct heap_disc grown[HEAP_MAX];
    struct heap_disc laid[HEAP_MAX];
    for (int i = 0; i < HOLLOWS; i++) {
        for (int k = 1; k < 10; k++) {
            heap_grow(hollows[i], 3, sizes[k - 1], sizes[k], grown);
            heap_pack(hollows[i], 3, sizes[k], laid);
            ck_assert_mem_eq(grown, laid, (size_t)sizes[k] * sizeof *laid);
        }
    }
}
END_TEST

START_TEST(an_empty_heap_is_nothing) {
    struct heap_disc disc = {.id = 77};
    heap_pack(&house, 1, 0, &disc);
    ck_assert_int_eq(disc.id, 77);
}
END_TEST

SUITE("heap", the_same_heap_lies_the_same_way, discs_lie_inside_their_hollow,
      discs_of_a_layer_overlap_no_more_than_a_little, a_few_discs_lie_side_by_side,
      the_lower_layers_are_drawn_first,
      one_disc_more_leaves_the_others_their_look_and_nearly_their_place,
      a_trough_fills_from_the_left_and_never_moves,
      a_heap_that_grew_lies_as_one_that_was_laid_at_once, an_empty_heap_is_nothing)
