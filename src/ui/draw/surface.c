/* surface.c: lights what the materials are, and puts the shadow below it.
 *
 * The picture is worked in columns of one span, rows from top to bottom: three spans at a time are
 * enough for the slopes of the middle one, and nothing is allocated. */
#include "ui/draw/surface.h"

#include "ui/draw/material.h"
#include "ui/draw/pixel.h"

#include <assert.h>
#include <stddef.h>

/* The direction to the light, and halfway between it and the viewer. */
static const float light[3] = {-0.4606F, -0.5807F, 0.6708F};
static const float halfway[3] = {-0.2520F, -0.3177F, 0.9141F};

enum { INNER = SPAN - 2 }; /* pixels of a span that have both neighbors */

/* ---- size ---- */

/* The shadow is the outline moved to the lower right and softened. */
static const float shadow_dx = 0.05F, shadow_dy = 0.09F, shadow_inside = 0.10F, shadow_soft = 0.36F;

void surface_extent(const struct material *material, double *half_width, double *half_height) {
    double margin = (double)(material->shadow_size * (shadow_soft - shadow_inside + shadow_dy));
    *half_width = material->outline.half_width + margin;
    *half_height = material->outline.half_height + margin;
}

struct surface surface_describe(const struct material *material, double unit) {
    assert(unit > 0);
    double half_width;
    double half_height;
    surface_extent(material, &half_width, &half_height);
    return (struct surface){.material = material,
                            .unit = unit,
                            .width = 2 * (int)ceil(half_width * unit),
                            .height = 2 * (int)ceil(half_height * unit)};
}

/* ---- for the materials ---- */

void span_tone(struct span *span, const struct ramp *ramp, const float tone[SPAN]) {
    float steps = (float)(ramp->count - 1);
    for (int channel = 0; channel < 3; channel++) {
        float *color = span->color[channel];
        float first = ramp->stop[0][channel];
        for (int i = 0; i < SPAN; i++) {
            color[i] = first;
        }
        for (int step = 0; step < ramp->count - 1; step++) {
            float rise = ramp->stop[step + 1][channel] - ramp->stop[step][channel];
            float from = (float)step;
            for (int i = 0; i < SPAN; i++) {
                color[i] += rise * float_clamp(tone[i] * steps - from, 0.0F, 1.0F);
            }
        }
    }
}

void span_shade(struct span *span, const float factor[SPAN]) {
    for (int channel = 0; channel < 3; channel++) {
        float *color = span->color[channel];
        for (int i = 0; i < SPAN; i++) {
            color[i] *= factor[i];
        }
    }
}

void span_noise(const struct span *span, const struct noise *noise, float out[SPAN]) {
    noise_row(noise, span->x[0], span->y, span->pixel, out);
}

/* ---- light ---- */

struct lit {
    float diffuse[SPAN], mirrored[SPAN], lamp[SPAN], cover[SPAN], shadow[SPAN];
};

static void light_slopes(const struct material *material, const struct span *above,
                         const struct span *span, const struct span *below, struct lit *lit) {
    float scale = -0.5F / span->pixel;
    for (int i = 1; i <= INNER; i++) {
        float nx = (span->height[i + 1] - span->height[i - 1]) * scale;
        float ny = (below->height[i] - above->height[i]) * scale;
        float length = 1.0F / sqrtf(nx * nx + ny * ny + 1.0F);
        float facing = (nx * light[0] + ny * light[1] + light[2]) * length;
        float mirror = (nx * halfway[0] + ny * halfway[1] + halfway[2]) * length;
        lit->diffuse[i] = material->ambient +
                          (1.0F - material->ambient) * float_clamp(facing, 0.0F, 2.0F) / light[2];
        lit->mirrored[i] = float_clamp(mirror, 0.0F, 1.0F);
    }
    for (int power = 0; power < material->shine; power++) {
        for (int i = 0; i < SPAN; i++) {
            lit->mirrored[i] *= lit->mirrored[i];
        }
    }
}

/* The lamp's own falloff, the smooth edge, and the shadow outside it. */
static void light_edges(const struct material *material, float strength, const struct span *span,
                        struct lit *lit) {
    float half_width = (float)material->outline.half_width;
    float half_height = (float)material->outline.half_height;
    float corner = (float)material->outline.corner;
    float size = material->shadow_size;
    float reach = 1.0F / (half_width + 1.2F * half_height);
    float soft = 0.6F * span->pixel;
    for (int i = 0; i < SPAN; i++) {
        lit->lamp[i] = 1.0F + material->lamp * (0.77F - (span->x[i] + 1.2F * span->y) * reach);
        lit->cover[i] = smoothstep(soft, -soft, span->edge[i]);
        float distance = sdf_round_box(span->x[i] - shadow_dx * size, span->y - shadow_dy * size,
                                       half_width, half_height, corner);
        float fade = float_clamp(1.0F - (distance + shadow_inside * size) / (shadow_soft * size),
                                 0.0F, 1.0F);
        lit->shadow[i] = 0.62F * strength * fade * fade;
    }
}

/* Less than one step of a byte, different for neighbors, so that gradients show no bands. */
static inline float dither(int column, int row) {
    float wave = 0.06711056F * (float)column + 0.00583715F * (float)row;
    wave = 52.9829189F * (wave - float_floor(wave));
    return wave - float_floor(wave);
}

static inline uint32_t byte_of(float value, float rounding) {
    return (uint32_t)(int32_t)float_clamp(value * 255.0F + rounding, 0.0F, 255.0F);
}

static void write_pixels(const struct surface *surface, const struct span *span,
                         const struct lit *lit, int column, int row, uint32_t *pixels) {
    const struct material *material = surface->material;
    float under[3] = {(float)surface->shadow_r / 255.0F, (float)surface->shadow_g / 255.0F,
                      (float)surface->shadow_b / 255.0F};
    int count = surface->width - column < INNER ? surface->width - column : INNER;
    uint32_t *out = pixels + (size_t)row * (size_t)surface->width + (size_t)column;
    for (int i = 1; i <= count; i++) {
        float behind = lit->shadow[i] * (1.0F - lit->cover[i]);
        float alpha = lit->cover[i] + behind;
        float mine = lit->cover[i] / float_max(alpha, 1e-4F);
        float rounding = dither(column + i, row);
        float lift = lit->mirrored[i] * span->gloss[i] + span->film[i];
        uint32_t byte[3];
        for (int channel = 0; channel < 3; channel++) {
            float value =
                (span->color[channel][i] * lit->diffuse[i] + lift * material->tint[channel]) *
                lit->lamp[i];
            byte[channel] = byte_of(lerp(under[channel], value, mine), rounding);
        }
        out[i - 1] = pixel_of(byte[0], byte[1], byte[2], byte_of(alpha, rounding));
    }
}

/* ---- painting ---- */

static void shade_row(const struct surface *surface, int column, int row, struct span *span) {
    span->pixel = (float)(1.0 / surface->unit);
    span->y = ((float)row + 0.5F - (float)surface->height * 0.5F) * span->pixel;
    float middle = (float)surface->width * 0.5F;
    for (int i = 0; i < SPAN; i++) {
        span->x[i] = ((float)(column + i) - 0.5F - middle) * span->pixel;
    }
    surface->material->shade(surface->material, span);
}

void surface_paint(const struct surface *surface, int row_from, int row_to, uint32_t *pixels) {
    assert(row_from >= 0 && row_to <= surface->height);
    const struct material *material = surface->material;
    struct span spans[3];
    struct lit lit;
    for (int column = 0; column < surface->width; column += INNER) {
        for (int row = row_from - 1; row <= row_to; row++) {
            struct span *below = &spans[(row + 3) % 3];
            shade_row(surface, column, row, below);
            if (row <= row_from) {
                continue;
            }
            const struct span *above = &spans[(row + 1) % 3];
            const struct span *span = &spans[(row + 2) % 3];
            light_slopes(material, above, span, below, &lit);
            light_edges(material, surface->shadow, span, &lit);
            write_pixels(surface, span, &lit, column, row - 1, pixels);
        }
    }
}
