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

/* What the palettes exchange: tests/ui/draw/test_palette.c says what each has to do. The drawings
 * have the same colors (assets/tools/art/theme.py). */
#define TERRACOTTA(X)                                                                              \
    X(player[0], RGB(0xE0703F), RGB(0xC2501F), RGB(0xFF9A3D))                                      \
    X(on_sand[0], RGB(0xB5541E), RGB(0xB5541E), RGB(0xFF9A3D))

#define TURQUOISE(X)                                                                               \
    X(player[1], RGB(0x35B0A4), RGB(0x1B8479), RGB(0x4FE3FF))                                      \
    X(on_sand[1], RGB(0x14776D), RGB(0x14776D), RGB(0x4FE3FF))

#define BLUE(X)                                                                                    \
    X(player[1], RGB(0x4A8FE8), RGB(0x1F66B8), RGB(0x4FE3FF))                                      \
    X(on_sand[1], RGB(0x1D5FA8), RGB(0x1D5FA8), RGB(0x4FE3FF))

#define GEM(X, i, color, flat) X(gem[(i)-1], RGB(color), RGB(color), RGB(flat))

#define USUAL(X)                                                                                   \
    TERRACOTTA(X)                                                                                  \
    TURQUOISE(X)                                                                                   \
    GEM(X, 1, 0xE8930C, 0xFFC21A)                                                                  \
    GEM(X, 2, 0x12915A, 0x3DF09A)                                                                  \
    GEM(X, 3, 0x1F5FD0, 0x7FB4FF)                                                                  \
    GEM(X, 4, 0xC4183C, 0xFF8095)

#define PROTAN(X)                                                                                  \
    TERRACOTTA(X)                                                                                  \
    BLUE(X)                                                                                        \
    GEM(X, 1, 0xFFD050, 0xFFC31B)                                                                  \
    GEM(X, 2, 0x0B7C4E, 0x77FFD2)                                                                  \
    GEM(X, 3, 0x1D66DE, 0x76B8FF)                                                                  \
    GEM(X, 4, 0xC21650, 0xF26A80)

#define DEUTAN(X)                                                                                  \
    TERRACOTTA(X)                                                                                  \
    BLUE(X)                                                                                        \
    GEM(X, 1, 0xF6A824, 0xFFC10C)                                                                  \
    GEM(X, 2, 0x2F9C6C, 0x7CFFE0)                                                                  \
    GEM(X, 3, 0x1F5FD0, 0x6CA6FF)                                                                  \
    GEM(X, 4, 0x7E0818, 0xD65C57)

#define TRITAN(X)                                                                                  \
    TERRACOTTA(X)                                                                                  \
    TURQUOISE(X)                                                                                   \
    GEM(X, 1, 0xF5B052, 0xFFD46A)                                                                  \
    GEM(X, 2, 0x14A86C, 0x2CFFAE)                                                                  \
    GEM(X, 3, 0x2B3FAE, 0x8496F4)                                                                  \
    GEM(X, 4, 0xC4183C, 0xFF5A6E)

#define AT_DUSK(field, dusk, noon, contrast) .field = CHANNELS dusk,
#define AT_NOON(field, dusk, noon, contrast) .field = CHANNELS noon,
#define IN_CONTRAST(field, dusk, noon, contrast) .field = CHANNELS contrast,

#define THREE_LOOKS(palette_id, INKS)                                                              \
    [palette_id] = {{.id = THEME_DUSK,                                                             \
                     .palette = (palette_id),                                                      \
                     .name = "dusk",                                                               \
                     .label = WORD_DUSK,                                                           \
                     .weight = 1,                                                                  \
                     .gloss = 1,                                                                   \
                     COLORS(AT_DUSK) INKS(AT_DUSK)},                                               \
                    {.id = THEME_NOON,                                                             \
                     .palette = (palette_id),                                                      \
                     .name = "noon",                                                               \
                     .label = WORD_NOON,                                                           \
                     .weight = 1,                                                                  \
                     .gloss = 1,                                                                   \
                     .light = true,                                                                \
                     COLORS(AT_NOON) INKS(AT_NOON)},                                               \
                    {.id = THEME_CONTRAST,                                                         \
                     .palette = (palette_id),                                                      \
                     .name = "contrast",                                                           \
                     .label = WORD_HIGH_CONTRAST,                                                  \
                     .weight = 2,                                                                  \
                     .flat = true,                                                                 \
                     COLORS(IN_CONTRAST) INKS(IN_CONTRAST)}}

static const struct theme themes[PALETTES][THEMES] = {
    THREE_LOOKS(PALETTE_USUAL, USUAL), THREE_LOOKS(PALETTE_PROTAN, PROTAN),
    THREE_LOOKS(PALETTE_DEUTAN, DEUTAN), THREE_LOOKS(PALETTE_TRITAN, TRITAN)};

const struct theme *theme_get(enum theme_id id) {
    return theme_in(id, PALETTE_USUAL);
}

const struct theme *theme_in(enum theme_id id, enum palette_id palette) {
    return &themes[palette][id];
}

bool theme_find(const char *name, enum theme_id *id) {
    for (int i = 0; i < THEMES; i++) {
        if (strcmp(theme_get((enum theme_id)i)->name, name) == 0) {
            *id = (enum theme_id)i;
            return true;
        }
    }
    return false;
}

static const char *const palette_names[PALETTES] = {"usual", "protan", "deutan", "tritan"};

const char *palette_name(enum palette_id palette) {
    return palette_names[palette];
}

bool palette_find(const char *name, enum palette_id *palette) {
    for (int i = 0; i < PALETTES; i++) {
        if (strcmp(palette_names[i], name) == 0) {
            *palette = (enum palette_id)i;
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
