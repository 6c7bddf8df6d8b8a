/* noise.c: value noise: a random number at every corner of a grid, blended between them. */
#include "ui/draw/noise.h"

#include "ui/draw/shading.h"

static const float lacunarity = 2.03F; /* not 2, so that the grids of two octaves never coincide */
static const float finest = 2.6F;      /* cells to a pixel at which an octave is gone */

enum { CORNERS_MAX = 700 }; /* on a span at the finest octave that is drawn */

/* The random number of one corner, 0 to 1. */
static inline float corner(uint32_t column, uint32_t row, uint32_t seed) {
    uint32_t hash = column * 0x9E3779B1U + row * 0x85EBCA77U + seed * 0xC2B2AE3DU;
    hash = (hash ^ (hash >> 16)) * 0x7FEB352DU;
    hash = (hash ^ (hash >> 15)) * 0x846CA68BU;
    return (float)(int32_t)((hash ^ (hash >> 16)) >> 8) * 0x1p-24F;
}

/* Blends with no kink in slope or curvature, so that lit heights show no grid. */
static inline float blend(float t) {
    return t * t * t * (t * (t * 6.0F - 15.0F) + 10.0F);
}

struct octave {
    uint32_t seed;
    float fx, fy;
    float x, y; /* where the grid lies */
    float weight;
    float visible; /* 0: finer than the pixels show, 1: as it is */
};

static struct octave octave_first(const struct noise *noise, float pixel) {
    float total = 2.0F - ldexpf(1.0F, 1 - noise->octaves);
    struct octave octave = {
        .seed = noise->seed, .fx = noise->fx, .fy = noise->fy, .weight = 1.0F / total};
    octave.visible = float_clamp(
        (finest - float_max(octave.fx, octave.fy) * pixel) / (finest - 1.0F), 0.0F, 1.0F);
    return octave;
}

static void octave_next(struct octave *octave, float pixel) {
    octave->seed += 7;
    octave->weight *= 0.5F;
    octave->fx *= lacunarity;
    octave->fy *= lacunarity;
    octave->x = octave->x * lacunarity + 13.7F;
    octave->y = octave->y * lacunarity + 5.1F;
    octave->visible = float_clamp(
        (finest - float_max(octave->fx, octave->fy) * pixel) / (finest - 1.0F), 0.0F, 1.0F);
}

/* One octave at a point, 0 to 1. */
static inline float octave_at(const struct octave *octave, float x, float y) {
    float px = x * octave->fx + octave->x;
    float py = y * octave->fy + octave->y;
    float left = float_floor(px);
    float top = float_floor(py);
    uint32_t column = (uint32_t)(int32_t)left;
    uint32_t row = (uint32_t)(int32_t)top;
    float across = blend(px - left);
    float above =
        lerp(corner(column, row, octave->seed), corner(column + 1, row, octave->seed), across);
    float below = lerp(corner(column, row + 1, octave->seed),
                       corner(column + 1, row + 1, octave->seed), across);
    return lerp(above, below, blend(py - top));
}

float noise_at(const struct noise *noise, float x, float y, float pixel) {
    float sum = 0.0F;
    struct octave octave = octave_first(noise, pixel);
    for (int i = 0; i < noise->octaves; i++, octave_next(&octave, pixel)) {
        float value = octave.visible > 0.0F ? octave_at(&octave, x, y) : 0.5F;
        sum += octave.weight * lerp(0.5F, value, octave.visible);
    }
    return sum;
}

/* Adds one octave to a row. All its points lie between the same two rows of corners, so these are
 * blended first, once a corner instead of once a point. */
static void add_octave(const struct octave *octave, float x, float y, float pixel,
                       float out[SPAN]) {
    float corners[CORNERS_MAX];
    float start = x * octave->fx + octave->x;
    float advance = pixel * octave->fx;
    float py = y * octave->fy + octave->y;
    float left = float_floor(start);
    float top = float_floor(py);
    uint32_t column = (uint32_t)(int32_t)left;
    uint32_t row = (uint32_t)(int32_t)top;
    float down = blend(py - top);
    int count = (int)(start - left + advance * (SPAN - 1)) + 2;
    float weight = octave->weight * octave->visible;
    float mean = octave->weight * 0.5F * (1.0F - octave->visible);
    for (int i = 0; i < count; i++) {
        float above = corner(column + (uint32_t)i, row, octave->seed);
        float below = corner(column + (uint32_t)i, row + 1, octave->seed);
        corners[i] = mean + weight * lerp(above, below, down);
    }
    for (int i = 0; i < SPAN; i++) {
        float at = start - left + advance * (float)i;
        int cell = (int)at;
        out[i] += lerp(corners[cell], corners[cell + 1], blend(at - (float)cell));
    }
}

void noise_row(const struct noise *noise, float x, float y, float pixel, float out[SPAN]) {
    for (int i = 0; i < SPAN; i++) {
        out[i] = 0.0F;
    }
    struct octave octave = octave_first(noise, pixel);
    for (int i = 0; i < noise->octaves; i++, octave_next(&octave, pixel)) {
        if (octave.visible > 0.0F) {
            add_octave(&octave, x, y, pixel, out);
        } else {
            for (int k = 0; k < SPAN; k++) {
                out[k] += octave.weight * 0.5F;
            }
        }
    }
}

void noise_points(const struct noise *noise, int count, const float x[], const float y[],
                  float pixel, float out[]) {
    for (int i = 0; i < count; i++) {
        out[i] = 0.0F;
    }
    struct octave next = octave_first(noise, pixel);
    for (int k = 0; k < noise->octaves; k++, octave_next(&next, pixel)) {
        const struct octave octave = next; /* a copy of its own lets the loop become vector code */
        float weight = octave.weight * octave.visible;
        float mean = octave.weight * 0.5F * (1.0F - octave.visible);
        for (int i = 0; i < count; i++) {
            out[i] += mean + weight * octave_at(&octave, x[i], y[i]);
        }
    }
}
