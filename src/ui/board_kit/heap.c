/* heap.c: each disc takes the first slot where it overlaps no other disc of its layer. The slots of
 * a hollow are packed along a sunflower (golden-angle) spiral, from near the middle outward; those
 * of a trough go from left to right, their heights a golden-ratio sequence. When no slot is left, a
 * new layer begins, whose discs keep off the tops of those below while they can: a disc that hides
 * another would be counted as one. */
#include "ui/board_kit/heap.h"

#include "base/random.h"
#include "ui/draw/shading.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { LAYERS = 4 }; /* any further layers are as high and as wide as the last one */

static const float golden_ratio = 0.618034F;
static const float golden_cosine = -0.737369F, golden_sine = 0.675490F; /* of 137.5 degrees */
static const float layer_part[LAYERS] = {1.0F, 0.92F, 0.85F, 0.80F};    /* of the floor */
static const float layer_rise = 0.16F; /* toward the light, in radii */
static const float off_top = 0.5F;     /* of two radii: so far from the discs of the layer below */

/* In radii: between two slots of a spiral, and from the middle to the first slot, so that four
 * discs surround the middle where a fifth would not fit. */
static const float spacing = 0.15F, first_away = 0.85F;

/* Where the centers of a layer's discs may be. */
struct floor {
    float half_width, half_height;
    int first, places;
    float x, y; /* direction of the last slot; in a trough, y from 0 to 1 */
};

/* -1 to 1 */
static float random_signed(uint64_t *state) {
    return (float)(int32_t)(random_next(state) >> 40) * 0x1p-23F - 1.0F;
}

static struct floor floor_of(const struct heap_hollow *hollow, uint64_t seed, int layer) {
    uint64_t state = seed * 64 + (uint64_t)layer;
    float part = layer_part[layer < LAYERS ? layer : LAYERS - 1], disc = hollow->disc;
    float width = float_max(hollow->half_width * part - 0.95F * disc, 0.01F * disc);
    float height = float_max(hollow->half_height * part - 0.95F * disc, 0.01F * disc);
    struct floor floor = {.half_width = width, .half_height = height};
    float turn = 3.1416F * random_signed(&state); /* each layer is rotated differently */
    floor.x = cosf(turn);
    floor.y = sinf(turn);
    if (hollow->trough) {
        floor.places = 1 + (int)(8.0F * width / (spacing * disc));
    } else {
        float near = float_min(first_away * disc, float_min(width, height)) / (spacing * disc);
        float far = float_max(width, height) / (spacing * disc);
        floor.first = (int)(near * near);
        floor.places = (int)(far * far) + 1;
    }
    return floor;
}

/* Puts a disc into the next slot, whose number is `place`; false if that is off the floor. */
static bool put(const struct heap_hollow *hollow, struct floor *floor, int place,
                struct heap_disc *disc) {
    float width = floor->half_width, height = floor->half_height, x = floor->x, y = floor->y;
    if (hollow->trough) {
        floor->y = y + golden_ratio - float_floor(y + golden_ratio);
        disc->x = (2.0F * (float)place / (float)floor->places - 1.0F) * width;
        disc->y = (2.0F * floor->y - 1.0F) * height;
        return true;
    }
    float away = spacing * hollow->disc * sqrtf((float)place);
    floor->x = x * golden_cosine - y * golden_sine;
    floor->y = x * golden_sine + y * golden_cosine;
    disc->x = away * floor->x;
    disc->y = away * floor->y;
    x = disc->x * height;
    y = disc->y * width;
    return x * x + y * y <= width * width * height * height;
}

/* True when the disc is so far `apart` from the others, in sums of both radii. The last one to be
 * laid is most often the one in its way. */
static bool is_free(const struct heap_disc *others, const struct heap_disc *end,
                    const struct heap_disc *disc, float apart) {
    for (const struct heap_disc *other = end; other > others; other--) {
        float wanted = (disc->radius + other[-1].radius) * apart;
        float x = disc->x - other[-1].x, y = disc->y - other[-1].y;
        if (x * x + y * y < wanted * wanted) {
            return false;
        }
    }
    return true;
}

/* The layer that is being laid. */
struct layer {
    struct floor floor;
    int number, place;              /* from 0; the next slot */
    const struct heap_disc *below;  /* the first disc of the layer below */
    const struct heap_disc *lowest; /* its own first disc */
    bool hides;                     /* its discs may lie on tops: no slot off them is left */
};

static void begin_layer(struct layer *layer, const struct heap_hollow *hollow, uint64_t seed,
                        const struct heap_disc *lowest) {
    layer->floor = floor_of(hollow, seed, layer->number);
    layer->place = layer->floor.first;
    layer->lowest = lowest;
}

/* When a layer has no slot left off the tops of the one below, its other slots serve; without
 * those, a new layer begins. */
static void next_slot(struct layer *layer, const struct heap_hollow *hollow, uint64_t seed,
                      const struct heap_disc *disc) {
    if (++layer->place < layer->floor.places) {
        return;
    }
    if (layer->number > 0 && !layer->hides) {
        layer->hides = true;
        begin_layer(layer, hollow, seed, layer->lowest);
        return;
    }
    layer->number++;
    layer->hides = false;
    layer->below = layer->lowest;
    begin_layer(layer, hollow, seed, disc);
}

/* The first slot of a layer takes a disc however small the floor is. */
static bool takes(const struct layer *layer, const struct heap_disc *disc, bool on_floor,
                  float apart) {
    bool may_hide = layer->number == 0 || layer->hides;
    bool first = layer->place == layer->floor.first && layer->lowest == disc;
    bool fits = on_floor && is_free(layer->lowest, disc, disc, apart);
    return may_hide ? fits || first : fits && is_free(layer->below, layer->lowest, disc, off_top);
}

static void pack(const struct heap_hollow *hollow, uint64_t seed, int count,
                 struct heap_disc out[]) {
    float apart = hollow->apart > 0.0F ? hollow->apart : 0.94F;
    struct layer layer = {.below = out};
    begin_layer(&layer, hollow, seed, out);
    for (int i = 0; i < count; i++, layer.place++) {
        uint64_t state = seed * 0x9E3779B97F4A7C15U + (uint64_t)i;
        struct heap_disc *disc = &out[i];
        disc->radius = hollow->disc * (1.0F + 0.08F * random_signed(&state));
        disc->variant = (uint32_t)(random_next(&state) >> 32);
        while (!takes(&layer, disc, put(hollow, &layer.floor, layer.place, disc), apart)) {
            next_slot(&layer, hollow, seed, disc);
        }
        disc->layer = layer.number;
    }
    for (int i = 0; i < count; i++) {
        float height = (float)(out[i].layer < LAYERS ? out[i].layer : LAYERS - 1);
        out[i].y -= height * layer_rise * hollow->disc;
        out[i].radius *= 1.0F + 0.03F * height;
    }
}

/* Heaps that were packed before, of which smaller ones are the beginning: most of a frame's heaps
 * lie as in the frame before, and packing them would take up to half of its time. Each thread has
 * its own. */
enum { CACHED = 128, CACHED_DISCS = 64 };

struct cached {
    struct heap_hollow hollow;
    uint64_t seed;
    int count; /* 0: none is cached here */
    struct heap_disc disc[CACHED_DISCS];
};

static _Thread_local struct cached cached[CACHED];

static bool is_cached(const struct cached *heap, const struct heap_hollow *hollow, uint64_t seed) {
    const struct heap_hollow *other = &heap->hollow;
    return heap->seed == seed && other->half_width == hollow->half_width &&
           other->half_height == hollow->half_height && other->disc == hollow->disc &&
           other->apart == hollow->apart && other->trough == hollow->trough;
}

/* Where a heap is cached: anywhere would do, and few should share a place. */
static struct cached *place_of(const struct heap_hollow *hollow, uint64_t seed) {
    uint32_t size[2];
    memcpy(size, (float[]){hollow->half_width, hollow->disc}, sizeof size);
    uint64_t mixed = seed ^ (uint64_t)size[0] << 32 ^ size[1];
    return &cached[mixed * 0x9E3779B97F4A7C15U >> 57];
}

void heap_pack(const struct heap_hollow *hollow, uint64_t seed, int count, struct heap_disc out[]) {
    assert(count <= HEAP_MAX && hollow->disc > 0.0F);
    struct cached *heap = place_of(hollow, seed);
    if (count <= heap->count && is_cached(heap, hollow, seed)) {
        memcpy(out, heap->disc, (size_t)count * sizeof *out);
        return;
    }
    pack(hollow, seed, count, out);
    if (count <= CACHED_DISCS) {
        heap->hollow = *hollow;
        heap->seed = seed;
        heap->count = count;
        memcpy(heap->disc, out, (size_t)count * sizeof *out);
    }
}

/* Shadows fall to the lower right, so whatever is drawn later covers them. */
static int compare_drawing(const void *left, const void *right) {
    const struct heap_disc *a = left, *b = right;
    float order = (a->y + 0.4F * a->x) - (b->y + 0.4F * b->x);
    return a->layer != b->layer ? a->layer - b->layer : (order > 0.0F) - (order < 0.0F);
}

void heap_sort(struct heap_disc disc[], int count) {
    qsort(disc, (size_t)count, sizeof *disc, compare_drawing);
}
