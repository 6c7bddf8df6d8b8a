/* heap_store.c: see heap_store.h. */
#include "ui/board_kit/heap_store.h"

#include <string.h>

static bool same(const struct heap_hollow *a, const struct heap_hollow *b) {
    return a->half_width == b->half_width && a->half_height == b->half_height &&
           a->disc == b->disc && a->apart == b->apart && a->trough == b->trough;
}

/* The largest heap of this hollow and seed that is smaller than `count`; NULL when none is. */
static const struct heap_slot *find_smaller(const struct heap_store *store,
                                            const struct heap_hollow *hollow, uint64_t seed,
                                            int count) {
    const struct heap_slot *best = NULL;
    for (int i = 0; i < HEAP_STORE_SLOTS; i++) {
        const struct heap_slot *slot = &store->slot[i];
        if (slot->count > (best ? best->count : 0) && slot->count < count && slot->seed == seed &&
            same(&slot->hollow, hollow)) {
            best = slot;
        }
    }
    return best;
}

const struct heap_disc *heap_store_lay(struct heap_store *store, const struct heap_hollow *hollow,
                                       uint64_t seed, int count) {
    for (int i = 0; i < HEAP_STORE_SLOTS; i++) {
        struct heap_slot *slot = &store->slot[i];
        if (slot->count == count && slot->seed == seed && same(&slot->hollow, hollow)) {
            return slot->disc;
        }
    }
    const struct heap_slot *smaller = find_smaller(store, hollow, seed, count);
    struct heap_slot *slot = &store->slot[store->next];
    int before = smaller ? smaller->count : 0;
    if (smaller && smaller != slot) {
        memcpy(slot->disc, smaller->disc, (size_t)before * sizeof slot->disc[0]);
    }
    store->next = (store->next + 1) % HEAP_STORE_SLOTS;
    slot->hollow = *hollow;
    slot->seed = seed;
    slot->count = count;
    heap_grow(hollow, seed, before, count, slot->disc);
    return slot->disc;
}
