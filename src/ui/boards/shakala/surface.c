/* shakala/surface.c: the slab of slate, split along its layers, with the paths of the two tracks
 * polished into it. */
#include "ui/boards/shakala/geometry.h"

/* ---- the material ---- */

static const struct ramp slate = {
    .count = 4, .stop = {STOP(0x20262E), STOP(0x2F3842), STOP(0x3F4A55), STOP(0x525E69)}};
static const float polish[3] = {60.0F / 255.0F, 72.0F / 255.0F, 84.0F / 255.0F};

static const struct noise chipped = {.seed = 5, .octaves = 4, .fx = 3.0F, .fy = 3.0F};
static const struct noise layer = {.seed = 71, .octaves = 5, .fx = 1.0F, .fy = 1.0F};
static const struct noise rough = {.seed = 75, .octaves = 4, .fx = 14.0F, .fy = 18.0F};
static const struct noise cloud = {.seed = 77, .octaves = 4, .fx = 7.0F, .fy = 9.0F};
static const struct noise fleck = {.seed = 78, .octaves = 1, .fx = 70.0F, .fy = 70.0F};
static const struct noise rust = {.seed = 79, .octaves = 2, .fx = 0.9F, .fy = 0.9F};

/* How many layers the stone splits into, and what their steps add up to. */
static const float layers = 9.0F, relief = 0.16F;

static void split(const struct material *material, struct span *span, float level[SPAN]) {
    float edge[SPAN];
    float fine[SPAN];
    span_noise(span, &chipped, edge);
    span_noise(span, &rough, fine);
    float x_bent[SPAN];
    float y_bent[SPAN];
    for (int i = 0; i < SPAN; i++) {
        x_bent[i] = span->x[i] * 1.1F + span->y * 0.5F;
        y_bent[i] = span->y * 1.4F - span->x[i] * 0.3F;
    }
    noise_points(&layer, SPAN, x_bent, y_bent, span->pixel * 1.4F, level);
    for (int i = 0; i < SPAN; i++) {
        float x = span->x[i];
        float step = float_floor(level[i] * layers);
        float break_off = smoothstep(0.86F, 1.0F, level[i] * layers - step);
        span->height[i] = (step + break_off) / layers * relief + (fine[i] - 0.5F) * 0.02F;
        span->edge[i] =
            sdf_round_box(x, span->y, (float)material->outline.half_width,
                          (float)material->outline.half_height, (float)material->outline.corner) +
            (edge[i] - 0.5F) * 0.03F;
    }
}

/* One ring with two cross-streets: a rounded square without three rough islands. The inner track's
 * band is lighter. */
static void pave(struct span *span, float road[SPAN], float inner[SPAN]) {
    float y = span->y;
    float island_y = y - float_clamp(float_round(y), -1.0F, 1.0F);
    for (int i = 0; i < SPAN; i++) {
        float x = span->x[i];
        float square = sdf_round_box(x, y, 1.9F, 1.9F, 0.40F);
        float island = sdf_round_box(x, island_y, 1.06F, 0.095F, 0.07F);
        float distance = float_max(square, -island);
        float band = sdf_round_box(x, y, 1.9F, 0.995F, 0.40F);
        road[i] = smoothstep(0.012F, -0.012F, distance);
        inner[i] = smoothstep(0.01F, -0.01F, band) * road[i];
        span->height[i] *= 1.0F - 0.86F * road[i];
        span->height[i] -=
            0.022F * smoothstep(0.03F, -0.03F, distance) + 0.02F * gaussian(distance / 0.012F);
        float roll = float_clamp(1.0F + span->edge[i] / 0.07F, 0.0F, 1.4F);
        span->height[i] -= 0.08F * roll * sqrtf(roll);
    }
}

static void shade(const struct material *material, struct span *span) {
    static const float warmth[3] = {0.035F, 0.0F, -0.03F};
    float level[SPAN];
    float road[SPAN];
    float inner[SPAN];
    float large[SPAN];
    float small[SPAN];
    float stain[SPAN];
    split(material, span, level);
    pave(span, road, inner);
    span_noise(span, &cloud, large);
    span_noise(span, &fleck, small);
    span_noise(span, &rust, stain);
    for (int i = 0; i < SPAN; i++) {
        level[i] = 0.42F + 0.5F * (level[i] - 0.5F) + 0.35F * (large[i] - 0.5F) +
                   0.16F * (small[i] - 0.5F);
        span->gloss[i] = 0.07F;
        span->film[i] = 0.0F;
    }
    span_tone(span, &slate, level);
    for (int channel = 0; channel < 3; channel++) {
        float *color = span->color[channel];
        for (int i = 0; i < SPAN; i++) {
            float mixed = lerp(color[i], polish[channel], 0.34F * road[i]);
            color[i] = mixed * (1.0F + 0.20F * inner[i]) * (0.84F + 0.16F * road[i]) +
                       (stain[i] - 0.5F) * warmth[channel];
        }
    }
}

const struct material shakala_slate = {.name = "shakala",
                                       .outline = SHAKALA_OUTLINE,
                                       .shadow_size = 1.0F,
                                       .ambient = 0.42F,
                                       .shine = 4,
                                       .lamp = 0.13F,
                                       .tint = {1.0F, 1.0F, 1.0F},
                                       .shade = shade};
