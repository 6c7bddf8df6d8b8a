/* test_palette.c: what tells the sides and the gems apart is told apart in the palette for each
 * kind of color blindness: by 20 of CIEDE2000 at least, in every theme. */
#include "support/suite.h"
#include "support/vision.h"
#include "ui/draw/sprites.h"

#include <string.h>

static const double LEAST = 20;

START_TEST(the_difference_of_colors_is_that_of_the_published_pairs) {
    /* Of Sharma's 34 pairs those that reach each branch. */
    static const struct {
        struct lab one, other;
        double difference;
    } pairs[] = {
        {{50, 2.6772, -79.7751}, {50, 0, -82.7485}, 2.0425},
        {{50, 3.1571, -77.2803}, {50, 0, -82.7485}, 2.8615},
        {{50, -1.3802, -84.2814}, {50, 0, -82.7485}, 1.0000},
        {{50, 0, 0}, {50, -1, 2}, 2.3669},
        {{50, 2.4900, -0.0010}, {50, -2.4900, 0.0009}, 7.1792},
        {{50, 2.4900, -0.0010}, {50, -2.4900, 0.0011}, 7.2195},
        {{50, -0.0010, 2.4900}, {50, 0.0009, -2.4900}, 4.8045},
        {{50, -0.0010, 2.4900}, {50, 0.0011, -2.4900}, 4.7461},
        {{50, 2.5, 0}, {50, 0, -2.5}, 4.3065},
        {{50, 2.5, 0}, {73, 25, -18}, 27.1492},
        {{50, 2.5, 0}, {61, -5, 29}, 22.8977},
        {{50, 2.5, 0}, {56, -27, -3}, 31.9030},
        {{50, 2.5, 0}, {58, 24, 15}, 19.4535},
        {{60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644},
        {{63.0109, -31.0961, -5.8663}, {62.8187, -29.7946, -4.0864}, 1.2630},
        {{35.0831, -44.1164, 3.7933}, {35.0232, -40.0716, 1.5901}, 1.8645},
        {{22.7233, 20.0904, -46.6940}, {23.0331, 14.9730, -42.5619}, 2.0373},
        {{90.8027, -2.0831, 1.4410}, {91.1528, -1.6435, 0.0447}, 1.4441},
        {{6.7747, -0.2908, -2.4247}, {5.8714, -0.0985, -2.2286}, 0.6377},
        {{2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}, 0.9082},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        double there = vision_difference(pairs[i].one, pairs[i].other);
        double back = vision_difference(pairs[i].other, pairs[i].one);
        ck_assert_double_eq_tol(there, pairs[i].difference, 0.00005);
        ck_assert_double_eq_tol(back, pairs[i].difference, 0.00005);
    }
}
END_TEST

START_TEST(every_eye_sees_a_gray_as_it_is_and_confuses_its_own_colors) {
    struct color red = color_hex(0xC00000), green = color_hex(0x5A7A00);
    struct color teal = color_hex(0x20A0A0), blue = color_hex(0x3090E0);
    for (int eye = 0; eye < PALETTES; eye++) {
        double gray = vision_apart(color_hex(0x808080), color_hex(0x808080), (enum palette_id)eye);
        ck_assert_double_eq_tol(gray, 0, 0.001);
        struct lab seen = vision_seen(color_hex(0x808080), (enum palette_id)eye);
        ck_assert(seen.a * seen.a + seen.b * seen.b < 0.01);
    }
    ck_assert(vision_apart(red, green, PALETTE_DEUTAN) <
              vision_apart(red, green, PALETTE_USUAL) / 2);
    ck_assert(vision_apart(red, green, PALETTE_PROTAN) <
              vision_apart(red, green, PALETTE_USUAL) / 2);
    ck_assert(vision_apart(teal, blue, PALETTE_TRITAN) <
              vision_apart(teal, blue, PALETTE_USUAL) / 2);
}
END_TEST

static void expect_apart(const struct theme *theme, enum palette_id eye, const char *what,
                         struct color one, struct color other) {
    double apart = vision_apart(one, other, eye);
    ck_assert_msg(apart >= LEAST, "%s of %s, seen as %s: %.1f", what, theme->name,
                  palette_name(eye), apart);
}

static void expect_told_apart(const struct theme *theme, enum palette_id eye) {
    expect_apart(theme, eye, "the sides", theme->player[0], theme->player[1]);
    expect_apart(theme, eye, "the sides on sand", theme->on_sand[0], theme->on_sand[1]);
    for (int i = 0; i < THEME_GEMS; i++) {
        for (int k = 0; k < i; k++) {
            struct line gems = text_line("gems %d and %d", k + 1, i + 1);
            expect_apart(theme, eye, gems.string, theme->gem[k], theme->gem[i]);
        }
    }
}

START_TEST(a_palette_tells_sides_and_gems_apart_to_the_eyes_it_is_for_and_to_any_other) {
    for (int id = 0; id < THEMES; id++) {
        for (int palette = 0; palette < PALETTES; palette++) {
            const struct theme *theme = theme_in((enum theme_id)id, (enum palette_id)palette);
            expect_told_apart(theme, (enum palette_id)palette);
            expect_told_apart(theme, PALETTE_USUAL);
        }
    }
}
END_TEST

START_TEST(the_usual_palette_tells_the_sides_apart_to_all_eyes) {
    for (int id = 0; id < THEMES; id++) {
        const struct theme *theme = theme_get((enum theme_id)id);
        for (int eye = 0; eye < PALETTES; eye++) {
            expect_apart(theme, (enum palette_id)eye, "the sides", theme->player[0],
                         theme->player[1]);
        }
    }
}
END_TEST

START_TEST(a_palette_exchanges_colors_of_a_drawing_and_nothing_else) {
    static const char usual[] = "<a fill=\"#033D26\" stroke=\"#FFFFFF\"/>#1234";
    char svg[sizeof usual];
    memcpy(svg, usual, sizeof usual);
    sprite_recolor(svg, PALETTE_USUAL);
    ck_assert_str_eq(svg, usual);
    sprite_recolor(svg, PALETTE_DEUTAN);
    ck_assert_str_eq(svg, "<a fill=\"#0A4A30\" stroke=\"#FFFFFF\"/>#1234");
}
END_TEST

SUITE("palettes", the_difference_of_colors_is_that_of_the_published_pairs,
      every_eye_sees_a_gray_as_it_is_and_confuses_its_own_colors,
      a_palette_tells_sides_and_gems_apart_to_the_eyes_it_is_for_and_to_any_other,
      the_usual_palette_tells_the_sides_apart_to_all_eyes,
      a_palette_exchanges_colors_of_a_drawing_and_nothing_else)
