/* test_utf8.c: where characters begin and end. */
#include "base/utf8.h"

#include "support/suite.h"

#include <string.h>

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

START_TEST(marks_syllables_flags_and_joined_pictures_are_never_parted) {
    static const char *const characters[] = {
        "\xE0\xA4\xA8\xE0\xA4\xBF",                     /* Devanagari: na, and i before it */
        "\xE0\xB8\x81\xE0\xB8\xB3",                     /* Thai: ko kai with am */
        "\xD8\xA8\xD9\x91\xD9\x8E",                     /* Arabic: beh with shadda and fatha */
        "\xE1\x84\x92\xE1\x85\xA1\xE1\x86\xAB",         /* Korean: h, a, n */
        "\xF0\x9F\x87\xB8\xF0\x9F\x87\xB3",             /* the flag of Senegal */
        "\xF0\x9F\x87\xB3\xF0\x9F\x87\xAC",             /* and of Nigeria, after it */
        "\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x8C\xBE", /* a woman who farms */
        "\xF0\x9F\x91\x8B\xF0\x9F\x8F\xBF",             /* a dark hand */
        "\xE5\xBE\xA1",                                 /* a Chinese character */
    };
    char all[128];
    struct text text = text_fixed(all, sizeof all);
    for (size_t i = 0; i < sizeof characters / sizeof characters[0]; i++) {
        text_add(&text, characters[i]);
    }
    size_t at = 0;
    for (size_t i = 0; i < sizeof characters / sizeof characters[0]; i++) {
        size_t length = strlen(characters[i]);
        ck_assert_msg(utf8_character(all, at) == length, "the character %zu", i);
        ck_assert_uint_eq(utf8_before(all, at + length), at);
        ck_assert_uint_eq(utf8_whole(all, at + length - 1), length > 1 ? at : at + length - 1);
        at += strlen(characters[i]);
    }
}
END_TEST

START_TEST(what_a_terminal_is_sent_is_no_command_to_it) {
    struct text out = {0};
    utf8_add_printable(&out, "a\x1B[31mb\x9B"
                             "2J\xC2\x9B"
                             "c\n\x7F\xC3\xBC \xE2\x81\xA8"
                             "Ada\xE2\x81\xA9");
    ck_assert_str_eq(text_string(&out), "a?[31mb?2J?c\n?\xC3\xBC Ada");
    text_free(&out);
}
END_TEST

SUITE("utf8", a_character_is_a_letter_with_all_its_bytes_and_marks,
      a_text_is_cut_between_characters, marks_syllables_flags_and_joined_pictures_are_never_parted,
      what_a_terminal_is_sent_is_no_command_to_it)
