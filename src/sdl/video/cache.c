/* cache.c: see cache.h. Open addressing; the table is made anew when things are let go, so
 * that no search runs into a hole. */
#include "sdl/video/cache.h"

#include <stdlib.h>
#include <string.h>

enum { SLOTS = 2048, MOST = SLOTS * 3 / 4 };

static struct cached slots[SLOTS];
static int count;
static size_t bytes;
static unsigned frame = 1;

static struct cached *slot_for(uint64_t key) {
    size_t at = (size_t)(key ^ key >> 32) % SLOTS;
    while (slots[at].occupied && slots[at].key != key) {
        at = (at + 1) % SLOTS;
    }
    return &slots[at];
}

static size_t size_of(const struct cached *cached) {
    bool holds = cached->picture || cached->texture;
    return holds ? (size_t)cached->width * (size_t)cached->height * 4 : 0;
}

static void let_go(struct cached *cached) {
    bytes -= size_of(cached);
    SDL_FreeSurface(cached->picture);
    if (cached->texture) {
        SDL_DestroyTexture(cached->texture);
    }
    cached->picture = NULL;
    cached->texture = NULL;
}

/* The same picture in the order of bytes that windows have, in the place of the one given: the
 * software renderer blends such a picture more than twice as quickly, and graphics cards take it as
 * it is. NULL when there is no memory. */
static SDL_Surface *native(SDL_Surface *picture) {
    bool clear = SDL_ISPIXELFORMAT_ALPHA(picture->format->format);
    Uint32 wanted = clear ? SDL_PIXELFORMAT_ARGB8888 : SDL_PIXELFORMAT_RGB888;
    if (picture->format->format == wanted) {
        return picture;
    }
    SDL_Surface *converted = SDL_ConvertSurfaceFormat(picture, wanted, 0);
    SDL_FreeSurface(picture);
    return converted;
}

static void put(struct cached *cached, SDL_Surface *picture) {
    picture = picture ? native(picture) : NULL;
    cached->picture = picture;
    cached->width = picture ? picture->w : 0;
    cached->height = picture ? picture->h : 0;
    bytes += size_of(cached);
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
        let_go(&kept[first++]);
    }
    memset(slots, 0, sizeof slots);
    count = total - first;
    for (int i = first; i < total; i++) {
        *slot_for(kept[i].key) = kept[i];
    }
}

struct cached *cache_keep(uint64_t key, SDL_Surface *picture) {
    if (count >= MOST) {
        shrink(SIZE_MAX, MOST / 2);
        if (count >= MOST) {
            SDL_FreeSurface(picture);
            return NULL;
        }
    }
    struct cached *cached = slot_for(key);
    *cached = (struct cached){.key = key, .used = frame, .occupied = true};
    put(cached, picture);
    count++;
    return cached;
}

void cache_replace(struct cached *cached, SDL_Surface *picture) {
    let_go(cached);
    put(cached, picture);
}

SDL_Texture *cache_texture(struct cached *cached, SDL_Renderer *renderer) {
    if (!cached->picture) {
        return cached->texture;
    }
    bool opaque = !SDL_ISPIXELFORMAT_ALPHA(cached->picture->format->format);
    SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, cached->picture);
    if (!texture) {
        let_go(cached);
        return NULL;
    }
    SDL_SetTextureBlendMode(texture, opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    /* The ground is the largest thing that is stretched, and too soft for anybody to see how. */
    SDL_SetTextureScaleMode(texture,
                            cached->coarse && opaque ? SDL_ScaleModeNearest : SDL_ScaleModeLinear);
    SDL_FreeSurface(cached->picture);
    cached->picture = NULL;
    cached->texture = texture;
    return texture;
}

void cache_tidy(size_t budget) {
    if (bytes > budget) {
        shrink(budget, MOST);
    }
    frame++;
}

void cache_clear(void) {
    for (int i = 0; count && i < SLOTS; i++) {
        let_go(&slots[i]);
        count -= slots[i].occupied;
        slots[i] = (struct cached){0};
    }
}

size_t cache_bytes(void) {
    return bytes;
}
