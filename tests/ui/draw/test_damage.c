/* test_damage.c: two frames, and the parts of the screen in which they differ. */
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/draw/damage.h"

#include <string.h>

static const struct colour white = {255, 255, 255, 255};

static void begin(struct draw_list *list) {
    draw_start(list, 1, ui_play_measure());
}

/* A stone that covers 10 pixels to the right and down. */
static void stone(struct draw_list *list, float x, float y) {
    draw_sprite(list, 3, x, y, 10, white);
}

static struct rect covers(const struct draw_list *list, const struct draw_command *command) {
    (void)list;
    return (struct rect){command->rect.x, command->rect.y, 10, 10};
}

static bool is_part(const struct damage *damage, float x, float y, float w, float h) {
    bool found = false;
    for (int i = 0; i < damage->count; i++) {
        struct rect part = damage->part[i];
        found = found || (part.x == x && part.y == y && part.w == w && part.h == h);
    }
    return found;
}

START_TEST(frames_that_are_alike_have_no_damage) {
    struct draw_list was = {0}, is = {0};
    begin(&was);
    begin(&is);
    stone(&was, 0, 0);
    stone(&is, 0, 0);
    struct damage damage = damage_between(&was, &is, covers);
    ck_assert(!damage.everywhere);
    ck_assert_int_eq(damage.count, 0);
    draw_free(&was);
    draw_free(&is);
}
END_TEST

START_TEST(what_moves_damages_where_it_was_and_where_it_is) {
    struct draw_list was = {0}, is = {0};
    begin(&was);
    begin(&is);
    stone(&was, 0, 0);
    stone(&was, 40, 40);
    stone(&was, 80, 0);
    stone(&is, 0, 0);
    stone(&is, 60, 60);
    stone(&is, 80, 0);
    struct damage damage = damage_between(&was, &is, covers);
    ck_assert_int_eq(damage.count, 2);
    ck_assert(is_part(&damage, 40, 40, 10, 10));
    ck_assert(is_part(&damage, 60, 60, 10, 10));
    draw_free(&was);
    draw_free(&is);
}
END_TEST

START_TEST(a_heap_that_is_taken_up_damages_its_place_alone) {
    struct draw_list was = {0}, is = {0};
    begin(&was);
    begin(&is);
    stone(&was, 200, 0);
    for (int i = 0; i < 100; i++) {
        stone(&was, (float)(i % 10), (float)(i / 10));
    }
    stone(&was, 300, 0);
    stone(&is, 200, 0);
    stone(&is, 300, 0);
    struct damage damage = damage_between(&was, &is, covers);
    ck_assert_int_eq(damage.count, 1);
    ck_assert(is_part(&damage, 0, 0, 19, 19));
    damage = damage_between(&is, &was, covers);
    ck_assert_int_eq(damage.count, 1);
    ck_assert(is_part(&damage, 0, 0, 19, 19));
    draw_free(&was);
    draw_free(&is);
}
END_TEST

START_TEST(what_changes_places_in_the_order_is_painted_anew) {
    struct draw_list was = {0}, is = {0};
    begin(&was);
    begin(&is);
    stone(&was, 0, 0);
    stone(&was, 5, 0);
    stone(&is, 5, 0);
    stone(&is, 0, 0);
    struct damage damage = damage_between(&was, &is, covers);
    struct rect both = {5, 0, 5, 10};
    ck_assert(damage_holds(&damage, both));
    draw_free(&was);
    draw_free(&is);
}
END_TEST

START_TEST(a_text_is_the_same_wherever_it_stands_in_the_list) {
    struct draw_list was = {0}, is = {0};
    begin(&was);
    begin(&is);
    draw_text(&was, 0, 0, FONT_UI, 16, white, ALIGN_LEFT, "9");
    draw_text(&was, 50, 0, FONT_UI, 16, white, ALIGN_LEFT, "South");
    draw_text(&is, 0, 0, FONT_UI, 16, white, ALIGN_LEFT, "10");
    draw_text(&is, 50, 0, FONT_UI, 16, white, ALIGN_LEFT, "South");
    struct damage damage = damage_between(&was, &is, covers);
    ck_assert_int_eq(damage.count, 1);
    ck_assert(is_part(&damage, 0, 0, 10, 10));
    draw_free(&was);
    draw_free(&is);
}
END_TEST

START_TEST(what_a_clip_hides_is_not_damaged) {
    struct draw_list was = {0}, is = {0};
    begin(&was);
    begin(&is);
    draw_clip(&was, (struct rect){0, 0, 20, 20});
    draw_clip(&is, (struct rect){0, 0, 20, 20});
    stone(&was, 100, 100);
    stone(&is, 15, 0);
    draw_clip_end(&was);
    draw_clip_end(&is);
    struct damage damage = damage_between(&was, &is, covers);
    ck_assert_int_eq(damage.count, 1);
    ck_assert(damage.part[0].x == 15 && damage.part[0].w < 10);
    draw_free(&was);
    draw_free(&is);
}
END_TEST

START_TEST(a_clip_that_changes_damages_everything) {
    struct draw_list was = {0}, is = {0};
    begin(&was);
    begin(&is);
    draw_clip(&was, (struct rect){0, 0, 20, 20});
    draw_clip(&is, (struct rect){0, 0, 30, 20});
    draw_clip_end(&was);
    draw_clip_end(&is);
    ck_assert(damage_between(&was, &is, covers).everywhere);
    draw_free(&was);
    draw_free(&is);
}
END_TEST

START_TEST(parts_are_apart_and_not_too_many) {
    struct damage damage = {0};
    for (int i = 0; i < 100; i++) {
        struct rect rect = {(float)(i * 37 % 100 * 7), (float)(i * 53 % 100 * 7), 10, 10};
        damage_add(&damage, rect);
        ck_assert(damage_holds(&damage, rect));
    }
    ck_assert_int_le(damage.count, DAMAGE_MOST);
    for (int i = 0; i < damage.count; i++) {
        struct damage others = damage;
        others.part[i] = others.part[--others.count];
        ck_assert(!damage_touches(&others, damage.part[i]));
    }
}
END_TEST

START_TEST(nothing_is_added_for_what_covers_nothing) {
    struct damage damage = {0};
    damage_add(&damage, (struct rect){5, 5, 0, 10});
    damage_add(&damage, (struct rect){5, 5, 10, -2});
    ck_assert_int_eq(damage.count, 0);
}
END_TEST

SUITE("damage", frames_that_are_alike_have_no_damage,
      what_moves_damages_where_it_was_and_where_it_is,
      a_heap_that_is_taken_up_damages_its_place_alone,
      what_changes_places_in_the_order_is_painted_anew,
      a_text_is_the_same_wherever_it_stands_in_the_list, what_a_clip_hides_is_not_damaged,
      a_clip_that_changes_damages_everything, parts_are_apart_and_not_too_many,
      nothing_is_added_for_what_covers_nothing)
