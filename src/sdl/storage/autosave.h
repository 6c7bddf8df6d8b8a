/* autosave.h: the saved matches of model/host.h: the app's requests go to the writer and the
 * library, and their news comes back as answers. Disk and frames never wait for each other. */
#ifndef SERAI_SDL_STORAGE_AUTOSAVE_H
#define SERAI_SDL_STORAGE_AUTOSAVE_H

#include "ui/model/host.h"

#include <SDL.h>

/* Starts saving matches in a folder ("": there is none, nothing can be saved). Events of the type
 * `wake` mean that there is an answer, or that writing has succeeded or failed. */
void autosave_open(const char *data, Uint32 wake);

/* Waits for what is not yet on the disk, but not forever. NULL, or a sentence about what is lost.
 */
const char *autosave_close(void);

/* Gives the next answer, which the caller owns; false when there is none. */
bool autosave_take_answer(struct host_answer *answer);

/* Waits until all requests are on the disk or have failed. */
void autosave_settle(void);

#endif
