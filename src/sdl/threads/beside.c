/* beside.c: see beside.h. */
#include "sdl/threads/beside.h"

#include "sdl/threads/worker.h"

static int SDLCALL run(void *beside) {
    ((const struct beside *)beside)->work();
    return 0;
}

bool beside_begin(struct beside *beside, const char *name, void (*work)(void)) {
    beside->work = work;
    beside->thread = SDL_CreateThreadWithStackSize(run, name, WORKER_STACK, beside);
    return beside->thread;
}

void beside_end(struct beside *beside) {
    SDL_WaitThread(beside->thread, NULL);
    beside->thread = NULL;
}
