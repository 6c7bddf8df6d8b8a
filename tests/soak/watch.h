/* watch.h: what a long run leaves behind: memory, open files, threads, files on the disk, and
 * whether each saved match reads back. Linux only. */
#ifndef SERAI_TESTS_SOAK_WATCH_H
#define SERAI_TESTS_SOAK_WATCH_H

#include "base/text.h"

struct traces {
    long resident; /* KiB of memory that the process occupies */
    long heap;     /* KiB that were allocated and not freed; 0 where the sanitizers allocate */
    int open;      /* file descriptors */
    int threads;
    int matches; /* saved ones */
    int removed; /* removed ones */
};

/* The processor time of the calling thread, in ms. */
double watch_own_clock(void);

/* Makes a folder of its own for a run, in TMPDIR. False when that fails. */
bool watch_make_folder(struct text *path);

/* Counts all of it; `at_table` is the file of the match at the table, "" for none. Appends a
 * sentence to *wrong for everything in the folder that has no business there, and for each saved
 * match that does not read back as it was written. */
struct traces watch_take(const char *folder, const char *at_table, struct text *wrong);

/* Deletes the folder with all that is in it. */
void watch_delete(const char *folder);

#endif
