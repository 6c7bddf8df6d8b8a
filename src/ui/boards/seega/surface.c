/* seega/surface.c: the boards' dimensions, and the raked sand in a walnut frame; the squares are
 * drawn with a finger. */
#include "ui/boards/seega/geometry.h"

#include "games/seega.h"

#include <assert.h>

#define GEOMETRY(size)                                                                             \
    {                                                                                              \
        .outline = SEEGA_OUTLINE(size), .frame = 2 * SEEGA_HALF(size) * SEEGA_FRAME_PART,          \
        .squares = (size), .stride = SEEGA_WIDTH, .place = board_square                            \
    }

const struct board_geometry seega_geometry[SEEGA_BOARDS] = {GEOMETRY(5), GEOMETRY(7), GEOMETRY(9)};

int seega_board_index(int squares) {
    assert(squares == 5 || squares == 7 || squares == 9);
    return (squares - 5) / 2;
}

/* ---- the material ---- */

static const struct ramp sand = {
    .count = 4, .stop = {STOP(0xAE8557), STOP(0xC9A371), STOP(0xDDBD8F), STOP(0xEBD3AC)}};
static const struct ramp walnut = {
    .count = 4, .stop = {STOP(0x3A2113), STOP(0x5C3820), STOP(0x7C5030), STOP(0x97683F)}};

static const struct noise rake_bend = {.seed = 5, .octaves = 3, .fx = 0.9F, .fy = 0.9F};
static const struct noise rake_depth = {.seed = 29, .octaves = 2, .fx = 1.4F, .fy = 3.0F};
static const struct noise swell = {.seed = 7, .octaves = 3, .fx = 1.3F, .fy = 1.3F};
static const struct noise grit = {.seed = 9, .octaves = 3, .fx = 34.0F, .fy = 34.0F};
static const struct noise crumble = {.seed = 13, .octaves = 2, .fx = 11.0F, .fy = 11.0F};
static const struct noise waver = {.seed = 15, .octaves = 2, .fx = 1.6F, .fy = 1.6F};
static const struct noise grain = {.seed = 17, .octaves = 2, .fx = 90.0F, .fy = 90.0F};
static const struct noise cloud = {.seed = 19, .octaves = 3, .fx = 1.1F, .fy = 1.1F};
static const struct noise speck = {.seed = 21, .octaves = 1, .fx = 110.0F, .fy = 110.0F};
static const struct noise fiber = {.seed = 25, .octaves = 4, .fx = 3.0F, .fy = 60.0F};
static const struct noise ring = {.seed = 27, .octaves = 3, .fx = 0.7F, .fy = 2.0F};

static const float rows = 9.5F; /* of the rake, per square */

/* Dimensions that depend on the board's size. */
struct seega_ground {
    float half;    /* of the whole board */
    float frame;   /* width of the frame */
    float squares; /* half the width of all squares together */
    float thick;   /* furrows of small boards are wider and deeper, to be visible */
};

static struct seega_ground tray_of(const struct board_geometry *board, const struct span *span) {
    return (struct seega_ground){.half = (float)board->outline.half_width,
                                 .frame = (float)board->frame,
                                 .squares = (float)board->squares * 0.5F,
                                 .thick = float_clamp(24.0F * span->pixel, 1.0F, 2.6F)};
}

/* Draws a finger's furrow: the rows are flattened, sand is heaped up on both sides. */
static inline float furrow(float height, float distance, float width, float depth) {
    float t = distance / width;
    float wall = (fabsf(t) - 2.0F) / 0.9F;
    return height * (1.0F - 0.8F * gaussian(t / 1.5F)) - depth * gaussian(t) +
           0.55F * depth * gaussian(wall);
}

static void rake(const struct seega_ground *tray, struct span *span, float small[SPAN]) {
    float bend[SPAN];
    float deep[SPAN];
    float large[SPAN];
    span_noise(span, &rake_bend, bend);
    span_noise(span, &rake_depth, deep);
    span_noise(span, &swell, large);
    span_noise(span, &grit, small);
    for (int i = 0; i < SPAN; i++) {
        float outside = sdf_round_box(span->x[i], span->y, tray->squares, tray->squares, 0.02F);
        float inner = sine_of_turns(span->y * rows + (bend[i] - 0.5F) * 1.6F * rows / 9.5F) *
                      (0.0030F + 0.0055F * deep[i]);
        float around = sine_of_turns(float_max(outside, 0.0F) * rows) * 0.006F;
        span->height[i] = inner * smoothstep(0.02F, -0.05F, outside) +
                          around * smoothstep(0.0F, 0.05F, outside) + (large[i] - 0.5F) * 0.03F +
                          (small[i] - 0.5F) * 0.009F;
    }
}

/* The distance from the nearest of the lines that are 1 apart, the outermost at ±half. */
static inline float line_distance(float at, float half) {
    float nearest = float_round(at + half);
    return at + half - float_clamp(nearest, 0.0F, 2.0F * half);
}

static void draw_squares(const struct seega_ground *tray, struct span *span,
                         const float small[SPAN]) {
    float crumbled[SPAN];
    float wave[SPAN];
    span_noise(span, &crumble, crumbled);
    span_noise(span, &waver, wave);
    float width = 0.032F * tray->thick;
    float depth = 0.040F * tray->thick;
    float end = tray->squares + 0.05F;
    float ends_y = smoothstep(end, end - 0.01F, fabsf(span->y));
    for (int i = 0; i < SPAN; i++) {
        float edge = (crumbled[i] - 0.5F) * 0.016F + (small[i] - 0.5F) * 0.010F;
        float aside = (wave[i] - 0.5F) * 0.05F;
        float upright = fabsf(line_distance(span->x[i] + aside, tray->squares)) + edge;
        float level = fabsf(line_distance(span->y - aside, tray->squares)) + edge;
        float ends_x = smoothstep(end, end - 0.01F, fabsf(span->x[i]));
        float height = span->height[i];
        height = lerp(height, furrow(height, upright, width, depth), ends_y);
        span->height[i] = lerp(height, furrow(height, level, width, depth), ends_x);
    }
}

/* The middle square's star: two squares, one rotated by 45 degrees, and a circle. */
static void draw_star(const struct seega_ground *tray, struct span *span, const float small[SPAN]) {
    if (fabsf(span->y) > 0.6F) {
        return;
    }
    float width = 0.020F * tray->thick;
    float depth = 0.040F * tray->thick;
    for (int i = 0; i < SPAN; i++) {
        float x = span->x[i];
        float y = span->y;
        float upright = sdf_round_box(x, y, 0.235F, 0.235F, 0.01F);
        float turned = sdf_round_box((x - y) * 0.70711F, (x + y) * 0.70711F, 0.235F, 0.235F, 0.01F);
        float edge = (small[i] - 0.5F) * 0.008F;
        float height =
            furrow(span->height[i], fabsf(float_min(upright, turned)) + edge, width, depth);
        span->height[i] =
            furrow(height, fabsf(vector_length(x, y) - 0.10F) + edge, 0.8F * width, 0.75F * depth);
    }
}

static void color_sand(const struct seega_ground *tray, struct span *span,
                       const float small[SPAN]) {
    float fine[SPAN];
    float large[SPAN];
    float dark[SPAN];
    span_noise(span, &grain, fine);
    span_noise(span, &cloud, large);
    span_noise(span, &speck, dark);
    float inner = tray->half - tray->frame;
    float size = 2.0F * tray->half;
    for (int i = 0; i < SPAN; i++) {
        float frame = sdf_round_box(span->x[i] - 0.0154F * size, span->y - 0.021F * size, inner,
                                    inner, 0.01F * size);
        float shadow = smoothstep(-0.032F * size, 0.006F * size, frame);
        fine[i] = 0.45F + 0.50F * (fine[i] - 0.5F) + 0.55F * (large[i] - 0.5F) +
                  0.22F * (small[i] - 0.5F);
        dark[i] =
            0.86F * (1.0F - 0.28F * smoothstep(0.93F, 0.97F, dark[i])) * (1.0F - 0.48F * shadow);
        span->height[i] = 1.25F * span->height[i] - 0.024F * tray->half; /* below the frame */
        span->gloss[i] = 0.0F;
        span->film[i] = 0.0F;
    }
    span_tone(span, &sand, fine);
    span_shade(span, dark);
}

/* The pixels of the frame, along and across the piece of wood that each is in. */
struct rail {
    int count;
    int where[SPAN];
    float along[SPAN], across[SPAN];
    float inside[SPAN]; /* distance from the frame's inner edge */
};

/* Also sets the distance from the outline. */
static void find_rail(const struct material *material, const struct seega_ground *tray,
                      struct span *span, struct rail *rail) {
    float inner = tray->half - tray->frame;
    rail->count = 0;
    for (int i = 0; i < SPAN; i++) {
        float x = span->x[i];
        float y = span->y;
        span->edge[i] =
            sdf_round_box(x, y, tray->half, tray->half, (float)material->outline.corner);
        float inside = sdf_round_box(x, y, inner, inner, 0.016F * tray->half);
        if (inside > -span->pixel) {
            bool level = fabsf(y) > fabsf(x);
            rail->where[rail->count] = i;
            rail->along[rail->count] = level ? x : y;
            rail->across[rail->count] = level ? y : x;
            rail->inside[rail->count++] = inside;
        }
    }
}

static void mix_walnut(struct span *span, int at, float tone, float shade, float part) {
    float steps = (float)(walnut.count - 1);
    for (int channel = 0; channel < 3; channel++) {
        float color = walnut.stop[0][channel];
        for (int step = 0; step < walnut.count - 1; step++) {
            color += (walnut.stop[step + 1][channel] - walnut.stop[step][channel]) *
                     float_clamp(tone * steps - (float)step, 0.0F, 1.0F);
        }
        float *mixed = &span->color[channel][at];
        *mixed = lerp(*mixed, color * shade, part);
    }
}

/* Walnut with a rounded profile, its grain along each of the four mitered pieces. */
static void lay_frame(const struct material *material, const struct seega_ground *tray,
                      struct span *span) {
    struct rail rail;
    float fibers[SPAN];
    float rings[SPAN];
    find_rail(material, tray, span, &rail);
    noise_points(&fiber, rail.count, rail.along, rail.across, span->pixel, fibers);
    noise_points(&ring, rail.count, rail.along, rail.across, span->pixel, rings);
    float joint = float_max(0.9F * span->pixel, 0.008F);
    for (int k = 0; k < rail.count; k++) {
        int at = rail.where[k];
        float wave = sine_of_turns(rail.across[k] * 4.0F + rings[k] * 3.0F);
        float tone = 0.425F + 0.55F * (fibers[k] - 0.5F) + 0.125F * wave;
        float mitre = (fabsf(rail.across[k]) - fabsf(rail.along[k])) / joint;
        float part = smoothstep(-0.4F, 0.4F, rail.inside[k] / span->pixel);
        mix_walnut(span, at, tone, 1.0F - 0.35F * gaussian(mitre), part);
        float bulge = (float_clamp(rail.inside[k] / tray->frame, 0.0F, 1.0F) - 0.5F) * 2.0F;
        float height = -bulge * bulge * bulge * bulge * 0.020F * tray->half;
        span->height[at] = lerp(span->height[at], height, part);
        span->gloss[at] = 0.16F * part;
    }
}

static void shade(const struct material *material, struct span *span) {
    struct seega_ground tray = tray_of(&seega_geometry[material - seega_sand], span);
    float small[SPAN];
    rake(&tray, span, small);
    draw_squares(&tray, span, small);
    draw_star(&tray, span, small);
    color_sand(&tray, span, small);
    lay_frame(material, &tray, span);
}

#define SAND(id, size)                                                                             \
    {                                                                                              \
        .name = (id), .outline = SEEGA_OUTLINE(size),                                              \
        .shadow_size = (float)SEEGA_HALF(size) / 3.0F, .ambient = 0.36F, .shine = 5,               \
        .lamp = 0.13F, .tint = {1.0F, 0.92F, 0.80F}, .shade = shade                                \
    }

const struct material seega_sand[SEEGA_BOARDS] = {SAND("seega5", 5), SAND("seega7", 7),
                                                  SAND("seega9", 9)};
