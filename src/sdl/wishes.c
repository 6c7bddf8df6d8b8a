/* wishes.c: see wishes.h. */
#include "sdl/wishes.h"

#include "sdl/threads/worker.h"

static struct {
    SDL_Thread *thread; /* NULL: nothing is asked */
    SDL_atomic_t answered;
    Uint32 wake;
    struct platform_wishes answer;
} asked;

static int SDLCALL ask(void *data) {
    SDL_Event event = {.type = asked.wake};
    (void)data;
    asked.answer = platform_wishes();
    SDL_AtomicSet(&asked.answered, 1);
    SDL_PushEvent(&event);
    return 0;
}

void wishes_ask(Uint32 wake) {
    if (!asked.thread) {
        asked.wake = wake;
        SDL_AtomicSet(&asked.answered, 0);
        asked.thread = SDL_CreateThreadWithStackSize(ask, "wishes", WORKER_STACK, NULL);
    }
}

void wishes_close(void) {
    SDL_WaitThread(asked.thread, NULL);
    asked.thread = NULL;
}

bool wishes_take(struct platform_wishes *answer) {
    bool there = asked.thread && SDL_AtomicGet(&asked.answered);
    if (there) {
        wishes_close();
        *answer = asked.answer;
    }
    return there;
}
