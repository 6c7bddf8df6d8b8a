/* library.h: the folder of saved matches, read by a thread of its own: the list of them, and a
 * match to be resumed. Damaged files are set aside, never deleted. */
#ifndef SERAI_SDL_STORAGE_LIBRARY_H
#define SERAI_SDL_STORAGE_LIBRARY_H

#include "sdl/storage/clock.h"
#include "ui/model/host.h"
#include "ui/model/saved_matches.h"
#include <SDL.h>

/* Starts the thread over the folder DATA/matches, which may be missing, and DATA/removed for
 * removed matches; data "": there are none. It pushes an event of the type `wake` when there is an
 * answer. Without a thread there is none. */
void library_open(const char *data, Uint32 wake);
void library_close(void);

/* The folder of the matches, "" if there is none; and the path of a match in it, false when that
 * would be too long. */
const char *library_folder(void);
bool library_path(const char *file, char path[PLATFORM_PATH_MAX]);

/* Requests the list. The unfinished matches from the place `first` on are replayed, a few dozen of
 * them, so that their boards can be shown. */
void library_scan(int first);

/* Requests a match: takes its lock, reads it. */
void library_resume(const char *file);

/* Requests the removal of a match: its file is moved to the other folder, unless another window has
 * it or its text cannot be written, of which there is a warning. The list follows. All requests
 * are carried out, even when the library is closed at once. */
void library_remove(const char *file);

/* Gives the next answer, HOST_LIST to HOST_WARN, which the caller owns; false when there is none.
 */
bool library_take(struct host_answer *answer);

/* Waits until every request has been answered. */
void library_settle(void);

#endif
