/* answers.c: see answers.h. */
#include "sdl/answers.h"

#include "sdl/threads/worker.h"

enum { THOUGHT, PICTURE, PLACES };

static struct {
    struct worker worker; /* without a thread; its lock guards changes of what follows */
    SDL_atomic_t awaited; /* the id of a question; 0: none */
    bool waits[PLACES];
    struct host_answer answer[PLACES];
} answers;

static bool is_thought(const struct host_answer *answer) {
    return answer->task <= HOST_EXPLAIN;
}

void answers_open(Uint32 wake) {
    if (!worker_open(&answers.worker, wake, NULL, NULL)) {
        worker_close(&answers.worker);
    }
}

void answers_close(void) {
    worker_close(&answers.worker);
    SDL_AtomicSet(&answers.awaited, 0);
    answers.waits[THOUGHT] = answers.waits[PICTURE] = false;
}

void answers_await(unsigned thought) {
    worker_lock(&answers.worker);
    SDL_AtomicSet(&answers.awaited, (int)thought);
    answers.waits[THOUGHT] = false;
    worker_unlock(&answers.worker);
}

unsigned answers_awaited(void) {
    return (unsigned)SDL_AtomicGet(&answers.awaited);
}

bool answers_give(const struct host_answer *answer) {
    int place = is_thought(answer) ? THOUGHT : PICTURE;
    worker_lock(&answers.worker);
    bool wanted = place == PICTURE || (answer->thought && answer->thought == answers_awaited());
    if (wanted) {
        answers.answer[place] = *answer;
        answers.waits[place] = true;
        worker_notify(&answers.worker);
    }
    worker_unlock(&answers.worker);
    return wanted;
}

bool answers_have_picture(void) {
    worker_lock(&answers.worker);
    bool waits = answers.waits[PICTURE] && answers.answer[PICTURE].task == HOST_PICTURE;
    worker_unlock(&answers.worker);
    return waits;
}

bool answers_take(struct host_answer *answer) {
    bool taken = false;
    worker_lock(&answers.worker);
    for (int place = 0; place < PLACES && !taken; place++) {
        taken = answers.waits[place];
        if (taken) {
            *answer = answers.answer[place];
            answers.waits[place] = false;
        }
    }
    worker_unlock(&answers.worker);
    return taken;
}
