/* sdl_cache.c: see sdl_cache.h. Open addressing; the table is made anew when things are let go, so
 * that no search runs into a hole. */
#include "ui/sdl_cache.h"

#include <stdlib.h>
#include <string.h>

enum { SLOTS = 2048, MOST = SLOTS * 3 / 4 };

static struct cached slots[SLOTS];
static int count;
static size_t bytes;
static unsigned frame = 1;

uint64_t cache_hash(uint64_t hash, const void *data, size_t length) {
    const unsigned char *byte = data;
    for (size_t i = 0; i < length; i++) {
        hash = (hash ^ byte[i]) * UINT64_C(1099511628211);
    }
    return hash;
}

static struct cached *slot_for(uint64_t key) {
    size_t at = (size_t)(key ^ key >> 32) % SLOTS;
    while (slots[at].occupied && slots[at].key != key) {
        at = (at + 1) % SLOTS;
    }
    return &slots[at];
}

static size_t size_of(const struct cached *cached) {
    return cached->texture ? (size_t)cached->width * (size_t)cached->height * 4 : 0;
}

struct cached *cache_find(uint64_t key) {
    struct cached *cached = slot_for(key);
    if (!cached->occupied) {
        return NULL;
    }
    cached->used = frame;
    return cached;
}

static int by_age(const void *a, const void *b) {
    const struct cached *x = a, *y = b;
    return (x->used > y->used) - (x->used < y->used);
}

/* Lets go of the oldest things until both limits are met; never of what this frame used. */
static void shrink(size_t budget, int most) {
    static struct cached kept[SLOTS];
    int total = 0;
    for (int i = 0; i < SLOTS; i++) {
        if (slots[i].occupied) {
            kept[total++] = slots[i];
        }
    }
    qsort(kept, (size_t)total, sizeof kept[0], by_age);
    int first = 0;
    while (first < total && kept[first].used != frame && (bytes > budget || total - first > most)) {
        bytes -= size_of(&kept[first]);
        if (kept[first].texture) {
            SDL_DestroyTexture(kept[first].texture);
        }
        first++;
    }
    memset(slots, 0, sizeof slots);
    count = total - first;
    for (int i = first; i < total; i++) {
        *slot_for(kept[i].key) = kept[i];
    }
}

struct cached *cache_keep(uint64_t key, SDL_Texture *texture, int width, int height) {
    if (count >= MOST) {
        shrink(SIZE_MAX, MOST / 2);
        if (count >= MOST) {
            SDL_DestroyTexture(texture);
            return NULL;
        }
    }
    struct cached *cached = slot_for(key);
    *cached = (struct cached){.key = key,
                              .texture = texture,
                              .width = width,
                              .height = height,
                              .used = frame,
                              .occupied = true};
    count++;
    bytes += size_of(cached);
    return cached;
}

void cache_replace(struct cached *cached, SDL_Texture *texture, int width, int height) {
    bytes -= size_of(cached);
    if (cached->texture) {
        SDL_DestroyTexture(cached->texture);
    }
    cached->texture = texture;
    cached->width = width;
    cached->height = height;
    bytes += size_of(cached);
}

void cache_tidy(size_t budget) {
    if (bytes > budget) {
        shrink(budget, MOST);
    }
    frame++;
}

void cache_clear(void) {
    for (int i = 0; i < SLOTS; i++) {
        if (slots[i].texture) {
            SDL_DestroyTexture(slots[i].texture);
        }
    }
    memset(slots, 0, sizeof slots);
    count = 0;
    bytes = 0;
}

size_t cache_bytes(void) {
    return bytes;
}
