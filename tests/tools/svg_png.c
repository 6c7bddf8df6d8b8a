/* svg_png.c: a contact sheet of drawings, made with the same library that the app uses.
 *
 *   svg_png OUT.png BACKGROUND WIDTH SIZE[,SIZE...] FILE...
 *
 * Every FILE is rasterized at every SIZE (its height in pixels; the width follows the drawing) and
 * laid side by side on BACKGROUND (six hexadecimal digits), in rows of at most WIDTH pixels. */
#include <SDL.h>
#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAP = 6, SIZES_MAX = 8, SHEET_HEIGHT = 8192 };

struct sheet {
    SDL_Surface *surface;
    int x, y, row_height, used_height;
};

static int read_sizes(const char *text, int sizes[SIZES_MAX]) {
    int count = 0;
    while (count < SIZES_MAX && *text != '\0') {
        char *end = NULL;
        const long size = strtol(text, &end, 10);
        if (end == text || size < 1 || size > 4096) {
            return 0;
        }
        sizes[count++] = (int)size;
        text = *end == ',' ? end + 1 : end;
    }
    return count;
}

/* The drawing at this height, or NULL. */
static SDL_Surface *load(const char *file, int height) {
    SDL_RWops *stream = SDL_RWFromFile(file, "rb");
    if (stream == NULL) {
        return NULL;
    }
    SDL_Surface *drawing = IMG_LoadSizedSVG_RW(stream, 0, height);
    SDL_RWclose(stream);
    return drawing;
}

static void place(struct sheet *sheet, SDL_Surface *drawing) {
    if (sheet->x + drawing->w + GAP > sheet->surface->w) {
        sheet->x = GAP;
        sheet->y += sheet->row_height + GAP;
        sheet->row_height = 0;
    }
    SDL_Rect at = {sheet->x, sheet->y, drawing->w, drawing->h};
    SDL_BlitSurface(drawing, NULL, sheet->surface, &at);
    sheet->x += drawing->w + GAP;
    sheet->row_height = SDL_max(sheet->row_height, drawing->h);
    sheet->used_height = SDL_max(sheet->used_height, sheet->y + sheet->row_height + GAP);
}

/* Returns how many files could not be read. */
static int fill_sheet(struct sheet *sheet, const int *sizes, int size_count, char **files) {
    int failures = 0;
    for (; *files != NULL; files++) {
        for (int i = 0; i < size_count; i++) {
            SDL_Surface *drawing = load(*files, sizes[i]);
            if (drawing == NULL) {
                fprintf(stderr, "%s: %s\n", *files, IMG_GetError());
                failures++;
                break;
            }
            place(sheet, drawing);
            SDL_FreeSurface(drawing);
        }
    }
    return failures;
}

static int save(const struct sheet *sheet, const char *file) {
    const int height = SDL_min(sheet->used_height, SHEET_HEIGHT);
    SDL_Surface *part =
        SDL_CreateRGBSurfaceWithFormatFrom(sheet->surface->pixels, sheet->surface->w, height, 32,
                                           sheet->surface->pitch, SDL_PIXELFORMAT_RGBA32);
    if (part == NULL || IMG_SavePNG(part, file) != 0) {
        fprintf(stderr, "%s: %s\n", file, IMG_GetError());
        return EXIT_FAILURE;
    }
    SDL_FreeSurface(part);
    return EXIT_SUCCESS;
}

int main(int argc, char **argv) {
    int sizes[SIZES_MAX];
    const int size_count = argc > 5 ? read_sizes(argv[4], sizes) : 0;
    const int width = argc > 5 ? atoi(argv[3]) : 0;
    if (size_count == 0 || width < 1 || width > 8192) {
        fputs("usage: svg_png OUT.png BACKGROUND WIDTH SIZE[,SIZE...] FILE...\n", stderr);
        return EXIT_FAILURE;
    }
    const unsigned long color = strtoul(argv[2], NULL, 16);
    struct sheet sheet = {.surface = SDL_CreateRGBSurfaceWithFormat(0, width, SHEET_HEIGHT, 32,
                                                                    SDL_PIXELFORMAT_RGBA32),
                          .x = GAP,
                          .y = GAP};
    if (sheet.surface == NULL) {
        fprintf(stderr, "%s\n", SDL_GetError());
        return EXIT_FAILURE;
    }
    SDL_FillRect(
        sheet.surface, NULL,
        SDL_MapRGB(sheet.surface->format, (Uint8)(color >> 16), (Uint8)(color >> 8), (Uint8)color));
    const int failures = fill_sheet(&sheet, sizes, size_count, argv + 5);
    const int saved = save(&sheet, argv[1]);
    SDL_FreeSurface(sheet.surface);
    return failures == 0 ? saved : EXIT_FAILURE;
}
