/* test_format.c: the formats of texts, as English and as other languages write them, and what is
 * filled into them. */
#include "words/format.h"

#include "base/random.h"
#include "base/text.h"
#include "support/suite.h"

#include <stdio.h>
#include <string.h>

static const char *filled(const char *format, ...) {
    static char buffer[2048];
    va_list arguments;
    va_start(arguments, format);
    struct text text = text_fixed(buffer, sizeof buffer);
    text_format_list(&text, format, arguments);
    va_end(arguments);
    return buffer;
}

START_TEST(a_format_without_numbers_is_filled_as_by_printf) {
    static const char *const measures[] = {"",   "-",   "0",    "+",    " ",   "#",    "5", "-9",
                                           ".3", "7.2", "-7.2", "08.1", "+.1", "12.7", "1", ".1"};
    static const char *const kinds[] = {"d",   "i",  "u",   "x",   "X",   "o",  "c",  "ld",
                                        "lu",  "lx", "lld", "llu", "llx", "zu", "zx", "hd",
                                        "hhu", "s",  "f",   "e",   "g",   "G",  "a"};
    static const char *const strings[] = {"", "a", "seed", "Grüße, 日本", "%s %d"};
    uint64_t random = 1;
    for (int i = 0; i < 200000; i++) {
        char format[64], expected[2048];
        const char *kind = kinds[random_below(&random, sizeof kinds / sizeof kinds[0])];
        snprintf(format, sizeof format, "a%%%s%s%%%%%%d|",
                 measures[random_below(&random, sizeof measures / sizeof measures[0])], kind);
        long long number = (long long)(random_next(&random) >> random_below(&random, 64));
        number = random_below(&random, 2) ? -number : number;
        double decimal = (double)number / 1024;
        const char *string = strings[random_below(&random, 5)];
        char last = kind[strlen(kind) - 1];
        if (last == 's') {
            snprintf(expected, sizeof expected, format, string, 7);
            ck_assert_str_eq(filled(format, string, 7), expected);
        } else if (strchr("fegGa", last)) {
            snprintf(expected, sizeof expected, format, decimal, 7);
            ck_assert_str_eq(filled(format, decimal, 7), expected);
        } else if (strstr(kind, "ll")) {
            snprintf(expected, sizeof expected, format, number, 7);
            ck_assert_str_eq(filled(format, number, 7), expected);
        } else if (kind[0] == 'l' || kind[0] == 'z') {
            snprintf(expected, sizeof expected, format, (long)number, 7);
            ck_assert_str_eq(filled(format, (long)number, 7), expected);
        } else if (last == 'c') {
            snprintf(expected, sizeof expected, format, 'c', 7);
            ck_assert_str_eq(filled(format, 'c', 7), expected);
        } else {
            snprintf(expected, sizeof expected, format, (int)number, 7);
            ck_assert_str_eq(filled(format, (int)number, 7), expected);
        }
    }
}
END_TEST

START_TEST(width_and_precision_may_be_values) {
    ck_assert_str_eq(filled("%*d|%-*d|%*d", 4, 7, 4, 7, -4, 7), "   7|7   |7   ");
    ck_assert_str_eq(filled("%.*s|%*s|%.*s", 2, "seed", 6, "seed", -1, "seed"), "se|  seed|seed");
    ck_assert_str_eq(filled("%.*f", 2, 1.0), "1.00");
}
END_TEST

START_TEST(a_language_puts_numbered_values_in_its_own_order) {
    ck_assert_str_eq(filled("%2$s of %1$d", 5, "seed"), "seed of 5");
    ck_assert_str_eq(filled("%3$c, %1$s, %3$c, %2$05d%%", "a", 42, 'x'), "x, a, x, 00042%");
    ck_assert_str_eq(filled("%1$s", "first", "second"), "first");
    ck_assert_str_eq(filled("%2$-4s|%3$.1f|%1$lu", 9UL, "b", 2.5), "b   |2.5|9");
}
END_TEST

START_TEST(a_value_of_precision_zero_is_left_out) {
    ck_assert_str_eq(filled("%.0sYour turn %d", "Ada", 3), "Your turn 3");
    ck_assert_str_eq(filled("%.0d%s", 3, "house"), "house");
    ck_assert_str_eq(filled("%1$.0d%2$s", 3, "house"), "house");
    ck_assert_str_eq(filled("%.0f", 3.4), "3");
}
END_TEST

START_TEST(a_wrong_format_takes_no_values) {
    static const char *const wrong[] = {
        "%",           "100 %",     "%y",     "%5",  "%2$s",      "%1$s %s",
        "%s %1$s",     "%0$s",      "%13$s",  "%1$", "%$s",       "%1$s %1$d",
        "%1$*d",       "%999d",     "%.999d", "%n",  "%p",        "%Lf",
        "%--------d",  "%ls",       "%jd",    "%tu", "%1$s %3$s", "%s%s%s%s%s%s%s%s%s%s%s%s%s",
        "%1$s %2$s %", "%1$ls %2$d"};
    enum format_kind kinds[FORMAT_VALUES];
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        ck_assert_msg(format_kinds(wrong[i], kinds) == -1, "%s", wrong[i]);
        ck_assert_str_eq(filled(wrong[i]), wrong[i]);
    }
}
END_TEST

START_TEST(a_translation_fits_when_it_takes_the_values_of_the_english_text) {
    ck_assert(format_fits("%d seeds of %s (%%)", "%d semillas de %s (%%)"));
    ck_assert(format_fits("%d seeds of %s", "%2$s: %1$u"));
    ck_assert(format_fits("%d seeds of %s", "%d"));
    ck_assert(format_fits("%d seeds", "one seed"));
    ck_assert(format_fits("{a.to}, {b.from}", "{b.from} {a.to} {b.from}"));
    ck_assert(!format_fits("%d seeds of %s", "%s: %d"));
    ck_assert(!format_fits("%d seeds of %s", "%2$s"));
    ck_assert(!format_fits("%d seeds", "%d seeds of %s"));
    ck_assert(!format_fits("%d seeds", "%ld seeds"));
    ck_assert(!format_fits("100%%", "100%"));
    ck_assert(!format_fits("{a.to}", "{a.from}"));
    ck_assert(!format_fits("{a.to}", "{a.t}"));
    ck_assert(!format_fits("{a.to", "{a.to"));
    ck_assert(!format_fits("no value", "{a.to}"));
}
END_TEST

START_TEST(any_translation_that_fits_can_be_filled) {
    static const char letters[] = "%%%%123$$ds.0-*cul{}a ";
    uint64_t random = 7;
    int fitting = 0;
    for (int i = 0; i < 1000000; i++) {
        char format[16];
        uint32_t length = random_below(&random, sizeof format);
        for (uint32_t at = 0; at < length; at++) {
            format[at] = letters[random_below(&random, sizeof letters - 1)];
        }
        format[length] = '\0';
        if (format_fits("%s %d %s", format)) {
            fitting++;
            ck_assert_msg(strlen(filled(format, "first", 2, "third")) < 1024, "%s", format);
        }
    }
    ck_assert_int_gt(fitting, 20000);
}
END_TEST

SUITE("format", a_format_without_numbers_is_filled_as_by_printf, width_and_precision_may_be_values,
      a_language_puts_numbered_values_in_its_own_order, a_value_of_precision_zero_is_left_out,
      a_wrong_format_takes_no_values,
      a_translation_fits_when_it_takes_the_values_of_the_english_text,
      any_translation_that_fits_can_be_filled)
