/* test_touch.c: parsing touches. */
#include "engine/touch.h"

#include "support/suite.h"

START_TEST(a_touch_is_a_kind_and_a_name) {
    ck_assert_str_eq(touch_name("pit:C", "pit"), "C");
    ck_assert_str_eq(touch_name("bank:1:7", "bank"), "1:7");
    ck_assert_str_eq(touch_name("pit:", "pit"), "");
    ck_assert_ptr_null(touch_name("pits:C", "pit"));
    ck_assert_ptr_null(touch_name("pit", "pit"));
    ck_assert_ptr_null(touch_name("", "pit"));
    ck_assert_ptr_null(touch_name("bead:C", "pit"));
}
END_TEST

START_TEST(a_name_may_be_one_letter_of_several) {
    ck_assert_int_eq(touch_letter("pit:A", "pit", "ABab"), 0);
    ck_assert_int_eq(touch_letter("pit:b", "pit", "ABab"), 3);
    ck_assert_int_eq(touch_letter("pit:C", "pit", "ABab"), NOWHERE);
    ck_assert_int_eq(touch_letter("pit:AB", "pit", "ABab"), NOWHERE);
    ck_assert_int_eq(touch_letter("pit:", "pit", "ABab"), NOWHERE);
    ck_assert_int_eq(touch_letter("gem:A", "pit", "ABab"), NOWHERE);
}
END_TEST

START_TEST(a_name_may_be_one_of_several) {
    static const char *const names[] = {"in", "out"};
    ck_assert_int_eq(touch_choice("track:in", "track", names, 2), 0);
    ck_assert_int_eq(touch_choice("track:out", "track", names, 2), 1);
    ck_assert_int_eq(touch_choice("track:ou", "track", names, 2), NOWHERE);
    ck_assert_int_eq(touch_choice("tracks:in", "track", names, 2), NOWHERE);
}
END_TEST

START_TEST(a_name_may_be_a_number) {
    ck_assert_int_eq(touch_number("pit:0", "pit", 11), 0);
    ck_assert_int_eq(touch_number("pit:11", "pit", 11), 11);
    ck_assert_int_eq(touch_number("pit:12", "pit", 11), NOWHERE);
    ck_assert_int_eq(touch_number("pit:-1", "pit", 11), NOWHERE);
    ck_assert_int_eq(touch_number("pit:1x", "pit", 11), NOWHERE);
    ck_assert_int_eq(touch_number("pit:", "pit", 11), NOWHERE);
    ck_assert_int_eq(touch_number("hole:1", "pit", 11), NOWHERE);
}
END_TEST

START_TEST(a_square_is_named_by_column_and_row_and_lies_on_the_board) {
    for (int row = 0; row < 9; row++) {
        for (int column = 0; column < 9; column++) {
            char id[TOUCH_TEXT_MAX];
            struct text text = text_fixed(id, sizeof id);
            text_add(&text, "square:");
            touch_square_name(row * 9 + column, 9, &text);
            ck_assert_int_eq(touch_square(id, 9, 9), row * 9 + column);
            bool small = row < 5 && column < 5;
            ck_assert_int_eq(touch_square(id, 5, 9), small ? row * 9 + column : NOWHERE);
        }
    }
    static const char *const others[] = {"square:",   "square:a",   "square:a0", "square:j1",
                                         "square:1a", "square:a10", "pit:a1",    "squarea1"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        ck_assert_int_eq(touch_square(others[i], 9, 9), NOWHERE);
    }
}
END_TEST

SUITE("touch", a_touch_is_a_kind_and_a_name, a_name_may_be_one_letter_of_several,
      a_name_may_be_one_of_several, a_name_may_be_a_number,
      a_square_is_named_by_column_and_row_and_lies_on_the_board)
