/* mailbox.c: see mailbox.h. */
#include "sdl/mailbox.h"

#include "sdl/threads/worker.h"

enum { THOUGHT, PICTURE, PLACES };

static struct {
    struct worker worker; /* without a thread; its lock guards changes of what follows */
    SDL_atomic_t awaited; /* the id of a question; 0: none */
    bool waits[PLACES];
    struct host_answer answer[PLACES];
} mailbox;

static bool is_thought(const struct host_answer *answer) {
    return answer->task <= HOST_EXPLAIN;
}

void mailbox_open(Uint32 wake) {
    if (!worker_open(&mailbox.worker, wake, NULL, NULL)) {
        worker_close(&mailbox.worker);
    }
}

void mailbox_close(void) {
    worker_close(&mailbox.worker);
    SDL_AtomicSet(&mailbox.awaited, 0);
    mailbox.waits[THOUGHT] = mailbox.waits[PICTURE] = false;
}

void mailbox_await(unsigned thought) {
    worker_lock(&mailbox.worker);
    SDL_AtomicSet(&mailbox.awaited, (int)thought);
    mailbox.waits[THOUGHT] = false;
    worker_unlock(&mailbox.worker);
}

unsigned mailbox_awaited(void) {
    return (unsigned)SDL_AtomicGet(&mailbox.awaited);
}

bool mailbox_give(const struct host_answer *answer) {
    int place = is_thought(answer) ? THOUGHT : PICTURE;
    worker_lock(&mailbox.worker);
    bool wanted = place == PICTURE || (answer->thought && answer->thought == mailbox_awaited());
    if (wanted) {
        mailbox.answer[place] = *answer;
        mailbox.waits[place] = true;
    }
    if (wanted && mailbox.worker.mutex) {
        worker_notify(&mailbox.worker);
    }
    worker_unlock(&mailbox.worker);
    return wanted;
}

bool mailbox_has_picture(void) {
    worker_lock(&mailbox.worker);
    bool waits = mailbox.waits[PICTURE] && mailbox.answer[PICTURE].task == HOST_PICTURE;
    worker_unlock(&mailbox.worker);
    return waits;
}

bool mailbox_take(struct host_answer *answer) {
    bool taken = false;
    worker_lock(&mailbox.worker);
    for (int place = 0; place < PLACES && !taken; place++) {
        taken = mailbox.waits[place];
        if (taken) {
            *answer = mailbox.answer[place];
            mailbox.waits[place] = false;
        }
    }
    worker_unlock(&mailbox.worker);
    return taken;
}
