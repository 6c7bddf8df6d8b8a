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
    SDL_Surface *picture; /* until it is a texture; neither: it could not be made */
    SDL_Texture *texture;
    int width, height; /* in pixels */
    int left, top;     /* sprites: of the picture in its frame, whose margins are not kept */
    int ascent;        /* texts */
    unsigned used;     /* the frame that used it last */
    bool coarse;       /* to be replaced by a finer one */
};

/* The image that is kept under the key; NULL when none is. Marks it as used in this frame. An image
 * that a frame has used stays where it is until after the next frame, or until cache_clear. */
struct image *cache_find(uint64_t key);

/* Marks an image that the last frame used as used in this one. To be called before cache_keep,
 * which may let go of what this frame has not used. */
void cache_use(struct image *image);

/* Keeps a picture (which may be NULL) under a key that is not there yet. The cache owns it from now
 * on. NULL, and the picture is freed, when there is no memory or the table is full of things in
 * use. */
struct image *cache_keep(uint64_t key, SDL_Surface *picture);

/* Puts another picture (which may be NULL) in the place of the one that is kept. */
void cache_replace(struct image *image, SDL_Surface *picture);

/* The texture of an image, made if need be; NULL when there is nothing to show. */
SDL_Texture *cache_texture(struct image *image, SDL_Renderer *renderer);

/* Ends a frame: while more than `budget` bytes are kept, what was not used for longest goes. */
void cache_tidy(size_t budget);

/* Lets go of everything, used or not: after the device or its targets were reset, and before the
 * renderer that has drawn the textures goes. */
void cache_clear(void);

/* A number that cache_clear changes; never 0. */
unsigned cache_generation(void);

size_t cache_bytes(void);

#endif
