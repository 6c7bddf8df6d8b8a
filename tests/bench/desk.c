/* desk.c: see desk.h. */
#include "bench/desk.h"

#include "fakes/fake_pointer.h"
#include "sdl/video/fonts.h"

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
    bool open = canvas_open(&desk->canvas, width, height, SDL_PIXELFORMAT_RGB888,
                            settings_theme(&start->settings));
    if (!desk->app || !open || app_start(desk->app, start)) {
        return false;
    }
    desk_frame(desk);
    return true;
}

void desk_close(struct desk *desk) {
    if (desk->app) {
        app_free(desk->app);
    }
    canvas_close(&desk->canvas);
    free(desk->app);
    *desk = (struct desk){0};
}

double desk_replay(struct desk *desk) {
    struct play *table = &desk->app->table.play;
    const struct settings *settings = &desk->app->settings;
    play_settle(table);
    play_undo(table, settings);
    play_settle(table);
    play_redo(table, settings);
    app_update(desk->app, desk->now);
    return table->animation ? (double)table->animation->total : 0;
}

void desk_frame(struct desk *desk) {
    app_update(desk->app, desk->now);
    app_draw(desk->app, &desk->canvas.next.list, (float)desk->width, (float)desk->height, 1,
             fonts_measure());
    canvas_paint(&desk->canvas, true);
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
