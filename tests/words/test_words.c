/* test_words.c: texts in a language that is read from a file, and what happens when the file lacks
 * them, has other values in them, or is broken. */
#include "words/words.h"

#include "support/mo_file.h"
#include "support/suite.h"

#include <stdlib.h>
#include <string.h>

static const char header[] =
    "Language: ar\nPlural-Forms: nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : "
    "n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);\n";

enum { TEXTS = 8 };

static const char minutes[] = "zero\0one\0two\0few %d\0many %d\0other %d";

static const struct mo_text texts[TEXTS] = {
    {"", "", header, 0},
    {"BACK", "Back", "Retour", 0},
    {"HOME", "Home", "", 0},
    {"QUIT", "Quit", "Quitter %s", 0},
    {"SIDES_SWAPPED_NOW", "Sides are swapped: %s is now %s.", "%2$s, c'est maintenant %1$s.", 0},
    {"SEEGA_NAME_MOVE", "{step.from} to {step.to}", "de {step.from} vers {step.end}", 0},
    {"WHEN_MINUTES", "1 minute ago", minutes, sizeof minutes - 1},
    {"lesson:oware", "Sow C.", "Semez C.", 0}};

/* Reads the texts as a language of this code. */
static bool read_as(const char *code, bool swapped) {
    struct text file = mo_file(texts, TEXTS, swapped);
    bool read = words_read(code, file.data, file.length);
    text_free(&file);
    return read;
}

START_TEST(a_text_is_in_the_language_that_is_chosen) {
    ck_assert(read_as("fr", false));
    ck_assert_str_eq(words(WORD_BACK), "Back");
    ck_assert_str_eq(words_chosen(), "en");
    ck_assert(words_choose("fr"));
    ck_assert_str_eq(words_chosen(), "fr");
    ck_assert_str_eq(words(WORD_BACK), "Retour");
    ck_assert_str_eq(words(WORD_SIDES_SWAPPED_NOW), "%2$s, c'est maintenant %1$s.");
    ck_assert(words_choose("en"));
    ck_assert_str_eq(words(WORD_BACK), "Back");
}
END_TEST

START_TEST(a_file_whose_numbers_have_the_largest_byte_first_is_read_as_well) {
    ck_assert(read_as("fr", true));
    words_choose("fr");
    ck_assert_str_eq(words(WORD_BACK), "Retour");
    words_choose("en");
}
END_TEST

START_TEST(a_text_that_a_language_lacks_is_in_english) {
    read_as("fr", false);
    words_choose("fr");
    ck_assert_str_eq(words(WORD_UNDO), "Undo");
    ck_assert_str_eq(words(WORD_HOME), "Home");
    ck_assert_str_eq(words(WORD_NONE), "");
    words_choose("en");
}
END_TEST

START_TEST(a_text_that_takes_other_values_than_the_english_one_is_in_english) {
    read_as("fr", false);
    words_choose("fr");
    ck_assert_str_eq(words(WORD_QUIT), "Quit");
    ck_assert_str_eq(words(WORD_SEEGA_NAME_MOVE), "{step.from} to {step.to}");
    words_choose("en");
}
END_TEST

START_TEST(a_counted_text_has_the_form_that_the_language_has_for_the_number) {
    static const char *const forms[] = {"zero", "one", "two", "few %d"};
    read_as("ar", false);
    ck_assert_str_eq(words_count(WORD_WHEN_MINUTES, 1), "1 minute ago");
    ck_assert_str_eq(words_count(WORD_WHEN_MINUTES, 0), "%d minutes ago");
    words_choose("ar");
    for (unsigned long i = 0; i < 4; i++) {
        ck_assert_str_eq(words_count(WORD_WHEN_MINUTES, i), forms[i]);
    }
    ck_assert_str_eq(words_count(WORD_WHEN_MINUTES, 11), "many %d");
    ck_assert_str_eq(words_count(WORD_WHEN_MINUTES, 100), "other %d");
    ck_assert_str_eq(words_count(WORD_WHEN_MINUTES, 103), "few %d");
    ck_assert_str_eq(words_count(WORD_BACK, 3), "Retour");
    words_choose("en");
}
END_TEST

START_TEST(a_counted_text_without_all_of_its_forms_is_in_english) {
    static const struct mo_text few[] = {{"", "", header, 0},
                                         {"BACK", "Back", "Retour", 0},
                                         {"WHEN_MINUTES", "1 minute ago", "%d", 0}};
    struct text file = mo_file(few, 3, false);
    ck_assert(words_read("it", file.data, file.length));
    words_choose("it");
    ck_assert_str_eq(words_count(WORD_WHEN_MINUTES, 3), "%d minutes ago");
    words_choose("en");
    text_free(&file);
}
END_TEST

START_TEST(a_part_of_a_file_is_found_by_its_context_and_its_text) {
    read_as("fr", false);
    ck_assert_str_eq(words_of("lesson:oware", "Sow C."), "Sow C.");
    words_choose("fr");
    ck_assert_str_eq(words_of("lesson:oware", "Sow C."), "Semez C.");
    ck_assert_str_eq(words_of("lesson:seega", "Sow C."), "Sow C.");
    ck_assert_str_eq(words_of("lesson:oware", "Sow D."), "Sow D.");
    words_choose("en");
}
END_TEST

START_TEST(texts_stay_when_another_language_is_chosen_or_the_same_one_read_again) {
    read_as("fr", false);
    words_choose("fr");
    const char *text = words(WORD_BACK);
    words_choose("en");
    read_as("fr", true);
    words_choose("fr");
    ck_assert_str_eq(text, "Retour");
    words_choose("en");
}
END_TEST

START_TEST(a_language_that_was_not_read_is_not_chosen) {
    read_as("fr", false);
    words_choose("fr");
    ck_assert(!words_choose("de"));
    ck_assert(!words_choose(""));
    ck_assert_str_eq(words_chosen(), "fr");
    words_choose("en");
}
END_TEST

/* Each piece has memory of its own, whose end the sanitizers watch. */
START_TEST(a_file_that_was_cut_off_anywhere_is_refused_or_has_the_texts_that_are_whole) {
    struct text file = mo_file(texts, TEXTS, false);
    for (size_t size = 0; size < file.length; size++) {
        char *piece = malloc(size + 1);
        memcpy(piece, file.data, size);
        if (words_read("de", piece, size)) {
            words_choose("de");
            const char *text = words(WORD_BACK);
            ck_assert(strcmp(text, "Back") == 0 || strcmp(text, "Retour") == 0);
            words_choose("en");
        }
        free(piece);
    }
    ck_assert(!words_read("de", "", 0));
    text_free(&file);
}
END_TEST

START_TEST(a_file_with_any_byte_changed_takes_the_values_of_the_english_texts) {
    struct text file = mo_file(texts, TEXTS, false);
    for (size_t at = 0; at < file.length; at++) {
        char bit = (char)(1U << at % 8);
        file.data[at] ^= bit;
        if (words_read("de", file.data, file.length)) {
            words_choose("de");
            ck_assert(!strchr(words(WORD_BACK), '%'));
            ck_assert(!strstr(words_count(WORD_WHEN_MINUTES, 0), "%s"));
            words_choose("en");
        }
        file.data[at] ^= bit;
    }
    text_free(&file);
}
END_TEST

START_TEST(a_locale_names_a_language_that_there_is) {
    ck_assert_str_eq(words_known("fr"), "fr");
    ck_assert_str_eq(words_known("pt_BR.UTF-8"), "pt");
    ck_assert_str_eq(words_known("de-AT"), "de");
    ck_assert_str_eq(words_known("ar_EG@calendar=coptic"), "ar");
    ck_assert_str_eq(words_known("en_US.UTF-8"), "en");
    ck_assert_str_eq(words_known("ja:it_CH:de"), "it");
    ck_assert_ptr_null(words_known("ja::"));
    ck_assert_ptr_null(words_known("C"));
    ck_assert_ptr_null(words_known("fro"));
    ck_assert_ptr_null(words_known("ja_JP"));
    ck_assert_ptr_null(words_known(""));
}
END_TEST

SUITE("words", a_text_is_in_the_language_that_is_chosen,
      a_file_whose_numbers_have_the_largest_byte_first_is_read_as_well,
      a_text_that_a_language_lacks_is_in_english,
      a_text_that_takes_other_values_than_the_english_one_is_in_english,
      a_counted_text_has_the_form_that_the_language_has_for_the_number,
      a_counted_text_without_all_of_its_forms_is_in_english,
      a_part_of_a_file_is_found_by_its_context_and_its_text,
      texts_stay_when_another_language_is_chosen_or_the_same_one_read_again,
      a_language_that_was_not_read_is_not_chosen,
      a_file_that_was_cut_off_anywhere_is_refused_or_has_the_texts_that_are_whole,
      a_file_with_any_byte_changed_takes_the_values_of_the_english_texts,
      a_locale_names_a_language_that_there_is)
