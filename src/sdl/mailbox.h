/* mailbox.h: answers on their way to the app: from whoever thinks or makes pictures, in whatever
 * thread, to the loop. One of each waits here at most: it replaces one that nobody has taken. */
#ifndef SERAI_SDL_MAILBOX_H
#define SERAI_SDL_MAILBOX_H

#include "ui/model/host.h"

#include <SDL.h>

/* Events of the type `wake` tell that there is an answer. Closing forgets those that are left. */
void mailbox_open(Uint32 wake);
void mailbox_close(void);

/* From now on the answer to the question with this id is waited for, and no other thought; 0:
 * none. */
void mailbox_await(unsigned thought);
unsigned mailbox_awaited(void);

/* Gives an answer. False: it is a thought that nobody waits for. */
bool mailbox_give(const struct host_answer *answer);

/* True when the answer that a picture is done waits to be taken. */
bool mailbox_has_picture(void);

/* Takes the next one; false when there is none. */
bool mailbox_take(struct host_answer *answer);

#endif
