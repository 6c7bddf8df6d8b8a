/* test_targets.c: what a pointer is at, where targets share a field. */
#include "ui/kit/targets.h"

#include "support/suite.h"

#include <string.h>

/* Two gems in a field, between two buttons; the second button lies on the field's corner. */
static struct targets targets;

static void add(const char *id, float x, float y, float size) {
    targets_add(&targets, id, (struct rect){x, y, size, size}, true, id);
}

static void open_field(void) {
    targets.count = 0;
    add("button:below", 100, 100, 100);
    add("gem:1", 120, 140, 16);
    add("gem:2", 160, 140, 16);
    targets_share(&targets, 1, (struct rect){100, 100, 100, 100});
    add("button:above", 190, 190, 20);
}

static const char *id_at(float x, float y) {
    const struct target *target = targets_at(&targets, x, y);
    return target ? target->id : "";
}

START_TEST(anywhere_in_a_shared_field_the_nearest_is_hit) {
    open_field();
    ck_assert_str_eq(id_at(101, 101), "gem:1");
    ck_assert_str_eq(id_at(147, 199), "gem:1");
    ck_assert_str_eq(id_at(149, 199), "gem:2");
    ck_assert_str_eq(id_at(199, 101), "gem:2");
    ck_assert_str_eq(id_at(99, 148), "");
}
END_TEST

START_TEST(what_was_added_later_lies_on_a_field) {
    open_field();
    ck_assert_str_eq(id_at(195, 195), "button:above");
    ck_assert_str_eq(id_at(185, 195), "gem:2");
}
END_TEST

START_TEST(a_panel_laid_over_a_field_leaves_what_is_beside_it) {
    open_field();
    targets_cover(&targets, (struct rect){155, 0, 200, 300});
    ck_assert_ptr_null(targets_find(&targets, "gem:2"));
    ck_assert_str_eq(id_at(150, 150), "gem:1");
    ck_assert_str_eq(id_at(160, 150), "");
}
END_TEST

START_TEST(what_shares_a_field_stays_small_and_is_hit_in_its_middle) {
    open_field();
    targets_grow(&targets, 44, 400, 400);
    const struct target *target = targets_find(&targets, "gem:1");
    ck_assert(target->rect.w == 16 && target->rect.h == 16);
    ck_assert_str_eq(id_at(target->rect.x + 8, target->rect.y + 8), "gem:1");
}
END_TEST

SUITE("targets", anywhere_in_a_shared_field_the_nearest_is_hit,
      what_was_added_later_lies_on_a_field, a_panel_laid_over_a_field_leaves_what_is_beside_it,
      what_shares_a_field_stays_small_and_is_hit_in_its_middle)
