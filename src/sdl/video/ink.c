/* ink.c: see ink.h. */
#include "sdl/video/ink.h"

#include <math.h>
#include <stdbool.h>

static Uint32 *row_of(const SDL_Surface *picture, int y) {
    return (Uint32 *)((Uint8 *)picture->pixels + (size_t)y * (size_t)picture->pitch);
}

static bool is_white(const SDL_Surface *picture) {
    for (int y = 0; y < picture->h; y++) {
        const Uint32 *row = row_of(picture, y);
        for (int x = 0; x < picture->w; x++) {
            if (row[x] >> 24 && (row[x] & 0xFFFFFF) != 0xFFFFFF) {
                return false;
            }
        }
    }
    return true;
}

/* How much of the ground a pixel covers, 0 to 255. */
static float cover(Uint32 pixel) {
    static const float RED = 0.3F, GREEN = 0.59F, BLUE = 0.11F, LIGHT = 0.75F;
    float light = RED * (float)(pixel >> 16 & 0xFF) + GREEN * (float)(pixel >> 8 & 0xFF) +
                  BLUE * (float)(pixel & 0xFF);
    return (float)(pixel >> 24) * (1 - LIGHT * light / 255);
}

/* The mean over the pixels of which one of the reduced picture is made. */
static Uint32 mean(const SDL_Surface *picture, int x, int y, float reduction) {
    int left = (int)((float)x / reduction), right = (int)((float)(x + 1) / reduction);
    int top = (int)((float)y / reduction), bottom = (int)((float)(y + 1) / reduction);
    float sum = 0, count = 0;
    for (int v = top; v < bottom && v < picture->h; v++) {
        const Uint32 *row = row_of(picture, v);
        for (int u = left; u < right && u < picture->w; u++) {
            sum += cover(row[u]);
            count++;
        }
    }
    return (Uint32)(count > 0 ? sum / count : 0) << 24 | 0xFFFFFF;
}

SDL_Surface *ink_of(SDL_Surface *picture, float reduction, int *ascent) {
    if (picture->format->format != SDL_PIXELFORMAT_ARGB8888 ||
        (reduction >= 1 && is_white(picture))) {
        return picture;
    }
    SDL_Surface *ink = SDL_CreateRGBSurfaceWithFormat(0, (int)ceilf((float)picture->w * reduction),
                                                      (int)ceilf((float)picture->h * reduction), 32,
                                                      SDL_PIXELFORMAT_ARGB8888);
    for (int y = 0; ink && y < ink->h; y++) {
        for (int x = 0; x < ink->w; x++) {
            row_of(ink, y)[x] = mean(picture, x, y, reduction);
        }
    }
    *ascent = (int)roundf((float)*ascent * reduction);
    SDL_FreeSurface(picture);
    return ink;
}
