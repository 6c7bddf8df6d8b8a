/* test_fonts.c: which font files are tried for a letter, in a folder in the place of the system's.
 */
#include "support/suite.h"

#include "platform/fonts.h"

static void write_empty(const char *path) {
    ck_assert_ptr_null(platform_replace(path, "", 0, false));
}

START_TEST(the_fonts_of_a_folder_are_tried_by_their_names) {
    char path[PLATFORM_PATH_MAX];
    ck_assert_ptr_null(platform_make_folder("fonts-tried"));
    write_empty("fonts-tried/b.ttf");
    write_empty("fonts-tried/a.ttf");
    ck_assert(folder_font("fonts-tried", 0, path));
    ck_assert_str_eq(path, "fonts-tried/a.ttf");
    ck_assert(folder_font("fonts-tried", 1, path));
    ck_assert_str_eq(path, "fonts-tried/b.ttf");
    ck_assert(!folder_font("fonts-tried", 2, path));
}
END_TEST

START_TEST(without_the_folder_there_is_no_font) {
    char path[PLATFORM_PATH_MAX];
    ck_assert(!folder_font("fonts-none", 0, path));
}
END_TEST

START_TEST(a_known_font_is_tried_for_its_letters_if_it_exists) {
    static const struct known_font list[] = {
        {0x400, 0x4FF, "missing.ttf"}, {0x400, 0x4FF, "known.ttf"}, {0, 0xFFFF, "known.ttf"}};
    char path[PLATFORM_PATH_MAX];
    ck_assert_ptr_null(platform_make_folder("fonts-known"));
    write_empty("fonts-known/known.ttf");
    ck_assert(known_font_file(list, 3, "fonts-known", 0x42F, 0, path));
    ck_assert_str_eq(path, "fonts-known/known.ttf");
    ck_assert(known_font_file(list, 3, "fonts-known", 0x42F, 1, path));
    ck_assert(!known_font_file(list, 3, "fonts-known", 0x42F, 2, path));
    ck_assert(!known_font_file(list, 3, "fonts-known", 0x5D0, 1, path));
    ck_assert(!known_font_file(list, 3, "fonts-known", 0x1F600, 0, path));
}
END_TEST

SUITE("fonts", the_fonts_of_a_folder_are_tried_by_their_names, without_the_folder_there_is_no_font,
      a_known_font_is_tried_for_its_letters_if_it_exists)
