/* platform.h: operating system services that C and SDL lack: Unicode paths, flushing to the disk,
 * atomic replacement, folders, locks, large pages, the time of day. Only the files of this folder
 * whose names end in _posix.c, _windows.c or _web.c call the system.
 *
 * Paths are UTF-8 and use '/'; Windows also accepts '\\'. Messages are static strings that go after
 * "...: ". Nothing here keeps state: any thread may call. */
#ifndef SERAI_PLATFORM_PLATFORM_H
#define SERAI_PLATFORM_PLATFORM_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    PLATFORM_PATH_MAX = 1024,     /* longest path, including the NUL */
    PLATFORM_FILE_MAX = 64 << 20, /* bytes of the largest file that is read */
};

/* Called once, at the start. A file that exceeds its size limit is then an error, as a full disk
 * is, instead of the end of the process; and freed memory of temporary images is reused. */
void platform_prepare(void);

/* Whether anybody can read what is printed. A program that a desktop has started, as by a double
 * click, must say what is wrong in a window. */
bool platform_has_output(void);

/* Makes this thread use the C locale for numbers, whatever another thread does to the locale of the
 * process, as SDL does for a moment when it opens an X11 display. */
void platform_plain_locale(void);

/* The languages that the user of this computer prefers, the first one first, as "pt_BR.UTF-8:es";
 * "" when it does not tell. */
enum { PLATFORM_LOCALES_MAX = 128 };
void platform_locales(char locales[PLATFORM_LOCALES_MAX]);

/* True where a program can write the pixels of a window directly; elsewhere only the graphics card
 * can. */
bool platform_has_window_pixels(void);

/* Pixels to a point on the screens that most computers of this system have. */
int platform_usual_scale(void);

/* True where the window's own button makes it fill the screen, of which SDL 2 tells no more than
 * the size. */
bool platform_has_screen_button(void);

/* False where the system is known to have no graphics card: then whatever draws through one is done
 * by the processor, and slower than drawing directly. */
bool platform_has_graphics_card(void);

/* True where the system's menu handles the keys for closing the window and quitting, and a request
 * to quit cannot be told apart from the end of the session. */
bool platform_menu_quits(void);

/* ---- files ---- */

/* Files are plain files. Anything else - a pipe, a device, a socket - is not read or replaced, as
 * that could wait forever. */

/* Appends a file, at most `limit` bytes of it. Returns NULL when that is all of it; otherwise a
 * message, and what could be read is appended anyway. */
const char *platform_read(const char *path, size_t limit, struct text *out);

/* The path from the root on, of a path from the working folder on; false when it is too long. */
bool platform_absolute(const char *path, char absolute[PLATFORM_PATH_MAX]);

/* Where the file at a path lies: what it leads to if it is a link, also where no file is yet. False
 * when that is too long a path, or leads back to itself. */
bool platform_follow(const char *path, char target[PLATFORM_PATH_MAX]);

/* Replaces a file atomically: a new one in its folder, under a name that no other file has
 * (platform_is_temporary), is written and renamed over it. If the path is a link, that happens to
 * what it leads to. With `flushed`, it is synced to the disk in between, so that this holds even
 * after a power failure. On failure the new file is removed and the old one is unchanged. Returns
 * NULL or a message. */
const char *platform_replace(const char *path, const char *data, size_t size, bool flushed);

/* The same for a file that is not there yet, flushed; one that has come meanwhile is left as it is,
 * and *there is set. */
const char *platform_create(const char *path, const char *data, size_t size, bool *there);

/* Whether a file could be replaced now, for what takes long to make: the new one is written, empty,
 * and removed. Returns NULL or a message. */
const char *platform_may_replace(const char *path);

/* True for the name of a file that is being written, or was when its program was killed. */
bool platform_is_temporary(const char *name);

/* Removes those of a folder that programs left behind when they were killed, a day ago or longer.
 */
void platform_sweep(const char *folder);

/* Renames a file, never over an existing one. Returns NULL or a message. */
const char *platform_move(const char *from, const char *to);

bool platform_exists(const char *path);

/* Why a file that was written, or any other one (`beside`), will not outlast the process after all;
 * NULL while nothing is known against it, as always where files are on a disk. */
const char *platform_unkept(const char *path, bool beside);

/* ---- folders ---- */

/* Creates a folder and any missing parents; it may exist already. Returns NULL or a message. */
const char *platform_make_folder(const char *path);

struct platform_entry {
    char *name; /* without the folder */
    uint64_t size;
    int64_t modified; /* ms since 1970, UTC */
    bool folder;
    bool other; /* neither a file nor a folder, or a link that leads to neither */
};

struct platform_listing {
    struct platform_entry *entry; /* in no order; without "." and ".." */
    int count, capacity;
};

/* Lists a folder, with what is there but cannot be read as a file. Returns NULL or a message. The
 * caller frees *listing (platform_free_listing), which is empty after a message. Entries that
 * vanish meanwhile are left out. */
const char *platform_list(const char *folder, struct platform_listing *listing);
void platform_free_listing(struct platform_listing *listing);

/* The player's own folder, where people usually look for documents; false when there is none. */
bool platform_home(char path[PLATFORM_PATH_MAX]);

/* Where the system wants this program to keep the player's files, which may be missing; false when
 * there is no such place. */
bool platform_data_folder(char path[PLATFORM_PATH_MAX]);

/* ---- memory ---- */

/* Asks for large pages for memory that was just allocated and is not yet used, where the system has
 * any: random access to a large table then waits less for addresses to be looked up. */
void platform_use_large_pages(void *memory, size_t size);

/* ---- the time of day ---- */

/* Milliseconds of processor time that this thread has used: a busy machine, or a system that slows
 * the programs down whose windows are hidden, does not change how much is done in that time. */
int64_t platform_thread_time(void);

/* Milliseconds since 1970, UTC: C's own timespec_get is not everywhere. */
int64_t platform_now(void);

/* Converts a moment (ms since 1970, UTC) to local time (ms since the beginning of 1970, local
 * time); UTC when the system does not know the time zone. */
int64_t platform_local_time(int64_t utc);

/* ---- locks ---- */

/* A lock is a file that one process at a time can hold; it is released when the process ends,
 * however it ends. */
struct platform_lock {
    intptr_t handle; /* meaningful while held */
    bool held;
};

enum lock_answer {
    LOCK_TAKEN,
    LOCK_BUSY,       /* held by another process, or by this one already */
    LOCK_IMPOSSIBLE, /* nothing can be locked there */
};

/* Takes the lock at this path, creating its file. */
enum lock_answer platform_lock_take(struct platform_lock *lock, const char *path);

/* Releases the lock and removes its file, unless something is in it: then it is somebody's own.
 * Does nothing when the lock is not held. */
void platform_lock_release(struct platform_lock *lock, const char *path);

/* Whether the lock at this path is held. */
bool platform_is_locked(const char *path);

typedef void platform_seen(const char *path);

/* Calls `then` when this process sees a file or a folder, and who has which lock, as they are: at
 * once where files are on a disk; a page in a browser has a copy of them, and asks first. `lock`:
 * the lock that is about to be taken for the file; NULL: none is. */
void platform_look(const char *path, const char *lock, platform_seen *then);

#endif
