/* test_paragraph.c: where lines end, and where in them a caret, a click and a selection stand.
 * Every letter is 10 points wide. */
#include "support/suite.h"

#include "base/utf8.h"
#include "ui/draw/paragraph.h"

#include <string.h>

#define ABC "\xD7\x90\xD7\x91\xD7\x92" /* three Hebrew letters of two bytes */

static float stub_width(void *context, enum font font, float size, const char *string) {
    (void)context;
    (void)font;
    (void)size;
    float width = 0;
    for (size_t at = 0, bytes = 0; string[at]; at += bytes) {
        width += utf8_code(string + at, &bytes) == 0x200D ? 0 : 10;
    }
    return width;
}

static struct draw_list list;
static struct typesetting setting;

static void begin(float width, bool right_to_left) {
    draw_start(&list, 1, (struct measure){.width = stub_width});
    list.right_to_left = right_to_left;
    setting = (struct typesetting){FONT_UI, 20, width};
}

static const char *lines_of(const char *text) {
    static char all[512];
    char line[PARAGRAPH_LINE_MAX];
    struct text out = text_fixed(all, sizeof all);
    while (*text) {
        text += paragraph_line(&list, &setting, text, line);
        text_format(&out, "%s%s", out.length ? "|" : "", line);
    }
    return all;
}

static float caret(const char *text, size_t at) {
    float x = -1;
    ck_assert_int_eq(paragraph_caret(&list, &setting, text, at, &x), 0);
    return x;
}

static size_t at(const char *text, float x) {
    return paragraph_at(&list, &setting, text, 0, x);
}

START_TEST(lines_end_between_words) {
    begin(100, false);
    ck_assert_str_eq(lines_of("the seeds of a house"), "the seeds|of a house");
    ck_assert_str_eq(lines_of("seeds\n\nhouse"), "seeds||house");
    ck_assert_str_eq(lines_of("unaccountable"), "unaccounta|ble");
}
END_TEST

START_TEST(chinese_and_japanese_lines_end_after_any_character) {
    begin(40, false);
    ck_assert_str_eq(lines_of("你好世界再见"), "你好世界|再见");
    ck_assert_str_eq(lines_of("a 你好世界 b"), "a 你好|世界 b");
}
END_TEST

START_TEST(no_line_begins_with_the_end_of_a_sentence_or_ends_with_an_opened_quotation) {
    begin(40, false);
    ck_assert_str_eq(lines_of("你好世界。再见"), "你好世|界。再见");
    ck_assert_str_eq(lines_of("你好世「再见"), "你好世|「再见");
    ck_assert_str_eq(lines_of("ラチェット"), "ラチェッ|ト");
}
END_TEST

/* Checks all lines with which a text may begin: `parts` is the text, with a bar wherever a line may
 * end; a space before a bar is not part of the line. */
static void check_first_lines(const char *parts) {
    char text[128] = "", line[PARAGRAPH_LINE_MAX], expected[128] = "";
    struct text whole = text_fixed(text, sizeof text);
    for (const char *at = parts; *at; at++) {
        text_add_bytes(&whole, at, *at != '|');
    }
    size_t first = strcspn(parts, "|");
    first -= first > 0 && parts[first] && parts[first - 1] == ' ';
    char shortest[128] = "";
    memcpy(shortest, parts, first);
    for (float width = stub_width(NULL, FONT_UI, 20, shortest); width < 600; width += 10) {
        struct text best = text_fixed(expected, sizeof expected);
        char prefix[128] = "";
        struct text to = text_fixed(prefix, sizeof prefix);
        for (const char *at = parts;; at++) {
            bool blank = *at == '|' && at[-1] == ' ';
            if (*at == '|' || !*at) {
                char shown[128] = "";
                memcpy(shown, prefix, to.length - blank);
                if (stub_width(NULL, FONT_UI, 20, shown) <= width) {
                    text_clear(&best);
                    text_add(&best, shown);
                }
            }
            if (!*at) {
                break;
            }
            text_add_bytes(&to, at, *at != '|');
        }
        begin(width, false);
        paragraph_line(&list, &setting, text, line);
        ck_assert_msg(strcmp(line, expected) == 0, "%s at %g: '%s', not '%s'", parts, (double)width,
                      line, expected);
    }
}

START_TEST(lines_end_where_unicode_has_it) {
    static const char *const texts[] = {
        "the |seeds |of |a |house",
        "e4-e5 |and |1/2-1/2 |or |12-13",
        "and/or |either",
        "Layla\u00A0B. |wins",
        "25\u202F%\u00A0: |yes",
        "\u00AB\u00A0Bravo\u00A0! \u00BB |he |said",
        "Bravo ! |Encore ? |Oui",
        "word\u2014|word |\u2014 |word",
        "3\u20135 |turns",
        "two  |blanks",
        "\u201CNo,\u201D |she |said. |\u201CYes.\u201D",
        "don't |\"do |it\" |(or |do)!",
        "\u00BFQu\u00E9? |\u00A1S\u00ED!",
        "zero\u200B|width",
        "\u4E2D|\u6587\u3002|\u4E2D",
        "\u300C\u4E2D\u300D|\u6587",
        "\u4E2D\u00A0\u6587|\u4E2D\u2060\u6587",
        "\u201C\u4E2D\u201D\u6587",
        "\u4E2D\u2026|\u6587",
        "abc|\u4E2D|123",
        "\u30B7\u30E3|\u30CB\u30FC|\u3068",
        "\U0001F642|\U0001F642 |ok",
        "\U0001F44D\U0001F3FD|\U0001F44D",
        "\uD55C\uAE00 |\uD55C\uAE00",
        "\u0623\u062D\u0645\u062F \u060C |\u0644\u064E\u0627\u061F"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        check_first_lines(texts[i]);
    }
}
END_TEST

START_TEST(a_word_that_is_longer_than_a_line_is_parted_after_a_hyphen_or_slash) {
    begin(60, false);
    ck_assert_str_eq(lines_of("one-two-three"), "one-|two-|three");
    ck_assert_str_eq(lines_of("/home/ada/x"), "/home/|ada/x");
}
END_TEST

START_TEST(the_caret_in_text_from_right_to_left_stands_at_the_left_of_what_is_before_it) {
    begin(100, true);
    ck_assert_float_eq(caret(ABC, 0), 100);
    ck_assert_float_eq(caret(ABC, 2), 90);
    ck_assert_float_eq(caret(ABC, 6), 70);
    ck_assert_float_eq(caret("", 0), 100);
}
END_TEST

START_TEST(the_caret_in_mixed_text_stands_where_the_text_goes_on) {
    begin(1000, false);
    ck_assert_float_eq(caret("ab " ABC " c", 2), 20);
    ck_assert_float_eq(caret("ab " ABC " c", 3), 30);
    ck_assert_float_eq(caret("ab " ABC " c", 5), 50);
    ck_assert_float_eq(caret("ab " ABC " c", 7), 40);
    ck_assert_float_eq(caret("ab " ABC " c", 9), 60);
    ck_assert_float_eq(caret("ab " ABC, 9), 60);
}
END_TEST

START_TEST(a_click_finds_the_place_at_which_the_caret_then_stands) {
    static const char *const texts[] = {"ab " ABC " c", ABC " 12 ab", ABC, "ab", ""};
    for (int turned = 0; turned < 2; turned++) {
        begin(200, turned);
        for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
            float end = turned ? 200 : stub_width(NULL, FONT_UI, 0, texts[i]);
            float start = turned ? 200 - stub_width(NULL, FONT_UI, 0, texts[i]) : 0;
            for (float x = start; x <= end; x += 10) {
                ck_assert_float_eq(caret(texts[i], at(texts[i], x + 2)), x);
            }
        }
    }
}
END_TEST

START_TEST(a_click_never_parts_a_letter_from_its_marks) {
    begin(100, false);
    ck_assert_uint_eq(at("\xD7\x91\xD6\xB0\xD7\x90", 14), 4);
    ck_assert_uint_eq(at("e\xCC\x81z", 9), 0);
    ck_assert_uint_eq(at("e\xCC\x81z", 11), 3);
}
END_TEST

START_TEST(a_selection_across_both_directions_is_seen_in_two_places) {
    struct stretch stretches[PARAGRAPH_STRIPS_MAX];
    begin(1000, false);
    ck_assert_int_eq(paragraph_strips(&list, &setting, "ab " ABC, 1, 5, stretches), 2);
    ck_assert_float_eq(stretches[0].left, 10);
    ck_assert_float_eq(stretches[0].right, 30);
    ck_assert_float_eq(stretches[1].left, 50);
    ck_assert_float_eq(stretches[1].right, 60);
    ck_assert_int_eq(paragraph_strips(&list, &setting, "abc", 1, 2, stretches), 1);
    ck_assert_float_eq(stretches[0].left, 10);
    ck_assert_float_eq(stretches[0].right, 20);
}
END_TEST

SUITE("paragraph", lines_end_between_words, lines_end_where_unicode_has_it,
      a_word_that_is_longer_than_a_line_is_parted_after_a_hyphen_or_slash,
      chinese_and_japanese_lines_end_after_any_character,
      no_line_begins_with_the_end_of_a_sentence_or_ends_with_an_opened_quotation,
      the_caret_in_text_from_right_to_left_stands_at_the_left_of_what_is_before_it,
      the_caret_in_mixed_text_stands_where_the_text_goes_on,
      a_click_finds_the_place_at_which_the_caret_then_stands,
      a_click_never_parts_a_letter_from_its_marks,
      a_selection_across_both_directions_is_seen_in_two_places)
