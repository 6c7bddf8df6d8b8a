/* thoughts.c: see thoughts.h. */
#include "sdl/thoughts.h"

#include "sdl/mailbox.h"
#include "sdl/mind.h"
#include "sdl/threads/worker.h"

#include <string.h>

static struct {
    struct worker worker;
    struct mind_task *asked; /* owned; id 0: nothing is asked */
    bool rests;              /* the mind is to give its memory back */
    struct mind *mind;       /* owned; the thread's alone */
} thoughts;

/* ---- thinking, without the lock ---- */

static bool is_unwanted(void) {
    return worker_is_stopping(&thoughts.worker) || mailbox_awaited() != thoughts.mind->task.id;
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
    worker_unlock(&thoughts.worker);
    for (bool again = true; again;) {
        struct host_answer answer = mind_think(mind);
        again = mailbox_give(&answer) && mind->task.kind == HOST_ANALYZE &&
                !answer.analysis.finished && !answer.fails && !is_unwanted();
    }
    worker_lock(&thoughts.worker);
    return 0;
}

/* ---- from outside ---- */

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
    if (!thoughts.worker.mutex && !worker_open(&thoughts.worker, 0, step, NULL)) {
        worker_close(&thoughts.worker);
    }
    return thoughts.worker.mutex &&
           (worker_is_running(&thoughts.worker) || worker_start(&thoughts.worker, "thoughts"));
}

bool host_think(const struct host_question *question) {
    if (!have_thread()) {
        return false;
    }
    mailbox_await(question->id);
    worker_lock(&thoughts.worker);
    bool taken = mind_take(thoughts.asked, question);
    worker_signal(&thoughts.worker);
    worker_unlock(&thoughts.worker);
    return taken;
}

void host_stop_thinking(void) {
    mailbox_await(0);
    worker_lock(&thoughts.worker);
    if (thoughts.asked) {
        mind_drop(thoughts.asked);
    }
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
