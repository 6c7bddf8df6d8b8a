/* heap_store.c: see heap_store.h. */
#include "ui/heap_store.h"

static bool same(const struct heap_hollow *a, const struct heap_hollow *b) {
    return a->half_width == b->half_width && a->half_height == b->half_height &&
           a->disc == b->disc && a->apart == b->apart && a->trough == b->trough;
}

const struct heap_disc *heap_store_lay(struct heap_store *store, const struct heap_hollow *hollow,
                                       uint64_t seed, int count) {
    for (int i = 0; i < HEAP_STORE_SLOTS; i++) {
        struct heap_slot *slot = &store->slot[i];
        if (slot->count == count && slot->seed == seed && same(&slot->hollow, hollow)) {
            return slot->disc;
        }
    }
    struct heap_slot *slot = &store->slot[store->next];
    store->next = (store->next + 1) % HEAP_STORE_SLOTS;
    slot->hollow = *hollow;
    slot->seed = seed;
    slot->count = count;
    heap_pack(hollow, seed, count, slot->disc);
    return slot->disc;
}
