/* system.h: what platform.c needs from the system. These functions, and those of platform.h that
 * differ between systems, are in platform_posix.c, platform_windows.c and platform_web.c. */
#ifndef SERAI_PLATFORM_SYSTEM_H
#define SERAI_PLATFORM_SYSTEM_H

#include "platform/platform.h"

#include <stdio.h>
#include <time.h>

/* Opens a file for reading; NULL on failure. */
FILE *system_open(const char *path);

/* A number that no other process has meanwhile. */
uint64_t system_process(void);

/* A file that is to be written through a new one. */
struct system_writing {
    const char *path, *fresh; /* no link; the new one */
    const char *data;
    size_t size;
    bool flushed;
    bool over;  /* the one that is there is replaced */
    bool taken; /* set when nothing was done, as there is something at `fresh` */
};

/* As platform_replace. */
const char *system_write(struct system_writing *writing);

void system_remove(const char *path);

/* As platform_move. */
const char *system_move(const char *from, const char *to);

/* There is another file at a path, or none any more: where files are in memory, what keeps them
 * hears of it. */
void system_changed(const char *path);

/* As platform_may_replace. */
const char *system_may_replace(const char *path, const char *fresh);

/* Creates a folder but not its parents; it may exist already. Returns NULL or a message. */
const char *system_make_folder(const char *path);

/* Adds a copy of an entry; false when memory runs out. */
typedef bool entry_adder(struct platform_listing *listing, const struct platform_entry *entry);

/* Adds the entries of a folder, "." and ".." included. Returns NULL or a message. */
const char *system_list(const char *path, entry_adder *add, struct platform_listing *listing);

/* False when the system does not know. */
bool system_local_time(time_t seconds, struct tm *local);

#endif
