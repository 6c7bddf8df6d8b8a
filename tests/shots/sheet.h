/* sheet.h: many pictures on one, small, for people to review. */
#ifndef SERAI_TESTS_SHOTS_SHEET_H
#define SERAI_TESTS_SHOTS_SHEET_H

#include "shots/shots.h"

/* A sheet for pictures of this window, in so many columns, each made smaller `shrink` times. */
struct sheet {
    SDL_Surface *picture; /* NULL when something could not be drawn */
    int columns, shrink, width, height;
};

struct sheet sheet_open(int count, int columns, int shrink, const struct shot_window *window);

/* Puts picture number `i` at its place; NULL when it could not be drawn. */
void sheet_put(struct sheet *sheet, int i, SDL_Surface *picture);

#endif
