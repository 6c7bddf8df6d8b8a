/* heap_store.h: the heaps that were laid last, so that a frame does not lay them anew. */
#ifndef SERAI_UI_BOARD_KIT_HEAP_STORE_H
#define SERAI_UI_BOARD_KIT_HEAP_STORE_H

#include "ui/board_kit/heap.h"

enum { HEAP_STORE_SLOTS = 96 }; /* all that any scene shows at once find room */

struct heap_store {
    int next; /* the slot to be given away next */
    struct heap_slot {
        struct heap_hollow hollow;
        uint64_t seed;
        int count; /* 0: the slot is free */
        struct heap_disc disc[HEAP_MAX];
    } slot[HEAP_STORE_SLOTS];
};

/* As heap_pack; the discs are valid until as many other heaps were asked for. */
const struct heap_disc *heap_store_lay(struct heap_store *store, const struct heap_hollow *hollow,
                                       uint64_t seed, int count);

#endif
