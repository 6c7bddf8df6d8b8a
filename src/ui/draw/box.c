/* box.c: see box.h. */
#include "ui/draw/box.h"

#include "ui/draw/pixel.h"
#include "ui/draw/shading.h"

#include <math.h>

enum { SHADOW_STEPS = 64 };

/* Straight alpha, 0 to 1. */
struct paint {
    float r, g, b, a;
};

static inline float clamp01(float value) {
    return float_clamp(value, 0, 1);
}

static inline struct paint paint_of(struct color color) {
    return (struct paint){(float)color.r / 255, (float)color.g / 255, (float)color.b / 255,
                          (float)color.a / 255};
}

/* `top` over `under`. */
static inline struct paint over(struct paint under, struct paint top) {
    if (top.a <= 0 || under.a <= 0) {
        return top.a <= 0 ? under : top;
    }
    float a = top.a + under.a * (1 - top.a);
    float k = under.a * (1 - top.a);
    return (struct paint){(top.r * top.a + under.r * k) / a, (top.g * top.a + under.g * k) / a,
                          (top.b * top.a + under.b * k) / a, a};
}

static inline struct paint covered(struct paint paint, float coverage) {
    paint.a *= coverage;
    return paint;
}

/* How far a point lies outside (negative: inside) of a rounded rectangle. */
static inline float distance(struct rect rect, float radius, float x, float y) {
    return sdf_round_box(x - rect.x - rect.w / 2, y - rect.y - rect.h / 2, rect.w / 2, rect.h / 2,
                         radius);
}

struct rect box_extent(const struct box *box) {
    float left = 1, top = 1, right = 1, bottom = 1;
    if (box->shadow.color.a) {
        float reach = box->shadow.blur * 0.9F;
        left = float_max(left, reach - box->shadow.dx);
        right = float_max(right, reach + box->shadow.dx);
        top = float_max(top, reach - box->shadow.dy);
        bottom = float_max(bottom, reach + box->shadow.dy);
    }
    if (box->glow.color.a) {
        left = float_max(left, box->glow.width);
        right = float_max(right, box->glow.width);
        top = float_max(top, box->glow.width);
        bottom = float_max(bottom, box->glow.width);
    }
    float x0 = floorf(box->rect.x - left), y0 = floorf(box->rect.y - top);
    return (struct rect){x0, y0, ceilf(box->rect.x + box->rect.w + right) - x0,
                         ceilf(box->rect.y + box->rect.h + bottom) - y0};
}

/* ---- the parts ---- */

/* A box, with what is the same for all of its pixels. */
struct brush {
    const struct box *box;
    float radius;
    struct paint color[3], stroke, shadow, glow;
    float shade[SHADOW_STEPS + 1]; /* the shadow's strength, by its depth */
};

static struct brush brush_of(const struct box *box) {
    return (struct brush){
        .box = box,
        .radius = float_min(box->radius, float_min(box->rect.w, box->rect.h) / 2),
        .color = {paint_of(box->color[0]), paint_of(box->color[1]), paint_of(box->color[2])},
        .stroke = paint_of(box->stroke.color),
        .shadow = paint_of(box->shadow.color),
        .glow = paint_of(box->glow.color),
    };
}

static inline struct paint gradient(const struct brush *brush, float t) {
    float middle = brush->box->middle > 0 ? brush->box->middle : 0.5F;
    t = clamp01(t);
    int half = t >= middle;
    float k = half ? (t - middle) / (1 - middle) : t / middle;
    struct paint a = brush->color[half], b = brush->color[half + 1];
    return (struct paint){a.r + (b.r - a.r) * k, a.g + (b.g - a.g) * k, a.b + (b.b - a.b) * k,
                          a.a + (b.a - a.a) * k};
}

static struct paint fill_at(const struct brush *brush, float x, float y) {
    struct rect rect = brush->box->rect;
    float u = (x - rect.x) / rect.w, v = (y - rect.y) / rect.h;
    float dx = 2 * u - 1, dy = 2 * v - 1;
    switch (brush->box->fill) {
    case FILL_FLAT:
        return brush->color[0];
    case FILL_DOWN:
        return gradient(brush, v);
    case FILL_RIGHT:
        return gradient(brush, u);
    case FILL_DIAGONAL:
        return gradient(brush, (u + v) / 2);
    case FILL_RADIAL:
        return gradient(brush, sqrtf(dx * dx + dy * dy));
    case FILL_LIT:
        return gradient(brush,
                        sqrtf((dx + 0.35F) * (dx + 0.35F) + (dy + 0.45F) * (dy + 0.45F)) / 1.7F);
    default:
        return (struct paint){0};
    }
}

/* A shadow is a stack of translucent boxes from .9 blur inside to .9 blur outside the edge. */
static void stack_shades(struct brush *brush) {
    float clear = 1 - (float)brush->box->shadow.color.a / 255;
    for (int i = 0; i <= SHADOW_STEPS; i++) {
        brush->shade[i] = 1 - powf(clear, (float)i / (float)SHADOW_STEPS);
    }
}

static struct paint shadow_at(const struct brush *brush, float x, float y) {
    const struct box *box = brush->box;
    float d = distance(box->rect, brush->radius, x - box->shadow.dx, y - box->shadow.dy);
    float depth = clamp01(0.5F - d / (1.8F * box->shadow.blur));
    struct paint shadow = brush->shadow;
    shadow.a = brush->shade[(int)(depth * (float)SHADOW_STEPS + 0.5F)];
    return shadow;
}

/* Full at the edge, 36 % after four tenths of the width, nothing at its end. */
static float glow_strength(const struct box *box, float d) {
    float k = fabsf(d) / box->glow.width;
    if (k >= 1) {
        return 0;
    }
    if (d < 0) {
        return box->glow_inside ? 1 - k : clamp01(1 + d);
    }
    return k < 0.4F ? 1 - 1.6F * k : 0.6F * (1 - k);
}

static struct paint paint_at(const struct brush *brush, float x, float y) {
    const struct box *box = brush->box;
    float d = distance(box->rect, brush->radius, x, y);
    float inside = clamp01(0.5F - d);
    struct paint paint = {0};
    if (d >= 0.5F && !box->shadow.color.a && d >= box->glow.width) {
        return paint;
    }
    if (box->shadow.color.a && box->shadow.blur > 0) {
        paint = shadow_at(brush, x, y);
    }
    if (box->glow.color.a && box->glow.width > 0) {
        paint = over(paint, covered(brush->glow, glow_strength(box, d)));
    }
    if (box->fill && inside > 0) {
        paint = over(paint, covered(fill_at(brush, x, y), inside));
    }
    if (box->stroke.color.a && box->stroke.width > 0) {
        float line = inside * clamp01(d + box->stroke.width + 0.5F);
        paint = over(paint, covered(brush->stroke, line));
    }
    return paint;
}

static inline unsigned char byte_of(float value) {
    return (unsigned char)(clamp01(value) * 255 + 0.5F);
}

static inline uint32_t pixel(struct paint paint) {
    return pixel_of(byte_of(paint.r), byte_of(paint.g), byte_of(paint.b), byte_of(paint.a));
}

/* True when no shadow is seen through the inside. */
static bool hides_shadow(const struct box *box) {
    return draw_is_opaque(box) || !box->shadow.color.a;
}

/* Columns of a row, `until` not included. */
struct box_columns {
    int from, until;
};

/* Those of the extent between `inset` from the left and as much from the right of the box. */
static struct box_columns inset_columns(const struct box *box, struct rect extent, float inset) {
    float left = box->rect.x - extent.x;
    return (struct box_columns){(int)ceilf(float_max(left + inset, 0)),
                                (int)floorf(float_min(left + box->rect.w - inset, extent.w))};
}

/* Those in which only the fill is seen: within an outline that lies as far inside as the stroke and
 * the glow reach. */
static struct box_columns inner_columns(const struct box *box, struct rect extent, float radius,
                                        float y) {
    float glow = box->glow.color.a && box->glow_inside ? box->glow.width : 0;
    float edge = float_max(box->stroke.width, glow) + 1;
    float near = float_min(y - box->rect.y, box->rect.y + box->rect.h - y);
    float inset = edge, rise = radius - near, reach = float_max(radius - edge, 0);
    if (rise > 0) {
        inset = radius - (rise < reach ? sqrtf(reach * reach - rise * rise) : 0);
    }
    bool inside = near > edge && box->rect.w > 2 * inset && hides_shadow(box);
    return inside ? inset_columns(box, extent, inset) : (struct box_columns){0, 0};
}

/* How far from a side of the box its corners, lines, glow and shadow have an effect. */
static float side_reach(const struct box *box, float radius) {
    float edge = float_max(box->stroke.width, box->glow.color.a ? box->glow.width : 0) + 1;
    float moved = float_max(fabsf(box->shadow.dx), fabsf(box->shadow.dy));
    float shadow = box->shadow.color.a ? 0.9F * box->shadow.blur + moved + 1 : 0;
    return radius + float_max(edge, shadow);
}

/* Those that are farther from the sides: along them only the fill may change. */
static struct box_columns straight_columns(const struct box *box, struct rect extent,
                                           float radius) {
    return inset_columns(box, extent, side_reach(box, radius));
}

/* Those in which anything of the box can be seen; outside there are only its shadow and glow. */
static struct box_columns box_columns(const struct box *box, struct rect extent) {
    return inset_columns(box, extent, -2);
}

/* True where a row and the one above are the same outside the box. */
static bool is_upright(const struct box *box, float radius, float y) {
    float reach = side_reach(box, radius);
    return y - 1 > box->rect.y + reach && y < box->rect.y + box->rect.h - reach;
}

/* True when the fill is the same all along a row, or is not seen there. */
static bool is_even(const struct box *box, float y) {
    bool same = box->fill == FILL_NONE || box->fill == FILL_FLAT || box->fill == FILL_DOWN;
    return same || y < box->rect.y - 1 || y > box->rect.y + box->rect.h + 1;
}

/* Those that are simple: there all are the same, or there is only the fill. */
static struct box_columns simple_columns(const struct brush *brush, struct rect extent, float y) {
    struct box_columns inner = inner_columns(brush->box, extent, brush->radius, y);
    bool straight = inner.from >= inner.until && is_even(brush->box, y);
    return straight ? straight_columns(brush->box, extent, brush->radius) : inner;
}

/* Paints them. In the row above these were the columns `above`: a fill that only changes to the
 * right is the same there. */
static void paint_simple(const struct brush *brush, struct rect extent, float y,
                         struct box_columns in, struct box_columns above, uint32_t *row) {
    float left = extent.x + 0.5F;
    if (is_even(brush->box, y)) {
        row[in.from] = pixel(paint_at(brush, left + (float)in.from, y));
        for (int x = in.from + 1; x < in.until; x++) {
            row[x] = row[in.from];
        }
        return;
    }
    bool known = brush->box->fill == FILL_RIGHT;
    for (int x = in.from; x < in.until; x++) {
        row[x] = known && x >= above.from && x < above.until
                     ? row[x - (int)extent.w]
                     : pixel(fill_at(brush, left + (float)x, y));
    }
}

void box_paint(const struct box *box, struct rect extent, uint32_t *pixels) {
    struct brush brush = brush_of(box);
    struct box_columns above = {0, 0};
    int width = (int)extent.w, height = (int)extent.h;
    stack_shades(&brush);
    for (int row = 0; row < height; row++, pixels += width) {
        float y = extent.y + (float)row + 0.5F;
        struct box_columns in = simple_columns(&brush, extent, y), seen = box_columns(box, extent);
        bool upright = row > 0 && is_upright(box, brush.radius, y);
        for (int x = 0; x < width; x++) {
            if (x == in.from && in.until > in.from) {
                paint_simple(&brush, extent, y, in, above, pixels);
                x = in.until - 1;
                continue;
            }
            bool repeats = upright && (x < seen.from || x >= seen.until);
            pixels[x] = repeats ? pixels[x - width]
                                : pixel(paint_at(&brush, extent.x + (float)x + 0.5F, y));
        }
        above = is_even(box, y) ? (struct box_columns){0, 0} : in;
    }
}

struct color box_row_color(const struct box *box, float y) {
    struct brush brush = brush_of(box);
    struct paint paint = fill_at(&brush, box->rect.x, box->rect.y + y);
    return (struct color){byte_of(paint.r), byte_of(paint.g), byte_of(paint.b), byte_of(paint.a)};
}
