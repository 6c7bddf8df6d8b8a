/* library.h: the folder of kept matches, read by a thread of its own: the list of them, and one
 * that is to be gone on with. Damaged files are put aside, never deleted. */
#ifndef SERAI_SDL_STORAGE_LIBRARY_H
#define SERAI_SDL_STORAGE_LIBRARY_H

#include "ui/model/saved_matches.h"

#include <SDL.h>

enum { LIBRARY_NOTICE_MAX = 256 };

/* What the thread has found; taken over by library_take. */
struct library_news {
    bool listed;                     /* `list` is new; the taker frees it */
    struct kept_list list;           /* sorted; may go on growing with later news */
    char notice[LIBRARY_NOTICE_MAX]; /* what is wrong with files; "": nothing new */
    struct match match;              /* the one that was asked for; no game: none came */
    char file[KEPT_FILE_MAX];        /* its file; locked by this window */
    bool removed;                    /* what was to be taken off is */
    const char *refused;             /* why it did not come; NULL: it was not refused */
};

/* Starts the thread over a folder, which may be missing, and another one for what is taken off; it
 * pushes an event of the type `wake` when there are news. Without a thread there are no news. */
void library_open(const char *folder, const char *removed, Uint32 wake);
void library_close(void);

/* Asks for the list. The unfinished matches from the place `first` on are replayed, a few dozen of
 * them, so that their boards can be shown. */
void library_scan(int first);

/* Asks for a match: takes its lock, reads it. */
void library_resume(const char *file);

/* Asks for a match to be taken off: its file goes to the other folder, unless another window has
 * it or its text cannot be written, which is told as a notice. The list follows. All that are asked
 * for are taken off, also when the library is closed at once. */
void library_remove(const char *file);

/* Gives true when there are news. */
bool library_take(struct library_news *news);

/* Waits until everything asked for is there. */
void library_settle(void);

#endif
