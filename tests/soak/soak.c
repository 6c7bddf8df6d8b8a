/* soak.c: whether Serai can run for days. Plays for HOURS at the real app - its loop, window,
 * fonts, images, sounds, thinking threads and disk, with SDL's drivers that show and play nothing -
 * and does at random whatever there is to do (player.h): matches of companions and people in all
 * games, hints, reviews, undo, the editor, settings, themes, sizes, pictures, lessons, puzzles.
 *
 *     soak HOURS [SEED [FAULT]]
 *
 * An hour is an hour of the app's own clock. Nobody waits for it: where the app would wait, its
 * clock is put forward instead, by 100 ms at least, so that it draws 10 frames a second.
 * Only while a thread thinks does the app really wait, a fortieth of the time. The seed decides
 * what is done; how far a thread has come by then does not depend on it, so that no two runs are
 * quite the same.
 *
 * At the end of each hour everything is left and home is opened, as at the beginning; then memory
 * and files are counted and a line is printed. What must not happen is printed and makes the run
 * fail: memory that grows by a megabyte after the first hour, descriptors or threads that become
 * more, a file that is left over, a match that does not read back, a frame that takes too much
 * processor time, a scene without a way home, an hour in which nothing was played, a thread that
 * uses more than half of its stack. Runs of less than an hour do not measure time.
 *
 * FAULT makes such a thing happen, to show that it is found: "file" leaves a file over, "frame"
 * takes too much time in one, and has it measured. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "platform/platform.h"
#include "sdl/app.h"
#include "sdl/storage/autosave.h"
#include "soak/player.h"
#include "soak/watch.h"
#include "stacks/meter.h"
#include "ui/app/stack.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LEAST_STEP = 100,   /* ms between two frames */
    THINKING = 40,      /* how much quicker the clock is than the threads that think */
    FRAME_MOST = 250,   /* ms of processor time */
    GROWTH_MOST = 1024, /* KiB */
    WAY_HOME_MOST = 300,
    QUIET_STEPS = 60, /* at home, before memory is counted */
};
static const double HOUR = 3600000;

static struct {
    double hours;
    uint64_t random;
    char folder[PLATFORM_PATH_MAX];
    struct app *app;
    double began; /* ms; of the run */
    double due;   /* when something is done next */
    double woke;  /* ms of processor time, when the app was last woken */
    int hour;     /* so many were counted */
    int steps;    /* of the way home, and of the quiet there; 0: the hour is not over */
    struct traces first;
    int matches, turns, frames;     /* in this hour */
    double worst;                   /* ms of processor time, of a frame in this hour */
    char worst_at[96];              /* where that was, and what was done last */
    const struct match_node *nodes; /* of the match that was seen last… */
    int seen;                       /* …and how many of them */
    bool begun;
    const char *fault; /* that is made; "": none */
    bool failed;
} soak;

static void violated(const char *what) {
    fprintf(stderr, "soak: hour %d: %s", soak.hour + 1, what);
    soak.failed = true;
}

static bool has_fault(const char *fault) {
    return strcmp(soak.fault, fault) == 0;
}

/* ---- time that is put forward: SDL's functions as the program sees them (see --wrap) ---- */

Uint64 __real_SDL_GetPerformanceCounter(void);
Uint64 __wrap_SDL_GetPerformanceCounter(void);
Uint64 __real_SDL_GetTicks64(void);
Uint64 __wrap_SDL_GetTicks64(void);
int __real_SDL_WaitEventTimeout(SDL_Event *event, int timeout);
int __wrap_SDL_WaitEventTimeout(SDL_Event *event, int timeout);
int __wrap_SDL_WaitEvent(SDL_Event *event);
const char *__real_app_start(struct app *app, const struct app_start *start);
const char *__wrap_app_start(struct app *app, const struct app_start *start);
const char *__real_platform_replace(const char *path, const char *data, size_t size, bool flushed);
const char *__wrap_platform_replace(const char *path, const char *data, size_t size, bool flushed);

static _Atomic Uint64 put_forward; /* ms */

Uint64 __wrap_SDL_GetPerformanceCounter(void) {
    return __real_SDL_GetPerformanceCounter() +
           atomic_load(&put_forward) * (SDL_GetPerformanceFrequency() / 1000);
}

Uint64 __wrap_SDL_GetTicks64(void) {
    return __real_SDL_GetTicks64() + atomic_load(&put_forward);
}

static double now_ms(void) {
    return (double)__wrap_SDL_GetTicks64();
}

/* The app of the window; a picture to give away is made by another one, which is soon gone. */
const char *__wrap_app_start(struct app *app, const struct app_start *start) {
    soak.app = soak.app ? soak.app : app;
    return __real_app_start(app, start);
}

/* Nothing is written outside of the run's folder, whatever is clicked. */
const char *__wrap_platform_replace(const char *path, const char *data, size_t size, bool flushed) {
    bool inside = strncmp(path, soak.folder, strlen(soak.folder)) == 0;
    return inside ? __real_platform_replace(path, data, size, flushed) : "not in this run";
}

/* ---- counting ---- */

static void count_frame(void) {
    double spent = watch_own_clock() - soak.woke;
    soak.frames++;
    if (spent > soak.worst) {
        const struct scene *scene = app_top(soak.app);
        const struct game *game = scene->game ? scene->game(soak.app) : NULL;
        struct text text = text_fixed(soak.worst_at, sizeof soak.worst_at);
        text_format(&text, "%s %s, %s", scene->name, game ? game->id : "", player_last());
        soak.worst = spent;
    }
}

/* A match that is opened is not played: only what is added a few actions at a time counts. */
static void count_turns(void) {
    const struct match *match = &soak.app->table.play.match;
    bool table = soak.app->table.play.game && app_top_id(soak.app) == SCENE_TABLE;
    if (!table) {
        soak.seen = 0;
        return;
    }
    bool few = soak.seen && match->count - soak.seen < 20;
    for (int i = soak.seen; few && i < match->count; i++) {
        soak.turns += match_begins_turn(match, i);
    }
    soak.matches += few && match->count > soak.seen && match_over(match);
    soak.seen = match->count;
}

/* ---- the end of an hour ---- */

static void compare(const struct traces *now) {
    struct line what;
    if (now->heap > soak.first.heap + GROWTH_MOST ||
        now->resident > soak.first.resident + GROWTH_MOST) {
        what = text_line("memory has grown: %ld KiB on the heap and %ld KiB in all since hour 1\n",
                         now->heap - soak.first.heap, now->resident - soak.first.resident);
        violated(what.string);
    }
    if (now->open > soak.first.open || now->threads > soak.first.threads) {
        what = text_line("%d descriptors and %d threads, %d and %d in hour 1\n", now->open,
                         now->threads, soak.first.open, soak.first.threads);
        violated(what.string);
    }
}

static void end_hour(void) {
    struct text wrong = {0};
    autosave_settle();
    struct traces now = watch_take(soak.folder, soak.app->table.saving.file, &wrong);
    bool whole = now_ms() - soak.began >= (soak.hour + 1) * HOUR;
    printf(
        "hour %d: %d matches, %d turns, %d frames; %ld KiB resident, %ld KiB of heap, "
        "%d descriptors, %d threads; %d files of matches, %d removed; worst frame %.0f ms (%s)\n",
        soak.hour + 1, soak.matches, soak.turns, soak.frames, now.resident, now.heap, now.open,
        now.threads, now.matches, now.removed, soak.worst, soak.worst_at);
    fflush(stdout);
    if (wrong.length) {
        violated(text_string(&wrong));
    }
    if (now.matches != soak.app->saved.list.count) {
        struct line what = text_line("%d matches are saved, %d are listed\n", now.matches,
                                     soak.app->saved.list.count);
        violated(what.string);
    }
    if (soak.worst > FRAME_MOST && (whole || has_fault("frame"))) {
        violated("a frame took too long\n");
    }
    if (!soak.turns) {
        violated("nothing was played\n");
    }
    soak.first = soak.hour ? soak.first : now;
    compare(&now);
    text_free(&wrong);
    soak.hour++;
    soak.app->settings = settings_default();
    soak.matches = soak.turns = soak.frames = 0;
    soak.worst = soak.steps = 0;
}

/* Everything as in a fresh start, with no more pictures and fonts in memory than home has: only
 * then can two hours be compared. A window that fills the screen has to leave it before its size
 * counts.
 */
static void rest(void) {
    if (soak.steps == WAY_HOME_MOST + 1) {
        soak.app->settings = settings_default();
        soak.app->settings.courtyard =
            false; /* the device would be open, but for a hidden window */
        soak.app->ui->changed = true;
    } else if (soak.steps == WAY_HOME_MOST + QUIET_STEPS / 2) {
        SDL_Event lost = {.type = SDL_RENDER_TARGETS_RESET};
        player_resizes(1024, 700);
        SDL_PushEvent(&lost);
    }
    soak.due = now_ms() + 500;
    SDL_Delay(100); /* the threads have their time, too: the device of sounds is closed in 4 s */
}

/* The thread of pictures is there from the first one on. Whether somebody at random wants one in
 * the first hour must not decide whether it counts as one more in a later hour. */
static void make_first_picture(void) {
    struct match match = {0};
    struct options options = options_default(games[0]);
    struct line path = text_line("%s/home/first.png", soak.folder);
    options_resolve_seeds(games[0], &options, 1);
    const char *wrong = match_start(&match, games[0], &options);
    wrong = wrong ? wrong
                  : host_make_picture(&match, &soak.app->settings, PICTURE_POSITION, path.string);
    match_free(&match);
    if (wrong) {
        struct line what = text_line("no picture: %s\n", wrong);
        violated(what.string);
    }
}

static void leave_file(void) {
    if (has_fault("file")) {
        struct line path = text_line("%s/data/matches/left.new", soak.folder);
        platform_make_folder(text_line("%s/data/matches", soak.folder).string);
        platform_replace(path.string, "", 0, false);
    }
}

/* After the app was woken, so that it is part of its frame. */
static void stall(void) {
    static bool done;
    while (has_fault("frame") && !done && watch_own_clock() - soak.woke <= FRAME_MOST) {
    }
    done = true;
}

/* Puts the way home, and the quiet there, before what is done at random. */
static void do_next(void) {
    if (!soak.begun) {
        soak.begun = true;
        make_first_picture();
        leave_file();
    }
    double over = soak.began + HOUR * (soak.hour + 1 < soak.hours ? soak.hour + 1 : soak.hours);
    if (now_ms() < over) {
        soak.due = now_ms() + player_act(soak.app, &soak.random);
        return;
    }
    if (soak.steps < WAY_HOME_MOST) {
        bool there = player_goes_home(soak.app, &soak.random);
        soak.steps = there ? WAY_HOME_MOST : soak.steps + 1;
        soak.due = now_ms() + 500;
        if (!there && soak.steps == WAY_HOME_MOST) {
            struct line what = text_line("no way home from %s\n", app_top(soak.app)->name);
            violated(what.string);
        }
    } else if (soak.steps < WAY_HOME_MOST + QUIET_STEPS) {
        soak.steps++;
        rest();
    } else {
        end_hour();
    }
    if (soak.failed || soak.hour >= soak.hours) {
        soak.app->quit = true;
    }
}

/* ---- the loop that waits ---- */

int __wrap_SDL_WaitEventTimeout(SDL_Event *event, int timeout) {
    count_frame();
    count_turns();
    int got = SDL_PollEvent(event);
    double left = soak.due - now_ms();
    double step = timeout < LEAST_STEP ? LEAST_STEP : timeout;
    step = step > left ? left : step;
    bool thinks = soak.app->table.companions.asked || soak.app->table.advisor.asked ||
                  soak.app->files.filming;
    if (!got && thinks && step > 0) {
        got = __real_SDL_WaitEventTimeout(event, 1 + (int)step / THINKING);
    }
    if (!got) {
        atomic_fetch_add(&put_forward, step > 0 ? (Uint64)step : 1);
        if (now_ms() >= soak.due) {
            do_next();
        }
        got = SDL_PollEvent(event);
    }
    soak.woke = watch_own_clock();
    stall();
    return got;
}

/* The app has nothing to wait for: until something is done next, or until it is to quit. */
int __wrap_SDL_WaitEvent(SDL_Event *event) {
    const int long_time = 1000000;
    while (!__wrap_SDL_WaitEventTimeout(event, long_time)) {
        if (soak.app->quit) {
            SDL_zerop(event);
            return 1;
        }
    }
    return 1;
}

/* ---- the run ---- */

static void count_stacks(void) {
    struct meter meters[METER_NAMES];
    int count = meter_read(meters);
    for (int i = 0; i < count; i++) {
        printf("stack of %s: %ld KiB, and %ld of the C library, of %ld\n", meters[i].name,
               meters[i].used >> 10, meters[i].taken >> 10, meters[i].given >> 10);
        if (!meter_is_low(&meters[i])) {
            violated("that is too much\n");
        }
    }
}

static bool prepare(void) {
    struct text path = text_fixed(soak.folder, sizeof soak.folder);
    if (!watch_make_folder(&path)) {
        return false;
    }
    struct line home = text_line("%s/home", soak.folder);
    struct line matches = text_line("%s/data/matches", soak.folder);
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    SDL_setenv("HOME", home.string, 1);
    SDL_setenv("SOAK_MATCHES", matches.string, 1);
    return !platform_make_folder(home.string);
}

int main(int argc, char **argv) {
    static struct arguments arguments;
    soak.hours = argc > 1 ? strtod(argv[1], NULL) : 0;
    soak.random = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    soak.fault = argc > 3 ? argv[3] : "";
    if (soak.hours <= 0 || !prepare()) {
        fprintf(stderr, "usage: soak HOURS [SEED [FAULT]]\n");
        return EXIT_FAILURE;
    }
    struct line data = text_line("%s/data", soak.folder);
    char message[ARGUMENT_MESSAGE_MAX];
    char option[] = "--data";
    char *own[] = {argv[0], option, data.string};
    const char *wrong = arguments_read(&arguments, (int)SDL_arraysize(own), own, message);
    soak.began = soak.due = now_ms();
    soak.woke = watch_own_clock();
    wrong = wrong ? wrong : sdl_app_run(&arguments, __wrap_SDL_GetPerformanceCounter());
    if (wrong) {
        fprintf(stderr, "soak: %s\n", wrong);
        soak.failed = true;
    }
    if (soak.hour < soak.hours && !soak.failed) {
        violated("the app has ended by itself\n");
    }
    count_stacks();
    struct text left = {0};
    watch_take(soak.folder, "", &left);
    if (left.length) {
        violated(text_string(&left));
    }
    text_free(&left);
    if (soak.failed && !soak.fault[0]) {
        fprintf(stderr, "soak: seed %s; the files are in %s\n", argc > 2 ? argv[2] : "1",
                soak.folder);
        return EXIT_FAILURE;
    }
    watch_delete(soak.folder);
    return soak.failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
