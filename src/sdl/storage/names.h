/* names.h: names for files beside those of the player: of locks, of what is set aside, of another
 * version of a match. None is longer than file systems take, and none is another file's. Any
 * thread may call. */
#ifndef SERAI_SDL_STORAGE_NAMES_H
#define SERAI_SDL_STORAGE_NAMES_H

#include "platform/platform.h"

enum { NAMES_LONGEST = 255, NAMES_LOCK_MAX = PLATFORM_PATH_MAX + 32 };

/* The lock of a file: PATH.lock, as all versions have it; one of its own for a name that would be
 * too long then, of which older versions know nothing. */
void names_lock(const char *path, char lock[NAMES_LOCK_MAX]);

/* Moves a file to a folder (NULL: it stays in its own) under its name and an ending, ".damaged",
 * followed by .2 and so on if that exists already; or beside itself as another version of the same,
 * with the number before the ending: "NAME-2.serai". *to: the path it got. NULL or a message. */
const char *names_move(const char *from, const char *folder, const char *ending,
                       char to[PLATFORM_PATH_MAX]);
const char *names_move_beside(const char *from, char to[PLATFORM_PATH_MAX]);

/* Makes the folder that a file is to be in. NULL or a message. */
const char *names_make_folder_of(const char *path);

#endif
