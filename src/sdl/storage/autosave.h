/* autosave.h: the host's part in saving matches by themselves (host.h): what the app asks goes to
 * the writer and the library, what these have to tell comes back as answers. Disk and frames never
 * wait for each other. */
#ifndef SERAI_SDL_STORAGE_AUTOSAVE_H
#define SERAI_SDL_STORAGE_AUTOSAVE_H

#include "ui/model/host.h"

#include <SDL.h>

/* Starts to save matches below a folder ("": there is none, nothing can be saved). Events of the
 * type `wake` say that there is an answer, or that something could or could not be written. */
void autosave_open(const char *data, Uint32 wake);

/* Waits for what is not yet on the disk, but not for ever. NULL, or a sentence about what is lost.
 */
const char *autosave_close(void);

/* Gives the next answer, which the caller owns; false when there is none. */
bool autosave_take_answer(struct host_answer *answer);

/* Waits until what was asked for is on the disk, or cannot be. */
void autosave_settle(void);

/* Sets the functions of the host that are about saved matches. */
void autosave_fill_host(struct host *host);

/* The name of a record that is one of the saved ones, and is this window's from now on; NULL for
 * any other path. */
const char *autosave_own(const char *path);

#endif
