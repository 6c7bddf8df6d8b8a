/* autosave.h: nothing is lost. Follows the app: what has changed of the match at the table goes
 * to its file, what the folder holds goes to home. Disk and frames never wait for each other. */
#ifndef SERAI_SDL_STORAGE_AUTOSAVE_H
#define SERAI_SDL_STORAGE_AUTOSAVE_H

#include "ui/app/state.h"

#include <SDL.h>

/* Starts to keep matches below a folder ("": there is none, nothing can be kept). Events of the
 * type `wake` ask for another keeper_follow. */
void keeper_open(const char *folder, Uint32 wake);

/* Waits for what is not yet on the disk, but not for ever. NULL, or a sentence about what is lost.
 */
const char *keeper_close(void);

/* Tells a new app what is to be expected. */
void keeper_begin(struct app *app);

/* Carries changes over, both ways. Called in every round of the loop. */
void keeper_follow(struct app *app);

/* Waits until what was done is on the disk, or cannot be. */
void keeper_settle(struct app *app);

/* The name of a record that is one of the kept ones, and is this window's from now on; NULL for any
 * other path. */
const char *keeper_own(const char *path);

#endif
