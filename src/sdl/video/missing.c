/* missing.c: see missing.h. Four or six hexadecimal figures in two rows. */
#include "sdl/video/missing.h"

#include "sdl/video/faces.h"

#include <math.h>

enum { ROWS = 2, EDGE = 1, GAP = 1, LEAST = 7 };

/* Lengths in pixels. */
struct measures {
    int figures;       /* the size of the figures */
    int height;        /* theirs */
    int columns, room; /* of a row: how many figures, and their width */
};

static struct measures measures_of(uint32_t letter, int pixels) {
    static const float SMALL = 0.45F, CAPITALS = 0.73F, WIDE = 0.7F;
    int figures = (int)fmaxf(LEAST, roundf((float)pixels * SMALL));
    int columns = letter > 0xFFFF ? 3 : 2;
    return (struct measures){.figures = figures,
                             .height = (int)ceilf((float)figures * CAPITALS),
                             .columns = columns,
                             .room = columns * (int)ceilf((float)figures * WIDE)};
}

int missing_width(uint32_t letter, int pixels) {
    enum { BESIDE = 1 }; /* between it and its neighbors */
    return measures_of(letter, pixels).room + 2 * (EDGE + GAP + BESIDE);
}

static void draw_edge(SDL_Surface *box) {
    static const Uint32 INK = 0xA0FFFFFF;
    SDL_Rect edges[] = {{1, 0, box->w - 2, EDGE},
                        {1, box->h - EDGE, box->w - 2, EDGE},
                        {1, EDGE, EDGE, box->h - 2 * EDGE},
                        {box->w - 1 - EDGE, EDGE, EDGE, box->h - 2 * EDGE}};
    SDL_FillRects(box, edges, sizeof edges / sizeof edges[0], INK);
}

static void draw_row(SDL_Surface *box, TTF_Font *font, const char *figures, int baseline) {
    SDL_Surface *row = TTF_RenderUTF8_Blended(font, figures, (SDL_Color){255, 255, 255, 255});
    if (row) {
        SDL_Rect at = {(box->w - row->w) / 2, baseline - TTF_FontAscent(font), row->w, row->h};
        SDL_BlitSurface(row, NULL, box, &at);
        SDL_FreeSurface(row);
    }
}

SDL_Surface *missing_render(uint32_t letter, int pixels, int *ascent) {
    static const char hex[] = "0123456789ABCDEF";
    struct measures is = measures_of(letter, pixels);
    int gap = is.figures / 6 + 1, height = ROWS * is.height + gap + 2 * (EDGE + GAP);
    TTF_Font *font = face_at(FONT_UI_MEDIUM, is.figures);
    SDL_Surface *box = SDL_CreateRGBSurfaceWithFormat(0, missing_width(letter, pixels), height, 32,
                                                      SDL_PIXELFORMAT_ARGB8888);
    *ascent = (height + is.height * pixels / is.figures) / 2;
    if (!box || !font) {
        return box;
    }
    SDL_FillRect(box, NULL, 0x00FFFFFF);
    draw_edge(box);
    for (int row = 0, figure = ROWS * is.columns; row < ROWS; row++) {
        char figures[4] = "";
        for (int i = 0; i < is.columns; i++) {
            figures[i] = hex[letter >> (4 * --figure) & 0xF];
        }
        draw_row(box, font, figures, EDGE + GAP + is.height + row * (is.height + gap));
    }
    return box;
}
