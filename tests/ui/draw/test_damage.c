/* test_damage.c: the commands that two frames have in common, and the damaged parts of the screen.
 */
#include "base/random.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/draw/damage.h"

#include <string.h>

enum { MOST = 256 };
static const struct color white = {255, 255, 255, 255};

static void begin(struct draw_list *list) {
    draw_start(list, 1, ui_play_measure());
}

/* A stone that covers 10 pixels to the right and down. */
static void stone(struct draw_list *list, float x, float y) {
    draw_sprite(list, 3, x, y, 10, white);
}

/* The two frames, and for each command of the second one the same command of the first. */
static struct draw_list was, is;
static int same[MOST];

static void match(void) {
    ck_assert_int_le(is.count, MOST);
    damage_match(&was, &is, same);
}

static void free_frames(void) {
    draw_free(&was);
    draw_free(&is);
}

static void begin_frames(void) {
    begin(&was);
    begin(&is);
}

START_TEST(equal_frames_have_every_command_in_common) {
    begin_frames();
    for (int i = 0; i < 3; i++) {
        stone(&was, 0, (float)i);
        stone(&is, 0, (float)i);
    }
    match();
    for (int i = 0; i < 3; i++) {
        ck_assert_int_eq(same[i], i);
    }
    free_frames();
}
END_TEST

START_TEST(a_moving_command_leaves_its_neighbors_matched) {
    begin_frames();
    stone(&was, 0, 0);
    stone(&was, 40, 40);
    stone(&was, 80, 0);
    stone(&is, 0, 0);
    stone(&is, 60, 60);
    stone(&is, 80, 0);
    match();
    ck_assert_int_eq(same[0], 0);
    ck_assert_int_eq(same[1], -1);
    ck_assert_int_eq(same[2], 2);
    free_frames();
}
END_TEST

/* A stone, a heap that is in one frame only, and another stone. */
static void heap(struct draw_list *list, int stones) {
    stone(list, 200, 0);
    for (int i = 0; i < stones; i++) {
        stone(list, (float)(i % 10), (float)(i / 10));
    }
    stone(list, 300, 0);
}

START_TEST(commands_after_a_heap_that_is_picked_up_are_matched_again) {
    begin_frames();
    heap(&was, 100);
    heap(&is, 0);
    match();
    ck_assert_int_eq(same[0], 0);
    ck_assert_int_eq(same[1], 101);
    free_frames();
}
END_TEST

START_TEST(commands_after_a_heap_that_is_put_down_are_matched_again) {
    begin_frames();
    heap(&was, 0);
    heap(&is, 100);
    match();
    ck_assert_int_eq(same[0], 0);
    for (int i = 1; i <= 100; i++) {
        ck_assert_int_eq(same[i], -1);
    }
    ck_assert_int_eq(same[101], 1);
    free_frames();
}
END_TEST

START_TEST(commands_match_behind_some_that_came_where_one_was_lifted_to_the_end) {
    enum { ROW = 40 };
    begin_frames();
    stone(&was, 500, 0); /* is lifted */
    stone(&is, 600, 0);  /* two come */
    stone(&is, 700, 0);
    for (int i = 0; i < ROW; i++) {
        stone(&was, 0, (float)i);
        stone(&is, 0, (float)i);
    }
    stone(&is, 500, 0);
    match();
    ck_assert_int_eq(same[0], -1);
    ck_assert_int_eq(same[1], -1);
    for (int i = 0; i < ROW; i++) {
        ck_assert_int_eq(same[i + 2], i + 1);
    }
    ck_assert_int_eq(same[ROW + 2], -1);
    free_frames();
}
END_TEST

START_TEST(of_two_commands_that_swap_places_only_one_matches) {
    begin_frames();
    stone(&was, 0, 0);
    stone(&was, 5, 0);
    stone(&is, 5, 0);
    stone(&is, 0, 0);
    match();
    ck_assert((same[0] < 0) != (same[1] < 0));
    free_frames();
}
END_TEST

START_TEST(a_text_matches_at_any_place_in_the_list) {
    begin_frames();
    draw_text(&was, (struct point){0, 0}, (struct writing){FONT_UI, 16, white, ALIGN_LEFT}, "9");
    draw_text(&was, (struct point){50, 0}, (struct writing){FONT_UI, 16, white, ALIGN_LEFT},
              "South");
    draw_text(&is, (struct point){0, 0}, (struct writing){FONT_UI, 16, white, ALIGN_LEFT}, "10");
    draw_text(&is, (struct point){50, 0}, (struct writing){FONT_UI, 16, white, ALIGN_LEFT},
              "South");
    match();
    ck_assert_int_eq(same[0], -1);
    ck_assert_int_eq(same[1], 1);
    free_frames();
}
END_TEST

START_TEST(matched_commands_draw_the_same_and_keep_their_order) {
    uint64_t seed = 5;
    for (int round = 0; round < 200; round++) {
        begin_frames();
        for (int i = (int)random_below(&seed, 40); i > 0; i--) {
            stone(&was, (float)random_below(&seed, 6), 0);
        }
        for (int i = (int)random_below(&seed, 40); i > 0; i--) {
            stone(&is, (float)random_below(&seed, 6), 0);
        }
        match();
        int last = -1;
        for (int i = 0; i < is.count; i++) {
            if (same[i] >= 0) {
                ck_assert_int_gt(same[i], last);
                ck_assert_int_lt(same[i], was.count);
                ck_assert(draw_same(&was, &was.command[same[i]], &is, &is.command[i]));
                last = same[i];
            }
        }
        free_frames();
    }
}
END_TEST

static bool covers(const struct damage *damage, float x, float y) {
    return damage_touches(damage, (struct rect){x, y, 1, 1});
}

START_TEST(parts_are_disjoint_and_not_too_many) {
    struct damage damage = {0};
    for (int i = 0; i < 100; i++) {
        struct rect rect = {(float)(i * 37 % 100 * 7), (float)(i * 53 % 100 * 7), 10, 10};
        damage_add(&damage, rect);
        ck_assert(covers(&damage, rect.x, rect.y) && covers(&damage, rect.x + 9, rect.y + 9));
    }
    ck_assert_int_le(damage.count, DAMAGE_MOST);
    for (int i = 0; i < damage.count; i++) {
        struct damage others = damage;
        others.part[i] = others.part[--others.count];
        ck_assert(!damage_touches(&others, damage.part[i]));
    }
}
END_TEST

START_TEST(parts_cover_all_that_was_added_though_it_was_cut) {
    uint64_t seed = 3;
    for (int round = 0; round < 200; round++) {
        struct damage damage = {0};
        struct rect added[60];
        for (int i = 0; i < 60; i++) {
            added[i] = (struct rect){
                (float)random_below(&seed, 900), (float)random_below(&seed, 700),
                (float)random_below(&seed, 200) + 1, (float)random_below(&seed, 200) + 1};
            damage_add(&damage, added[i]);
        }
        ck_assert_int_le(damage.count, DAMAGE_MOST);
        for (int i = 0; i < 60; i++) {
            struct rect *rect = &added[i];
            float x = rect->x + (float)random_below(&seed, (uint32_t)rect->w);
            float y = rect->y + (float)random_below(&seed, (uint32_t)rect->h);
            ck_assert(covers(&damage, x, y) && covers(&damage, rect->x, rect->y));
            ck_assert(covers(&damage, rect->x + rect->w - 1, rect->y + rect->h - 1));
        }
    }
}
END_TEST

START_TEST(what_lies_between_the_arms_of_a_cross_is_no_part) {
    struct damage damage = {0};
    damage_add(&damage, (struct rect){0, 100, 300, 100});
    damage_add(&damage, (struct rect){100, 0, 100, 300});
    ck_assert(!covers(&damage, 50, 50) && !covers(&damage, 250, 250));
    ck_assert(covers(&damage, 150, 150) && covers(&damage, 150, 10) && covers(&damage, 10, 150));
}
END_TEST

START_TEST(a_rectangle_that_is_joined_stays_whole) {
    struct damage damage = {0};
    struct rect whole = {100, 0, 100, 300};
    damage_add(&damage, (struct rect){0, 100, 300, 100});
    damage_join(&damage, whole);
    ck_assert(damage_holds(&damage, whole));
}
END_TEST

START_TEST(an_empty_rectangle_adds_no_part) {
    struct damage damage = {0};
    damage_add(&damage, (struct rect){5, 5, 0, 10});
    damage_add(&damage, (struct rect){5, 5, 10, -2});
    ck_assert_int_eq(damage.count, 0);
}
END_TEST

SUITE("damage", equal_frames_have_every_command_in_common,
      a_moving_command_leaves_its_neighbors_matched,
      commands_after_a_heap_that_is_picked_up_are_matched_again,
      commands_after_a_heap_that_is_put_down_are_matched_again,
      commands_match_behind_some_that_came_where_one_was_lifted_to_the_end,
      of_two_commands_that_swap_places_only_one_matches, a_text_matches_at_any_place_in_the_list,
      matched_commands_draw_the_same_and_keep_their_order, parts_are_disjoint_and_not_too_many,
      parts_cover_all_that_was_added_though_it_was_cut,
      what_lies_between_the_arms_of_a_cross_is_no_part, a_rectangle_that_is_joined_stays_whole,
      an_empty_rectangle_adds_no_part)
