/* loop.h: how the app's loop waits between its rounds: asleep, on a system; in a page, whose
 * browser does the waiting, by being called back. */
#ifndef SERAI_SDL_LOOP_H
#define SERAI_SDL_LOOP_H

#include <SDL.h>
#include <stdbool.h>

enum { LOOP_ENDS = -1 };

struct loop {
    /* Takes an event. */
    void (*handle)(const SDL_Event *event);

    /* Goes round once, without waiting for anything. Returns how many ms to wait at most, if no
     * event comes, until the next time; LOOP_ENDS: there is none. */
    int (*go_round)(void);
};

/* Goes round for the first time, then whenever there are events or time is up. True once that has
 * ended; false when it goes on after main(), as in a page: then nothing may be closed. */
bool loop_run(const struct loop *loop);

/* How many ms the images of a frame may take until it is put off to the next round, because nothing
 * else goes on meanwhile; 0: as long as they do. */
double loop_patience_ms(void);

#endif
