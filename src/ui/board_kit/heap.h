/* heap.h: how seeds, pebbles and beads lie in a hollow: side by side from its middle outwards, and
 * in layers. A disc never moves while others come and go. */
#ifndef SERAI_UI_BOARD_KIT_HEAP_H
#define SERAI_UI_BOARD_KIT_HEAP_H

#include <stdbool.h>
#include <stdint.h>

enum { HEAP_MAX = 192 };

/* The floor that discs may lie on, around 0, 0: an ellipse, or a trough. All lengths in one unit of
 * the caller's. */
struct heap_hollow {
    float half_width, half_height;
    float disc;  /* the radius of a disc of middle size */
    float apart; /* how far discs are kept apart, in parts of their radii; 0: 0.94, a bit over
                  * another, as round things seen from above */
    bool trough; /* a rectangle, filled from its left end */
};

struct heap_disc {
    float x, y, radius;
    int layer;        /* 0 lies on the floor; upper layers are lifted a little */
    uint32_t variant; /* a random number to choose a look by */
};

/* Lays `count` discs (0 to HEAP_MAX), in the order in which they come. The heaps of one hollow and
 * seed begin alike: fewer discs are the first ones of more. */
void heap_pack(const struct heap_hollow *hollow, uint64_t seed, int count, struct heap_disc out[]);

/* Brings discs into the order to draw them: the lower before the upper, and among neighbors the one
 * nearer to the light first. */
void heap_sort(struct heap_disc disc[], int count);

#endif
