/* test_utf8.c: where characters begin and end. */
#include "base/utf8.h"

#include "support/suite.h"

#define E_ACUTE "\xC3\xA9"      /* one character of two bytes */
#define E_WITH_MARK "e\xCC\x81" /* a letter and a combining mark */
#define O_WITH_MARK "o\xCD\xAF" /* the last of the combining marks */
#define GREEK "\xCD\xB0"        /* the letter after them */
#define TEXT "a" E_ACUTE E_WITH_MARK O_WITH_MARK GREEK "z"

START_TEST(a_character_is_a_letter_with_all_its_bytes_and_marks) {
    static const size_t lengths[] = {1, 2, 3, 3, 2, 1};
    size_t at = 0;
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++) {
        ck_assert_uint_eq(utf8_character(TEXT, at), lengths[i]);
        ck_assert_uint_eq(utf8_before(TEXT, at + lengths[i]), at);
        at += lengths[i];
    }
    ck_assert_uint_eq(utf8_character(TEXT, at), 0);
    ck_assert_uint_eq(utf8_before(TEXT, 0), 0);
}
END_TEST

START_TEST(a_text_is_cut_between_characters) {
    ck_assert_uint_eq(utf8_whole("ab", 1), 1);
    ck_assert_uint_eq(utf8_whole(E_ACUTE "b", 2), 2);
    ck_assert_uint_eq(utf8_whole(E_ACUTE "b", 1), 0);
    ck_assert_uint_eq(utf8_whole("a\xE2\x80\xA6", 3), 1);
    ck_assert_uint_eq(utf8_whole("a\xE2\x80\xA6", 4), 4);
}
END_TEST

SUITE("utf8", a_character_is_a_letter_with_all_its_bytes_and_marks,
      a_text_is_cut_between_characters)
