/* bench_app.c: how long a frame takes: every table in the middle of an animation, drawn by the
 * software renderer at two sizes. Prints the median and the worst of a film's frames in ms of
 * processor time. */
#include "engine/rules.h"
#include "games/games.h"
#include "shots/shots.h"
#include "ui/sdl_art.h"
#include "ui/sdl_render.h"
#include "ui/sdl_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { FRAMES = 101, OPENING = 12 };

/* Of this process alone: other programs do not count. */
static double now_ms(void) {
    return (double)clock() * 1000 / CLOCKS_PER_SEC;
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Plays a few actions at random, so that there is something to see. */
static void play_opening(struct table *table) {
    uint64_t seed = 5;
    for (int i = 0; i < OPENING && table->legal.count > 0; i++) {
        int pick = (int)random_below(&seed, (uint32_t)table->legal.count);
        match_play(&table->match, table->legal.action[pick]);
        table_go(table, table->match.current);
    }
}

/* Draws the last action's film frame by frame; the first round fills the caches. */
static void measure(struct app *app, SDL_Renderer *renderer, int width, int height,
                    double times[FRAMES]) {
    struct draw_list list = {0};
    struct table *table = &app->table;
    table_undo(table, &app->settings);
    table_settle(table);
    for (int round = 0; round < 2; round++) {
        table_settle(table);
        if (round) {
            table_undo(table, &app->settings);
            table_settle(table);
        }
        table_redo(table, &app->settings);
        app_update(app, 0);
        double total = table->film ? (double)table->film->total : 0;
        for (int i = 0; i < FRAMES; i++) {
            double start = now_ms();
            app_update(app, total * i / FRAMES);
            app_draw(app, &list, (float)width, (float)height, 1, fonts_measure());
            render_list(renderer, &list);
            SDL_RenderPresent(renderer);
            times[i] = now_ms() - start;
        }
    }
    draw_free(&list);
}

/* A long relay of as many stones as there can be. */
static void play_relay(struct table *table) {
    static struct trace trace;
    int best = 0, longest = 0;
    for (int i = 0; i < table->legal.count; i++) {
        struct position pos = *match_position(&table->match);
        trace.count = 0;
        rules_play(table->game, &pos, table->legal.action[i], &trace);
        best = trace.count > longest ? i : best;
        longest = trace.count > longest ? trace.count : longest;
    }
    match_play(&table->match, table->legal.action[best]);
    table_go(table, table->match.current);
}

/* The game after a few actions; `words` is an option, "name=value", and then its longest relay. */
static void bench(const struct game *game, const char *words, int width, int height) {
    double times[FRAMES] = {0};
    struct app_start start = {.settings = settings_default(), .game = game, .entropy = 3};
    start.options = options_default(game);
    if (words) {
        options_set(game, &start.options, words);
    }
    struct app *app = calloc(1, sizeof *app);
    SDL_Surface *picture =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888);
    SDL_Renderer *renderer = picture ? SDL_CreateSoftwareRenderer(picture) : NULL;
    if (app && renderer && !app_start(app, &start)) {
        art_open(renderer, start.settings.theme, 0);
        if (words) {
            play_relay(&app->table);
        } else {
            play_opening(&app->table);
        }
        measure(app, renderer, width, height, times);
        qsort(times, FRAMES, sizeof times[0], by_size);
        printf("frame %-9s %4dx%-4d  median %6.2f ms  worst %6.2f ms  %s\n", game->id, width,
               height, times[FRAMES / 2], times[FRAMES - 1], words ? words : "");
        app_free(app);
        art_close();
    }
    free(app);
    SDL_DestroyRenderer(renderer);
    SDL_FreeSurface(picture);
}

int main(void) {
    const char *message = shots_open();
    if (message) {
        fprintf(stderr, "bench_app: %s\n", message);
        return EXIT_FAILURE;
    }
    for (int i = 0; i < games_count; i++) {
        if (faces_find(games[i])) {
            bench(games[i], NULL, 1280, 800);
            bench(games[i], NULL, 2560, 1440);
        }
    }
    bench(games_find("saddeeqa"), "stones=12", 1280, 800);
    bench(games_find("saddeeqa"), "stones=12", 2560, 1440);
    shots_close();
    return EXIT_SUCCESS;
}
