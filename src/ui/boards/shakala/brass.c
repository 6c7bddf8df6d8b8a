/* brass.c: bowls turned on a lathe: a rounded rim, a hollow with fine grooves, and the bow-tie
 * highlight of turned metal. */
#include "ui/boards/shakala/geometry.h"

static const struct ramp brass = {
    .count = 5,
    .stop = {STOP(0x4A3110), STOP(0x8F6522), STOP(0xC9953B), STOP(0xF0CC78), STOP(0xFFF0BE)}};

/* Lengths in radii of the bowl. */
static const struct noise ring = {.seed = 3, .octaves = 2, .fx = 60.0F, .fy = 1.0F};
static const struct noise streak = {.seed = 4, .octaves = 3, .fx = 30.0F, .fy = 1.7F};
static const float mouth = 0.86F; /* where the hollow begins */

/* Grooves, as far as the resolution can show them. */
static float groove(float turns, float pixel, float count) {
    return sine_of_turns(turns * count) * float_clamp(1.8F - 4.5F * count * pixel, 0.0F, 1.0F);
}

struct turning {
    float tone, shade, gloss, height;
    float inside; /* 0 on the rim, 1 in the hollow */
};

static struct turning turn(float x, float y, float pixel, float depth) {
    float radius = vector_length(x, y);
    /* how much this side of the bowl faces along the light: 1 toward or away from the lamp */
    float facing = -(x * 0.6157F + y * 0.7880F) / float_max(radius, 0.02F);
    float sheen = facing * facing;
    float wobble = noise_at(&ring, radius, facing, pixel);
    float grooves = groove(radius + wobble * 0.02F, pixel, 26.0F) +
                    0.8F * groove(radius + wobble * 0.03F, pixel, 15.0F);
    float inside = smoothstep(0.006F, -0.02F, radius - mouth);
    float cast = smoothstep(-0.22F, 0.12F, vector_length(x - 0.13F, y - 0.18F) - mouth) * inside;
    struct turning turning = {.inside = inside};
    turning.tone = 0.30F + 0.31F * sheen * sheen + 0.036F * grooves +
                   0.24F * (noise_at(&streak, radius, facing, pixel) - 0.5F) -
                   0.10F * inside * (1.0F - radius / mouth);
    turning.shade = (1.0F - 0.55F * cast) * (1.0F - 0.16F * inside);
    turning.gloss = 0.30F * (1.0F - cast);
    turning.height =
        -depth * bowl_depth(radius - mouth, mouth) * smoothstep(0.0F, 0.06F, mouth - radius);
    turning.height += 0.05F * gaussian((radius - 0.93F) / 0.045F);
    turning.height += 0.0006F * grooves * inside;
    return turning;
}

static void shade(const struct material *material, struct span *span) {
    const float depth = material == &shakala_cup ? 0.26F : 0.34F;
    /* verdigris and age darken the hollow, so that amber and black beads both stand out */
    static const float patina[3] = {0.38F, 0.42F, 0.48F};
    float radius = (float)material->outline.half_width;
    float pixel = span->pixel / radius;
    float tone[SPAN];
    float shade[SPAN];
    float inside[SPAN];
    for (int i = 0; i < SPAN; i++) {
        struct turning turning = turn(span->x[i] / radius, span->y / radius, pixel, depth);
        tone[i] = turning.tone;
        shade[i] = turning.shade;
        inside[i] = turning.inside;
        span->gloss[i] = turning.gloss;
        span->film[i] = 0.0F;
        span->height[i] = turning.height * radius;
        span->edge[i] = vector_length(span->x[i], span->y) - radius;
    }
    span_tone(span, &brass, tone);
    span_shade(span, shade);
    for (int channel = 0; channel < 3; channel++) {
        for (int i = 0; i < SPAN; i++) {
            span->color[channel][i] *= 1.0F - patina[channel] * inside[i];
        }
    }
}

#define BRASS(id, radius)                                                                          \
    {                                                                                              \
        .name = (id),                                                                              \
        .outline = {.half_width = (radius), .half_height = (radius), .corner = (radius)},          \
        .shadow_size = (float)(radius)*0.7F, .ambient = 0.36F, .shine = 5, .lamp = 0.0F,           \
        .tint = {1.0F, 0.90F, 0.62F}, .shade = shade                                               \
    }

const struct material shakala_bowl = BRASS("bowl", SHAKALA_PIT_RADIUS);
const struct material shakala_cup = BRASS("cup", 1.0);
