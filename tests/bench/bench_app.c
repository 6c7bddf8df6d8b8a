/* bench_app.c: how long a frame takes: every table in the middle of an animation, drawn by the
 * software renderer at two sizes. Prints the median and the worst of a film's frames in ms of
 * processor time; then how long a record of 2000 actions takes to open, and a frame with its
 * history. */
#include "engine/record.h"
#include "engine/rules.h"
#include "games/games.h"
#include "shots/shots.h"
#include "ui/sdl_art.h"
#include "ui/sdl_render.h"
#include "ui/sdl_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { FRAMES = 101, OPENING = 12, LONG_MATCH = 2000, QUIET_TRIES = 30 };

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

/* How the app comes to the moment whose frames are measured. */
enum begin { BEGIN_OPENING, BEGIN_RELAY, BEGIN_AS_IT_IS };

/* Frames of one app, started as is said; `what` names the line that is printed. */
static void bench(const struct app_start *start, enum begin begin, const char *what, int width,
                  int height) {
    double times[FRAMES] = {0};
    struct app *app = calloc(1, sizeof *app);
    SDL_Surface *picture =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888);
    SDL_Renderer *renderer = picture ? SDL_CreateSoftwareRenderer(picture) : NULL;
    if (app && renderer && !app_start(app, start)) {
        art_open(renderer, start->settings.theme, 0);
        if (begin == BEGIN_RELAY) {
            play_relay(&app->table);
        } else if (begin == BEGIN_OPENING) {
            play_opening(&app->table);
        }
        measure(app, renderer, width, height, times);
        qsort(times, FRAMES, sizeof times[0], by_size);
        printf("frame %-22s %4dx%-4d  median %6.2f ms  worst %6.2f ms\n", what, width, height,
               times[FRAMES / 2], times[FRAMES - 1]);
        app_free(app);
        art_close();
    }
    free(app);
    SDL_DestroyRenderer(renderer);
    SDL_FreeSurface(picture);
}

/* A game at its usual start, or with an option, "name=value". */
static void bench_game(const struct game *game, enum begin begin, const char *option) {
    struct app_start start = {.settings = settings_default(), .game = game, .entropy = 3};
    char what[64];
    struct text text = text_fixed(what, sizeof what);
    start.options = options_default(game);
    text_format(&text, "%s %s", game->id, option ? option : "");
    if (option) {
        options_set(game, &start.options, option);
    }
    bench(&start, begin, what, 1280, 800);
    bench(&start, begin, what, 2560, 1440);
}

/* Any action that takes nothing, where there is one: such a match goes on for long. */
static game_action quiet_action(const struct match *match, uint64_t *seed) {
    const struct game *game = match->game;
    game_action legal[ACTIONS_MAX];
    int count = match_actions(match, legal), turn = match_turn(match);
    game_action action = legal[0];
    for (int i = 0; i < QUIET_TRIES; i++) {
        struct position after = *match_position(match);
        action = legal[random_below(seed, (uint32_t)count)];
        rules_play(game, &after, action, NULL);
        if (game->score(&after, turn) == game->score(match_position(match), turn) &&
            game->result(&after).outcome == OUTCOME_OPEN) {
            break;
        }
    }
    return action;
}

static bool play_long(struct match *match, const struct game *game) {
    struct options options = options_default(game);
    uint64_t seed = 7;
    options_seal(game, &options, 1);
    if (match_start(match, game, &options)) {
        return false;
    }
    for (int i = 0; i < LONG_MATCH && !match_over(match); i++) {
        match_play(match, quiet_action(match, &seed));
    }
    return true;
}

/* Opening the record of a long match, and a frame of its last animation with and without the
 * history. */
static void bench_long(const struct game *game) {
    struct match match = {0}, read = {0};
    struct text record = {0};
    struct record_error error;
    if (!play_long(&match, game)) {
        return;
    }
    record_write(&match, &record);
    double begun = now_ms();
    bool good = record_read(games, games_count, record.data, record.length, &read, &error);
    double opened = now_ms() - begun;
    printf("record of %d actions of %s (%zu bytes): opened in %.2f ms\n", match_line_length(&match),
           game->id, record.length, opened);
    match_free(&match);
    for (int history = 0; good && history < 2; history++) {
        struct app_start start = {.settings = settings_default(), .match = &read, .entropy = 3};
        start.settings.history = history;
        bench(&start, BEGIN_AS_IT_IS, history ? "of it, with history" : "of it", 1280, 800);
        good = record_read(games, games_count, record.data, record.length, &read, &error);
    }
    match_free(&read);
    text_free(&record);
}

int main(void) {
    const char *message = shots_open();
    if (message) {
        fprintf(stderr, "bench_app: %s\n", message);
        return EXIT_FAILURE;
    }
    for (int i = 0; i < games_count; i++) {
        if (faces_find(games[i])) {
            bench_game(games[i], BEGIN_OPENING, NULL);
        }
    }
    bench_game(games_find("saddeeqa"), BEGIN_RELAY, "stones=12");
    bench_long(games_find("seega"));
    bench_long(games_find("oware"));
    shots_close();
    return EXIT_SUCCESS;
}
