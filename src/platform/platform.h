/* platform.h: what the operating system does for files that C and SDL do not: any path, flushing
 * to the disk, replacing, folders, locks, the time of day. Only platform_posix.c and
 * platform_windows.c have calls of theirs.
 *
 * Paths are UTF-8 and use '/'; on Windows '\\' is understood too. Messages are words that go after
 * "...: ", valid for ever. Nothing here keeps any state: any thread may call. */
#ifndef SERAI_PLATFORM_PLATFORM_H
#define SERAI_PLATFORM_PLATFORM_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    PLATFORM_PATH_MAX = 1024,     /* longest path, closing zero included */
    PLATFORM_FILE_MAX = 64 << 20, /* bytes of the largest file that is read */
};

/* Called once, at the start: a file that may not grow is an error from then on, as a full disk is,
 * and not the end of the process; and memory of passing pictures is kept for the next ones. */
void platform_prepare(void);

/* Whether what is printed goes anywhere. Windows gives a program that was started by a double click
 * nothing to print to. */
bool platform_has_output(void);

/* From now on this thread writes and reads numbers as C does, while another one may be changing the
 * locale of the process, as SDL does for a moment when it opens an X11 display. */
void platform_plain_locale(void);

/* True where a program may write the pixels of a window itself; elsewhere only the graphics card
 * does. */
bool platform_has_window_pixels(void);

/* True where a menu of the system has the keys for closing the window and for quitting, and asks a
 * program to quit just as it does when the session ends: no telling the two apart. */
bool platform_menu_quits(void);

/* ---- files ---- */

/* Appends a file, `limit` bytes of it at most. NULL when that is all of it; otherwise a message,
 * and what could be read is appended all the same. */
const char *platform_read(const char *path, size_t limit, struct text *out);

/* Writes a file so that whoever reads it finds either the old or the new one, whole: PATH.new is
 * written and renamed over the file. When it is `flushed` to the disk in between, that is so even
 * after a power cut. On failure PATH.new is removed and the old file is as it was. NULL or a
 * message. */
const char *platform_replace(const char *path, const char *data, size_t size, bool flushed);

/* Renames a file; never over another one. NULL or a message. */
const char *platform_move(const char *from, const char *to);

bool platform_exists(const char *path);

/* ---- folders ---- */

/* Makes a folder and the parents it needs; one that is there already is fine. NULL or a message. */
const char *platform_make_folder(const char *path);

struct platform_entry {
    char *name; /* without the folder */
    uint64_t size;
    int64_t modified; /* ms since 1970, UTC */
    bool folder;
};

struct platform_listing {
    struct platform_entry *entry; /* in no order; without "." and ".." */
    int count, capacity;
};

/* Lists a folder. *listing is the caller's (platform_free_listing), empty when there is a message.
 * Entries that vanish meanwhile are left out. */
const char *platform_list(const char *folder, struct platform_listing *listing);
void platform_free_listing(struct platform_listing *listing);

/* The player's own folder, where documents are usually looked for; false when there is none. */
bool platform_home(char path[PLATFORM_PATH_MAX]);

/* ---- the time of day ---- */

/* Milliseconds since 1970, UTC: C's own timespec_get is not everywhere. */
int64_t platform_now(void);

/* A moment (ms since 1970, UTC) as clocks and calendars of the players' place show it (ms since the
 * beginning of 1970 there); UTC where the system cannot tell. */
int64_t platform_local_time(int64_t utc);

/* ---- locks ---- */

/* A lock is a file that one process at a time can hold; it goes away with the process, however that
 * ends. */
struct platform_lock {
    intptr_t handle; /* meaningful while held */
    bool held;
};

enum lock_answer {
    LOCK_TAKEN,
    LOCK_BUSY,       /* another process has it, or this one already */
    LOCK_IMPOSSIBLE, /* nothing can be locked there */
};

/* Takes the lock of this path, whose file is made for it. */
enum lock_answer platform_lock_take(struct platform_lock *lock, const char *path);

/* Gives it back and removes its file; harmless when it is not held. */
void platform_lock_release(struct platform_lock *lock, const char *path);

/* True when somebody holds the lock of this path. */
bool platform_is_locked(const char *path);

#endif
