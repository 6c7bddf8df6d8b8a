/* bundle.h: all saved matches as one text (records/collection.h), to be taken along, and the
 * matches of such a text put among the saved ones; by a thread of its own, which starts when it is
 * first needed. */
#ifndef SERAI_SDL_STORAGE_BUNDLE_H
#define SERAI_SDL_STORAGE_BUNDLE_H

#include "ui/model/host.h"

#include <SDL.h>

/* The matches are those of the library, which must be open. Events of the type `wake` are pushed
 * when there is an answer. */
void bundle_open(Uint32 wake);

/* Waits for what has begun. */
void bundle_close(void);

/* Requests all of them: the answer is HOST_GATHERED. False when memory runs out. */
bool bundle_gather(void);

/* Requests that those of a text are added, of which it takes a copy: the answer is HOST_ADDED. One
 * that is there already, to the letter, is not added again. False when memory runs out. */
bool bundle_add(const char *text, size_t size);

/* Gives the next answer, which the caller owns; false when there is none. */
bool bundle_take(struct host_answer *answer);

#endif
