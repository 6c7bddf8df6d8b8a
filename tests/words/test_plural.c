/* test_plural.c: the forms that languages have for numbers. */
#include "words/plural.h"

#include "support/suite.h"

#include <string.h>

/* The forms of the numbers 0 to 25, as digits; "" if the header cannot be read. */
static const char *forms_of(const char *header) {
    static char forms[27];
    struct plural plural;
    memset(forms, 0, sizeof forms);
    for (unsigned long i = 0; i < 26 && plural_read(header, &plural); i++) {
        forms[i] = (char)('0' + plural_form(&plural, i));
    }
    return forms;
}

START_TEST(languages_count_as_their_headers_say) {
    ck_assert_str_eq(forms_of("Plural-Forms: nplurals=2; plural=(n != 1);\n"),
                     "10111111111111111111111111");
    ck_assert_str_eq(forms_of("Language: fr\nPlural-Forms: nplurals=2; plural=(n > 1);\nX: y\n"),
                     "00111111111111111111111111");
    ck_assert_str_eq(forms_of("Plural-Forms: nplurals=1; plural=0;"), "00000000000000000000000000");
    ck_assert_str_eq(forms_of("Plural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 "
                              "&& n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\n"),
                     "20111222222222222222201112");
    ck_assert_str_eq(forms_of("Plural-Forms: nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : "
                              "n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;\n"),
                     "01233333333444444444444444");
}
END_TEST

START_TEST(without_a_line_on_forms_a_language_counts_as_english) {
    ck_assert_str_eq(forms_of("Language: de\n"), "10111111111111111111111111");
}
END_TEST

START_TEST(operators_bind_as_in_c) {
    ck_assert_str_eq(forms_of("Plural-Forms: nplurals=8; plural=n+1*2-1==3||0&&n<0;"),
                     "00100000000000000000000000");
    ck_assert_str_eq(forms_of("Plural-Forms: nplurals=8; plural=!(n>1)*3/2;"),
                     "11000000000000000000000000");
    ck_assert_str_eq(forms_of("Plural-Forms: nplurals=8; plural=20-n-18>3;"),
                     "00011111111111111111111111");
}
END_TEST

START_TEST(a_number_beyond_the_forms_has_the_first) {
    ck_assert_str_eq(forms_of("Plural-Forms: nplurals=2; plural=n;"), "01000000000000000000000000");
    ck_assert_str_eq(forms_of("Plural-Forms: nplurals=2; plural=1/(n-3);"),
                     "00001000000000000000000000");
}
END_TEST

START_TEST(a_line_that_cannot_be_read_is_refused) {
    static const char *const wrong[] = {
        "Plural-Forms: ",
        "Plural-Forms: nplurals=0; plural=0;",
        "Plural-Forms: nplurals=9; plural=0;",
        "Plural-Forms: nplurals=2; plural=;",
        "Plural-Forms: nplurals=2; plural=n=1;",
        "Plural-Forms: nplurals=2; plural=(n;",
        "Plural-Forms: nplurals=2; plural=n ? 1;",
        "Plural-Forms: nplurals=2; plural=m;",
        "Plural-Forms: nplurals=2; plural=n 1;",
        "Plural-Forms: nplurals=2; plural=1/(n-n);",
        ("Plural-Forms: nplurals=2; plural="
         "((((((((((((((((((((((((((((((((((((((((n))))))))))))))))))))))))))))))))))))))));"),
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        ck_assert_str_eq(forms_of(wrong[i]), "");
    }
}
END_TEST

SUITE("plural", languages_count_as_their_headers_say,
      without_a_line_on_forms_a_language_counts_as_english, operators_bind_as_in_c,
      a_number_beyond_the_forms_has_the_first, a_line_that_cannot_be_read_is_refused)
