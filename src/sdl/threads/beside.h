/* beside.h: something that is done once, beside what goes on. */
#ifndef SERAI_SDL_THREADS_BESIDE_H
#define SERAI_SDL_THREADS_BESIDE_H

#include <SDL.h>

#include <stdbool.h>

struct beside {
    SDL_Thread *thread; /* NULL: nothing is done */
    void (*work)(void);
};

/* Does it on a thread of its own. False when there is none to be had: then it is not done. */
bool beside_begin(struct beside *beside, const char *name, void (*work)(void));

/* Waits until it is done, if it is. */
void beside_end(struct beside *beside);

#endif
