/* test_fonts.c: the bundled fonts exist, are complete, and have the digits that the design
 * requires. */
#include <SDL_ttf.h>
#include <stdio.h>

#include "support/suite.h"

#include "base/text.h"
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

SUITE("fonts", tabular_digits_of_the_sans_are_equally_wide,
      digits_of_the_sans_in_prose_are_proportional,
      the_app_uses_tabular_digits_for_counts_and_proportional_ones_in_prose,
      digits_of_the_display_font_are_as_tall_as_capitals_and_on_the_baseline,
      names_and_symbols_have_glyphs)
