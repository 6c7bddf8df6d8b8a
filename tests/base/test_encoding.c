/* test_encoding.c: bytes in any encoding become UTF-8, or are refused at the right place. */
#include "base/encoding.h"
#include "base/utf8.h"
#include "support/suite.h"

#include <string.h>

#define BYTES(literal) literal, sizeof(literal) - 1

static void assert_decoded(const char *bytes, size_t length, const char *text, const char *wrong) {
    struct decoded decoded = encoding_decode(bytes, length);
    ck_assert_pstr_eq(decoded.wrong, wrong);
    ck_assert_uint_eq(decoded.length, strlen(text));
    ck_assert_int_eq(memcmp(decoded.text, text, decoded.length), 0);
    ck_assert_uint_eq(utf8_valid(decoded.text, decoded.length), decoded.length);
    encoding_free(&decoded);
}

START_TEST(utf8_is_read_with_or_without_a_byte_order_mark) {
    assert_decoded(BYTES(""), "", NULL);
    assert_decoded(BYTES("[J\xC3\xBCrg \xE6\x97\xA5 \xF0\x9F\x90\xAB]"),
                   "[J\xC3\xBCrg \xE6\x97\xA5 \xF0\x9F\x90\xAB]", NULL);
    assert_decoded(BYTES("\xEF\xBB\xBF[\xC3\xBC]"), "[\xC3\xBC]", NULL);
    assert_decoded(BYTES("\xEF\xBB\xBF"), "", NULL);
}
END_TEST

START_TEST(utf16_is_read_in_both_orders_with_or_without_a_mark) {
    assert_decoded(BYTES("\xFF\xFE[\0\xFC\0]\0"), "[\xC3\xBC]", NULL);
    assert_decoded(BYTES("\xFE\xFF\0[\0\xFC\0]"), "[\xC3\xBC]", NULL);
    assert_decoded(BYTES("[\0\xFC\0]\0"), "[\xC3\xBC]", NULL);
    assert_decoded(BYTES("\0[\0\xFC\0]"), "[\xC3\xBC]", NULL);
    assert_decoded(BYTES("\xFF\xFE\x3D\xD8\x2B\xDC"), "\xF0\x9F\x90\xAB", NULL);
}
END_TEST

START_TEST(utf32_is_read_in_both_orders_with_or_without_a_mark) {
    assert_decoded(BYTES("\xFF\xFE\0\0[\0\0\0\x2B\xF4\x01\0"), "[\xF0\x9F\x90\xAB", NULL);
    assert_decoded(BYTES("\0\0\xFE\xFF\0\0\0[\0\x01\xF4\x2B"), "[\xF0\x9F\x90\xAB", NULL);
    assert_decoded(BYTES("[\0\0\0]\0\0\0"), "[]", NULL);
    assert_decoded(BYTES("\0\0\0[\0\0\0]"), "[]", NULL);
}
END_TEST

START_TEST(half_characters_end_the_text) {
    static const char wrong16[] = "this isn't valid UTF-16", wrong32[] = "this isn't valid UTF-32";
    assert_decoded(BYTES("\xFF\xFE[\0]"), "[", wrong16);
    assert_decoded(BYTES("\xFF\xFE[\0\x3D\xD8"), "[", wrong16);
    assert_decoded(BYTES("\xFF\xFE[\0\x3D\xD8]\0"), "[", wrong16);
    assert_decoded(BYTES("\xFF\xFE[\0\x2B\xDC]\0"), "[", wrong16);
    assert_decoded(BYTES("\xFF\xFE\0\0[\0\0\0]\0"), "[", wrong32);
    assert_decoded(BYTES("\xFF\xFE\0\0[\0\0\0\0\0\x11\0"), "[", wrong32);
}
END_TEST

START_TEST(older_programs_wrote_latin_1_and_what_windows_made_of_it) {
    assert_decoded(BYTES("[J\xFCrg \xC9t\xE9]"), "[J\xC3\xBCrg \xC3\x89t\xC3\xA9]", NULL);
    assert_decoded(BYTES("O\x92Neill \x80"), "O\xE2\x80\x99Neill \xE2\x82\xAC", NULL);
    assert_decoded(BYTES("a\x81"), "a", "this isn't valid UTF-8");
}
END_TEST

START_TEST(text_that_is_utf8_elsewhere_is_damaged_and_no_latin_1) {
    static const char *const damaged[] = {"\xFC",
                                          "\xC3",
                                          "\xC0\x80",
                                          "\xED\xA0\x80",
                                          "\xF4\x90\x80\x80",
                                          "\xE2\x82",
                                          "\xF8\x88\x80\x80\x80",
                                          "\x80",
                                          "\xE0\x80\xAF"};
    for (size_t i = 0; i < sizeof damaged / sizeof damaged[0]; i++) {
        char line[32] = "\xC3\xA9 ";
        strcat(line, damaged[i]);
        strcat(line, " \xC3\xA9");
        assert_decoded(line, strlen(line), "\xC3\xA9 ", "this isn't valid UTF-8");
    }
    assert_decoded(BYTES("\xEF\xBB\xBF[\xFC]"), "[", "this isn't valid UTF-8");
}
END_TEST

START_TEST(blanks_stand_for_characters_that_draw_nothing) {
    struct text text = {0};
    utf8_add_plain(&text,
                   "a\x01"
                   "b\x7F"
                   "c\xC2\x85"
                   "d\xE2\x80\xAE"
                   "e\xE2\x81\xA6"
                   "f\ng\xEF\xBB\xBFh",
                   "");
    ck_assert_str_eq(text_string(&text), "a b c d e f g h");
    text_clear(&text);
    utf8_add_plain(&text, "one\ntwo\x1B \xD7\xA9\xE2\x80\x8F \xF0\x9F\x90\xAB", "\n");
    ck_assert_str_eq(text_string(&text), "one\ntwo  \xD7\xA9\xE2\x80\x8F \xF0\x9F\x90\xAB");
    text_free(&text);
}
END_TEST

SUITE("encoding", utf8_is_read_with_or_without_a_byte_order_mark,
      utf16_is_read_in_both_orders_with_or_without_a_mark,
      utf32_is_read_in_both_orders_with_or_without_a_mark, half_characters_end_the_text,
      older_programs_wrote_latin_1_and_what_windows_made_of_it,
      text_that_is_utf8_elsewhere_is_damaged_and_no_latin_1,
      blanks_stand_for_characters_that_draw_nothing)
