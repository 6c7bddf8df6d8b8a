/* vision.h: how colors are seen, and how far apart they are. */
#ifndef SERAI_TESTS_SUPPORT_VISION_H
#define SERAI_TESTS_SUPPORT_VISION_H

#include "ui/draw/color.h"
#include "ui/draw/theme.h"

struct lab {
    double l, a, b;
};

/* The difference CIEDE2000 (Sharma, Wu and Dalal, 2005). */
double vision_difference(struct lab one, struct lab other);

/* An sRGB color in CIELAB under D65, as an eye without a kind of cones sees it (Machado, Oliveira
 * and Fernandes, 2009, severity 1.0), which a palette is for; PALETTE_USUAL: any other eye. */
struct lab vision_seen(struct color color, enum palette_id eye);

/* The difference of two colors to an eye. */
double vision_apart(struct color one, struct color other, enum palette_id eye);

/* WCAG's relative luminance, from 0 to 1, and contrast, from 1 to 21. */
double vision_luminance(struct color color);
double vision_contrast(struct color one, struct color other);

#endif
