/* test_key_value.c: files of keys and values that several programs change. */
#include "base/key_value.h"
#include "support/suite.h"

#include <string.h>

static void assert_changed(const char *text, const char *changes, const char *expected) {
    struct text out = {0};
    lines_change(text, strlen(text), changes, &out);
    ck_assert_str_eq(text_string(&out), expected);
    text_free(&out);
}

static void assert_compared(const char *before, const char *after, const char *expected) {
    struct text out = {0}, changed = {0};
    lines_compare(before, after, &out);
    ck_assert_str_eq(text_string(&out), expected);
    lines_change(before, strlen(before), text_string(&out), &changed);
    text_clear(&out);
    lines_compare(text_string(&changed), after, &out);
    ck_assert_str_eq(text_string(&out), "");
    text_free(&out);
    text_free(&changed);
}

START_TEST(a_change_leaves_everything_else_in_a_text_as_it_is) {
    assert_changed("", "a = 1\n", "a = 1\n");
    assert_changed("# mine\na=1\n\nwrong line\nb =  2 \r\n", "b = 3\n",
                   "# mine\na=1\n\nwrong line\nb = 3\n");
    assert_changed("a = 1\nunknown = x\nb = 2", "c = 3\na = 4\n",
                   "a = 4\nunknown = x\nb = 2\nc = 3\n");
    assert_changed("a = 1\nb = 2\na = 3\n", "a = 4\n", "a = 4\nb = 2\n");
    assert_changed("a = 1\nb = 2\n", "a\n", "b = 2\n");
    assert_changed("a = 1\n", "b\n", "a = 1\n");
    assert_changed("a = 1\n", "", "a = 1\n");
    assert_changed("a\n", "a = 1\n", "a\na = 1\n");
}
END_TEST

START_TEST(what_two_texts_differ_in_makes_one_of_the_other) {
    assert_compared("", "a = 1\nb =\n", "a = 1\nb =\n");
    assert_compared("a = 1\nb = 2\nc = 3\n", "a = 1\nb = 5\n", "b = 5\nc\n");
    assert_compared("b = 2\na = 1\n", "a=1\nb=2\n", "");
    assert_compared("a = 1\n", "", "a\n");
    assert_compared("a = b = c\n", "a = b = d\n", "a = b = d\n");
}
END_TEST

START_TEST(of_two_lists_of_changes_the_later_holds) {
    struct text out = {0};
    lines_join("a = 1\nb = 2\nc\n", "b\nc = 3\nd = 4\n", &out);
    ck_assert_str_eq(text_string(&out), "a = 1\nb\nc = 3\nd = 4\n");
    text_free(&out);
}
END_TEST

START_TEST(the_last_line_of_a_name_is_the_one_that_holds) {
    struct text value = {0};
    ck_assert(lines_find("a = 1\nb = 2\na = 3\n", "a", &value));
    ck_assert_str_eq(text_string(&value), "3");
    ck_assert(!lines_find("a\n# b = 1\n", "a", &value));
    ck_assert(!lines_find("a\n# b = 1\n", "b", &value));
    text_free(&value);
}
END_TEST

START_TEST(a_text_that_cannot_have_been_written_is_damaged) {
    static const char zeros[64];
    ck_assert(!lines_damaged("", 0));
    ck_assert(!lines_damaged("# nothing is set\n\n", 18));
    ck_assert(!lines_damaged("rubbish\na = 1\n", 14));
    ck_assert(lines_damaged("rubbish\n", 8));
    ck_assert(lines_damaged(zeros, sizeof zeros));
    ck_assert(lines_damaged("a = 1\n\001\002", 8));
}
END_TEST

SUITE("files of keys", a_change_leaves_everything_else_in_a_text_as_it_is,
      what_two_texts_differ_in_makes_one_of_the_other, of_two_lists_of_changes_the_later_holds,
      the_last_line_of_a_name_is_the_one_that_holds,
      a_text_that_cannot_have_been_written_is_damaged)
