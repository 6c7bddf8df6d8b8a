/* desk.c: see desk.h. */
#include "bench/desk.h"

#include "fakes/fake_pointer.h"
#include "sdl/video/fonts.h"
#include "sdl/video/render.h"
#include "sdl/video/textures.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

double desk_clock(void) {
    return (double)clock() * 1000 / CLOCKS_PER_SEC;
}

bool desk_open(struct desk *desk, const struct app_start *start, int width, int height) {
    desk->width = width;
    desk->height = height;
    desk->app = calloc(1, sizeof *desk->app);
    desk->picture = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888);
    desk->renderer = desk->picture ? SDL_CreateSoftwareRenderer(desk->picture) : NULL;
    if (!desk->app || !desk->renderer || app_start(desk->app, start)) {
        return false;
    }
    art_open(desk->renderer, start->settings.theme, 0);
    desk_frame(desk);
    return true;
}

void desk_close(struct desk *desk) {
    if (desk->app) {
        app_free(desk->app);
    }
    art_close();
    free(desk->app);
    draw_free(&desk->list);
    SDL_DestroyRenderer(desk->renderer);
    SDL_FreeSurface(desk->picture);
    *desk = (struct desk){0};
}

void desk_frame(struct desk *desk) {
    app_update(desk->app, desk->now);
    app_draw(desk->app, &desk->list, (float)desk->width, (float)desk->height, 1, fonts_measure());
    render_list(desk->renderer, &desk->list);
    SDL_RenderPresent(desk->renderer);
    art_tidy();
}

void desk_time_frame(struct desk *desk, double begun) {
    desk_frame(desk);
    if (desk->times < TIMES_MAX) {
        desk->time[desk->times++] = desk_clock() - begun;
    }
}

void desk_point(struct desk *desk, enum input_kind kind, const char *id) {
    fake_point(desk->app, kind, id, 0, 0);
}

void desk_click(struct desk *desk, const char *id) {
    desk_point(desk, INPUT_MOVE, id);
    desk_point(desk, INPUT_DOWN, id);
    desk_point(desk, INPUT_UP, id);
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double desk_median(struct desk *desk) {
    qsort(desk->time, (size_t)desk->times, sizeof desk->time[0], by_size);
    return desk->times ? desk->time[desk->times / 2] : 0;
}

void desk_print(struct desk *desk, const char *what) {
    double median = desk_median(desk);
    printf("frame %-29s %4dx%-4d  median %6.2f ms  worst %6.2f ms\n", what, desk->width,
           desk->height, median, desk->times ? desk->time[desk->times - 1] : 0);
}
