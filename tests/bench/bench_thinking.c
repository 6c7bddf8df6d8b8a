/* bench_thinking.c: whether thinking gets in the way. Prints the median and the longest processor
 * time of a frame of each table while a thread thinks about its match; then of the end of a
 * thought: from the last time that it was not asked to stop until it has stopped, in all games, for
 * all that is thought about. Only the processor time of a thread of its own counts, so that other
 * load on the machine does not matter. */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include "base/random.h"
#include "bench/desk.h"
#include "engine/rules.h"
#include "games/games.h"
#include "sdl/mind.h"
#include "shots/shots.h"
#include "ui/boards/faces.h"
#include "ui/model/companion.h"
#include "ui/scenes/scenes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FRAMES = 200, OPENING = 12, LONG = 600000 /* ms */ };
enum { THOUGHTS = 100, POLLS_MOST = 2000, TRIES = 1000 };
enum { WIDTH = 1280, HEIGHT = 800 };

static struct mind mind;

/* ms of processor time of this thread. */
static double own_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

/* Puts a question about a match of which some turns were played, or about the latest of them. */
static bool take(const struct match *match, enum host_task task) {
    int first = match->current; /* of the latest turn */
    while (!match_begins_turn(match, first)) {
        first = match->nodes[first].parent;
    }
    const struct host_question question = {.id = 1,
                                           .task = task,
                                           .match = match,
                                           .level = COMPANIONS,
                                           .seed = 1,
                                           .time = LONG,
                                           .player = match_turn(match),
                                           .from = match->nodes[first].parent,
                                           .to = match->current};
    return mind_take(&mind.task, &question);
}

/* Plays a few random actions, up to the end of a turn. */
static void play_opening(struct match *match, int actions) {
    const struct game *game = match->game;
    uint64_t seed = 5;
    for (int i = 0;
         !match_over(match) && (i < actions || rules_turn_open(game, match_position(match))); i++) {
        game_action legal[ACTIONS_MAX];
        int count = match_actions(match, legal);
        match_play(match, legal[random_below(&seed, (uint32_t)count)]);
    }
}

/* ---- frames ---- */

static SDL_atomic_t frames_are_done;

static bool is_done(void) {
    return SDL_AtomicGet(&frames_are_done);
}

static int think(void *unused) {
    (void)unused;
    while (!is_done()) {
        mind_think(&mind);
    }
    return 0;
}

static void time_frames(struct desk *desk) {
    double total = desk_replay(desk), start = desk->now;
    desk->times = 0;
    for (int i = 0; i < FRAMES; i++) {
        double begun = own_clock();
        desk->now = start + total * i / (double)FRAMES;
        desk_frame(desk);
        desk->time[desk->times++] = own_clock() - begun;
    }
}

static void bench_frames(const struct game *game) {
    static struct desk desk;
    struct app_start start = {.scenes = scenes,
                              .settings = settings_default(),
                              .game = game,
                              .entropy = 3,
                              .face_of = faces_find};
    start.options = options_default(game);
    if (desk_open(&desk, &start, WIDTH, HEIGHT)) {
        struct match *match = &desk.app->table.play.match;
        play_opening(match, OPENING);
        play_go_to(&desk.app->table.play, match->current);
        time_frames(&desk); /* fills the caches */
        SDL_AtomicSet(&frames_are_done, 0);
        mind.unwanted = is_done;
        SDL_Thread *thread =
            take(match, HOST_CHOOSE) ? SDL_CreateThread(think, "thinks", NULL) : NULL;
        if (thread) {
            time_frames(&desk);
            SDL_AtomicSet(&frames_are_done, 1);
            SDL_WaitThread(thread, NULL);
            char what[64];
            struct text text = text_fixed(what, sizeof what);
            text_format(&text, "%s, thinking", game->id);
            desk_print(&desk, what);
        }
    }
    desk_close(&desk);
    mind_free(&mind);
}

/* ---- stopping ---- */

static int polls_left;
static double last_poll; /* the last time that the thought was not to stop */

static bool count_polls(void) {
    if (polls_left > 0) {
        polls_left--;
        last_poll = own_clock();
        return false;
    }
    return true;
}

static void bench_stops(void) {
    static const enum host_task tasks[] = {HOST_CHOOSE, HOST_HINT, HOST_REVIEW, HOST_ANALYZE};
    struct desk ends = {0}; /* only its times */
    uint64_t random = 3;
    for (int i = 0; i < TRIES && ends.times < THOUGHTS; i++) {
        const struct game *game = games[i / 4 % games_count];
        struct options options = options_default(game);
        struct match match;
        options_resolve_seeds(game, &options, 1);
        if (match_start(&match, game, &options)) {
            continue;
        }
        play_opening(&match, OPENING + i / 4 % OPENING);
        if (!match_over(&match) && take(&match, tasks[i % 4])) {
            polls_left = 1 + (int)random_below(&random, POLLS_MOST);
            mind.unwanted = count_polls;
            mind.analyses = 9; /* that take long */
            mind_think(&mind);
            if (polls_left == 0) { /* it was stopped before it was done */
                ends.time[ends.times++] = own_clock() - last_poll;
            }
        }
        match_free(&match);
    }
    mind_free(&mind);
    double median = desk_median(&ends);
    if (ends.times) {
        printf("end of a thought, %d of them: median %.3f ms, longest %.3f ms\n", ends.times,
               median, ends.time[ends.times - 1]);
    }
}

int main(void) {
    const char *message = shots_open();
    if (message) {
        fprintf(stderr, "bench_thinking: %s\n", message);
        return EXIT_FAILURE;
    }
    for (int i = 0; i < games_count; i++) {
        if (faces_find(games[i])) {
            bench_frames(games[i]);
        }
    }
    bench_stops();
    shots_close();
    return EXIT_SUCCESS;
}
