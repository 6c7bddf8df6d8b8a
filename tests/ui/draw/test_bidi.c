/* test_bidi.c: the order of texts that are read from right to left, or in both directions. Capital
 * letters in the texts below stand for Hebrew ones, '<', '>' and '=' for the beginning and the end
 * of an isolate and a mark of direction, so that they can be read here. */
#include "support/suite.h"

#include "base/text.h"
#include "base/utf8.h"
#include "ui/draw/bidi.h"

#include <string.h>

enum { LONG = 4096 };

static const char *letters(char sign) {
    static char hebrew[3] = "\xD7\x90";
    hebrew[1] = (char)(0x90 + sign - 'A');
    return sign >= 'A' && sign <= 'Z' ? hebrew
           : sign == '<'              ? "\xE2\x81\xA8"
           : sign == '>'              ? "\xE2\x81\xA9"
           : sign == '='              ? "\xE2\x80\x8F"
                                      : NULL;
}

static const char *written(const char *signs) {
    static char line[LONG];
    struct text text = text_fixed(line, sizeof line);
    for (; *signs; signs++) {
        const char *letter = letters(*signs);
        if (letter) {
            text_add(&text, letter);
        } else {
            text_char(&text, *signs);
        }
    }
    return line;
}

/* What is drawn from left to right, in signs, with a bar between runs. */
static const char *drawn(const char *signs, bool right_to_left) {
    static char line[LONG];
    struct bidi_run runs[BIDI_RUNS_MAX];
    struct text text = text_fixed(line, sizeof line);
    const char *string = written(signs);
    int count = bidi_runs(string, right_to_left, runs);
    for (int i = 0; i < count; i++) {
        text_add(&text, i ? "|" : "");
        size_t end = runs[i].start + runs[i].length,
               at = runs[i].right_to_left ? end : runs[i].start;
        while (runs[i].right_to_left ? at > runs[i].start : at < end) {
            at = runs[i].right_to_left ? utf8_before(string, at) : at;
            bool hebrew = (unsigned char)string[at] == 0xD7;
            text_char(&text,
                      hebrew ? (char)('A' + (unsigned char)string[at + 1] - 0x90) : string[at]);
            at += runs[i].right_to_left ? 0 : utf8_character(string, at);
        }
    }
    return line;
}

START_TEST(latin_text_is_one_run_as_it_is) {
    ck_assert(
        bidi_is_plain("Amina \xE2\x80\x93 \xC3\x89ric \xE2\x86\x92 \xD0\x90\xD0\xBB\xD1\x8F"));
    ck_assert(bidi_is_plain("\xE5\xBE\xA1 \xE0\xA4\xA8\xE0\xA4\xBF"));
    ck_assert_str_eq(drawn("amina, 3.", false), "amina, 3.");
    ck_assert_int_eq(bidi_runs("", false, (struct bidi_run[BIDI_RUNS_MAX]){{0}}), 0);
}
END_TEST

START_TEST(what_is_read_from_right_to_left_is_not_plain) {
    static const char *const turning[] = {
        "\u05D0",  "\u0627",  "\u0780",  "\uFEF2", "\U0001E900", /* letters */
        "a\u200F", "\u2068a", "a\u202E",                         /* what orders them */
    };
    for (size_t i = 0; i < sizeof turning / sizeof turning[0]; i++) {
        ck_assert_msg(!bidi_is_plain(turning[i]), "%zu", i);
    }
}
END_TEST

START_TEST(names_of_the_other_direction_stand_where_they_are_written) {
    ck_assert_str_eq(drawn("ABC won", false), "CBA| won");
    ck_assert_str_eq(drawn("ab BCD.", true), ".DCB |ab");
    ck_assert_str_eq(drawn("BCD ab.", true), ".|ab| DCB");
}
END_TEST

START_TEST(numbers_within_text_from_right_to_left_are_read_from_left_to_right) {
    ck_assert_str_eq(drawn("ABC 123 DE", true), "ED |123| CBA");
    ck_assert_str_eq(drawn("ABC 12:34", true), "12:34| CBA");
    ck_assert_str_eq(drawn("12", true), "12");
}
END_TEST

START_TEST(an_isolated_name_does_not_pull_its_neighbors_along) {
    ck_assert_str_eq(drawn("ABC 3", false), "3| CBA"); /* what the isolates are there for */
    ck_assert_str_eq(drawn("<ABC> 3", false), "CBA| 3");
    ck_assert_str_eq(drawn("<ab.> CD", true), "DC |ab.");
}
END_TEST

START_TEST(characters_that_only_order_others_are_never_drawn) {
    ck_assert_str_eq(drawn("a<b>c", false), "a|b|c");
    ck_assert_str_eq(drawn("AB.=", false), ".BA");
}
END_TEST

START_TEST(a_text_begins_as_its_first_letter_with_a_direction) {
    ck_assert(bidi_begins(written("12 ABC de"), false));
    ck_assert(!bidi_begins(written("(de) ABC"), true));
    ck_assert(bidi_begins("12.", true) && !bidi_begins("12.", false));
    ck_assert(bidi_begins(written("<ab> CD"), false));
}
END_TEST

START_TEST(of_a_text_that_is_too_long_all_bytes_are_drawn_once) {
    char text[LONG];
    struct bidi_run runs[BIDI_RUNS_MAX];
    for (size_t i = 0; i + 3 <= sizeof text; i += 2) {
        memcpy(text + i, "\xD7\x90", 3);
    }
    size_t sum = 0;
    int count = bidi_runs(text, true, runs);
    for (int i = 0; i < count; i++) {
        sum += runs[i].length;
    }
    ck_assert_uint_eq(sum, strlen(text));
}
END_TEST

/* The places of a caret from left to right, as letters before each. */
static const char *places(const char *signs, bool right_to_left) {
    static char line[LONG];
    struct bidi_run runs[BIDI_RUNS_MAX];
    struct bidi_stop stops[64];
    struct text text = text_fixed(line, sizeof line);
    const char *string = written(signs);
    int count = bidi_runs(string, right_to_left, runs);
    count = bidi_stops(string, right_to_left, runs, count, stops, 64);
    for (int i = 0; i < count; i++) {
        int letter = 0;
        for (size_t at = 0; at < stops[i].caret; at += utf8_character(string, at)) {
            letter++;
        }
        text_add(&text, i ? " " : "");
        text_number(&text, letter);
    }
    return line;
}

START_TEST(a_caret_stands_at_every_place_of_a_line_once) {
    ck_assert_str_eq(places("", false), "0");
    ck_assert_str_eq(places("ab", false), "0 1 2");
    ck_assert_str_eq(places("AB", true), "2 1 0");
    ck_assert_str_eq(places("abc DEF", false), "0 1 2 3 4 6 5 7");
    ck_assert_str_eq(places("ABC de", true), "6 5 4 3 2 1 0");
    ck_assert_str_eq(places("AB 12 C", true), "7 6 5 4 3 2 1 0");
    ck_assert_str_eq(places("a BC d", false), "0 1 2 3 4 5 6");
}
END_TEST

START_TEST(a_caret_never_stands_within_a_letter_and_its_marks) {
    struct bidi_run runs[BIDI_RUNS_MAX];
    struct bidi_stop stops[8];
    const char *line = "\xD7\x91\xD6\xB0\xD7\x90";
    int count = bidi_runs(line, true, runs);
    ck_assert_int_eq(bidi_stops(line, true, runs, count, stops, 8), 3);
    ck_assert_uint_eq(stops[0].caret, 6);
    ck_assert_uint_eq(stops[1].caret, 4);
    ck_assert_uint_eq(stops[2].caret, 0);
}
END_TEST

SUITE("bidi", latin_text_is_one_run_as_it_is, what_is_read_from_right_to_left_is_not_plain,
      names_of_the_other_direction_stand_where_they_are_written,
      numbers_within_text_from_right_to_left_are_read_from_left_to_right,
      an_isolated_name_does_not_pull_its_neighbors_along,
      characters_that_only_order_others_are_never_drawn,
      a_text_begins_as_its_first_letter_with_a_direction,
      of_a_text_that_is_too_long_all_bytes_are_drawn_once,
      a_caret_stands_at_every_place_of_a_line_once,
      a_caret_never_stands_within_a_letter_and_its_marks)
