/* watch.h: waiting until devices have something to say, without looking again and again: a folder
 * that lists them, as /dev/input does, and the files of some of them. Only Linux has all of this;
 * Windows tells when something is plugged in or unplugged, and nothing of a folder or of files. */
#ifndef SERAI_PLATFORM_WATCH_H
#define SERAI_PLATFORM_WATCH_H

#include <stdbool.h>

enum { WATCH_FILES = 8, WATCH_PATH_MAX = 200 };

struct watch;

/* Whether the system has all of it; otherwise devices that are plugged in have to be asked. */
bool watch_works(void);

/* Watches a folder, or whatever is plugged in. NULL where the system has neither, and when there is
 * no such folder. To be closed once no thread waits any more. For NULL the other functions do
 * nothing. */
struct watch *watch_open(const char *folder);
void watch_close(struct watch *watch);

/* Waits until the folder was changed or a file has something to read, which is taken away for the
 * watch alone: others who read the device read it, too. For a second after a change of the folder,
 * as devices take their time to become usable, it is told again. False once it is to stop. For one
 * thread. */
bool watch_wait(struct watch *watch);

/* For any thread: watches a file, too, until it ends, as the device is unplugged; has the thread
 * that waits stop. A file that cannot be opened, or is one too many, is not watched. */
void watch_add(struct watch *watch, const char *path);
void watch_stop(struct watch *watch);

/* Whether the folder lists anything whose name begins like that. */
bool watch_lists(const struct watch *watch, const char *prefix);

#endif
