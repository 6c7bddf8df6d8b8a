/* cache.h: a bounded table of images by key. An image becomes a texture when it is drawn for the
 * first time: it can be made before there is a renderer. */
#ifndef SERAI_SDL_VIDEO_CACHE_H
#define SERAI_SDL_VIDEO_CACHE_H

#include <SDL.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct image {
    uint64_t key;
    SDL_Surface *picture; /* until it is a texture; if both are NULL, it could not be made */
    SDL_Texture *texture;
    int width, height;   /* in pixels */
    int left, top;       /* sprites: of the picture in its frame, whose margins are cut off */
    int ascent;          /* texts */
    unsigned used;       /* the frame that used it last */
    bool coarse;         /* to be replaced by a finer one */
    SDL_Texture *before; /* what was shown until it was refined; NULL: it was not, or long ago */
    Uint64 refined;      /* SDL_GetTicks64 then */
};

/* Threads share one cache, and only one of them may use it at a time. From now on, this thread has
 * one of its own, empty; false when there is no memory. cache_come_back frees it. */
bool cache_go_apart(void);
void cache_come_back(void);

/* The image under the key; NULL when there is none. Marks it as used in this frame. An image that a
 * frame has used stays where it is until after the next frame, or until cache_clear. */
struct image *cache_find(uint64_t key);

/* Marks an image that the last frame used as used in this one. Called before cache_keep, which may
 * drop what this frame has not used. */
void cache_use(struct image *image);

/* Adds a picture (which may be NULL) under a new key. The cache owns it from now on. NULL, and the
 * picture is freed, when there is no memory or the table is full of images in use. */
struct image *cache_keep(uint64_t key, SDL_Surface *picture);

/* The opaque image under the key that is painted on, made if need be; NULL when there is none of
 * that size. cache_release frees what was painted. */
struct image *cache_target(uint64_t key, SDL_Renderer *renderer, int width, int height);
void cache_release(uint64_t key);

/* Replaces the picture of an image by another one (which may be NULL). What was shown before is
 * kept as `before`, to fade from it, until cache_forget. An opaque one is not kept. */
void cache_refine(struct image *image, SDL_Surface *picture);
void cache_forget(struct image *image);

/* The texture of an image, made if need be; NULL when there is nothing to show. */
SDL_Texture *cache_texture(struct image *image, SDL_Renderer *renderer);

/* Ends a frame: while more than `budget` bytes are used, the least recently used image is dropped.
 */
void cache_tidy(size_t budget);

/* Drops everything, used or not: after the device or its targets were reset, and before the
 * renderer of the textures is destroyed. */
void cache_clear(void);

/* A number that cache_clear changes; never 0. */
unsigned cache_generation(void);

size_t cache_bytes(void);

#endif
