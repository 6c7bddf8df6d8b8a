/* scenery.c: see scenery.h. assets/README.md tells where each layer goes. */
#include "ui/kit/scenery.h"

#include "ui/draw/sprites.h"
#include "ui/kit/widgets.h"

#include <math.h>

enum { SKY_STOPS = 5 };
static const float HORIZON = 249; /* for which the sky's stops and the drawings were made */
static const float TILE_WIDTH = 1280;
static const float SKYLINE = 170;     /* the height of the caravanserai */
static const float SERAI_WIDTH = 800; /* its width, including its palms */
static const float TITLE_FOOT = 156;  /* the bottom of the app's title, which is at the left */
/* In a narrower window the row of buttons would reach the moon. */
static const float FEW_BUTTONS = 1500;
/* From the foot of the window: where a list ends at most to have it below it, and the horizon. */
static const float LEAST_BELOW = 270, HORIZON_ABOVE = 44;

static const float sky_heights[SKY_STOPS] = {0, 80, 152, 204, 249};

static const uint32_t skies[THEMES][SKY_STOPS] = {
    [THEME_DUSK] = {0x141829, 0x20233B, 0x4A3450, 0x9A5340, 0xC9763F},
    [THEME_NOON] = {0x9CC3D6, 0xC3DBDD, 0xEFE3C8, 0xF8DFB0, 0xF8DFB0},
};

/* A length rounded up to whole pixels, to reach the edge of the window. */
static float whole_side(const struct ui *ui, float side) {
    return ceilf(side * ui->list->scale) / ui->list->scale;
}

static void sky(const struct ui *ui, enum theme_id look, float horizon) {
    float stretch = horizon / HORIZON;
    for (int i = 0; i + 1 < SKY_STOPS; i++) {
        struct color top = color_hex(skies[look][i]), foot = color_hex(skies[look][i + 1]);
        float from = draw_whole(ui->list, sky_heights[i] * stretch);
        float until = draw_whole(ui->list, sky_heights[i + 1] * stretch);
        draw_box(ui->list, &(struct box){.rect = {0, from, whole_side(ui, ui->width), until - from},
                                         .fill = FILL_DOWN,
                                         .color = {top, color_mix(top, foot, 0.5F), foot}});
    }
}

/* Repeats a drawing of the width of a tile across the window, seamlessly. */
static void tiles(const struct ui *ui, int sprite, float x, float y) {
    float step = draw_whole(ui->list, TILE_WIDTH);
    for (x = draw_whole(ui->list, x); x < ui->width; x += step) {
        draw_sprite(ui->list, sprite, x, y, step / TILE_WIDTH, color_white(1));
    }
}

static void ground(const struct ui *ui, enum theme_id look, float horizon) {
    struct color top = look == THEME_DUSK ? color_hex(0x191923) : ui->theme->ground;
    struct color middle = ui->theme->ground;
    struct color foot = look == THEME_DUSK ? color_hex(0x0D0F15) : ui->theme->ground;
    draw_box(ui->list, &(struct box){.rect = {0, horizon, whole_side(ui, ui->width),
                                              whole_side(ui, ui->height) - horizon},
                                     .fill = FILL_DOWN,
                                     .color = {top, middle, foot},
                                     .middle = 0.2F});
    if (look == THEME_DUSK) {
        draw_glow_rows(ui->list, (struct point){ui->width * 0.62F, horizon},
                       (struct point){ui->width * 0.5F, 150},
                       color_alpha(color_hex(0xD98A3A), 0.22F), horizon, ui->height);
    }
}

/* A higher sky has a second layer of stars, offset from the first. */
static void night(const struct ui *ui, float horizon, float size) {
    tiles(ui, SPRITE_HOME_STARS, 0, 0);
    if (horizon > HORIZON + 40) {
        tiles(ui, SPRITE_HOME_STARS, -TILE_WIDTH * 0.4F, horizon - HORIZON);
    }
    draw_glow_rows(ui->list, (struct point){ui->width * 0.60F, horizon - 9},
                   (struct point){ui->width * 0.42F, 170 * size},
                   color_alpha(color_hex(0xF2A25A), 0.42F), 0, horizon);
}

/* Lights of the caravanserai: of each the middle and the size, as in its drawing. */
static const struct light {
    float x, y, rx, ry, strength;
} lights[] = {{-372, -82, 16, 20, 0.9F},   {-372, -48, 84, 70, 0.30F}, {-540, -34, 118, 42, 0.30F},
              {-204, -34, 118, 42, 0.30F}, {-679, -93, 13, 17, 0.5F},  {-152, -114, 12, 16, 0.5F},
              {-71, -93, 13, 17, 0.5F}};

/* Some of the brighter stars of the tile. */
static const struct point stars[] = {{95, 36},  {244, 25}, {398, 36}, {472, 34}, {535, 74},
                                     {790, 24}, {812, 53}, {935, 31}, {1228, 39}};

enum { LIGHTS = sizeof lights / sizeof lights[0], STARS = sizeof stars / sizeof stars[0] };
_Static_assert(LIGHTS + STARS == SCENERY_LIGHTS, "each has its strength");

/* A little more light, which comes and goes over what is drawn. */
static void shine(const struct ui *ui, float strength, struct rect rect, struct color color,
                  float horizon) {
    struct draw_list *list = ui->list;
    int first = list->count;
    if (strength > 0) {
        draw_glow_rows(list, (struct point){rect.x, rect.y}, (struct point){rect.w, rect.h}, color,
                       0, horizon);
        draw_dim(list, first, strength);
    }
}

static void draw_lights(const struct ui *ui, const float light_of[SCENERY_LIGHTS], float edge,
                        float horizon, float size) {
    for (int i = 0; i < LIGHTS; i++) {
        const struct light *light = &lights[i];
        shine(ui, light_of[i],
              (struct rect){edge + light->x * size, horizon + light->y * size, light->rx * size,
                            light->ry * size},
              color_alpha(color_hex(0xFFD9A0), light->strength), horizon);
    }
    for (int i = 0; i < STARS; i++) {
        shine(ui, light_of[LIGHTS + i], (struct rect){stars[i].x, stars[i].y, 5, 5},
              color_alpha(color_hex(0xFFF6E4), 0.95F), horizon);
    }
}

void scenery_draw(const struct ui *ui, float horizon, float title,
                  const float light_of[SCENERY_LIGHTS]) {
    enum theme_id look = ui->theme->id;
    if (look == THEME_CONTRAST) {
        widget_ground(ui);
        return;
    }
    horizon = draw_whole(ui->list, fmaxf(horizon, HORIZON));
    float size = fmaxf(1, fminf(horizon / HORIZON, fminf(ui->width / 900, 1.4F)));
    sky(ui, look, horizon);
    if (look == THEME_DUSK) {
        night(ui, horizon, size);
    }
    float moon = title <= 0 ? horizon * 0.5F : ui->width < FEW_BUTTONS ? 104 : 74;
    draw_sprite(ui->list, sprite_for_theme(SPRITE_HOME_MOON_DUSK, ui->theme), ui->width * 0.40F,
                moon, 17, color_white(1));
    tiles(ui, sprite_for_theme(SPRITE_HOME_DUNES_DUSK, ui->theme), 0, horizon);
    bool crosses = horizon - SKYLINE * size < TITLE_FOOT;
    float edge = crosses ? fmaxf(ui->width, title + SERAI_WIDTH * size) : ui->width;
    float camels = fminf(370, edge - (SERAI_WIDTH + 80) * size);
    if (camels > 80 * size) {
        draw_sprite(ui->list, sprite_for_theme(SPRITE_HOME_CAMELS_DUSK, ui->theme), camels,
                    horizon - 41, 0.8F * size, color_white(1));
    }
    draw_sprite(ui->list, sprite_for_theme(SPRITE_HOME_SERAI_DUSK, ui->theme), edge, horizon + 1,
                size, color_white(1));
    if (look == THEME_DUSK && light_of) {
        draw_lights(ui, light_of, edge, horizon, size);
    }
    ground(ui, look, horizon);
}

void scenery_draw_low(const struct ui *ui) {
    scenery_draw(ui, ui->height - HORIZON_ABOVE, 0, NULL);
}

void scenery_draw_below(const struct ui *ui, struct rect *area, float used) {
    area->h = fminf(area->h, used);
    if (ui->height - area->y - area->h >= LEAST_BELOW) {
        scenery_draw_low(ui);
    } else {
        widget_ground(ui);
    }
}
