/* heap.h: how seeds, pebbles and beads lie in a hollow: discs that touch, in layers.
 *
 * A heap is fixed by its hollow, its seed and its count. It grows one disc at a time, and a disc
 * keeps its id, size and look while others come and go: the heaps of n and n + 1 differ by one disc
 * and by small moves of the others, so a scene can let them glide. */
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
    bool trough; /* a rectangle, filled from its left end; what lies there never moves */
};

struct heap_disc {
    float x, y;
    float ground; /* its y without what lies below it: upper layers are lifted a little */
    float radius;
    int layer;        /* 0 lies on the floor */
    int id;           /* 0 to count - 1, the last that came highest */
    uint32_t variant; /* a random number to choose a look by */
};

/* Lays `count` discs (0 to HEAP_MAX), in the order to draw them: the lower before the upper, and
 * among neighbors the one nearer to the light first. */
void heap_pack(const struct heap_hollow *hollow, uint64_t seed, int count, struct heap_disc out[]);

/* The same for a heap that is there already: `disc` holds what heap_pack gave for `before` discs,
 * and from now on what it gives for `count`, not fewer. */
void heap_grow(const struct heap_hollow *hollow, uint64_t seed, int before, int count,
               struct heap_disc disc[]);

#endif
