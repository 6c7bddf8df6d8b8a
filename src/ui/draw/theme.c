/* theme.c: see theme.h. */
#include "ui/draw/theme.h"

#include <string.h>

#define CHANNELS(hex, alpha)                                                                       \
    { (hex) >> 16 & 255, (hex) >> 8 & 255, (hex)&255, (alpha) }
#define RGBA(hex, alpha) (hex, alpha)
#define RGB(hex) (hex, 255)

/* The colors at dusk, at noon, and in high contrast. */
#define COLORS(X)                                                                                  \
    X(ground, RGB(0x14161F), RGB(0xF4ECDC), RGB(0x000000))                                         \
    X(surface, RGB(0x1E2230), RGB(0xFFF9EE), RGB(0x000000))                                        \
    X(raised, RGB(0x2A3042), RGB(0xFFFFFF), RGB(0x1A1A1A))                                         \
    X(line, RGB(0x3A4258), RGB(0xD8CBB2), RGB(0xFFFFFF))                                           \
    X(text, RGB(0xF3E9D7), RGB(0x2B2620), RGB(0xFFFFFF))                                           \
    X(muted, RGB(0xB9AE9A), RGB(0x625849), RGB(0xE0E0E0))                                          \
    X(accent, RGB(0xD9A441), RGB(0xA8741A), RGB(0xFFD400))                                         \
    X(player[0], RGB(0xE0703F), RGB(0xC2501F), RGB(0xFF9A3D))                                      \
    X(player[1], RGB(0x35B0A4), RGB(0x1B8479), RGB(0x4FE3FF))                                      \
    X(warning, RGB(0xE5484D), RGB(0xC62A2F), RGB(0xFF5A5A))                                        \
    X(accent_text, RGB(0xD9A441), RGB(0x7F5612), RGB(0xFFD400))                                    \
    X(brass, RGB(0xD9A441), RGB(0xD5A03E), RGB(0xFFD400))                                          \
    X(on_accent, RGB(0x1A1206), RGB(0x1A1206), RGB(0x000000))                                      \
    X(on_warning, RGB(0xFFFFFF), RGB(0xFFFFFF), RGB(0x000000))                                     \
    X(on_player, RGB(0x1A0C05), RGB(0xFFFFFF), RGB(0x000000))                                      \
    X(count, RGB(0x15110C), RGB(0x15110C), RGB(0xFFFFFF))                                          \
    X(on_count, RGB(0xF6EBD6), RGB(0xF6EBD6), RGB(0x000000))                                       \
    X(panel_top, RGB(0x232838), RGB(0xFFF9EE), RGB(0x000000))                                      \
    X(panel_foot, RGB(0x1C1F2C), RGB(0xFFF9EE), RGB(0x000000))                                     \
    X(card_top, RGB(0x2A2E3F), RGB(0xFFFFFF), RGB(0x1A1A1A))                                       \
    X(card, RGB(0x20242F), RGB(0xFFF9EE), RGB(0x1A1A1A))                                           \
    X(card_foot, RGB(0x1B1E2A), RGB(0xFFF9EE), RGB(0x1A1A1A))                                      \
    X(card_hot, RGB(0x2A2B33), RGB(0xFFF9EE), RGB(0x1A1A1A))                                       \
    X(picture, RGBA(0x0C0D13, 191), RGB(0xE9DFC9), RGB(0x000000))                                  \
    X(well, RGB(0x000000), RGB(0x7A5A2A), RGB(0x000000))                                           \
    X(well_rim, RGBA(0xFFFFFF, 15), RGBA(0xFFFFFF, 128), RGB(0xFFFFFF))                            \
    X(rim, RGBA(0xFFFFFF, 23), RGB(0xD8CBB2), RGB(0xFFFFFF))                                       \
    X(shadow, RGBA(0x000000, 255), RGBA(0x5A4320, 115), RGBA(0x000000, 0))

#define AT_DUSK(field, dusk, noon, contrast) .field = CHANNELS dusk,
#define AT_NOON(field, dusk, noon, contrast) .field = CHANNELS noon,
#define IN_CONTRAST(field, dusk, noon, contrast) .field = CHANNELS contrast,

static const struct theme dusk = {
    .id = THEME_DUSK, .name = "dusk", .label = WORD_DUSK, .weight = 1, .gloss = 1, COLORS(AT_DUSK)};

static const struct theme noon = {.id = THEME_NOON,
                                  .name = "noon",
                                  .label = WORD_NOON,
                                  .weight = 1,
                                  .gloss = 1,
                                  .light = true,
                                  COLORS(AT_NOON)};

static const struct theme contrast = {.id = THEME_CONTRAST,
                                      .name = "contrast",
                                      .label = WORD_HIGH_CONTRAST,
                                      .weight = 2,
                                      .flat = true,
                                      COLORS(IN_CONTRAST)};

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

struct color theme_caution(const struct theme *theme) {
    return color_mix(theme->warning, theme->accent, 0.45F);
}

struct color theme_sunk(const struct theme *theme) {
    return theme->light ? color_mix(theme->muted, theme->text, 0.4F) : theme->muted;
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
