/* saddeeqa/surface.c: the board's dimensions, and the rough slab of sandstone with two rows of
 * hollows scraped into it. */
#include "ui/boards/saddeeqa/geometry.h"

#include "games/saddeeqa.h"

static bool place_of(const struct board_geometry *board, int place, struct shape *shape) {
    (void)board;
    if (place >= SADDEEQA_HOLES) {
        return false;
    }
    *shape = place < SADDEEQA_ROW ? shape_circle(place - 3.5, -0.53, SADDEEQA_HOLE_RADIUS)
                                  : shape_circle(11.5 - place, 0.53, SADDEEQA_HOLE_RADIUS);
    return true;
}

const struct board_geometry saddeeqa_geometry = {.outline = SADDEEQA_OUTLINE, .place = place_of};

/* ---- the material ---- */

static const struct ramp sandstone = {
    .count = 4, .stop = {STOP(0x8A5F3C), STOP(0xAE7F55), STOP(0xCBA074), STOP(0xDEBD92)}};

static const struct noise outline_large = {.seed = 5, .octaves = 3, .fx = 1.1F, .fy = 1.1F};
static const struct noise outline_small = {.seed = 6, .octaves = 3, .fx = 6.0F, .fy = 6.0F};
static const struct noise swell = {.seed = 8, .octaves = 4, .fx = 2.2F, .fy = 3.0F};
static const struct noise grit = {.seed = 9, .octaves = 3, .fx = 24.0F, .fy = 24.0F};
static const struct noise pit_warp = {.seed = 91, .octaves = 2, .fx = 9.0F, .fy = 9.0F};
static const struct noise pit = {.seed = 19, .octaves = 2, .fx = 1.0F, .fy = 1.0F};
static const struct noise round_off = {.seed = 41, .octaves = 2, .fx = 2.6F, .fy = 2.6F};
static const struct noise scrape = {.seed = 43, .octaves = 2, .fx = 3.0F, .fy = 26.0F};
static const struct noise waver = {.seed = 51, .octaves = 3, .fx = 2.0F, .fy = 1.0F};
static const struct noise bedding = {.seed = 13, .octaves = 4, .fx = 0.5F, .fy = 0.9F};
static const struct noise cloud = {.seed = 15, .octaves = 5, .fx = 3.0F, .fy = 5.0F};
static const struct noise sand = {.seed = 16, .octaves = 3, .fx = 44.0F, .fy = 44.0F};
static const struct noise speck = {.seed = 61, .octaves = 2, .fx = 60.0F, .fy = 60.0F};

static const float depth = 0.23F;

/* The broken outline and the worn edge. */
static void break_edge(const struct material *material, struct span *span) {
    float large[SPAN];
    float small[SPAN];
    span_noise(span, &outline_large, large);
    span_noise(span, &outline_small, small);
    for (int i = 0; i < SPAN; i++) {
        float edge =
            sdf_round_box(span->x[i], span->y, (float)material->outline.half_width,
                          (float)material->outline.half_height, (float)material->outline.corner);
        edge += (large[i] - 0.5F) * 0.11F + (small[i] - 0.5F) * 0.045F;
        float roll = float_clamp(1.0F + edge / 0.10F, 0.0F, 1.4F);
        span->edge[i] = edge;
        span->height[i] = -0.08F * roll * sqrtf(roll);
    }
}

/* How smooth the stone is rubbed: around the numbers, so that no pore cuts into a figure. */
static float rubbed(float x, float y) {
    const float half_width = 0.15F, half_height = 0.085F;
    struct shape hole;
    board_place(&saddeeqa_geometry, 0, &hole);
    float beyond = (float)(y < 0.0F ? SADDEEQA_NUMBER_ABOVE : SADDEEQA_NUMBER_BELOW);
    float column = float_clamp(float_round(x + 3.5F), 0.0F, 7.0F) - 3.5F;
    float away = fabsf(y) - fabsf((float)hole.y) - beyond;
    return smoothstep(1.5F, 0.9F, vector_length((x - column) / half_width, away / half_height));
}

/* Pores where the noise is high; the noise is rotated and warped, so that they look like worm
 * tracks and not like rows. */
static void weather(struct span *span) {
    float large[SPAN];
    float small[SPAN];
    float warp[SPAN];
    span_noise(span, &swell, large);
    span_noise(span, &grit, small);
    span_noise(span, &pit_warp, warp);
    float x[SPAN];
    float y[SPAN];
    for (int i = 0; i < SPAN; i++) {
        float wx = span->x[i] + 0.05F * warp[i];
        float wy = span->y + 0.05F * (1.0F - warp[i]);
        x[i] = wx * 15.0F + wy * 4.0F;
        y[i] = wy * 15.0F - wx * 5.0F;
    }
    noise_points(&pit, SPAN, x, y, span->pixel * 15.0F, warp);
    for (int i = 0; i < SPAN; i++) {
        span->height[i] +=
            (large[i] - 0.5F) * 0.05F + (small[i] - 0.5F) * 0.009F -
            0.016F * smoothstep(0.70F, 0.86F, warp[i]) * (1.0F - rubbed(span->x[i], span->y));
    }
}

/* The scratched line between the rows. */
static void scratch_middle(struct span *span) {
    float wave[SPAN];
    noise_row(&waver, span->x[0], 0.0F, span->pixel, wave);
    float width = float_max(0.014F, 0.8F * span->pixel);
    for (int i = 0; i < SPAN; i++) {
        float distance = span->y + (wave[i] - 0.5F) * 0.05F;
        span->height[i] -=
            0.022F * gaussian(distance / width) * smoothstep(4.02F, 3.95F, fabsf(span->x[i]));
    }
}

struct hollows {
    float sunk[SPAN], shadow[SPAN];
    float x[SPAN], y[SPAN]; /* from the middle of the nearest */
    float inside[SPAN];     /* 0 at its rim, 1 a little inside */
};

static void sink_hollows(struct span *span, struct hollows *hollows) {
    struct shape first;
    board_place(&saddeeqa_geometry, 0, &first);
    float radius = (float)first.half_width;
    float y = span->y - (span->y < 0.0F ? 1.0F : -1.0F) * (float)first.y;
    float wobble[SPAN];
    span_noise(span, &round_off, wobble);
    for (int i = 0; i < SPAN; i++) {
        float column = float_clamp(float_round(span->x[i] + 3.5F), 0.0F, 7.0F);
        float x = span->x[i] - (column - 3.5F);
        float rim = vector_length(x, y) - radius + (wobble[i] - 0.5F) * 0.075F;
        float cast = vector_length(x - 0.12F, y - 0.16F) - radius;
        hollows->x[i] = x;
        hollows->y[i] = y;
        hollows->inside[i] = smoothstep(0.0F, 0.06F, -rim);
        hollows->sunk[i] = bowl_depth(rim, radius);
        hollows->shadow[i] = smoothstep(-0.17F, 0.10F, cast) * smoothstep(0.008F, -0.016F, rim);
        span->height[i] -= depth * hollows->sunk[i] * hollows->inside[i];
        span->height[i] += 0.022F * gaussian((rim - 0.03F) / 0.03F);
    }
}

/* The marks of a tool that went around in circles; in the middle they merge. */
static void scrape_hollows(struct span *span, const struct hollows *hollows) {
    int where[SPAN];
    float turn[SPAN];
    float away[SPAN];
    float mark[SPAN];
    int count = 0;
    for (int i = 0; i < SPAN; i++) {
        if (hollows->inside[i] > 0.0F) {
            float x = hollows->x[i];
            float y = hollows->y[i];
            where[count] = i;
            turn[count] = fabsf(atan2f(y, x)) * 0.9F + span->x[i] + 0.7F * y;
            away[count++] = vector_length(x, y);
        }
    }
    noise_points(&scrape, count, turn, away, span->pixel, mark);
    for (int i = 0; i < count; i++) {
        span->height[where[i]] += (mark[i] - 0.5F) * 0.022F * hollows->inside[where[i]] *
                                  smoothstep(0.02F, 0.20F, away[i]);
    }
}

static void shade(const struct material *material, struct span *span) {
    struct hollows hollows;
    float warp[SPAN];
    float large[SPAN];
    float small[SPAN];
    float dark[SPAN];
    break_edge(material, span);
    weather(span);
    sink_hollows(span, &hollows);
    scrape_hollows(span, &hollows);
    scratch_middle(span);
    span_noise(span, &bedding, warp);
    span_noise(span, &cloud, large);
    span_noise(span, &sand, small);
    span_noise(span, &speck, dark);
    for (int i = 0; i < SPAN; i++) {
        float layers = sine_of_turns(span->y * 1.5F + span->x[i] * 0.22F + warp[i] * 1.7F);
        warp[i] = 0.41F + 0.11F * layers + 0.55F * (large[i] - 0.5F) + 0.32F * (small[i] - 0.5F) -
                  0.05F * hollows.sunk[i];
        float bare = 1.0F - rubbed(span->x[i], span->y);
        warp[i] += 0.06F * (1.0F - bare);
        dark[i] = 0.97F * (1.0F - 0.28F * bare * smoothstep(0.76F, 0.86F, dark[i])) *
                  (1.0F - 0.18F * hollows.sunk[i]) * (1.0F - 0.42F * hollows.shadow[i]);
        span->gloss[i] = 0.0F;
        span->film[i] = 0.0F;
    }
    span_tone(span, &sandstone, warp);
    span_shade(span, dark);
}

const struct material saddeeqa_sandstone = {.name = "saddeeqa",
                                            .outline = SADDEEQA_OUTLINE,
                                            .shadow_size = 1.0F,
                                            .ambient = 0.34F,
                                            .shine = 0,
                                            .lamp = 0.13F,
                                            .tint = {1.0F, 0.90F, 0.74F},
                                            .shade = shade};
