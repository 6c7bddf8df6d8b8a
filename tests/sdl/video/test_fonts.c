/* test_fonts.c: the bundled fonts exist, are complete, and have the digits that the design
 * requires; what they lack comes from the system, for which a folder of toys stands here. */
#include <SDL_ttf.h>
#include <stdio.h>
#include <string.h>

#include "support/suite.h"
#include "support/toy_font.h"

#include "base/text.h"
#include "platform/platform.h"
#include "sdl/video/assets.h"
#include "sdl/video/fonts.h"

enum { SIZE = 64 };

static const char *const sans[] = {"SeraiSans-Regular", "SeraiSans-Medium", "SeraiSans-SemiBold",
                                   "SeraiSans-Bold"};
static const char *const display[] = {"SeraiDisplay-Regular", "SeraiDisplay-Bold"};

/* The caller closes it. */
static TTF_Font *open_font(const char *name) {
    char path[512];
    snprintf(path, sizeof path, "%s/assets/fonts/%s.otf", SERAI_SOURCE_DIR, name);
    ck_assert_int_eq(TTF_Init(), 0);
    TTF_Font *font = TTF_OpenFont(path, SIZE);
    ck_assert_msg(font != NULL, "%s: %s", path, TTF_GetError());
    return font;
}

static void close_font(TTF_Font *font) {
    TTF_CloseFont(font);
    TTF_Quit();
}

static int width_of(TTF_Font *font, const char *text) {
    int width = 0;
    ck_assert_int_eq(TTF_SizeUTF8(font, text, &width, NULL), 0);
    return width;
}

/* The width of eight equal digits, proportional as in prose, or tabular. */
static int width_of_eight(TTF_Font *font, char digit, bool tabular) {
    char text[32];
    struct text out = text_fixed(text, sizeof text);
    for (int i = 0; i < 8; i++) {
        text_add(&out, tabular ? "\xEE\x80" : "");
        text_char(&out, (char)(tabular ? digit + 0x80 : digit));
    }
    return width_of(font, text);
}

START_TEST(tabular_digits_of_the_sans_are_equally_wide) {
    for (size_t i = 0; i < sizeof sans / sizeof sans[0]; i++) {
        TTF_Font *font = open_font(sans[i]);
        const int zeroes = width_of_eight(font, '0', true);
        for (char digit = '1'; digit <= '9'; digit++) {
            /* The ink of the outermost digits may differ, their advance must not. */
            ck_assert_int_le(abs(width_of_eight(font, digit, true) - zeroes), SIZE / 8);
        }
        close_font(font);
    }
}
END_TEST

START_TEST(digits_of_the_sans_in_prose_are_proportional) {
    for (size_t i = 0; i < sizeof sans / sizeof sans[0]; i++) {
        TTF_Font *font = open_font(sans[i]);
        ck_assert_int_lt(width_of_eight(font, '1', false), width_of_eight(font, '0', false) - SIZE);
        ck_assert_int_lt(width_of_eight(font, '1', false), width_of_eight(font, '1', true) - SIZE);
        close_font(font);
    }
}
END_TEST

START_TEST(digits_of_the_display_font_are_as_tall_as_capitals_and_on_the_baseline) {
    for (size_t i = 0; i < sizeof display / sizeof display[0]; i++) {
        TTF_Font *font = open_font(display[i]);
        for (Uint16 digit = '0'; digit <= '9'; digit++) {
            int lowest = 0;
            int highest = 0;
            ck_assert_int_eq(TTF_GlyphMetrics(font, digit, NULL, NULL, &lowest, &highest, NULL), 0);
            ck_assert_int_ge(lowest, -SIZE / 16);
            ck_assert_int_ge(highest, SIZE * 38 / 64);
        }
        close_font(font);
    }
}
END_TEST

START_TEST(names_and_symbols_have_glyphs) {
    static const Uint16 signs[] = {'A',    'z',    0xD7,   0xB7,   0xBD,   0xE9,   0x141, 0x17E,
                                   0x2013, 0x2019, 0x2022, 0x2026, 0x2190, 0x2192, 0x2212};
    static const char *const full[] = {"SeraiSans-Regular", "SeraiSans-Medium",
                                       "SeraiSans-SemiBold", "SeraiSans-Bold",
                                       "SeraiDisplay-Regular"};
    for (size_t i = 0; i < sizeof full / sizeof full[0]; i++) {
        TTF_Font *font = open_font(full[i]);
        for (size_t k = 0; k < sizeof signs / sizeof signs[0]; k++) {
            ck_assert_msg(TTF_GlyphIsProvided(font, signs[k]) != 0, "%s lacks U+%04X", full[i],
                          signs[k]);
        }
        close_font(font);
    }
}
END_TEST

START_TEST(the_app_uses_tabular_digits_for_counts_and_proportional_ones_in_prose) {
    SDL_setenv("SERAI_ASSETS", SERAI_SOURCE_DIR "/assets", 1);
    ck_assert_ptr_null(assets_find());
    struct measure measure = fonts_measure();
    ck_assert_ptr_null(fonts_open());
    for (enum font font = FONT_FIGURES; font <= FONT_FIGURES_BOLD; font++) {
        float ones = measure.width(NULL, font, SIZE, "11:11");
        ck_assert_float_eq_tol(ones, measure.width(NULL, font, SIZE, "00:00"), SIZE / 8);
    }
    ck_assert_float_lt(measure.width(NULL, FONT_UI, SIZE, "F11"),
                       measure.width(NULL, FONT_UI, SIZE, "F00") - SIZE / 4);
    ck_assert_float_eq(measure.width(NULL, FONT_FIGURES, SIZE, "seeds"),
                       measure.width(NULL, FONT_UI, SIZE, "seeds"));
    fonts_close();
}
END_TEST

/* ---- letters that the bundled fonts lack ---- */

/* A folder of the test in the place of the system's fonts. */
static void open_with(const char *name) {
    static char folder[512];
    snprintf(folder, sizeof folder, "fonts-%s", name);
    ck_assert_ptr_null(platform_make_folder(folder));
    SDL_setenv("SERAI_FONTS", folder, 1);
    SDL_setenv("SERAI_ASSETS", SERAI_SOURCE_DIR "/assets", 1);
    ck_assert_ptr_null(assets_find());
    ck_assert_ptr_null(fonts_open());
}

static float width(const char *string) {
    return fonts_measure().width(NULL, FONT_UI, SIZE, string);
}

/* How high the ink of a line is in each pixel's column. */
static int heights(const char *string, bool right_to_left, int height[], int most) {
    int ascent = 0, columns = 0;
    SDL_Surface *picture = fonts_render(FONT_UI, SIZE, string, right_to_left, &ascent);
    ck_assert_ptr_nonnull(picture);
    for (; columns < picture->w && columns < most; columns++) {
        height[columns] = 0;
        for (int y = 0; y < ascent; y++) {
            Uint32 pixel;
            memcpy(&pixel, (Uint8 *)picture->pixels + y * picture->pitch + columns * 4,
                   sizeof pixel);
            height[columns] += pixel >> 24 > 0x80;
        }
    }
    SDL_FreeSurface(picture);
    return columns;
}

START_TEST(a_letter_that_no_bundled_font_has_comes_from_the_system) {
    open_with("cyrillic");
    toy_font_write("fonts-cyrillic/a.ttf", 0x410, 0x44F, 250);
    ck_assert_float_eq_tol(width("\xD0\xAF"), SIZE / 4.0F, 2);
    ck_assert_float_eq_tol(width("\xD0\xAF\xD0\xBD\xD0\xB0"), 3 * SIZE / 4.0F, 2);
    ck_assert_float_eq_tol(width("Jan \xD0\xAF Jan"),
                           2 * width("Jan") + 2 * width(" ") + SIZE / 4.0F, 4);
    fonts_close();
}
END_TEST

START_TEST(the_system_has_no_say_in_letters_that_are_bundled) {
    open_with("latin");
    float before = width("Jan");
    fonts_close();
    toy_font_write("fonts-latin/a.ttf", 'A', 'z', 900);
    open_with("latin");
    ck_assert_float_eq(width("Jan"), before);
    fonts_close();
}
END_TEST

START_TEST(a_line_is_written_with_as_many_fonts_as_it_needs) {
    open_with("several");
    toy_font_write("fonts-several/a.ttf", 0x410, 0x44F, 250);
    toy_font_write("fonts-several/b.ttf", 0x5B50, 0x5B50, 1000);
    toy_font_write("fonts-several/c.ttf", 0x1F600, 0x1F600, 500);
    ck_assert_float_eq_tol(width("\xD0\xAF\xE5\xAD\x90\xF0\x9F\x98\x80"), SIZE * 7 / 4.0F, 4);
    fonts_close();
}
END_TEST

START_TEST(a_letter_and_its_mark_come_from_one_font) {
    open_with("marks");
    toy_font_write("fonts-marks/a.ttf", 0x5D0, 0x5EA, 250);
    toy_font_write("fonts-marks/b.ttf", 0x5B0, 0x5EA, 500);
    ck_assert_float_eq_tol(width("\xD7\x91"), SIZE / 4.0F, 2);
    ck_assert_float_ge(width("\xD7\x91\xD6\xB0"), SIZE / 2.0F - 1);
    fonts_close();
}
END_TEST

START_TEST(letters_that_no_font_has_are_told_apart) {
    enum { MOST = 256 };
    static const char *const names[] = {"\xD0\xAF\xD0\xBD\xD0\xB0", "\xD0\x98\xD0\xBD\xD0\xB0",
                                        "\xE5\xAD\x90", "\xF0\x9F\x98\x80", "\xF0\x9F\x98\x81"};
    enum { NAMES = sizeof names / sizeof names[0] };
    static int height[NAMES][MOST];
    open_with("none");
    for (int i = 0; i < NAMES; i++) {
        int columns = heights(names[i], false, height[i], MOST);
        ck_assert_float_eq_tol(width(names[i]), (float)columns, 1);
        for (int k = 0; k < i; k++) {
            ck_assert_msg(memcmp(height[i], height[k], sizeof height[i]) != 0, "%d as %d", i, k);
        }
    }
    fonts_close();
}
END_TEST

/* Each letter of the toy font is a little higher than the one before. */
START_TEST(letters_that_are_read_from_right_to_left_stand_so) {
    enum { MOST = 256 };
    int height[MOST];
    open_with("hebrew");
    toy_font_write("fonts-hebrew/a.ttf", 0x5D0, 0x5EA, 500);
    int columns = heights("\xD7\x90\xD7\xAA", false, height, MOST);
    ck_assert_int_gt(height[columns / 4], height[columns * 3 / 4]);
    columns = heights("\xD7\x90\xD7\xAA.", true, height, MOST);
    ck_assert_int_lt(height[3], SIZE / 4); /* the full stop is at the left end */
    columns = heights("\xD7\x90\xD7\xAA.", false, height, MOST);
    ck_assert_int_gt(height[3], SIZE / 4);
    fonts_close();
}
END_TEST

START_TEST(what_only_orders_letters_is_not_drawn) {
    open_with("none");
    ck_assert_float_eq(width("\xE2\x81\xA8"
                             "Amina"
                             "\xE2\x81\xA9"),
                       width("Amina"));
    ck_assert_float_eq(width("\xE2\x80\x8F"), 0);
    fonts_close();
}
END_TEST

SUITE("fonts", tabular_digits_of_the_sans_are_equally_wide,
      digits_of_the_sans_in_prose_are_proportional,
      the_app_uses_tabular_digits_for_counts_and_proportional_ones_in_prose,
      digits_of_the_display_font_are_as_tall_as_capitals_and_on_the_baseline,
      names_and_symbols_have_glyphs, a_letter_that_no_bundled_font_has_comes_from_the_system,
      the_system_has_no_say_in_letters_that_are_bundled,
      a_line_is_written_with_as_many_fonts_as_it_needs, a_letter_and_its_mark_come_from_one_font,
      letters_that_no_font_has_are_told_apart, letters_that_are_read_from_right_to_left_stand_so,
      what_only_orders_letters_is_not_drawn)
