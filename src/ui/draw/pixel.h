/* pixel.h: a pixel of a computed picture, as windows and graphics cards take it: alpha, red, green
 * and blue from the highest byte down, not premultiplied. SDL calls it ARGB8888, or RGB888 where
 * nothing is transparent. */
#ifndef SERAI_UI_DRAW_PIXEL_H
#define SERAI_UI_DRAW_PIXEL_H

#include <stdint.h>

static inline uint32_t pixel_of(uint32_t red, uint32_t green, uint32_t blue, uint32_t alpha) {
    return alpha << 24 | red << 16 | green << 8 | blue;
}

static inline int pixel_red(uint32_t pixel) {
    return (int)(pixel >> 16 & 255);
}

static inline int pixel_green(uint32_t pixel) {
    return (int)(pixel >> 8 & 255);
}

static inline int pixel_blue(uint32_t pixel) {
    return (int)(pixel & 255);
}

static inline int pixel_alpha(uint32_t pixel) {
    return (int)(pixel >> 24);
}

#endif
