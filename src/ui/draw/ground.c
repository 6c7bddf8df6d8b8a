/* ground.c: the cloth that everything stands on: a gradient, the glow of one lamp, and a lattice of
 * eight-pointed stars that fades away from it. */
#include "ui/draw/noise.h"
#include "ui/draw/pixel.h"
#include "ui/draw/shading.h"
#include "ui/draw/surface.h"

#include <assert.h>
#include <stddef.h>

struct lamp_look {
    float stop[3][3];       /* from the top to the foot */
    float slant;            /* how far the gradient leans, in parts of the width */
    float glow[3];          /* the lamp's light… */
    float strength;         /* …and how much of it there is at its middle */
    float reach_x, reach_y; /* in parts of the width and height */
    float line[3];          /* the lattice */
};

#define RGB(hex)                                                                                   \
    { (float)((hex) >> 16 & 255), (float)((hex) >> 8 & 255), (float)((hex)&255) }

static const struct lamp_look looks[] = {
    [GROUND_DUSK] = {.stop = {RGB(0x1C1F2C), RGB(0x14161F), RGB(0x0D0F15)},
                     .slant = 0.35F,
                     .glow = RGB(0xD98A3A),
                     .strength = 0.17F,
                     .reach_x = 0.62F,
                     .reach_y = 0.95F,
                     .line = RGB(0xE9B871)},
    [GROUND_NOON] = {.stop = {RGB(0xFBF5E8), RGB(0xF4ECDC), RGB(0xE8DCC4)},
                     .slant = 0.30F,
                     .glow = RGB(0xFFFFFF),
                     .strength = 0.7F,
                     .reach_x = 0.70F,
                     .reach_y = 0.90F,
                     .line = RGB(0xA8741A)},
};

/* The lattice, in points. */
static const float pitch = 96.0F;      /* from star to star */
static const float star_tip = 30.0F;   /* from a star's middle to its tips */
static const float star_flat = 21.21F; /* to the sides of its two squares */

/* The distance from the lattice's lines, in points. Stars stand at the corners of the grid; their
 * symmetry leaves an eighth to look at. */
static inline float lattice_distance(float x, float y) {
    float dx = fabsf(x - pitch * float_round(x / pitch));
    float dy = fabsf(y - pitch * float_round(y / pitch));
    float along = float_max(dx, dy);
    float across = float_min(dx, dy);
    float upright = fabsf(along - star_flat) + float_max(across - star_flat, 0.0F);
    float tilted = fabsf(along + across - star_tip) * 0.7071F;
    float bar = across + float_max(star_tip - along, 0.0F);
    return float_min(float_min(upright, tilted), bar);
}

/* Full at the lamp, gone at `reach`, flat at its end. */
static inline float falloff(float distance) {
    float rest = float_clamp(1.0F - distance, 0.0F, 1.0F);
    return rest * rest * (1.0F + 0.86F * float_clamp(distance, 0.0F, 1.0F));
}

/* Less than one step of a byte, so that the gradient shows no bands. */
static inline float grain(int column, int row) {
    uint32_t hash = (uint32_t)column * 0x9E3779B1U + (uint32_t)row * 0x85EBCA77U;
    hash = (hash ^ (hash >> 15)) * 0x2C1B3C6DU;
    hash ^= hash >> 13;
    return (float)(int32_t)(hash >> 8 & 0xFFFF) * 0x1p-16F;
}

struct lights {
    float gradient[SPAN], glow[SPAN], line[SPAN];
};

static void light_row(const struct ground *ground, const struct lamp_look *look, int column,
                      int row, struct lights *lights) {
    float width = (float)ground->width;
    float height = (float)ground->height;
    float lean = look->slant * width;
    float points = (float)(1.0 / ground->scale);
    float y = (float)row + 0.5F;
    float down = (y - ground->lamp_y * height) / height;
    for (int i = 0; i < SPAN; i++) {
        float x = (float)(column + i) + 0.5F;
        float aside = (x - ground->lamp_x * width) / width;
        lights->gradient[i] = (x * lean + y * height) / (lean * lean + height * height);
        lights->glow[i] = falloff(vector_length(aside / look->reach_x, down / look->reach_y));
        float away = vector_length(aside, down * height / width) / 0.75F;
        float distance = lattice_distance(x * points, y * points) / points;
        float stroke = float_clamp(0.5F + 0.5F * (float)ground->scale - distance, 0.0F, 1.0F);
        float faint = away < 0.5F ? lerp(0.075F, 0.035F, away * 2.0F)
                                  : lerp(0.035F, 0.006F, float_min(away * 2.0F - 1.0F, 1.0F));
        lights->line[i] = stroke * faint;
    }
}

static void write_row(const struct ground *ground, const struct lamp_look *look,
                      const struct lights *lights, int column, int row, uint32_t *pixels) {
    int count = ground->width - column < SPAN ? ground->width - column : SPAN;
    float glow = ground->lamp ? look->strength : 0.0F;
    float line = ground->lattice ? 1.0F : 0.0F;
    uint32_t *out = pixels + (size_t)row * (size_t)ground->width + (size_t)column;
    for (int i = 0; i < count; i++) {
        float rounding = grain(column + i, row);
        float first = float_clamp(lights->gradient[i] * 2.0F, 0.0F, 1.0F);
        float second = float_clamp(lights->gradient[i] * 2.0F - 1.0F, 0.0F, 1.0F);
        uint32_t byte[3];
        for (int channel = 0; channel < 3; channel++) {
            float value = lerp(look->stop[0][channel], look->stop[1][channel], first);
            value = lerp(value, look->stop[2][channel], second);
            value = lerp(value, look->glow[channel], glow * lights->glow[i]);
            value = lerp(value, look->line[channel], line * lights->line[i]);
            byte[channel] = (uint32_t)(int32_t)float_clamp(value + rounding, 0.0F, 255.0F);
        }
        out[i] = pixel_of(byte[0], byte[1], byte[2], 255);
    }
}

void ground_paint(const struct ground *ground, int row_from, int row_to, uint32_t *pixels) {
    assert(row_from >= 0 && row_to <= ground->height && ground->scale > 0);
    const struct lamp_look *look = &looks[ground->look];
    struct lights lights;
    for (int row = row_from; row < row_to; row++) {
        for (int column = 0; column < ground->width; column += SPAN) {
            light_row(ground, look, column, row, &lights);
            write_row(ground, look, &lights, column, row, pixels);
        }
    }
}
