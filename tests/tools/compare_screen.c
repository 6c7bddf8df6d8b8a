/* compare_screen.c: compares a real screen with a golden picture of tests/golden/shots.
 *
 *   compare_screen SCREEN GOLDEN SEEN.PNG
 *
 * SCREEN is a dump in the format of xwd, which Xvfb keeps of its screen with the option -fbdir.
 * Writes the screen in full size to SEEN.PNG, and prints how much it differs. */
#include "shots/shots.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* Fields of the dump's header, big-endian numbers of four bytes, by their index. */
enum { HEAD_SIZE = 0, WIDTH = 4, HEIGHT = 5, BITS = 11, LINE_SIZE = 12, COLORS = 19, FIELDS = 25 };
enum { COLOR_SIZE = 12, SIDE_MAX = 16384 };

/* NULL when the file is not a dump with four bytes per pixel. */
static SDL_Surface *read_dump(const char *path) {
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    if (!file) {
        return NULL;
    }
    uint32_t head[FIELDS];
    for (int i = 0; i < FIELDS; i++) {
        head[i] = SDL_ReadBE32(file);
    }
    SDL_Surface *picture = NULL;
    if (head[BITS] == 32 && head[WIDTH] <= SIDE_MAX && head[HEIGHT] <= SIDE_MAX &&
        head[LINE_SIZE] == head[WIDTH] * 4) {
        picture = SDL_CreateRGBSurfaceWithFormat(0, (int)head[WIDTH], (int)head[HEIGHT], 32,
                                                 SDL_PIXELFORMAT_XRGB8888);
    }
    SDL_RWseek(file, (Sint64)head[HEAD_SIZE] + (Sint64)head[COLORS] * COLOR_SIZE, RW_SEEK_SET);
    for (int y = 0; picture && y < picture->h; y++) {
        uint32_t *row = (uint32_t *)(void *)((uint8_t *)picture->pixels + y * picture->pitch);
        for (int x = 0; x < picture->w; x++) {
            row[x] = SDL_ReadLE32(file);
        }
    }
    SDL_RWclose(file);
    return picture;
}

/* The surface in another format; the one given is freed. */
static SDL_Surface *convert(SDL_Surface *surface, uint32_t format) {
    SDL_Surface *converted = surface ? SDL_ConvertSurfaceFormat(surface, format, 0) : NULL;
    SDL_FreeSurface(surface);
    return converted;
}

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "usage: compare_screen SCREEN GOLDEN SEEN.PNG\n");
        return EXIT_FAILURE;
    }
    SDL_Surface *seen = convert(read_dump(argv[1]), SDL_PIXELFORMAT_RGBA32);
    SDL_Surface *golden = convert(IMG_Load(argv[2]), SDL_PIXELFORMAT_RGB24);
    if (!seen || !golden || IMG_SavePNG(seen, argv[3])) {
        fprintf(stderr, "compare_screen: %s\n", SDL_GetError());
        return EXIT_FAILURE;
    }
    SDL_Surface *small = shot_reduce(seen);
    bool alike = small && small->w == golden->w && small->h == golden->h;
    if (alike) {
        int difference = shot_difference(small, golden);
        printf("differs in %d of a million\n", difference);
        alike = difference <= SHOT_DIFFERENCE_MAX;
    }
    SDL_FreeSurface(seen);
    SDL_FreeSurface(golden);
    SDL_FreeSurface(small);
    return alike ? EXIT_SUCCESS : EXIT_FAILURE;
}
