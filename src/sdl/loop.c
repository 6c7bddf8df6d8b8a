/* loop.c: see loop.h. */
#include "sdl/loop.h"

bool loop_run(const struct loop *loop) {
    for (int wait = loop->go_round(); wait != LOOP_ENDS; wait = loop->go_round()) {
        SDL_Event event;
        int got = SDL_WaitEventTimeout(&event, wait);
        while (got) {
            loop->handle(&event);
            got = SDL_PollEvent(&event);
        }
    }
    return true;
}

double loop_patience_ms(void) {
    return 0;
}
