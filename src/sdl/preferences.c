/* preferences.c: see preferences.h. */
#include "sdl/preferences.h"

#include "sdl/threads/worker.h"

static struct {
    SDL_Thread *thread; /* NULL: nothing is asked */
    SDL_atomic_t answered;
    Uint32 wake;
    struct platform_preferences answer;
} asked;

static int SDLCALL ask(void *data) {
    SDL_Event event = {.type = asked.wake};
    (void)data;
    asked.answer = platform_preferences();
    SDL_AtomicSet(&asked.answered, 1);
    SDL_PushEvent(&event);
    return 0;
}

void preferences_ask(Uint32 wake) {
    if (!asked.thread) {
        asked.wake = wake;
        SDL_AtomicSet(&asked.answered, 0);
        asked.thread = SDL_CreateThreadWithStackSize(ask, "preferences", WORKER_STACK, NULL);
    }
}

void preferences_close(void) {
    SDL_WaitThread(asked.thread, NULL);
    asked.thread = NULL;
}

void preferences_take(struct platform_preferences *answer) {
    if (asked.thread && SDL_AtomicGet(&asked.answered)) {
        preferences_close();
        *answer = asked.answer;
    }
}
