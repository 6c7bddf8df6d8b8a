/* color.h: colors, and how they are made of others. */
#ifndef SERAI_UI_DRAW_COLOR_H
#define SERAI_UI_DRAW_COLOR_H

#include <math.h>
#include <stdint.h>

struct color {
    uint8_t r, g, b, a;
};

static inline struct color color_hex(uint32_t rgb) {
    return (struct color){(uint8_t)(rgb >> 16), (uint8_t)(rgb >> 8 & 255), (uint8_t)(rgb & 255),
                          255};
}

/* The color with another alpha, 0 to 1. */
static inline struct color color_alpha(struct color color, float alpha) {
    color.a = (uint8_t)(fminf(fmaxf(alpha, 0), 1) * 255 + 0.5F);
    return color;
}

static inline struct color color_white(float alpha) {
    return color_alpha(color_hex(0xFFFFFF), alpha);
}

static inline struct color color_black(float alpha) {
    return color_alpha(color_hex(0x000000), alpha);
}

static inline uint8_t color_mix_byte(uint8_t a, uint8_t b, float t) {
    return (uint8_t)((float)a + ((float)b - (float)a) * t + 0.5F);
}

/* The part t, 0 to 1, of the way from one color to another. */
static inline struct color color_mix(struct color a, struct color b, float t) {
    return (struct color){color_mix_byte(a.r, b.r, t), color_mix_byte(a.g, b.g, t),
                          color_mix_byte(a.b, b.b, t), color_mix_byte(a.a, b.a, t)};
}

#endif
