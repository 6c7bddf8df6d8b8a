/* colour.h: colours, and how they are made of others. */
#ifndef SERAI_UI_DRAW_COLOUR_H
#define SERAI_UI_DRAW_COLOUR_H

#include <math.h>
#include <stdint.h>

struct colour {
    uint8_t r, g, b, a;
};

static inline struct colour colour_hex(uint32_t rgb) {
    return (struct colour){(uint8_t)(rgb >> 16), (uint8_t)(rgb >> 8 & 255), (uint8_t)(rgb & 255),
                           255};
}

/* The colour with another alpha, 0 to 1. */
static inline struct colour colour_alpha(struct colour colour, float alpha) {
    colour.a = (uint8_t)(fminf(fmaxf(alpha, 0), 1) * 255 + 0.5F);
    return colour;
}

static inline struct colour colour_white(float alpha) {
    return colour_alpha(colour_hex(0xFFFFFF), alpha);
}

static inline struct colour colour_black(float alpha) {
    return colour_alpha(colour_hex(0x000000), alpha);
}

static inline uint8_t colour_mix_byte(uint8_t a, uint8_t b, float t) {
    return (uint8_t)((float)a + ((float)b - (float)a) * t + 0.5F);
}

/* The part t, 0 to 1, of the way from one colour to another. */
static inline struct colour colour_mix(struct colour a, struct colour b, float t) {
    return (struct colour){colour_mix_byte(a.r, b.r, t), colour_mix_byte(a.g, b.g, t),
                           colour_mix_byte(a.b, b.b, t), colour_mix_byte(a.a, b.a, t)};
}

#endif
