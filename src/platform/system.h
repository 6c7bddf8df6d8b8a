/* system.h: what platform.c takes from the system. These functions, and those of platform.h that no
 * two systems share, are in platform_posix.c and platform_windows.c. */
#ifndef SERAI_PLATFORM_SYSTEM_H
#define SERAI_PLATFORM_SYSTEM_H

#include "platform/platform.h"

#include <stdio.h>
#include <time.h>

/* Opens a file to be read; NULL when that cannot be. */
FILE *system_open(const char *path);

/* As platform_replace, by way of the file `fresh`. */
const char *system_replace(const char *path, const char *fresh, const char *data, size_t size,
                           bool flushed);

/* Makes a folder without its parents; one that is there already is fine. NULL or a message. */
const char *system_make_folder(const char *path);

/* Adds a copy of an entry; false when memory runs out. */
typedef bool entry_adder(struct platform_listing *listing, const struct platform_entry *entry);

/* Adds what is in a folder, "." and ".." included. NULL or a message. */
const char *system_list(const char *path, entry_adder *add, struct platform_listing *listing);

/* False when the system cannot tell. */
bool system_local_time(time_t seconds, struct tm *local);

#endif
