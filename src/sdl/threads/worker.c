/* worker.c: see worker.h. */
#include "sdl/threads/worker.h"

bool worker_open(struct worker *worker, Uint32 wake, worker_step *step, void *context) {
    *worker = (struct worker){.mutex = SDL_CreateMutex(),
                              .work = SDL_CreateCond(),
                              .done = SDL_CreateCond(),
                              .wake = wake,
                              .step = step,
                              .context = context};
    return worker->mutex && worker->work && worker->done;
}

static int SDLCALL run(void *argument) {
    struct worker *worker = argument;
    SDL_LockMutex(worker->mutex);
    int sleep = worker->step(worker->context);
    while (sleep == 0 || !worker_is_stopping(worker)) {
        if (sleep > 0) {
            SDL_CondWaitTimeout(worker->work, worker->mutex, (Uint32)sleep);
        } else if (sleep < 0) {
            SDL_CondWait(worker->work, worker->mutex);
        }
        sleep = worker->step(worker->context);
    }
    SDL_UnlockMutex(worker->mutex);
    return 0;
}

bool worker_start(struct worker *worker, const char *name) {
    worker->thread = SDL_CreateThreadWithStackSize(run, name, WORKER_STACK, worker);
    return worker->thread;
}

bool worker_is_running(const struct worker *worker) {
    return worker->thread;
}

/* On Windows SDL 2.26 does not survive a lock that is NULL. */
void worker_lock(struct worker *worker) {
    if (worker->mutex) {
        SDL_LockMutex(worker->mutex);
    }
}

void worker_unlock(struct worker *worker) {
    if (worker->mutex) {
        SDL_UnlockMutex(worker->mutex);
    }
}

void worker_signal(struct worker *worker) {
    if (worker->work) {
        SDL_CondSignal(worker->work);
    }
}

void worker_progress(struct worker *worker) {
    SDL_CondBroadcast(worker->done);
}

void worker_wait(struct worker *worker, Uint32 ms) {
    if (ms) {
        SDL_CondWaitTimeout(worker->done, worker->mutex, ms);
    } else {
        SDL_CondWait(worker->done, worker->mutex);
    }
}

void worker_notify(struct worker *worker) {
    SDL_Event event = {.type = worker->wake};
    SDL_UnlockMutex(worker->mutex);
    SDL_PushEvent(&event);
    SDL_LockMutex(worker->mutex);
}

bool worker_is_stopping(struct worker *worker) {
    return SDL_AtomicGet(&worker->stopping) != 0;
}

void worker_ask_to_stop(struct worker *worker) {
    worker_lock(worker);
    SDL_AtomicSet(&worker->stopping, 1);
    worker_signal(worker);
    worker_unlock(worker);
}

void worker_stop(struct worker *worker) {
    if (worker->thread) {
        worker_ask_to_stop(worker);
        SDL_WaitThread(worker->thread, NULL);
        worker->thread = NULL;
    }
}

void worker_abandon(struct worker *worker) {
    SDL_AtomicSet(&worker->stopping, 1);
    SDL_DetachThread(worker->thread);
    worker->thread = NULL;
}

void worker_close(struct worker *worker) {
    if (worker->mutex) {
        SDL_DestroyMutex(worker->mutex);
    }
    if (worker->work) {
        SDL_DestroyCond(worker->work);
    }
    if (worker->done) {
        SDL_DestroyCond(worker->done);
    }
    *worker = (struct worker){0};
}
