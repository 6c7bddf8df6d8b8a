/* heap.h: how seeds, pebbles and beads are packed in a hollow: side by side from its middle
 * outward, and in layers. Adding or removing later discs never moves a disc. */
#ifndef SERAI_UI_BOARD_KIT_HEAP_H
#define SERAI_UI_BOARD_KIT_HEAP_H

#include <stdbool.h>
#include <stdint.h>

enum { HEAP_MAX = 192 };

/* The floor that discs lie on, centered on 0, 0: an ellipse, or a trough. All lengths are in a unit
 * of the caller's choice. */
struct heap_hollow {
    float half_width, half_height;
    float disc;  /* the radius of an average disc */
    float apart; /* least distance per sum of two radii; 0: 0.94, a slight overlap */
    bool trough; /* a rectangle, filled from its left end */
};

struct heap_disc {
    float x, y, radius;
    int layer;        /* 0 lies on the floor; upper layers are raised a little */
    uint32_t variant; /* random, to choose a sprite by */
};

/* Packs `count` discs (0 to HEAP_MAX), in the order in which they arrive. For one hollow and seed,
 * a smaller heap is a prefix of a larger one. */
void heap_pack(const struct heap_hollow *hollow, uint64_t seed, int count, struct heap_disc out[]);

/* Sorts discs into drawing order: lower layers first, and within a layer those nearer to the light
 * first. */
void heap_sort(struct heap_disc disc[], int count);

#endif
