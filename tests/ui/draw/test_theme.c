/* test_theme.c: the contrast of text in every theme: at least 4.5 to 1 (WCAG AA), and 7 to 1 in
 * high contrast (AAA). */
#include "support/suite.h"
#include "support/vision.h"
#include "ui/draw/sprites.h"
#include "ui/draw/theme.h"

#include <string.h>

/* How much of an active panel's strongest color is behind text (panels.c). */
static const float tint_dark = 0.43F, tint_light = 0.30F;

static void check(const struct theme *theme, const char *what, struct color ink,
                  struct color paper) {
    double ratio = vision_contrast(ink, paper), least = theme->flat ? 7 : 4.5;
    ck_assert_msg(ratio >= least, "%s: %s has only %.2f to 1", theme->name, what, ratio);
}

START_TEST(known_pairs_of_colors_have_their_known_contrast) {
    ck_assert_double_eq_tol(vision_contrast(color_hex(0x000000), color_hex(0xFFFFFF)), 21, 0.001);
    ck_assert_double_eq_tol(vision_contrast(color_hex(0x777777), color_hex(0xFFFFFF)), 4.48, 0.005);
}
END_TEST

START_TEST(text_is_readable_on_the_background_and_on_every_panel) {
    for (int id = 0; id < THEMES * PALETTES; id++) {
        const struct theme *theme =
            theme_in((enum theme_id)(id % THEMES), (enum palette_id)(id / THEMES));
        const struct color papers[] = {theme->ground, theme->surface, theme->raised};
        for (int i = 0; i < 3; i++) {
            check(theme, "text", theme->text, papers[i]);
            check(theme, "muted text", theme->muted, papers[i]);
            check(theme, "brass text", theme->accent_text, papers[i]);
        }
    }
}
END_TEST

START_TEST(text_is_readable_on_brass_and_on_the_players_colors) {
    for (int id = 0; id < THEMES * PALETTES; id++) {
        const struct theme *theme =
            theme_in((enum theme_id)(id % THEMES), (enum palette_id)(id / THEMES));
        check(theme, "text on brass", theme->on_accent, theme->accent);
        check(theme, "text on raised brass", theme->on_accent, theme->brass);
        check(theme, "a count", theme->on_count, theme->count);
        for (int player = 0; player < 2; player++) {
            check(theme, "text on a player's color", theme->on_player, theme->player[player]);
        }
    }
}
END_TEST

START_TEST(text_on_a_players_panel_is_readable_whosever_turn_it_is) {
    for (int id = 0; id < THEMES * PALETTES; id++) {
        const struct theme *theme =
            theme_in((enum theme_id)(id % THEMES), (enum palette_id)(id / THEMES));
        float tint = theme->flat ? 0 : theme->light ? tint_light : tint_dark;
        for (int player = 0; player < 2; player++) {
            struct color own = theme_player_text(theme, player);
            struct color active = color_mix(theme->surface, theme->player[player], tint);
            check(theme, "a player's color on a panel", own, theme->surface);
            check(theme, "a player's color on the active panel", own, active);
            check(theme, "text on an active panel", theme->text, active);
        }
    }
}
END_TEST

START_TEST(a_drawing_with_variants_for_each_theme_uses_the_current_one) {
    int found = 0;
    for (int sprite = 0; sprite < SPRITE_COUNT; sprite++) {
        const char *dusk = sprite_file(sprite), *end = strstr(dusk, "-dusk.svg");
        for (int id = 0; id < THEMES && end; id++, found++) {
            const struct theme *theme = theme_get((enum theme_id)id);
            const char *look = sprite_file(sprite_for_theme(sprite, theme));
            char file[64];
            struct text text = text_fixed(file, sizeof file);
            text_add_bytes(&text, dusk, (size_t)(end - dusk));
            text_format(&text, "-%s.svg", theme->name);
            ck_assert_str_eq(look, file);
        }
    }
    ck_assert_int_gt(found, 0);
}
END_TEST

SUITE("themes", known_pairs_of_colors_have_their_known_contrast,
      text_is_readable_on_the_background_and_on_every_panel,
      text_is_readable_on_brass_and_on_the_players_colors,
      text_on_a_players_panel_is_readable_whosever_turn_it_is,
      a_drawing_with_variants_for_each_theme_uses_the_current_one)
