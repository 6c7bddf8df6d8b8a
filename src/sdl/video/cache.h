/* cache.h: a bounded table of pictures by key. A picture becomes a texture when it is drawn for
 * the first time: it can be made before there is a renderer. */
#ifndef SERAI_SDL_VIDEO_CACHE_H
#define SERAI_SDL_VIDEO_CACHE_H

#include <SDL.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct cached {
    uint64_t key;
    SDL_Surface *picture; /* until it is a texture; neither: it could not be made */
    SDL_Texture *texture;
    int width, height;
    int left, top; /* sprites: of the picture in its frame, whose margins are not kept */
    int ascent;
    unsigned used; /* the frame in which it was asked for last */
    bool occupied;
    bool coarse; /* to be replaced by a finer one */
};

/* What is kept under the key; NULL when nothing is. Marks it as used in this frame. */
struct cached *cache_find(uint64_t key);

/* Keeps a picture (which may be NULL) under a key that is not there yet. The cache owns it from now
 * on. NULL, and the picture is freed, when the table is full of things in use. */
struct cached *cache_keep(uint64_t key, SDL_Surface *picture);

/* Puts another picture (which may be NULL) in the place of the one that is kept. */
void cache_replace(struct cached *cached, SDL_Surface *picture);

/* The texture of what is kept, made if need be; NULL when there is nothing to show. */
SDL_Texture *cache_texture(struct cached *cached, SDL_Renderer *renderer);

/* Ends a frame: while more than `budget` bytes are kept, what was not used for longest goes. */
void cache_tidy(size_t budget);
void cache_clear(void);
size_t cache_bytes(void);

#endif
