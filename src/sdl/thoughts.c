/* thoughts.c: see thoughts.h. */
#include "sdl/thoughts.h"

#include "sdl/mind.h"
#include "sdl/threads/worker.h"

#include <string.h>

static struct {
    Uint32 wake;
    struct worker worker;
    SDL_atomic_t wanted;       /* the id of the question whose answer is waited for; 0: none */
    struct mind_task *asked;   /* owned; id 0: nothing is asked */
    bool rests;                /* the mind is to give its memory back */
    struct mind *mind;         /* owned; the thread's alone */
    struct host_answer answer; /* thought 0: none has come */
} thoughts;

/* ---- thinking, without the lock ---- */

static bool is_unwanted(void) {
    return worker_is_stopping(&thoughts.worker) ||
           SDL_AtomicGet(&thoughts.wanted) != (int)thoughts.mind->task.id;
}

/* With the lock: gives the answer to whoever still waits. False: nobody does. */
static bool give(const struct host_answer *answer) {
    bool wanted = SDL_AtomicGet(&thoughts.wanted) == (int)answer->thought;
    if (wanted) {
        thoughts.answer = *answer;
        worker_notify(&thoughts.worker);
    }
    return wanted;
}

static int step(void *unused) {
    (void)unused;
    struct mind *mind = thoughts.mind;
    if (thoughts.rests) {
        thoughts.rests = false;
        mind_rest(mind);
    }
    if (!thoughts.asked->id) {
        return WORKER_IDLE;
    }
    mind_drop(&mind->task);
    mind->task = *thoughts.asked;
    mind->analyses = 0;
    mind->lines = ANALYSIS_LINES;
    thoughts.asked->path = (struct match){0};
    thoughts.asked->id = 0;
    for (bool again = true; again;) {
        worker_unlock(&thoughts.worker);
        struct host_answer answer = mind_think(mind);
        worker_lock(&thoughts.worker);
        again = give(&answer) && mind->task.kind == HOST_ANALYZE && !answer.analysis.finished &&
                !answer.fails && !is_unwanted();
    }
    return 0;
}

/* ---- from outside ---- */

void thoughts_open(Uint32 wake) {
    memset(&thoughts, 0, sizeof thoughts);
    thoughts.wake = wake;
}

/* The thread is there from the first question on. */
static bool have_thread(void) {
    if (!thoughts.mind) {
        thoughts.mind = SDL_calloc(1, sizeof *thoughts.mind);
        thoughts.asked = SDL_calloc(1, sizeof *thoughts.asked);
        if (thoughts.mind) {
            thoughts.mind->unwanted = is_unwanted;
        }
    }
    if (!thoughts.mind || !thoughts.asked) {
        return false;
    }
    if (!thoughts.worker.mutex && !worker_open(&thoughts.worker, thoughts.wake, step, NULL)) {
        worker_close(&thoughts.worker);
    }
    return thoughts.worker.mutex &&
           (worker_is_running(&thoughts.worker) || worker_start(&thoughts.worker, "thoughts"));
}

bool host_think(const struct host_question *question) {
    if (!have_thread()) {
        return false;
    }
    SDL_AtomicSet(&thoughts.wanted, (int)question->id);
    worker_lock(&thoughts.worker);
    thoughts.answer.thought = 0;
    bool taken = mind_take(thoughts.asked, question);
    worker_signal(&thoughts.worker);
    worker_unlock(&thoughts.worker);
    return taken;
}

void host_stop_thinking(void) {
    SDL_AtomicSet(&thoughts.wanted, 0);
    worker_lock(&thoughts.worker);
    if (thoughts.asked) {
        mind_drop(thoughts.asked);
    }
    thoughts.answer.thought = 0;
    worker_unlock(&thoughts.worker);
}

/* The thread gives the memory back: it may still be about to stop. */
void host_rest_thinking(void) {
    host_stop_thinking();
    worker_lock(&thoughts.worker);
    thoughts.rests = true;
    worker_signal(&thoughts.worker);
    worker_unlock(&thoughts.worker);
}

bool thoughts_take(struct host_answer *answer) {
    if (!thoughts.worker.mutex) {
        return false;
    }
    worker_lock(&thoughts.worker);
    *answer = thoughts.answer;
    thoughts.answer.thought = 0;
    worker_unlock(&thoughts.worker);
    return answer->thought != 0;
}

void thoughts_close(void) {
    host_stop_thinking();
    worker_stop(&thoughts.worker);
    worker_close(&thoughts.worker);
    if (thoughts.mind) {
        mind_free(thoughts.mind);
    }
    SDL_free(thoughts.asked);
    SDL_free(thoughts.mind);
    memset(&thoughts, 0, sizeof thoughts);
}
