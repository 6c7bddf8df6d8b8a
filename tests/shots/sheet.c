/* sheet.c: see sheet.h. */
#include "shots/sheet.h"

enum { GAP = 8 };

struct sheet sheet_open(int count, int columns, int shrink, const struct shot_window *window) {
    struct sheet sheet = {.columns = columns,
                          .shrink = shrink,
                          .width = window->width / shrink + GAP,
                          .height = window->height / shrink + GAP};
    int rows = (count + columns - 1) / columns;
    sheet.picture = SDL_CreateRGBSurfaceWithFormat(
        0, columns * sheet.width - GAP, rows * sheet.height - GAP, 24, SDL_PIXELFORMAT_RGB24);
    return sheet;
}

void sheet_put(struct sheet *sheet, int i, SDL_Surface *picture) {
    SDL_Surface *small = sheet->picture && picture ? shot_shrink(picture, sheet->shrink) : NULL;
    SDL_Rect place = {i % sheet->columns * sheet->width, i / sheet->columns * sheet->height, 0, 0};
    if (!small || SDL_BlitSurface(small, NULL, sheet->picture, &place) != 0) {
        SDL_FreeSurface(sheet->picture);
        sheet->picture = NULL;
    }
    SDL_FreeSurface(small);
}
