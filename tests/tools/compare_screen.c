/* compare_screen.c: compares a real screen with the tones of a scene at dusk in the usual window,
 * by its text of tests/golden/shots.
 *
 *   compare_screen SCREEN GOLDEN.TXT SEEN.PNG
 *
 * SCREEN is a dump in the format of xwd, which Xvfb keeps of its screen with the option -fbdir.
 * Writes the screen in full size to SEEN.PNG, and prints where it differs. */
#include "platform/platform.h"
#include "shots/shot_compare.h"
#include "shots/shot_text.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/* Appends the tones that a scene's text has for the usual window. False when it has none. */
static bool read_tones(const char *path, struct text *out) {
    enum { LIMIT = 1 << 20 };
    static const char tones[] = "\ntones\n";
    struct text file = {0}, head = {0};
    size_t length = 0;
    shot_section(THEME_DUSK, &shot_windows[0], &head);
    const char *found = platform_read(path, LIMIT, &file) == NULL
                            ? shot_find_section(text_string(&file), text_string(&head), &length)
                            : NULL;
    const char *begin = found ? strstr(found, tones) : NULL;
    if (begin) {
        begin += sizeof tones - 1;
        text_add_bytes(out, begin, length - (size_t)(begin - found));
    }
    text_free(&file);
    text_free(&head);
    return begin != NULL;
}

int main(int argc, char **argv) {
    struct text golden = {0}, now = {0}, report = {0};
    if (argc != 4) {
        fprintf(stderr, "usage: compare_screen SCREEN GOLDEN.TXT SEEN.PNG\n");
        return EXIT_FAILURE;
    }
    SDL_Surface *seen = convert(read_dump(argv[1]), SDL_PIXELFORMAT_RGBA32);
    if (!seen || IMG_SavePNG(seen, argv[3])) {
        fprintf(stderr, "compare_screen: %s\n", SDL_GetError());
        return EXIT_FAILURE;
    }
    if (!read_tones(argv[2], &golden)) {
        fprintf(stderr, "compare_screen: %s has no tones\n", argv[2]);
        return EXIT_FAILURE;
    }
    shot_tones(seen, true, &now);
    bool alike = shot_same_tones(text_string(&golden), text_string(&now), &report);
    printf("%s", alike ? "looks the same\n" : text_string(&report));
    SDL_FreeSurface(seen);
    text_free(&golden);
    text_free(&now);
    text_free(&report);
    return alike ? EXIT_SUCCESS : EXIT_FAILURE;
}
