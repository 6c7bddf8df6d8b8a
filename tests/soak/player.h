/* player.h: somebody who does whatever there is to do, at random, by pointer, keys and the window's
 * edge: everything goes through SDL's event queue, as from a real person. */
#ifndef SERAI_TESTS_SOAK_PLAYER_H
#define SERAI_TESTS_SOAK_PLAYER_H

#include "ui/app/state.h"

/* Does the next thing. Returns for how long nothing is done after it, in ms of the app's time. */
double player_act(struct app *app, uint64_t *random);

/* What was done last, in a word: "click button:undo". */
const char *player_last(void);

/* One step on the way home from wherever that is, and out of what is open there. True once only
 * home is there. */
bool player_goes_home(struct app *app, uint64_t *random);

/* Makes the window that large. */
void player_resizes(int width, int height);

#endif
