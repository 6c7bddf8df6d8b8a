/* theme.c: see theme.h. */
#include "ui/draw/theme.h"

#include <string.h>

#define RGB(hex)                                                                                   \
    { (hex) >> 16 & 255, (hex) >> 8 & 255, (hex)&255, 255 }

static const struct theme dusk = {
    .id = THEME_DUSK,
    .name = "dusk",
    .label = WORD_DUSK,
    .ground = RGB(0x14161F),
    .surface = RGB(0x1E2230),
    .raised = RGB(0x2A3042),
    .line = RGB(0x3A4258),
    .text = RGB(0xF3E9D7),
    .muted = RGB(0xB9AE9A),
    .accent = RGB(0xD9A441),
    .player = {RGB(0xE0703F), RGB(0x35B0A4)},
    .warning = RGB(0xE5484D),
    .accent_text = RGB(0xD9A441),
    .brass = RGB(0xD9A441),
    .on_accent = RGB(0x1A1206),
    .on_warning = RGB(0xFFFFFF),
    .on_player = RGB(0x1A0C05),
    .count = RGB(0x15110C),
    .on_count = RGB(0xF6EBD6),
    .panel_top = RGB(0x232838),
    .panel_foot = RGB(0x1C1F2C),
    .card_top = RGB(0x2A2E3F),
    .card = RGB(0x20242F),
    .card_foot = RGB(0x1B1E2A),
    .card_hot = RGB(0x2A2B33),
    .picture = {0x0C, 0x0D, 0x13, 191},
    .well = RGB(0x000000),
    .well_rim = {255, 255, 255, 15},
    .rim = {255, 255, 255, 23},
    .shadow = {0, 0, 0, 255},
    .weight = 1,
    .gloss = 1,
};

static const struct theme noon = {
    .id = THEME_NOON,
    .name = "noon",
    .label = WORD_NOON,
    .ground = RGB(0xF4ECDC),
    .surface = RGB(0xFFF9EE),
    .raised = RGB(0xFFFFFF),
    .line = RGB(0xD8CBB2),
    .text = RGB(0x2B2620),
    .muted = RGB(0x6E6353),
    .accent = RGB(0xA8741A),
    .player = {RGB(0xC2501F), RGB(0x1B8479)},
    .warning = RGB(0xC62A2F),
    .accent_text = RGB(0x7F5612),
    .brass = RGB(0xD5A03E),
    .on_accent = RGB(0x1A1206),
    .on_warning = RGB(0xFFFFFF),
    .on_player = RGB(0xFFFFFF),
    .count = RGB(0x15110C),
    .on_count = RGB(0xF6EBD6),
    .panel_top = RGB(0xFFF9EE),
    .panel_foot = RGB(0xFFF9EE),
    .card_top = RGB(0xFFFFFF),
    .card = RGB(0xFFF9EE),
    .card_foot = RGB(0xFFF9EE),
    .card_hot = RGB(0xFFF9EE),
    .picture = RGB(0xE9DFC9),
    .well = RGB(0x7A5A2A),
    .well_rim = {255, 255, 255, 128},
    .rim = RGB(0xD8CBB2),
    .shadow = {0x5A, 0x43, 0x20, 115},
    .weight = 1,
    .gloss = 1,
    .light = true,
};

static const struct theme contrast = {
    .id = THEME_CONTRAST,
    .name = "contrast",
    .label = WORD_HIGH_CONTRAST,
    .ground = RGB(0x000000),
    .surface = RGB(0x000000),
    .raised = RGB(0x1A1A1A),
    .line = RGB(0xFFFFFF),
    .text = RGB(0xFFFFFF),
    .muted = RGB(0xE0E0E0),
    .accent = RGB(0xFFD400),
    .player = {RGB(0xFF9A3D), RGB(0x4FE3FF)},
    .warning = RGB(0xFF5A5A),
    .accent_text = RGB(0xFFD400),
    .brass = RGB(0xFFD400),
    .on_accent = RGB(0x000000),
    .on_warning = RGB(0x000000),
    .on_player = RGB(0x000000),
    .count = RGB(0xFFFFFF),
    .on_count = RGB(0x000000),
    .panel_top = RGB(0x000000),
    .panel_foot = RGB(0x000000),
    .card_top = RGB(0x1A1A1A),
    .card = RGB(0x1A1A1A),
    .card_foot = RGB(0x1A1A1A),
    .card_hot = RGB(0x1A1A1A),
    .picture = RGB(0x000000),
    .well = RGB(0x000000),
    .well_rim = RGB(0xFFFFFF),
    .rim = RGB(0xFFFFFF),
    .shadow = {0, 0, 0, 0},
    .weight = 2,
    .flat = true,
};

static const struct theme *const themes[THEMES] = {&dusk, &noon, &contrast};

const struct theme *theme_get(enum theme_id id) {
    return themes[id];
}

bool theme_find(const char *name, enum theme_id *id) {
    for (int i = 0; i < THEMES; i++) {
        if (strcmp(themes[i]->name, name) == 0) {
            *id = (enum theme_id)i;
            return true;
        }
    }
    return false;
}

struct shadow theme_shadow(const struct theme *theme, float strength, float blur, float dx,
                           float dy) {
    float alpha = strength * (float)theme->shadow.a / 255;
    return (struct shadow){color_alpha(theme->shadow, alpha), blur, dx, dy};
}

struct color theme_glow(const struct theme *theme, struct color color, float alpha) {
    return color_alpha(color, alpha * theme->gloss);
}

struct color theme_tint(const struct theme *theme, struct color color, float strength) {
    return color_mix(theme->surface, color, strength * theme->gloss);
}

struct color theme_veil(const struct theme *theme, struct color color, float alpha) {
    return color_alpha(color, theme->flat ? 1 : alpha);
}

struct color theme_outline(const struct theme *theme, struct color color) {
    return color_alpha(color, 1 - theme->gloss);
}

struct color theme_mark(const struct theme *theme, uint32_t rgb) {
    return theme->flat ? theme->accent : color_hex(rgb);
}

struct color theme_ink(const struct theme *theme, uint32_t rgb) {
    return color_hex(theme->flat ? 0x000000 : rgb);
}

struct color theme_lettering(const struct theme *theme, struct color color) {
    return theme->flat ? theme->text : color;
}

int theme_sprite(const struct theme *theme, int plain, int textured) {
    return theme->flat ? plain : textured;
}

struct color theme_player_text(const struct theme *theme, int player) {
    if (theme->flat) {
        return theme->player[player];
    }
    return theme->light ? color_mix(theme->player[player], color_hex(0x000000), 0.30F)
                        : color_mix(theme->player[player], color_hex(0xFFFFFF), 0.50F);
}
