/* bench_film.c: the frames of the window while an animation of a match is being made beside it, and
 * without one: the processor time that the window's thread takes for a frame, and the gaps between
 * frames that are due every 16 ms. The table shows a turn again and again.
 *
 * bench_film [SECONDS]: how long each of the four is measured, usually 10. Gaps of more than 32 ms
 * are frames that a screen leaves out; on a busy machine there are some without an animation, too.
 */
#include "bench/desk.h"
#include "engine/rules.h"
#include "games/games.h"
#include "sdl/mailbox.h"
#include "sdl/pictures.h"
#include "ui/app/stack.h"
#include "ui/boards/faces.h"
#include "ui/scenes/scenes.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { TURNS = 200, SETTLE = 30 };
static const double DUE_MS = 16;
static const char film_file[] = SERAI_BINARY_DIR "/bench-film.webp";

static double ms_of(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec * 1000 + (double)now.tv_nsec / 1e6;
}

/* The frames of one line. */
struct gaps {
    double time[TIMES_MAX];
    int count, late;
};

/* A match as long as there are moves for. */
static bool play_match(struct match *match) {
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    bool good = !match_start(match, game, &options);
    for (int i = 0; good && i < TURNS && !match_over(match); i++) {
        game_action legal[ACTIONS_MAX];
        int count = match_actions(match, legal);
        match_play(match, legal[i * 7 % count]);
    }
    return good;
}

/* Asks for the animation when none is being made, and hands the app what is said of it. */
static void follow_film(struct desk *desk, bool filming) {
    struct host_answer answer = {0};
    SDL_Event event;
    while (SDL_PollEvent(&event)) {
    }
    while (mailbox_take(&answer)) {
        app_input(desk->app, &(struct input){.kind = INPUT_ANSWER, .answer = &answer});
    }
    if (filming) { /* refused while one is being made */
        host_make_picture(&desk->app->table.play.match, &desk->app->settings, PICTURE_MATCH,
                          film_file);
    }
}

static void wait_until(double due) {
    double left = due - ms_of(CLOCK_MONOTONIC);
    if (left > 0) {
        SDL_Delay((Uint32)left + 1);
    }
}

static void time_frames(struct desk *desk, bool filming, double seconds, struct gaps *gaps) {
    double begun = ms_of(CLOCK_MONOTONIC), last = 0, due = begun;
    for (int i = 0; desk->times < TIMES_MAX && due - begun < seconds * 1000; i++) {
        follow_film(desk, filming);
        desk->now = ms_of(CLOCK_MONOTONIC) - begun;
        if (!desk->app->table.play.animation) {
            play_show_again(&desk->app->table.play, &desk->app->settings);
        }
        double work = ms_of(CLOCK_THREAD_CPUTIME_ID);
        desk_frame(desk);
        work = ms_of(CLOCK_THREAD_CPUTIME_ID) - work;
        double now = ms_of(CLOCK_MONOTONIC);
        if (i > SETTLE) { /* the images of the board are made in the first frames */
            desk->time[desk->times++] = work;
            gaps->late += now - last > 2 * DUE_MS;
            gaps->time[gaps->count++] = now - last;
        }
        last = now;
        due = due + DUE_MS > now ? due + DUE_MS : now;
        wait_until(due);
    }
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void bench(int width, int height, bool filming, double seconds) {
    static struct desk desk;
    static struct gaps gaps;
    struct match match = {0};
    struct app_start start = {.scenes = scenes,
                              .settings = settings_default(),
                              .match = &match,
                              .entropy = 3,
                              .face_of = faces_find};
    gaps = (struct gaps){0};
    if (play_match(&match) && desk_open(&desk, &start, width, height)) {
        time_frames(&desk, filming, seconds, &gaps);
        desk_print(&desk, filming ? "beside an animation made" : "without one");
        qsort(gaps.time, (size_t)gaps.count, sizeof gaps.time[0], by_size);
        printf("  %d frames; gaps: median %.1f ms, of a hundred the longest %.1f ms, longest %.1f "
               "ms; %d of more than %.0f ms\n",
               gaps.count, gaps.time[gaps.count / 2], gaps.time[gaps.count * 99 / 100],
               gaps.time[gaps.count - 1], gaps.late, 2 * DUE_MS);
        host_stop_picture();
        pictures_close();
        mailbox_close();
        mailbox_open(SDL_USEREVENT);
    }
    desk_close(&desk);
}

int main(int argc, char **argv) {
    double seconds = argc > 1 ? strtod(argv[1], NULL) : 10;
    SDL_setenv("SERAI_FONTS", "none", 1); /* frames do not depend on the fonts of this machine */
    const char *message = SDL_Init(0) == 0 ? canvases_open() : SDL_GetError();
    if (message) {
        fprintf(stderr, "bench_film: %s\n", message);
        return EXIT_FAILURE;
    }
    mailbox_open(SDL_USEREVENT);
    for (int large = 0; large < 2; large++) {
        for (int filming = 0; filming < 2; filming++) {
            bench(large ? 2560 : 1280, large ? 1440 : 800, filming, seconds);
        }
    }
    pictures_close();
    mailbox_close();
    canvases_close();
    SDL_Quit();
    remove(film_file);
    return EXIT_SUCCESS;
}
