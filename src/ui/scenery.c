/* scenery.c: see scenery.h. Where each layer lies is written in assets/README.md. */
#include "ui/scenery.h"

#include "ui/sprites.h"
#include "ui/widgets.h"

#include <math.h>

enum { HORIZON = 249, TILE_WIDTH = 1280, SKY_STOPS = 5 };

static const float sky_heights[SKY_STOPS] = {0, 80, 152, 204, 249};

static const uint32_t skies[THEMES][SKY_STOPS] = {
    [THEME_DUSK] = {0x141829, 0x20233B, 0x4A3450, 0x9A5340, 0xC9763F},
    [THEME_NOON] = {0x9CC3D6, 0xC3DBDD, 0xEFE3C8, 0xF8DFB0, 0xF8DFB0},
};

static const struct colour white = {255, 255, 255, 255};

static enum theme_id look_of(const struct theme *theme) {
    return theme->flat ? THEME_CONTRAST : theme->light ? THEME_NOON : THEME_DUSK;
}

/* A length that is a whole number of pixels, so that neighbours meet without a seam. */
static float whole(const struct ui *ui, float length) {
    return roundf(length * ui->list->scale) / ui->list->scale;
}

/* The same, up to the edge of the window. */
static float whole_side(const struct ui *ui, float side) {
    return ceilf(side * ui->list->scale) / ui->list->scale;
}

static void sky(const struct ui *ui, enum theme_id look) {
    for (int i = 0; i + 1 < SKY_STOPS; i++) {
        struct colour top = colour_hex(skies[look][i]), foot = colour_hex(skies[look][i + 1]);
        float from = whole(ui, sky_heights[i]), until = whole(ui, sky_heights[i + 1]);
        draw_box(ui->list, &(struct box){.rect = {0, from, whole_side(ui, ui->width), until - from},
                                         .fill = FILL_DOWN,
                                         .colour = {top, colour_mix(top, foot, 0.5F), foot}});
    }
}

/* Repeats a drawing that is as wide as a tile, without a seam. */
static void tiles(const struct ui *ui, int sprite, float y) {
    float scale = ui->list->scale;
    float step = roundf(TILE_WIDTH * scale) / scale;
    int count = (int)ceilf(ui->width / step);
    for (int i = 0; i < count; i++) {
        draw_sprite(ui->list, sprite, (float)i * step, y, step / TILE_WIDTH, white);
    }
}

static void ground(const struct ui *ui, enum theme_id look) {
    struct colour top = look == THEME_DUSK ? colour_hex(0x191923) : ui->theme->ground;
    struct colour middle = ui->theme->ground;
    struct colour foot = look == THEME_DUSK ? colour_hex(0x0D0F15) : ui->theme->ground;
    float from = whole(ui, HORIZON), until = whole_side(ui, ui->height);
    draw_box(ui->list, &(struct box){.rect = {0, from, whole_side(ui, ui->width), until - from},
                                     .fill = FILL_DOWN,
                                     .colour = {top, middle, foot},
                                     .middle = 0.2F});
    if (look == THEME_DUSK) {
        draw_clip(ui->list, (struct rect){0, HORIZON, ui->width, ui->height - HORIZON});
        draw_glow(ui->list, ui->width * 0.62F, HORIZON, ui->width * 0.5F, 150,
                  colour_alpha(colour_hex(0xD98A3A), 0.22F));
        draw_clip_end(ui->list);
    }
}

void scenery_draw(const struct ui *ui) {
    enum theme_id look = look_of(ui->theme);
    if (look == THEME_CONTRAST) {
        widget_ground(ui);
        return;
    }
    sky(ui, look);
    if (look == THEME_DUSK) {
        tiles(ui, SPRITE_HOME_STARS, 0);
        draw_clip(ui->list, (struct rect){0, 0, ui->width, HORIZON});
        draw_glow(ui->list, ui->width * 0.60F, 240, ui->width * 0.42F, 170,
                  colour_alpha(colour_hex(0xF2A25A), 0.42F));
        draw_clip_end(ui->list);
    }
    draw_sprite(ui->list, SPRITE_HOME_MOON_DUSK + (int)look, ui->width * 0.40F, 74, 17, white);
    tiles(ui, SPRITE_HOME_DUNES_DUSK + (int)look, HORIZON);
    draw_sprite(ui->list, SPRITE_HOME_CAMELS_DUSK + (int)look, 370, 208, 0.8F, white);
    float edge = ui->width < 900 ? ui->width + 200 : ui->width;
    draw_sprite(ui->list, SPRITE_HOME_SERAI_DUSK + (int)look, edge, HORIZON + 1, 1, white);
    ground(ui, look);
}
