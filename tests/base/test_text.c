/* test_text.c: texts that grow or fill a buffer, and numbers read from text. */
#include "base/text.h"

#include "support/suite.h"

#include <string.h>

START_TEST(an_empty_text_is_an_empty_string) {
    struct text text = {0};
    ck_assert_str_eq(text_string(&text), "");
    text_add(&text, "");
    ck_assert_str_eq(text_string(&text), "");
    text_free(&text);
    text_free(&text);
}
END_TEST

START_TEST(a_growing_text_takes_everything) {
    struct text text = {0};
    for (int i = 0; i < 5000; i++) {
        text_add(&text, "ab");
        text_char(&text, 'c');
    }
    ck_assert_uint_eq(text.length, 15000);
    ck_assert_uint_eq(strlen(text.data), 15000);
    ck_assert_int_eq(strncmp(text.data + 14997, "abc", 4), 0);
    ck_assert(!text.truncated);
    text_free(&text);
}
END_TEST

START_TEST(a_fixed_text_cuts_what_does_not_fit_and_says_so) {
    char buffer[6];
    struct text text = text_fixed(buffer, sizeof buffer);
    text_add(&text, "abcde");
    ck_assert(!text.truncated);
    text_char(&text, 'f');
    ck_assert(text.truncated);
    ck_assert_str_eq(buffer, "abcde");
    text_clear(&text);
    ck_assert_str_eq(buffer, "");
    ck_assert(!text.truncated);
    text_format(&text, "%s-%d", "abc", 1234);
    ck_assert_str_eq(buffer, "abc-1");
    ck_assert(text.truncated);
    text_free(&text);
}
END_TEST

START_TEST(a_text_of_one_byte_stays_empty) {
    char buffer[1] = {'x'};
    struct text text = text_fixed(buffer, sizeof buffer);
    text_add(&text, "a");
    text_format(&text, "%d", 1);
    ck_assert_str_eq(buffer, "");
    ck_assert(text.truncated);
}
END_TEST

START_TEST(a_cleared_text_keeps_its_memory) {
    struct text text = {0};
    text_add(&text, "something");
    size_t capacity = text.capacity;
    text_clear(&text);
    ck_assert_str_eq(text_string(&text), "");
    ck_assert_uint_eq(text.capacity, capacity);
    text_free(&text);
}
END_TEST

START_TEST(bytes_are_added_as_they_are) {
    struct text text = {0};
    text_add_bytes(&text, "a\0b", 3);
    ck_assert_uint_eq(text.length, 3);
    ck_assert_mem_eq(text.data, "a\0b", 4);
    text_free(&text);
}
END_TEST

START_TEST(numbers_are_written_plainly) {
    struct text text = {0};
    text_number(&text, 0);
    text_char(&text, ' ');
    text_number(&text, 10);
    text_char(&text, ' ');
    text_number(&text, UINT64_MAX);
    ck_assert_str_eq(text.data, "0 10 18446744073709551615");
    text_clear(&text);
    text_format(&text, "%d|%-3s|%c", -5, "x", 'y');
    text_format(&text, "%s", "");
    ck_assert_str_eq(text.data, "-5|x  |y");
    text_free(&text);
}
END_TEST

START_TEST(a_line_is_a_string_by_value_and_a_release_cuts_what_does_not_fit) {
    struct line line = text_line("%d of %s", 3, "five"), whole = text_line("%*d", 255, 7);
    ck_assert_str_eq(line.string, "3 of five");
    line = text_line("%s!", line.string);
    ck_assert_str_eq(line.string, "3 of five!");
    ck_assert_uint_eq(strlen(whole.string), 255);
#ifndef SERAI_DEBUG
    line = text_line("%s8", whole.string);
    ck_assert_str_eq(line.string, whole.string);
#endif
}
END_TEST

START_TEST(numbers_are_read_without_sign_and_leading_zero) {
    uint32_t number = 99;
    const char *text = "120-";
    ck_assert_ptr_eq(read_number(text, 120, &number), text + 3);
    ck_assert_uint_eq(number, 120);
    text = "0";
    ck_assert_ptr_eq(read_number(text, 5, &number), text + 1);
    ck_assert_uint_eq(number, 0);
    text = "4294967295";
    ck_assert_ptr_eq(read_number(text, UINT32_MAX, &number), text + 10);
    ck_assert_uint_eq(number, UINT32_MAX);
    text = "0x1";
    ck_assert_ptr_eq(read_number(text, 5, &number), text + 1);
}
END_TEST

START_TEST(anything_but_a_number_in_range_is_refused_and_leaves_the_number_alone) {
    static const char *const bad[] = {"",   "x",  "-1",  "+1",         " 1",
                                      "00", "01", "121", "4294967296", "99999999999999999999999",
                                      "/",  ":"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        uint32_t number = 7;
        ck_assert_ptr_null(read_number(bad[i], 120, &number));
        ck_assert_uint_eq(number, 7);
    }
    uint32_t number = 7;
    ck_assert_ptr_null(read_number("4294967296", UINT32_MAX, &number));
}
END_TEST

static struct line readable(const char *number) {
    struct line line = {""};
    struct text text = text_fixed(line.string, sizeof line.string);
    text_readable(&text, number);
    return line;
}

START_TEST(a_number_is_grouped_from_a_thousand_on) {
    static const char *const written[][2] = {{"0", "0"},
                                             {"-7", "-7"},
                                             {"999", "999"},
                                             {"1512", "1,512"},
                                             {"12500", "12,500"},
                                             {"2.5", "2.5"},
                                             {"-0.75", "-0.75"},
                                             {"123456", "123,456"},
                                             {"+1234567", "+1,234,567"},
                                             {"1234.56789", "1,234.56789"},
                                             {"12345.6", "12,345.6"},
                                             {"", ""}};
    for (size_t i = 0; i < sizeof written / sizeof written[0]; i++) {
        ck_assert_str_eq(readable(written[i][0]).string, written[i][1]);
    }
    ck_assert_str_eq(text_percent(80).string, "80%");
}
END_TEST

START_TEST(the_last_items_of_a_list_are_joined_by_a_word) {
    static const char *const lists[][4] = {[TEXT_LIST_PLAIN] = {"", "a", "a, a", "a, a, a"},
                                           [TEXT_LIST_AND] = {"", "a", "a and a", "a, a and a"},
                                           [TEXT_LIST_OR] = {"", "a", "a or a", "a, a or a"}};
    for (int list = TEXT_LIST_PLAIN; list <= TEXT_LIST_OR; list++) {
        for (int count = 0; count < 4; count++) {
            struct line line = {""};
            struct text text = text_fixed(line.string, sizeof line.string);
            for (int i = 0; i < count; i++) {
                text_separator(&text, (enum text_list)list, i, count);
                text_char(&text, 'a');
            }
            ck_assert_str_eq(line.string, lists[list][count]);
        }
    }
}
END_TEST

SUITE("text", an_empty_text_is_an_empty_string, a_growing_text_takes_everything,
      a_fixed_text_cuts_what_does_not_fit_and_says_so, a_text_of_one_byte_stays_empty,
      a_cleared_text_keeps_its_memory, bytes_are_added_as_they_are, numbers_are_written_plainly,
      a_line_is_a_string_by_value_and_a_release_cuts_what_does_not_fit,
      numbers_are_read_without_sign_and_leading_zero,
      anything_but_a_number_in_range_is_refused_and_leaves_the_number_alone,
      a_number_is_grouped_from_a_thousand_on, the_last_items_of_a_list_are_joined_by_a_word)
