/* worker.h: a thread with work of its own: how it is started, woken, waited for, interrupted and
 * stopped. What there is to do is data of its user, which the worker's lock guards.
 *
 * The thread calls the user's step again and again, and sleeps between two of them when the step
 * says so. Whoever adds work signals it; whoever needs the outcome settles. */
#ifndef SERAI_SDL_THREADS_WORKER_H
#define SERAI_SDL_THREADS_WORKER_H

#include <SDL.h>
#include <stdbool.h>

/* What a step answers when there is nothing to do before the next signal. */
enum { WORKER_IDLE = -1 };

/* Does the next thing there is to do. Called with the lock held, which it may give back meanwhile.
 * Gives 0 when it is to be called again at once, otherwise how many ms to sleep at most, or
 * WORKER_IDLE. */
typedef int worker_step(void *context);

struct worker {
    SDL_mutex *mutex; /* NULL: not open */
    SDL_cond *work;   /* something is to be done */
    SDL_cond *done;   /* something was done */
    SDL_Thread *thread;
    SDL_atomic_t stopping;
    Uint32 wake;
    worker_step *step;
    void *context;
};

/* Makes the lock, without a thread yet. `wake` is the type of the event that worker_notify pushes.
 * False when memory runs out; then the worker can be closed, and nothing else. */
bool worker_open(struct worker *worker, Uint32 wake, worker_step *step, void *context);

/* Starts the thread. False when there can be none. */
bool worker_start(struct worker *worker, const char *name);

bool worker_is_running(const struct worker *worker);

/* Does nothing for a worker that is not open. Not to be called by a thread that has the lock. */
void worker_lock(struct worker *worker);
void worker_unlock(struct worker *worker);

/* ---- with the lock held ---- */

/* There is something to do. */
void worker_signal(struct worker *worker);

/* Something was done: whoever waits looks again. */
void worker_progress(struct worker *worker);

/* Waits until something was done, giving the lock back meanwhile; at most `ms`, 0: for as long as
 * it takes. */
void worker_wait(struct worker *worker, Uint32 ms);

/* Pushes an event of the type `wake`, giving the lock back meanwhile: while a window is being
 * resized, SDL holds a lock of its own that it needs for an event, and the thread of frames may
 * wait for ours. */
void worker_notify(struct worker *worker);

/* ---- stopping ---- */

/* True once the worker is to stop. Needs no lock: a step that works for longer than 5 ms looks at
 * it in between. */
bool worker_is_stopping(struct worker *worker);

/* Lets the thread stop: no step is interrupted, and steps are called until one has nothing to do at
 * once. Waits for that. Closed workers and those without a thread are fine. */
void worker_stop(struct worker *worker);

/* Leaves a thread that hangs to itself; it keeps what it uses until the process ends. */
void worker_abandon(struct worker *worker);

/* Frees the lock of a worker whose thread has stopped; *worker is all zero afterwards. */
void worker_close(struct worker *worker);

#endif
