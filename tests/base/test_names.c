/* test_names.c: which names can be seen, and which are one person's. */
#include "base/names.h"

#include "base/unicode_names.h"
#include "base/utf8.h"
#include "support/suite.h"

START_TEST(a_name_of_what_is_not_seen_is_none) {
    static const char *const unseen[] = {
        "",
        " ",
        "\t \n",
        "\u200B\u2060",
        "\u00A0\u3000",
        "\u200C\u200D\u200E\u200F",
        "\u2063\u2064\uFEFF",
        "\u00AD",
        "\u061C\u180E",
        "\u3164",
        "\u115F\u1160\uFFA0",
        "\u2800\u2800",
        "\uFE0F\uFE00",
        "\u202A\u202C\u2066\u2069",
        "\u034F",
        "\u17B4\u17B5",
        "\U000E0001\U000E0041\U000E007F",
        "\U000E0100",
        "\U0001D159\U0001D173",
        "\u2028\u2029\u1680\u205F\u202F",
        "\x7F\x01",
    };
    for (size_t i = 0; i < sizeof unseen / sizeof unseen[0]; i++) {
        char out[64] = "";
        struct text text = text_fixed(out, sizeof out);
        ck_assert_msg(!name_shows(unseen[i]), "%d", (int)i);
        ck_assert_uint_eq(name_person(unseen[i]), 0);
        name_add(&text, unseen[i]);
        ck_assert_str_eq(out, "");
    }
}
END_TEST

START_TEST(a_name_that_is_seen_stays_as_it_was_typed) {
    static const char *const seen[] = {"A",         " Anna ",  "A<b>nna",
                                       "Ben <3",    "\u200B.", "\u0600",
                                       "ليلى",      "日本語",  "\U0001F468\u200D\U0001F469",
                                       "{x}%s&amp;"};
    for (size_t i = 0; i < sizeof seen / sizeof seen[0]; i++) {
        char out[64] = "";
        struct text text = text_fixed(out, sizeof out);
        name_add(&text, seen[i]);
        ck_assert_str_eq(out, seen[i]);
        ck_assert_uint_ne(name_person(seen[i]), 0);
    }
}
END_TEST

START_TEST(names_that_look_alike_are_one_persons) {
    static const char *const same[][2] = {
        {"Jos\u00E9", "Jose\u0301"},
        {"Jos\u00E9", " Jos\u00E9 "},
        {"Jos\u00E9", "Jos\u00E9\u200B"},
        {"Jos\u00E9", "J\u200Bos\u00E9"},
        {"Jos\u00E9", "\uFEFFJos\u00E9\u00A0"},
        {"Jos\u00E9", "JOS\u00C9"},
        {"Jos\u00E9", "jOSE\u0301"},
        {"Ana Mar\u00EDa", "Ana\u00A0 Mari\u0301a"},
        {"\u212Bsa", "\u00E5sa"},
        {"\u1EAD", "a\u0302\u0323"},
        {"a\u0323\u0307", "a\u0307\u0323"},
        {"\uD55C\uAE00", "\u1112\u1161\u11AB\u1100\u1173\u11AF"},
        {"\u039F\u03B4\u03C5\u03C3\u03C3\u03B5\u03CD\u03C2",
         "\u039F\u0394\u03A5\u03A3\u03A3\u0395\u038E\u03A3"},
        {"\u0416\u0435\u043D\u044F", "\u0436\u0415\u041D\u042F"},
        {"Wei\u1E9E", "wei\u00DF"},
        {"\uF900", "\u8C48"},
        {"\U0002F800", "\u4E3D"},
        {"\u1F88", "\u1F80"},
        {"\U00010400", "\U00010428"},
        {"\u0958", "\u0915\u093C"},
        {"\u01C5", "\u01C6"},
    };
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++) {
        ck_assert_msg(name_person(same[i][0]) == name_person(same[i][1]), "%s", same[i][0]);
    }
}
END_TEST

START_TEST(names_that_differ_are_two_persons) {
    static const char *const names[] = {"Jose",      "Jos\u00E9", "Jos\u00E8", "Joseph",
                                        "Ana Maria", "Anamaria",  "strasse",   "stra\u00DFe",
                                        "i",         "\u0130",    "\u0131",    "1",
                                        "\u0661",    "Ben",       "Ben 2"};
    enum { NAMES = sizeof names / sizeof names[0] };
    for (int i = 0; i < NAMES; i++) {
        for (int k = 0; k < i; k++) {
            ck_assert_msg(name_person(names[i]) != name_person(names[k]), "%s %s", names[i],
                          names[k]);
        }
    }
}
END_TEST

/* The name of a character, and of what it is made of. */
START_TEST(whatever_can_be_written_in_two_ways_is_the_same) {
    for (size_t i = 0; i < sizeof code_parts / sizeof code_parts[0]; i++) {
        char whole[32] = "", apart[32] = "";
        struct text first = text_fixed(whole, sizeof whole);
        struct text second = text_fixed(apart, sizeof apart);
        text_add(&first, "a");
        text_add(&second, "a");
        ck_assert(utf8_add(&first, code_parts[i].code));
        ck_assert(utf8_add(&second, code_parts[i].first));
        ck_assert(!code_parts[i].second || utf8_add(&second, code_parts[i].second));
        ck_assert_msg(name_person(whole) == name_person(apart), "%x", code_parts[i].code);
        ck_assert(i == 0 || code_parts[i - 1].code < code_parts[i].code);
    }
    for (size_t i = 0; i < sizeof code_folds / sizeof code_folds[0]; i++) {
        const struct code_fold *fold = &code_folds[i];
        for (uint32_t code = fold->first; code <= fold->last; code += fold->step) {
            char large[16] = "", small[16] = "";
            struct text first = text_fixed(large, sizeof large);
            struct text second = text_fixed(small, sizeof small);
            ck_assert(utf8_add(&first, code));
            ck_assert(utf8_add(&second, code + (uint32_t)fold->by));
            ck_assert_msg(name_person(large) == name_person(small), "%x", code);
        }
        ck_assert(i == 0 || code_folds[i - 1].last < fold->first);
    }
}
END_TEST

START_TEST(a_name_that_goes_on_and_on_ends_somewhere) {
    struct text name = {0};
    for (int i = 0; i < 5000; i++) {
        text_add(&name, i % 2 ? "\u1EAD" : "\u0323");
    }
    ck_assert_uint_ne(name_person(text_string(&name)), 0);
    text_free(&name);
    ck_assert_uint_ne(name_person("A\xFF\xC3"), 0); /* nor what is not UTF-8 */
}
END_TEST

SUITE("names", a_name_of_what_is_not_seen_is_none, a_name_that_is_seen_stays_as_it_was_typed,
      names_that_look_alike_are_one_persons, names_that_differ_are_two_persons,
      whatever_can_be_written_in_two_ways_is_the_same, a_name_that_goes_on_and_on_ends_somewhere)
