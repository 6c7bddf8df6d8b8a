/* cache.c: see cache.h. Open addressing; the table is rebuilt when images are dropped, so that no
 * search stops at a gap. */
#include "sdl/video/cache.h"

#include <stdlib.h>
#include <string.h>

enum { SLOTS = 2048, MOST = SLOTS * 3 / 4 };

static struct cache {
    struct image *slots[SLOTS], *kept[SLOTS]; /* `kept` is for shrink */
    int count;
    size_t bytes;
    unsigned frame, generation;
} shared;

/* This thread's. */
static _Thread_local struct cache *cache = &shared;

bool cache_go_apart(void) {
    struct cache *own = calloc(1, sizeof *own);
    cache = own ? own : cache;
    return own;
}

void cache_come_back(void) {
    cache_clear();
    free(cache);
    cache = &shared;
}

static struct image **slot_for(uint64_t key) {
    size_t at = (size_t)(key ^ key >> 32) % SLOTS;
    while (cache->slots[at] && cache->slots[at]->key != key) {
        at = (at + 1) % SLOTS;
    }
    return &cache->slots[at];
}

static size_t size_of(const struct image *image) {
    bool holds = image->picture || image->texture;
    return holds ? (size_t)image->width * (size_t)image->height * 4 : 0;
}

static void let_go(struct image *image) {
    cache->bytes -= size_of(image);
    SDL_FreeSurface(image->picture);
    if (image->texture) {
        SDL_DestroyTexture(image->texture);
    }
    image->picture = NULL;
    image->texture = NULL;
    cache_forget(image);
}

/* Converts a picture, which it replaces, to the byte order of windows: the software renderer blends
 * such a picture more than twice as fast, and graphics cards take it as it is. NULL when there is
 * no memory. */
static SDL_Surface *native(SDL_Surface *picture) {
    bool opaque = !SDL_ISPIXELFORMAT_ALPHA(picture->format->format);
    Uint32 format = opaque ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888;
    if (picture->format->format == format) {
        return picture;
    }
    SDL_Surface *converted = SDL_ConvertSurfaceFormat(picture, format, 0);
    SDL_FreeSurface(picture);
    return converted;
}

static void put(struct image *image, SDL_Surface *picture) {
    picture = picture ? native(picture) : NULL;
    image->picture = picture;
    image->width = picture ? picture->w : 0;
    image->height = picture ? picture->h : 0;
    cache->bytes += size_of(image);
}

void cache_use(struct image *image) {
    image->used = cache->frame;
}

struct image *cache_find(uint64_t key) {
    struct image *image = *slot_for(key);
    if (image) {
        cache_use(image);
    }
    return image;
}

static int by_age(const void *a, const void *b) {
    const struct image *x = *(struct image *const *)a, *y = *(struct image *const *)b;
    return (x->used > y->used) - (x->used < y->used);
}

/* Drops the oldest images until both limits are met, but none that this frame used. */
static void shrink(size_t budget, int most) {
    struct image **kept = cache->kept;
    int total = 0;
    for (int i = 0; i < SLOTS; i++) {
        if (cache->slots[i]) {
            kept[total++] = cache->slots[i];
        }
    }
    qsort(kept, (size_t)total, sizeof cache->kept / SLOTS, by_age);
    int first = 0;
    while (first < total && kept[first]->used != cache->frame &&
           (cache->bytes > budget || total - first > most)) {
        let_go(kept[first]);
        free(kept[first++]);
    }
    memset(cache->slots, 0, sizeof cache->slots);
    cache->count = total - first;
    for (int i = first; i < total; i++) {
        *slot_for(kept[i]->key) = kept[i];
    }
}

struct image *cache_keep(uint64_t key, SDL_Surface *picture) {
    if (cache->count >= MOST) {
        shrink(SIZE_MAX, MOST / 2);
    }
    struct image *image = cache->count < MOST ? calloc(1, sizeof *image) : NULL;
    if (!image) {
        SDL_FreeSurface(picture);
        return NULL;
    }
    image->key = key;
    cache_use(image);
    put(image, picture);
    *slot_for(key) = image;
    cache->count++;
    return image;
}

struct image *cache_target(uint64_t key, SDL_Renderer *renderer, int width, int height) {
    struct image *image = cache_find(key);
    image = image ? image : cache_keep(key, NULL);
    if (image && !image->texture) {
        image->texture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_RGB888,
                                           SDL_TEXTUREACCESS_TARGET, width, height);
        image->width = image->texture ? width : 0;
        image->height = image->texture ? height : 0;
        cache->bytes += size_of(image);
    }
    return image && image->texture ? image : NULL;
}

void cache_release(uint64_t key) {
    struct image *image = *slot_for(key);
    if (image) {
        let_go(image);
    }
}

void cache_forget(struct image *image) {
    if (image->before) {
        SDL_DestroyTexture(image->before);
    }
    image->before = NULL;
}

void cache_refine(struct image *image, SDL_Surface *picture) {
    SDL_Texture *shown = image->texture;
    SDL_BlendMode mode = SDL_BLENDMODE_NONE;
    if (shown && picture && !SDL_GetTextureBlendMode(shown, &mode) && mode != SDL_BLENDMODE_NONE) {
        cache->bytes -= size_of(image); /* the small picture does not count while it fades */
        image->texture = NULL;
        put(image, picture);
        image->before = shown;
        image->refined = SDL_GetTicks64();
    } else {
        let_go(image);
        put(image, picture);
    }
}

SDL_Texture *cache_texture(struct image *image, SDL_Renderer *renderer) {
    if (!image->picture) {
        return image->texture;
    }
    bool opaque = !SDL_ISPIXELFORMAT_ALPHA(image->picture->format->format);
    SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, image->picture);
    if (!texture) {
        let_go(image);
        return NULL;
    }
    SDL_SetTextureBlendMode(texture, opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    /* The ground is the largest image that is stretched, and so soft that the quality does not
     * show. */
    SDL_SetTextureScaleMode(texture,
                            image->coarse && opaque ? SDL_ScaleModeNearest : SDL_ScaleModeLinear);
    SDL_FreeSurface(image->picture);
    image->picture = NULL;
    image->texture = texture;
    return texture;
}

void cache_tidy(size_t budget) {
    if (cache->bytes > budget) {
        shrink(budget, MOST);
    }
    cache->frame++;
}

void cache_clear(void) {
    for (int i = 0; i < SLOTS; i++) {
        if (cache->slots[i]) {
            let_go(cache->slots[i]);
            free(cache->slots[i]);
            cache->slots[i] = NULL;
        }
    }
    cache->count = 0;
    cache->generation++;
}

unsigned cache_generation(void) {
    return cache->generation + 1;
}

size_t cache_bytes(void) {
    return cache->bytes;
}
