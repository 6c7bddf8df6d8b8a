/* box.c: see box.h. */
#include "ui/box.h"

#include <math.h>

enum { SHADOW_STEPS = 64 };

/* Straight alpha, 0 to 1. */
struct paint {
    float r, g, b, a;
};

static float clamp01(float value) {
    return fminf(fmaxf(value, 0), 1);
}

static struct paint paint_of(struct colour colour) {
    return (struct paint){(float)colour.r / 255, (float)colour.g / 255, (float)colour.b / 255,
                          (float)colour.a / 255};
}

/* `top` over `under`. */
static struct paint over(struct paint under, struct paint top) {
    float a = top.a + under.a * (1 - top.a);
    if (a <= 0) {
        return (struct paint){0};
    }
    float k = under.a * (1 - top.a);
    return (struct paint){(top.r * top.a + under.r * k) / a, (top.g * top.a + under.g * k) / a,
                          (top.b * top.a + under.b * k) / a, a};
}

static struct paint covered(struct paint paint, float coverage) {
    paint.a *= coverage;
    return paint;
}

/* How far a point lies outside (negative: inside) of a rounded rectangle. */
static float distance(struct rect rect, float radius, float x, float y) {
    float qx = fabsf(x - rect.x - rect.w / 2) - rect.w / 2 + radius;
    float qy = fabsf(y - rect.y - rect.h / 2) - rect.h / 2 + radius;
    float ox = fmaxf(qx, 0), oy = fmaxf(qy, 0);
    float corner = ox > 0 && oy > 0 ? sqrtf(ox * ox + oy * oy) : ox + oy;
    return fminf(fmaxf(qx, qy), 0) + corner - radius;
}

struct rect box_extent(const struct box *box) {
    float left = 1, top = 1, right = 1, bottom = 1;
    if (box->shadow.a) {
        float reach = box->shadow_blur * 0.9F;
        left = fmaxf(left, reach - box->shadow_dx);
        right = fmaxf(right, reach + box->shadow_dx);
        top = fmaxf(top, reach - box->shadow_dy);
        bottom = fmaxf(bottom, reach + box->shadow_dy);
    }
    if (box->glow.a) {
        left = fmaxf(left, box->glow_width);
        right = fmaxf(right, box->glow_width);
        top = fmaxf(top, box->glow_width);
        bottom = fmaxf(bottom, box->glow_width);
    }
    float x0 = floorf(box->rect.x - left), y0 = floorf(box->rect.y - top);
    return (struct rect){x0, y0, ceilf(box->rect.x + box->rect.w + right) - x0,
                         ceilf(box->rect.y + box->rect.h + bottom) - y0};
}

/* ---- the parts ---- */

static struct paint gradient(const struct box *box, float t) {
    float middle = box->middle > 0 ? box->middle : 0.5F;
    t = clamp01(t);
    const struct colour *c = box->colour;
    int half = t >= middle;
    float k = half ? (t - middle) / (1 - middle) : t / middle;
    struct paint a = paint_of(c[half]), b = paint_of(c[half + 1]);
    return (struct paint){a.r + (b.r - a.r) * k, a.g + (b.g - a.g) * k, a.b + (b.b - a.b) * k,
                          a.a + (b.a - a.a) * k};
}

static struct paint fill_at(const struct box *box, float x, float y) {
    float u = (x - box->rect.x) / box->rect.w, v = (y - box->rect.y) / box->rect.h;
    float dx = 2 * u - 1, dy = 2 * v - 1;
    switch (box->fill) {
    case FILL_FLAT:
        return paint_of(box->colour[0]);
    case FILL_DOWN:
        return gradient(box, v);
    case FILL_RIGHT:
        return gradient(box, u);
    case FILL_DIAGONAL:
        return gradient(box, (u + v) / 2);
    case FILL_RADIAL:
        return gradient(box, sqrtf(dx * dx + dy * dy));
    case FILL_LIT:
        return gradient(box,
                        sqrtf((dx + 0.35F) * (dx + 0.35F) + (dy + 0.45F) * (dy + 0.45F)) / 1.7F);
    default:
        return (struct paint){0};
    }
}

/* A shadow is a stack of translucent boxes from .9 blur inside to .9 blur outside the edge. */
static void shadow_table(const struct box *box, float table[SHADOW_STEPS + 1]) {
    float clear = 1 - (float)box->shadow.a / 255;
    for (int i = 0; i <= SHADOW_STEPS; i++) {
        table[i] = 1 - powf(clear, (float)i / SHADOW_STEPS);
    }
}

static struct paint shadow_at(const struct box *box, const float table[SHADOW_STEPS + 1],
                              float radius, float x, float y) {
    float d = distance(box->rect, radius, x - box->shadow_dx, y - box->shadow_dy);
    float depth = clamp01(0.5F - d / (1.8F * box->shadow_blur));
    struct paint shadow = paint_of(box->shadow);
    shadow.a = table[(int)(depth * SHADOW_STEPS + 0.5F)];
    return shadow;
}

/* Full at the edge, 36 % after four tenths of the width, nothing at its end. */
static float glow_strength(const struct box *box, float d) {
    float k = fabsf(d) / box->glow_width;
    if (k >= 1) {
        return 0;
    }
    if (d < 0) {
        return box->glow_inside ? 1 - k : clamp01(1 + d);
    }
    return k < 0.4F ? 1 - 1.6F * k : 0.6F * (1 - k);
}

static struct paint pixel(const struct box *box, const float *shadow, float radius, float x,
                          float y) {
    float d = distance(box->rect, radius, x, y);
    float inside = clamp01(0.5F - d);
    struct paint paint = {0};
    if (box->shadow.a && box->shadow_blur > 0) {
        paint = shadow_at(box, shadow, radius, x, y);
    }
    if (box->glow.a && box->glow_width > 0) {
        paint = over(paint, covered(paint_of(box->glow), glow_strength(box, d)));
    }
    if (box->fill && inside > 0) {
        paint = over(paint, covered(fill_at(box, x, y), inside));
    }
    if (box->stroke.a && box->stroke_width > 0) {
        float line = inside * clamp01(d + box->stroke_width + 0.5F);
        paint = over(paint, covered(paint_of(box->stroke), line));
    }
    return paint;
}

static unsigned char byte_of(float value) {
    return (unsigned char)(clamp01(value) * 255 + 0.5F);
}

void box_paint(const struct box *box, struct rect extent, unsigned char *rgba) {
    float shadow[SHADOW_STEPS + 1];
    float radius = fminf(box->radius, fminf(box->rect.w, box->rect.h) / 2);
    int width = (int)extent.w, height = (int)extent.h;
    shadow_table(box, shadow);
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            struct paint paint =
                pixel(box, shadow, radius, extent.x + (float)x + 0.5F, extent.y + (float)y + 0.5F);
            *rgba++ = byte_of(paint.r);
            *rgba++ = byte_of(paint.g);
            *rgba++ = byte_of(paint.b);
            *rgba++ = byte_of(paint.a);
        }
    }
}
