/* oware/surface.c: the board's dimensions, and how it is carved from one piece of wood. */
#include "ui/boards/oware/geometry.h"

#include "games/oware.h"

/* A store is at its player's right hand. */
static bool place_of(const struct board_geometry *board, int place, struct shape *shape) {
    (void)board;
    if (place >= OWARE_HAND) {
        return false;
    }
    if (place >= OWARE_STORE) {
        double x = place == OWARE_STORE ? 3.44 : -3.44;
        *shape = (struct shape){x, 0, 0.38, 0.76, 0.38};
    } else if (place < OWARE_ROW) {
        *shape = shape_circle((place - 2.5) * 0.98, 0.54, OWARE_HOUSE_RADIUS);
    } else {
        *shape = shape_circle((8.5 - place) * 0.98, -0.54, OWARE_HOUSE_RADIUS);
    }
    return true;
}

const struct board_geometry oware_geometry = {.outline = OWARE_OUTLINE, .place = place_of};

/* ---- the material ---- */

static const struct ramp wood = {
    .count = 4, .stop = {STOP(0x54301A), STOP(0x7C4A27), STOP(0xA4693A), STOP(0xC48A52)}};

static const struct noise warp = {.seed = 3, .octaves = 4, .fx = 0.42F, .fy = 0.9F};
static const struct noise fine = {.seed = 11, .octaves = 3, .fx = 5.0F, .fy = 95.0F};
static const struct noise coarse = {.seed = 17, .octaves = 3, .fx = 1.3F, .fy = 22.0F};
static const struct noise pore = {.seed = 23, .octaves = 1, .fx = 9.0F, .fy = 150.0F};
static const struct noise stain = {.seed = 31, .octaves = 2, .fx = 0.5F, .fy = 0.5F};

/* What is carved: for every pixel, the nearest hollow. */
struct carving {
    float rim[SPAN];    /* distance from its rim, negative inside */
    float sunk[SPAN];   /* depth, from 0 to 1 at the deepest */
    float shadow[SPAN]; /* the rim's shadow in it, 0 to 1 */
};

static const float depth = 0.25F;

static void carve(struct span *span, struct carving *carving) {
    struct shape house;
    struct shape store;
    board_place(&oware_geometry, OWARE_ROW - 1, &house);
    board_place(&oware_geometry, OWARE_STORE, &store);
    float pitch = (float)house.x / 2.5F;
    float radius = (float)house.half_width;
    float store_x = (float)store.x;
    float store_width = (float)store.half_width;
    float store_height = (float)store.half_height;
    float y = span->y;
    float house_y = y - (y < 0.0F ? -1.0F : 1.0F) * (float)house.y;
    for (int i = 0; i < SPAN; i++) {
        float x = span->x[i];
        float column = float_clamp(float_round(x / pitch + 2.5F), 0.0F, 5.0F);
        float house_x = x - (column - 2.5F) * pitch;
        float side_x = x < 0.0F ? x + store_x : x - store_x;
        float to_house = vector_length(house_x, house_y) - radius;
        float to_store = sdf_round_box(side_x, y, store_width, store_height, store_width);
        float cast_house = vector_length(house_x - 0.12F, house_y - 0.16F) - radius;
        float cast_store =
            sdf_round_box(side_x - 0.12F, y - 0.16F, store_width, store_height, store_width);
        float rim = float_min(to_house, to_store);
        float cast = to_house < to_store ? cast_house : cast_store;
        float width = to_house < to_store ? radius : store_width;
        carving->rim[i] = rim;
        carving->sunk[i] = bowl_depth(rim, width);
        carving->shadow[i] = smoothstep(-0.16F, 0.10F, cast) * smoothstep(0.006F, -0.012F, rim);
        span->height[i] -= depth * carving->sunk[i] * smoothstep(0.0F, 0.05F, -rim);
        span->height[i] += 0.02F * gaussian((rim - 0.028F) / 0.022F);
    }
}

/* The rolled edge, two lines along it and one between the rows. */
static void shape_edge(struct span *span) {
    struct shape outline = oware_geometry.outline;
    float line = float_max(0.014F, 0.8F * span->pixel);
    float between = 0.016F * gaussian(span->y / float_max(0.012F, 0.8F * span->pixel));
    for (int i = 0; i < SPAN; i++) {
        float edge = sdf_round_box(span->x[i], span->y, (float)outline.half_width,
                                   (float)outline.half_height, (float)outline.corner);
        float roll = float_clamp(1.0F + edge / 0.09F, 0.0F, 1.3F);
        span->edge[i] = edge;
        span->height[i] = -0.09F * roll * roll - 0.022F * gaussian((edge + 0.15F) / line) -
                          0.022F * gaussian((edge + 0.20F) / line) -
                          between * smoothstep(2.92F, 2.86F, fabsf(span->x[i]));
    }
}

struct grain {
    float warp[SPAN], fine[SPAN], coarse[SPAN], pore[SPAN], stain[SPAN];
};

/* In the hollows the wood is cut lower, so the annual rings curve around them: the deeper the cut,
 * the further down the board the grain is sampled. */
static void grow_in_hollows(const struct span *span, const struct carving *carving,
                            struct grain *grain) {
    static const struct noise *const noises[] = {&warp, &fine, &coarse, &pore};
    float *const out[] = {grain->warp, grain->fine, grain->coarse, grain->pore};
    int where[SPAN];
    float x[SPAN];
    float y[SPAN];
    float value[SPAN];
    int count = 0;
    for (int i = 0; i < SPAN; i++) {
        if (carving->sunk[i] > 0.0F) {
            where[count] = i;
            x[count] = span->x[i];
            y[count++] = span->y + 0.20F * carving->sunk[i];
        }
    }
    for (int k = 0; k < 4; k++) {
        noise_points(noises[k], count, x, y, span->pixel, value);
        for (int i = 0; i < count; i++) {
            out[k][where[i]] = value[i];
        }
    }
}

static void grow(const struct span *span, const struct carving *carving, struct grain *grain) {
    span_noise(span, &warp, grain->warp);
    span_noise(span, &fine, grain->fine);
    span_noise(span, &coarse, grain->coarse);
    span_noise(span, &pore, grain->pore);
    span_noise(span, &stain, grain->stain);
    grow_in_hollows(span, carving, grain);
}

static void shade(const struct material *material, struct span *span) {
    struct carving carving;
    struct grain grain;
    float tone[SPAN];
    float shade[SPAN];
    (void)material;
    shape_edge(span);
    carve(span, &carving);
    grow(span, &carving, &grain);
    for (int i = 0; i < SPAN; i++) {
        float y = span->y + 0.20F * carving.sunk[i];
        float ring = 0.5F + 0.5F * sine_of_turns(y * 2.1F + grain.warp[i] * 4.25F);
        float fiber = grain.fine[i] * 0.62F + grain.coarse[i] * 0.38F - 0.5F;
        tone[i] = 0.16F + 0.44F * ring * sqrtf(ring) + 0.5F * fiber;
        shade[i] = (1.0F - 0.16F * smoothstep(0.70F, 0.80F, grain.pore[i])) *
                   (0.93F + 0.14F * grain.stain[i]) * (1.0F - 0.20F * carving.sunk[i]) *
                   (1.0F - 0.42F * carving.shadow[i]);
        span->gloss[i] = 0.22F;
        span->film[i] = 0.0F;
    }
    span_tone(span, &wood, tone);
    span_shade(span, shade);
}

const struct material oware_wood = {.name = "oware",
                                    .outline = OWARE_OUTLINE,
                                    .shadow_size = 1.0F,
                                    .ambient = 0.30F,
                                    .shine = 5,
                                    .lamp = 0.13F,
                                    .tint = {1.0F, 0.86F, 0.66F},
                                    .shade = shade};
