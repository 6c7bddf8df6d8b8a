/* web/worker.c: sdl/threads/worker.h without threads, see turns.h. Locks guard nothing, and whoever
 * waits for the outcome of a step takes the step. */
#include "sdl/threads/worker.h"

#include "sdl/web/turns.h"

enum { WORKERS = 8 };

/* A worker that is open. */
static struct worker_turn {
    struct worker *worker; /* NULL: free */
    double due;            /* ms of now_ms when its next step is */
    bool stepping;
} turns[WORKERS];

static const double NEVER = 1e18;
static int last_turn; /* whose step was taken last */

static double now_ms(void) {
    return (double)SDL_GetPerformanceCounter() * 1000 / (double)SDL_GetPerformanceFrequency();
}

static struct worker_turn *turn_of(const struct worker *worker) {
    for (int i = 0; i < WORKERS; i++) {
        if (turns[i].worker == worker) {
            return &turns[i];
        }
    }
    return NULL;
}

/* Returns what the step did, see worker_step. */
static int step(struct worker_turn *turn) {
    turn->stepping = true;
    turn->due = NEVER;
    int sleep = turn->worker->step(turn->worker->context);
    turn->stepping = false;
    double due = sleep >= 0 ? now_ms() + sleep : NEVER;
    turn->due = due < turn->due ? due : turn->due; /* it may have been signaled meanwhile */
    return sleep;
}

static bool can_step(const struct worker_turn *turn) {
    return turn->worker && turn->worker->thread && !turn->stepping;
}

/* The one after the last that has something to do now. */
static struct worker_turn *next_due(void) {
    double now = now_ms();
    for (int i = 1; i <= WORKERS; i++) {
        struct worker_turn *turn = &turns[(last_turn + i) % WORKERS];
        if (can_step(turn) && turn->due <= now) {
            last_turn = (last_turn + i) % WORKERS;
            return turn;
        }
    }
    return NULL;
}

int turns_take(double ms) {
    double end = now_ms() + ms, first = NEVER;
    struct worker_turn *turn = ms > 0 ? next_due() : NULL;
    while (turn) {
        step(turn);
        turn = now_ms() < end ? next_due() : NULL;
    }
    for (int i = 0; i < WORKERS; i++) {
        first = can_step(&turns[i]) && turns[i].due < first ? turns[i].due : first;
    }
    double left = first - now_ms();
    return first >= NEVER ? TURNS_IDLE : left > 0 ? (int)left + 1 : 0;
}

/* ---- worker.h ---- */

bool worker_open(struct worker *worker, Uint32 wake, worker_step *step, void *context) {
    struct worker_turn *turn = turn_of(NULL);
    *worker = (struct worker){.wake = wake, .step = step, .context = context};
    if (turn) {
        *turn = (struct worker_turn){.worker = worker, .due = NEVER};
        worker->mutex = SDL_CreateMutex(); /* only tells that it is open */
    }
    return worker->mutex;
}

bool worker_start(struct worker *worker, const char *name) {
    (void)name;
    worker->thread = (SDL_Thread *)(void *)worker; /* only tells that it runs */
    worker_signal(worker);
    return true;
}

bool worker_is_running(const struct worker *worker) {
    return worker->thread;
}

void worker_lock(struct worker *worker) {
    (void)worker;
}

void worker_unlock(struct worker *worker) {
    (void)worker;
}

void worker_signal(struct worker *worker) {
    struct worker_turn *turn = worker->mutex ? turn_of(worker) : NULL;
    if (turn) {
        turn->due = 0;
    }
}

void worker_progress(struct worker *worker) {
    (void)worker;
}

void worker_wait(struct worker *worker, Uint32 ms) {
    struct worker_turn *turn = turn_of(worker);
    (void)ms;
    if (turn && can_step(turn)) {
        step(turn);
    }
}

void worker_notify(struct worker *worker) {
    SDL_Event event = {.type = worker->wake};
    SDL_PushEvent(&event);
}

bool worker_is_stopping(struct worker *worker) {
    return SDL_AtomicGet(&worker->stopping) != 0;
}

void worker_ask_to_stop(struct worker *worker) {
    SDL_AtomicSet(&worker->stopping, 1);
    worker_signal(worker);
}

void worker_stop(struct worker *worker) {
    struct worker_turn *turn = turn_of(worker);
    if (worker->thread && turn) {
        worker_ask_to_stop(worker);
        while (step(turn) == 0) {
        }
        worker->thread = NULL;
    }
}

void worker_abandon(struct worker *worker) {
    SDL_AtomicSet(&worker->stopping, 1);
    worker->thread = NULL;
}

void worker_close(struct worker *worker) {
    struct worker_turn *turn = worker->mutex ? turn_of(worker) : NULL;
    if (turn) {
        SDL_DestroyMutex(worker->mutex);
        *turn = (struct worker_turn){0};
    }
    *worker = (struct worker){0};
}
