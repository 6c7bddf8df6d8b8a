/* sprites.c: the table of drawings. */
#include "ui/draw/sprites.h"

#include "ui/draw/palette_list.h"

#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *file;
    struct sprite_frame frame;
} sprites[SPRITE_COUNT] = {
#define SPRITE_ENTRY(id, file, left, top, width, height, round)                                    \
    [SPRITE_##id] = {"sprites/" file, {left, top, width, height, round}},
    SPRITE_LIST(SPRITE_ENTRY)
#undef SPRITE_ENTRY
};

const char *sprite_file(int id) {
    assert(id >= 0 && id < SPRITE_COUNT);
    return sprites[id].file;
}

struct sprite_frame sprite_frame(int id) {
    assert(id >= 0 && id < SPRITE_COUNT);
    return sprites[id].frame;
}

bool sprite_turns(int id) {
    static const enum sprite_id turning[] = {
        SPRITE_ICON_UNDO, SPRITE_ICON_REDO,       SPRITE_ICON_BACK,   SPRITE_ICON_NEXT,
        SPRITE_ICON_FOLD, SPRITE_ICON_NEXT_HEAVY, SPRITE_ICON_BRANCH, SPRITE_ICON_QUIT,
        SPRITE_ICON_LAST, SPRITE_ICON_FIRST};
    bool turns = id >= SPRITE_HOME_STARS && id < SPRITE_APP_ICON; /* what is behind home */
    for (size_t i = 0; i < sizeof turning / sizeof turning[0]; i++) {
        turns = turns || (int)turning[i] == id;
    }
    return turns;
}

static int by_usual(const void *usual, const void *row) {
    uint32_t sought = *(const uint32_t *)usual, found = *(const uint32_t *)row;
    return (sought > found) - (sought < found);
}

/* A color is written as '#' and six digits. */
void sprite_recolor(char *svg, enum palette_id palette) {
    static const uint32_t rows[][PALETTES] = {
#define ROW(usual, protan, deutan, tritan) {usual, protan, deutan, tritan},
        PALETTE_LIST(ROW)
#undef ROW
    };
    char digits[7] = "";
    for (char *at = strchr(svg, '#'); at && strlen(at) > 6; at = strchr(at + 1, '#')) {
        memcpy(digits, at + 1, 6);
        uint32_t usual = (uint32_t)strtoul(digits, NULL, 16);
        const uint32_t *row =
            bsearch(&usual, rows, sizeof rows / sizeof rows[0], sizeof rows[0], by_usual);
        if (row) {
            snprintf(digits, sizeof digits, "%06X", (unsigned)row[palette]);
            memcpy(at + 1, digits, 6);
        }
    }
}

int sprite_for_theme(int dusk, const struct theme *theme) {
    return dusk + (int)theme->id;
}

/* The mean colors of the drawings, from `first` to `last`. */
static const struct {
    enum sprite_id first, last;
    uint32_t rgb;
    bool outline;
} stand_ins[] = {
    {SPRITE_SEED_0, SPRITE_SEED_11, 0x87907F, false},
    {SPRITE_PEBBLE_0, SPRITE_PEBBLE_13, 0x8A8178, false},
    {SPRITE_BEAD_0, SPRITE_BEAD_3, 0x37393E, false},
    {SPRITE_SEED_PLAIN, SPRITE_PEBBLE_PLAIN, 0xF0F0F0, false},
    {SPRITE_BEAD_PLAIN, SPRITE_BEAD_PLAIN, 0x101010, true},
    {SPRITE_GEM_1, SPRITE_GEM_1, 0xC1892A, false},
    {SPRITE_GEM_2, SPRITE_GEM_2, 0x37A070, false},
    {SPRITE_GEM_3, SPRITE_GEM_3, 0x4277CD, false},
    {SPRITE_GEM_4, SPRITE_GEM_4, 0xC53E58, false},
    {SPRITE_GEM_1_FIGURE, SPRITE_GEM_1_FIGURE, 0xB9832A, false},
    {SPRITE_GEM_2_FIGURE, SPRITE_GEM_2_FIGURE, 0x4AA87D, false},
    {SPRITE_GEM_3_FIGURE, SPRITE_GEM_3_FIGURE, 0x5584D0, false},
    {SPRITE_GEM_4_FIGURE, SPRITE_GEM_4_FIGURE, 0xC9536A, false},
    {SPRITE_GEM_1_PLAIN, SPRITE_GEM_1_PLAIN, 0xFFD154, false},
    {SPRITE_GEM_2_PLAIN, SPRITE_GEM_2_PLAIN, 0x4FF1A3, false},
    {SPRITE_GEM_3_PLAIN, SPRITE_GEM_3_PLAIN, 0x81B5FF, false},
    {SPRITE_GEM_4_PLAIN, SPRITE_GEM_4_PLAIN, 0xFF8095, false},
    {SPRITE_GEM_1_FIGURE_PLAIN, SPRITE_GEM_1_FIGURE_PLAIN, 0xF0C652, false},
    {SPRITE_GEM_2_FIGURE_PLAIN, SPRITE_GEM_2_FIGURE_PLAIN, 0x49D994, false},
    {SPRITE_GEM_3_FIGURE_PLAIN, SPRITE_GEM_3_FIGURE_PLAIN, 0x74A3E5, false},
    {SPRITE_GEM_4_FIGURE_PLAIN, SPRITE_GEM_4_FIGURE_PLAIN, 0xE47285, false},
    {SPRITE_LIMESTONE, SPRITE_LIMESTONE, 0xD8BB9E, false},
    {SPRITE_BASALT, SPRITE_BASALT, 0x415A5F, false},
    {SPRITE_LIMESTONE_PLAIN, SPRITE_LIMESTONE_PLAIN, 0xA4A4A4, true},
    {SPRITE_BASALT_PLAIN, SPRITE_BASALT_PLAIN, 0x3E3E3E, true},
    {SPRITE_TILE_0_DUSK, SPRITE_TILE_0_CONTRAST, 0xE9CEB4, false},
    {SPRITE_TILE_1_DUSK, SPRITE_TILE_1_CONTRAST, 0xCBDAC8, false},
    {SPRITE_SUN_ON_DUSK, SPRITE_SUN_ON_DUSK, 0x91543A, false},
    {SPRITE_SUN_ON_NOON, SPRITE_SUN_ON_NOON, 0xD39271, false},
    {SPRITE_SUN_ON_CONTRAST, SPRITE_SUN_ON_CONTRAST, 0xA66427, false},
    {SPRITE_SUN_OFF_DUSK, SPRITE_SUN_OFF_DUSK, 0x6A4437, false},
    {SPRITE_SUN_OFF_NOON, SPRITE_SUN_OFF_NOON, 0xDFB49B, false},
    {SPRITE_SUN_OFF_CONTRAST, SPRITE_SUN_OFF_CONTRAST, 0xA66427, false},
};

struct sprite_stand_in sprite_stand_in(int id) {
    struct sprite_stand_in found = {{0}, {0}};
    for (size_t i = 0; i < sizeof stand_ins / sizeof stand_ins[0]; i++) {
        if (id >= (int)stand_ins[i].first && id <= (int)stand_ins[i].last) {
            found.fill = color_hex(stand_ins[i].rgb);
            found.rim = color_white(stand_ins[i].outline ? 1 : 0);
        }
    }
    return found;
}
