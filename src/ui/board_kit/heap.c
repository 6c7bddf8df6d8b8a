/* heap.c: in a hollow, discs are pulled to the middle, pushed apart where they overlap, and kept on
 * the floor, a few rounds for every disc that comes. In a trough each disc rolls to the left until
 * it meets those before it, and stays. */
#include "ui/board_kit/heap.h"

#include "base/random.h"
#include "engine/rules.h"
#include "ui/paint/shading.h"

#include <assert.h>
#include <stdlib.h>

enum { LAYERS = 4, SMALL = 16, LARGE = 64 };

static const float golden_angle = 2.39996F;
static const float layer_share[LAYERS] = {1.0F, 0.72F, 0.5F, 0.4F};
static const float layer_rise = 0.16F; /* towards the light, in radii */

struct heap {
    const struct heap_hollow *hollow;
    uint64_t seed;
    int count;
    float x[HEAP_MAX], y[HEAP_MAX];
    float size[HEAP_MAX]; /* in parts of the middle size */
    uint32_t variant[HEAP_MAX];
    float apart;                 /* centers of neighbors, in parts of the sum of their radii */
    float middle_x, middle_y;    /* where the heap is pulled to; no two lie alike */
    int layer_start[LAYERS + 1]; /* the first disc of each layer, and the end */
    int top_layer;               /* of a trough */
};

/* -1 to 1 */
static float random_signed(uint64_t *state) {
    return (float)(int32_t)(random_next(state) >> 40) * 0x1p-23F - 1.0F;
}

static float apart_of(const struct heap_hollow *hollow) {
    return hollow->apart > 0.0F ? hollow->apart : 0.94F;
}

/* How many discs the floor holds side by side. */
static int floor_room(const struct heap_hollow *hollow) {
    float disc = hollow->disc;
    int room = (int)(0.68F * (hollow->half_width - disc * 0.1F) *
                     (hollow->half_height - disc * 0.1F) / (disc * disc));
    return room < 1 ? 1 : room;
}

/* Fills the layers from the floor up. A single disc on more than six would look lost: it joins the
 * layer below. Where three layers are not enough, they are all packed closer, at the cost of discs
 * that overlap more. */
static void share_layers(struct heap *heap) {
    int fit = floor_room(heap->hollow);
    int room = fit;
    heap->apart = apart_of(heap->hollow);
    if (heap->count > (int)(2.2F * (float)room)) {
        room = (int)ceilf((float)heap->count / 2.22F);
    }
    int lowest = heap->count < room ? heap->count : room;
    if (lowest > fit) {
        heap->apart *= sqrtf((float)fit / (float)lowest);
    }
    int placed = 0;
    for (int layer = 0; layer < LAYERS; layer++) {
        int take = (int)((float)room * layer_share[layer]);
        take = take < 1 ? 1 : take;
        int left = heap->count - placed;
        if (left <= take || layer == LAYERS - 1 || (left == take + 1 && take > 6)) {
            take = left;
        }
        heap->layer_start[layer] = placed;
        placed += take;
    }
    heap->layer_start[LAYERS] = placed;
}

static int layer_of(const struct heap *heap, int disc) {
    int layer = 0;
    while (layer < LAYERS - 1 && disc >= heap->layer_start[layer + 1]) {
        layer++;
    }
    return layer;
}

/* A new disc comes down at the rim of those in its layer, each in another direction. */
static void drop_disc(struct heap *heap, int disc, uint64_t *state) {
    share_layers(heap);
    int neighbors = disc - heap->layer_start[layer_of(heap, disc)];
    float angle =
        (float)disc * golden_angle + (float)(heap->seed % 7) + 0.4F * random_signed(state);
    const struct heap_hollow *hollow = heap->hollow;
    float away = hollow->disc * 1.02F * sqrtf((float)neighbors) /
                 float_min(hollow->half_width, hollow->half_height);
    heap->x[disc] = heap->middle_x + away * hollow->half_width * cosf(angle);
    heap->y[disc] = heap->middle_y + away * hollow->half_height * sinf(angle);
}

static void push_apart(struct heap *heap, int a, int b) {
    float dx = heap->x[a] - heap->x[b];
    float dy = heap->y[a] - heap->y[b];
    float wanted = (heap->size[a] + heap->size[b]) * heap->hollow->disc * heap->apart;
    float square = dx * dx + dy * dy;
    if (square >= wanted * wanted) {
        return;
    }
    float distance = sqrtf(square) + 1e-6F;
    float push = (wanted - distance) / distance * 0.5F;
    heap->x[a] += dx * push;
    heap->y[a] += dy * push;
    heap->x[b] -= dx * push;
    heap->y[b] -= dy * push;
}

static void keep_on_floor(struct heap *heap, int disc) {
    float inset = heap->size[disc] * heap->hollow->disc * 0.95F;
    float width = float_max(heap->hollow->half_width - inset, 1e-3F * inset);
    float height = float_max(heap->hollow->half_height - inset, 1e-3F * inset);
    float out = vector_length(heap->x[disc] / width, heap->y[disc] / height);
    if (out > 1.0F) {
        heap->x[disc] /= out;
        heap->y[disc] /= out;
    }
}

static void settle_layer(struct heap *heap, int from, int to) {
    float full = (float)heap->count / (float)(floor_room(heap->hollow) + 1);
    float pull = full > 1.6F ? 0.006F : 0.02F;
    for (int a = from; a < to; a++) {
        heap->x[a] += (heap->middle_x - heap->x[a]) * pull;
        heap->y[a] += (heap->middle_y - heap->y[a]) * pull;
    }
    for (int a = from; a < to; a++) {
        for (int b = from; b < a; b++) {
            push_apart(heap, a, b);
        }
    }
    for (int a = from; a < to; a++) {
        keep_on_floor(heap, a);
    }
}

/* Large heaps get fewer rounds for each disc: it has less room to move. */
static void settle(struct heap *heap) {
    int rounds = heap->count <= SMALL ? 30 : heap->count <= LARGE ? 12 : 2;
    for (int round = 0; round < rounds; round++) {
        for (int layer = 0; layer < LAYERS; layer++) {
            settle_layer(heap, heap->layer_start[layer], heap->layer_start[layer + 1]);
        }
    }
}

/* How far left a disc rolls at this height. */
static float rolled_to(const struct heap *heap, int disc, float y) {
    float inset = heap->size[disc] * heap->hollow->disc;
    float x = inset - heap->hollow->half_width;
    for (int other = heap->layer_start[heap->top_layer]; other < disc; other++) {
        float wanted = (heap->size[disc] + heap->size[other]) * heap->hollow->disc * heap->apart;
        float dy = y - heap->y[other];
        float square = wanted * wanted - dy * dy;
        if (square > 0.0F) {
            x = float_max(x, heap->x[other] + sqrtf(square));
        }
    }
    return x;
}

/* Tries a few heights and takes the one where it rolls furthest, more or less. A full trough gets
 * another layer. */
static void roll_disc(struct heap *heap, int disc, uint64_t *state) {
    enum { TRIES = 9 };
    float reach =
        float_max(heap->hollow->half_height - heap->size[disc] * heap->hollow->disc, 0.0F);
    float end = heap->hollow->half_width - heap->size[disc] * heap->hollow->disc;
    float best = HUGE_VALF;
    for (int i = 0; i < TRIES; i++) {
        float y = reach * ((float)i * 2.0F + random_signed(state) - (TRIES - 1)) / (float)TRIES;
        float x = rolled_to(heap, disc, y);
        float choice = x + 0.7F * heap->hollow->disc * random_signed(state);
        if (choice < best) {
            best = choice;
            heap->x[disc] = x;
            heap->y[disc] = y;
        }
    }
    if (heap->x[disc] > end && heap->top_layer < LAYERS - 1 &&
        disc > heap->layer_start[heap->top_layer]) {
        heap->top_layer++;
        heap->layer_start[heap->top_layer] = disc;
        roll_disc(heap, disc, state);
    }
    heap->x[disc] = float_min(heap->x[disc], end);
}

/* A disc's own size and look. Gives the random state to go on with. */
static uint64_t make_disc(struct heap *heap, int disc) {
    uint64_t state = heap->seed * 0x9E3779B97F4A7C15U + (uint64_t)disc;
    heap->size[disc] = 1.0F + 0.08F * random_signed(&state);
    heap->variant[disc] = (uint32_t)(random_next(&state) >> 32);
    return state;
}

static void add_disc(struct heap *heap) {
    int disc = heap->count++;
    uint64_t state = make_disc(heap, disc);
    if (heap->hollow->trough) {
        roll_disc(heap, disc, &state);
    } else {
        drop_disc(heap, disc, &state);
        settle(heap);
    }
}

/* The discs that lie there already. */
static void take_discs(struct heap *heap, int count, const struct heap_disc disc[]) {
    heap->count = count;
    for (int i = 0; i < count; i++) {
        const struct heap_disc *from = &disc[i];
        make_disc(heap, from->id);
        heap->x[from->id] = from->x;
        heap->y[from->id] = from->ground;
        if (heap->hollow->trough && from->id < heap->layer_start[from->layer]) {
            heap->layer_start[from->layer] = from->id;
        }
        if (from->layer > heap->top_layer) {
            heap->top_layer = from->layer;
        }
    }
}

/* Shadows fall to the lower right: what is drawn later lies on them. */
static int compare_drawing(const void *left, const void *right) {
    const struct heap_disc *a = left;
    const struct heap_disc *b = right;
    if (a->layer != b->layer) {
        return a->layer - b->layer;
    }
    float order = (a->y + 0.4F * a->x) - (b->y + 0.4F * b->x);
    return order < 0.0F ? -1 : order > 0.0F ? 1 : a->id - b->id;
}

/* In the order to draw them. */
static void give_discs(const struct heap *heap, struct heap_disc out[]) {
    const struct heap_hollow *hollow = heap->hollow;
    for (int disc = 0; disc < heap->count; disc++) {
        int layer = layer_of(heap, disc);
        out[disc] = (struct heap_disc){
            .x = heap->x[disc],
            .y = heap->y[disc] - (float)layer * layer_rise * hollow->disc,
            .ground = heap->y[disc],
            .radius = hollow->disc * heap->size[disc] * (1.0F + 0.03F * (float)layer),
            .layer = layer,
            .id = disc,
            .variant = heap->variant[disc]};
    }
    qsort(out, (size_t)heap->count, sizeof *out, compare_drawing);
}

void heap_grow(const struct heap_hollow *hollow, uint64_t seed, int before, int count,
               struct heap_disc disc[]) {
    assert(before >= 0 && before <= count && count <= HEAP_MAX && hollow->disc > 0.0F);
    if (before == count) {
        return;
    }
    struct heap heap = {.hollow = hollow, .seed = seed, .apart = apart_of(hollow)};
    for (int layer = 1; layer <= LAYERS; layer++) {
        heap.layer_start[layer] = count;
    }
    uint64_t state = seed;
    heap.middle_x = 0.10F * (hollow->half_width - hollow->disc) * random_signed(&state);
    heap.middle_y = 0.10F * (hollow->half_height - hollow->disc) * random_signed(&state);
    take_discs(&heap, before, disc);
    while (heap.count < count) {
        add_disc(&heap);
    }
    give_discs(&heap, disc);
}

void heap_pack(const struct heap_hollow *hollow, uint64_t seed, int count, struct heap_disc out[]) {
    heap_grow(hollow, seed, 0, count, out);
}
