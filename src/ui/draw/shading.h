/* shading.h: the small mathematics of whatever computes pixels: interpolation, waves and signed
 * distance fields (sdf), which are negative inside. All are plain float functions without branches,
 * so that loops over a row of pixels become vector code. */
#ifndef SERAI_UI_DRAW_SHADING_H
#define SERAI_UI_DRAW_SHADING_H

#include "base/vector.h"

#include <math.h>

/* fminf and fmaxf handle NaN and are calls; these become single instructions. */
static inline float float_min(float a, float b) {
    return a < b ? a : b;
}

static inline float float_max(float a, float b) {
    return a > b ? a : b;
}

static inline float float_clamp(float value, float low, float high) {
    return float_min(float_max(value, low), high);
}

static inline float lerp(float a, float b, float t) {
    return a + (b - a) * t;
}

/* 0 where `value` is at `from`, 1 at `to` (which may be the smaller), smooth between. */
static inline float smoothstep(float from, float to, float value) {
    float t = float_clamp((value - from) / (to - from), 0.0F, 1.0F);
    return t * t * (3.0F - 2.0F * t);
}

/* Close to exp(-t*t), and exactly 0 from |t| = 2.83 on. */
static inline float gaussian(float t) {
    float s = float_max(0.0F, 1.0F - t * t * 0.125F);
    s *= s;
    s *= s;
    return s * s;
}

/* The largest whole number not above `value`, for numbers that fit an int. */
static inline float float_floor(float value) {
    float whole = (float)(int)value;
    return whole > value ? whole - 1.0F : whole;
}

static inline float float_round(float value) {
    return float_floor(value + 0.5F);
}

/* The sine of so many turns, to about a thousandth. */
static inline float sine_of_turns(float turns) {
    float t = turns - float_round(turns);
    float wave = 8.0F * t - 16.0F * t * fabsf(t);
    return wave + 0.225F * (wave * fabsf(wave) - wave);
}

/* The distance from a rectangle around 0, 0 with these half sizes and rounded corners; a circle is
 * one whose three sizes are its radius. */
static inline float sdf_round_box(float x, float y, float half_width, float half_height,
                                  float corner) {
    float dx = fabsf(x) - half_width + corner;
    float dy = fabsf(y) - half_height + corner;
    return float_min(float_max(dx, dy), 0.0F) +
           vector_length(float_max(dx, 0.0F), float_max(dy, 0.0F)) - corner;
}

/* How far a hollow has sunk at `distance` from its rim, as a part of its depth: a bowl of this
 * radius. */
static inline float bowl_depth(float distance, float radius) {
    float rest = 1.0F - float_clamp(-distance / radius, 0.0F, 1.0F);
    return sqrtf(float_clamp(1.0F - rest * rest, 0.0F, 1.0F));
}

#endif
