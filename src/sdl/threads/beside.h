/* beside.h: something that is done once, beside what goes on. */
#ifndef SERAI_SDL_THREADS_BESIDE_H
#define SERAI_SDL_THREADS_BESIDE_H

#include <SDL.h>

struct beside {
    SDL_Thread *thread; /* NULL: it is done */
    void (*work)(void);
};

/* Does it on a thread of its own; at once, where there is none to be had. */
void beside_begin(struct beside *beside, const char *name, void (*work)(void));

/* Waits until it is done. */
void beside_end(struct beside *beside);

#endif
