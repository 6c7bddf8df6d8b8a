/* dulko/surface.c: the board's dimensions, and its red and black lacquer with gold lines. */
#include "ui/boards/dulko/geometry.h"

#include "games/dulko.h"

const struct board_geometry dulko_geometry = {.outline = DULKO_OUTLINE,
                                              .frame = DULKO_FRAME,
                                              .squares = DULKO_WIDTH,
                                              .stride = DULKO_WIDTH,
                                              .place = board_square};

/* ---- the material ---- */

static const struct ramp gold = {.count = 3,
                                 .stop = {STOP(0x8C6322), STOP(0xC4923A), STOP(0xEBC670)}};
static const float red[3] = STOP(0x6E231F);
static const float brown[3] = STOP(0x43181B);
static const float black[3] = STOP(0x1A1012);

static const struct noise depth_of_red = {.seed = 5, .octaves = 4, .fx = 0.8F, .fy = 0.8F};
static const struct noise depth_of_black = {.seed = 9, .octaves = 3, .fx = 1.0F, .fy = 1.0F};
static const struct noise hammered = {.seed = 3, .octaves = 1, .fx = 30.0F, .fy = 30.0F};

static const float half = 4.5F; /* of the squares together */

/* The distance from the nearest of the lines that are `apart` from each other, within the
 * squares. */
static inline float nearest_line(float at, float apart) {
    return fabsf(at + half - apart * float_round((at + half) / apart));
}

/* 1 on a gold line, 0 away from it; `width` is half the line's width. */
static inline float line_of(float distance, float width, float pixel) {
    float soft = float_max(0.5F * pixel, 0.006F);
    return smoothstep(width + soft, width - soft, distance);
}

struct lacquer {
    float frame[SPAN]; /* 1 on the frame */
    float line[SPAN];  /* 1 on gold */
};

/* A groove between two squares; between boxes there is gold instead. */
static inline float groove(float at, float width) {
    return gaussian(nearest_line(at, 1.0F) / width) *
           smoothstep(0.02F, 0.05F, nearest_line(at, 3.0F));
}

/* Fine grooves between the squares; gold, a little raised, round the boxes and in the frame. */
static void engrave(const struct material *material, struct span *span, struct lacquer *lacquer) {
    float size = (float)material->outline.half_width;
    float frame = (float)dulko_geometry.frame;
    float width = float_max(0.015F, 0.5F * span->pixel);
    float fine = float_max(0.016F, 0.7F * span->pixel);
    float y = span->y;
    float across = groove(y, fine);
    for (int i = 0; i < SPAN; i++) {
        float x = span->x[i];
        span->edge[i] = sdf_round_box(x, y, size, size, (float)material->outline.corner);
        float squares = sdf_round_box(x, y, half, half, 0.0F);
        float inlay = fabsf(span->edge[i] + 0.16F * frame);
        lacquer->frame[i] = smoothstep(-0.5F, 0.5F, squares / span->pixel);
        float boxes = float_min(nearest_line(x, 3.0F), nearest_line(y, 3.0F));
        float lines = line_of(boxes, width, span->pixel) * line_of(squares, width, span->pixel);
        lacquer->line[i] = float_max(0.85F * lines, 0.9F * line_of(inlay, width, span->pixel));
        float roll = float_clamp(1.0F + span->edge[i] / 0.035F, 0.0F, 1.0F);
        float engraved = -0.030F * float_max(across, groove(x, fine));
        float rail = -0.03F * roll * roll;
        span->height[i] = lerp(engraved, rail, lacquer->frame[i]) + 0.005F * lacquer->line[i];
    }
}

static void shade(const struct material *material, struct span *span) {
    struct lacquer lacquer;
    float deep_red[SPAN];
    float deep_black[SPAN];
    float shine[SPAN];
    engrave(material, span, &lacquer);
    span_noise(span, &depth_of_red, deep_red);
    span_noise(span, &depth_of_black, deep_black);
    span_noise(span, &hammered, shine);
    float size = 2.0F * (float)material->outline.half_width;
    float box_y = float_clamp(float_floor((span->y + half) / 3.0F), 0.0F, 2.0F);
    for (int i = 0; i < SPAN; i++) {
        float diagonal = (span->x[i] + span->y);
        shine[i] = 0.5F + 0.35F * sine_of_turns(diagonal * 0.175F) + 0.2F * (shine[i] - 0.5F);
        float near = (diagonal / size + 0.42F) / 0.20F;
        float far = (diagonal / size - 0.12F) / 0.10F;
        span->film[i] = (0.13F * gaussian(near) + 0.05F * gaussian(far)) *
                        (1.0F - 0.3F * lacquer.line[i]) * (1.0F - lacquer.frame[i] * 0.4F);
        span->gloss[i] = 0.3F * lacquer.frame[i];
    }
    span_tone(span, &gold, shine);
    for (int channel = 0; channel < 3; channel++) {
        float *color = span->color[channel];
        for (int i = 0; i < SPAN; i++) {
            float box_x = float_clamp(float_floor((span->x[i] + half) / 3.0F), 0.0F, 2.0F);
            float odd = box_x + box_y - 2.0F * float_floor((box_x + box_y) * 0.5F);
            float box =
                lerp(red[channel], brown[channel], odd) * (1.0F + 0.10F * (deep_red[i] - 0.5F));
            float rail = black[channel] * (1.0F + 0.3F * (deep_black[i] - 0.5F));
            float plain = lerp(box, rail, lacquer.frame[i]);
            color[i] = lerp(plain, color[i], lacquer.line[i]);
        }
    }
}

const struct material dulko_lacquer = {.name = "dulko",
                                       .outline = DULKO_OUTLINE,
                                       .shadow_size = (float)DULKO_HALF / 3.0F,
                                       .ambient = 0.36F,
                                       .shine = 5,
                                       .lamp = 0.13F,
                                       .tint = {1.0F, 0.78F, 0.58F},
                                       .shade = shade};
