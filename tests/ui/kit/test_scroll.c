/* test_scroll.c: a list of rows that scrolls. */
#include "ui/kit/scroll.h"

#include "engine/game.h"
#include "support/suite.h"

static const struct rect area = {10, 20, 100, 105};

static struct scroll rows(int count) {
    struct scroll scroll = {0};
    scroll_lay_out(&scroll, count, area, 10);
    return scroll;
}

START_TEST(as_many_rows_are_shown_as_fit_and_at_least_one) {
    struct scroll scroll = rows(30);
    ck_assert_int_eq(scroll.shown, 10);
    scroll_lay_out(&scroll, 30, area, 500);
    ck_assert_int_eq(scroll.shown, 1);
}
END_TEST

START_TEST(scrolling_stops_at_both_ends) {
    struct scroll scroll = rows(30);
    scroll_by(&scroll, 7);
    ck_assert_int_eq(scroll.first, 7);
    scroll_by(&scroll, 700);
    ck_assert_int_eq(scroll.first, 20);
    scroll_by(&scroll, -700);
    ck_assert_int_eq(scroll.first, 0);
    scroll = rows(4);
    scroll_by(&scroll, 1);
    ck_assert_int_eq(scroll.first, 0);
}
END_TEST

START_TEST(removing_rows_brings_the_end_into_view) {
    struct scroll scroll = rows(30);
    scroll_by(&scroll, 20);
    scroll_lay_out(&scroll, 15, area, 10);
    ck_assert_int_eq(scroll.first, 5);
}
END_TEST

START_TEST(a_row_is_scrolled_into_view_by_the_shortest_distance) {
    struct scroll scroll = rows(30);
    scroll_into_view(&scroll, 9);
    ck_assert_int_eq(scroll.first, 0);
    scroll_into_view(&scroll, 12);
    ck_assert_int_eq(scroll.first, 3);
    scroll_into_view(&scroll, 2);
    ck_assert_int_eq(scroll.first, 2);
}
END_TEST

START_TEST(keys_move_from_row_to_row_and_leave_at_the_ends) {
    struct scroll scroll = rows(30);
    ck_assert_int_eq(scroll_key(&scroll, 0, KEY_UP), NOWHERE);
    ck_assert_int_eq(scroll_key(&scroll, 4, KEY_UP), 3);
    ck_assert_int_eq(scroll_key(&scroll, 29, KEY_DOWN), NOWHERE);
    ck_assert_int_eq(scroll_key(&scroll, NOWHERE, KEY_DOWN), NOWHERE);
    ck_assert_int_eq(scroll_key(&scroll, 4, KEY_PAGE_DOWN), 14);
    ck_assert_int_eq(scroll_key(&scroll, 25, KEY_PAGE_DOWN), 29);
    ck_assert_int_eq(scroll_key(&scroll, 4, KEY_PAGE_UP), 0);
    ck_assert_int_eq(scroll_key(&scroll, NOWHERE, KEY_END), 29);
    ck_assert_int_eq(scroll_key(&scroll, 7, KEY_HOME), 0);
    ck_assert_int_eq(scroll_key(&scroll, 7, KEY_ENTER), NOWHERE);
    scroll = rows(0);
    ck_assert_int_eq(scroll_key(&scroll, NOWHERE, KEY_HOME), NOWHERE);
    ck_assert_int_eq(scroll_key(&scroll, NOWHERE, KEY_PAGE_DOWN), NOWHERE);
    ck_assert_int_eq(scroll_key(&scroll, NOWHERE, KEY_END), NOWHERE);
}
END_TEST

START_TEST(dragging_pans_where_there_is_something_to_scroll) {
    struct scroll scroll = rows(30);
    ck_assert_float_eq(scroll_pan_step(&scroll, (struct point){50, 60}).y, 10);
    ck_assert_float_eq(scroll_pan_step(&scroll, (struct point){5, 60}).y, 0);
    scroll = rows(10);
    ck_assert_float_eq(scroll_pan_step(&scroll, (struct point){50, 60}).y, 0);
}
END_TEST

SUITE("scroll", as_many_rows_are_shown_as_fit_and_at_least_one, scrolling_stops_at_both_ends,
      removing_rows_brings_the_end_into_view, a_row_is_scrolled_into_view_by_the_shortest_distance,
      keys_move_from_row_to_row_and_leave_at_the_ends,
      dragging_pans_where_there_is_something_to_scroll)
