/* worker.h: a background thread: how it is started, woken, waited for, interrupted and stopped. The
 * work itself is the user's data, guarded by the worker's lock.
 *
 * The thread calls the user's step again and again, and sleeps between calls when the step asks for
 * it. Whoever adds work signals it; whoever needs the outcome settles. */
#ifndef SERAI_SDL_THREADS_WORKER_H
#define SERAI_SDL_THREADS_WORKER_H

#include <SDL.h>
#include <stdbool.h>

/* Bytes of stack of each thread. A Mac would give half of it, Linux eight times as much. The deepest
 * thought needs 60 KiB, the first frame 90, and the C library of Linux takes 170 more; test_stacks
 * and the soak hold all threads to half of it. */
enum { WORKER_STACK = 1 << 20 };

/* Returned by a step when there is nothing to do before the next signal. */
enum { WORKER_IDLE = -1 };

/* Does the next piece of work. Called with the lock held, which it may release meanwhile. Returns 0
 * to be called again at once, otherwise how many ms to sleep at most, or WORKER_IDLE. */
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

/* Creates the lock, without a thread yet. `wake` is the type of the event that worker_notify
 * pushes. False when memory runs out; then the worker can be closed, and nothing else. */
bool worker_open(struct worker *worker, Uint32 wake, worker_step *step, void *context);

/* Starts the thread. False when that fails. */
bool worker_start(struct worker *worker, const char *name);

bool worker_is_running(const struct worker *worker);

/* Does nothing for a worker that is not open. Must not be called by a thread that has the lock.
 */
void worker_lock(struct worker *worker);
void worker_unlock(struct worker *worker);

/* ---- with the lock held ---- */

/* There is work to do. */
void worker_signal(struct worker *worker);

/* Something was done: whoever waits checks again. */
void worker_progress(struct worker *worker);

/* Waits until something was done, releasing the lock meanwhile; at most `ms`, 0: for as long as it
 * takes. */
void worker_wait(struct worker *worker, Uint32 ms);

/* Pushes an event of the type `wake`, releasing the lock meanwhile: while a window is being
 * resized, SDL holds a lock of its own that pushing an event needs, and the thread of frames may be
 * waiting for ours. */
void worker_notify(struct worker *worker);

/* ---- stopping ---- */

/* True once the worker is to stop. Needs no lock: a step that takes longer than 5 ms checks it from
 * time to time. */
bool worker_is_stopping(struct worker *worker);

/* Tells the thread that it is to stop, and waits for nothing. */
void worker_ask_to_stop(struct worker *worker);

/* Stops the thread and waits for it: no step is interrupted, and steps are called until one has
 * nothing to do at once. Works on closed workers and those without a thread, too. */
void worker_stop(struct worker *worker);

/* Abandons a thread that hangs; it keeps what it uses until the process ends. */
void worker_abandon(struct worker *worker);

/* Frees the lock of a worker whose thread has stopped; *worker is all zero afterwards. */
void worker_close(struct worker *worker);

#endif
