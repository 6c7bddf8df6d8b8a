/* writer.h: texts that are put on the disk by a thread of their own, so that no frame waits.
 *
 * The newest text for a path wins; what cannot be written is kept and tried again, with the next
 * text and every few seconds. Also holds the locks of files that this window has open. */
#ifndef SERAI_SDL_STORAGE_WRITER_H
#define SERAI_SDL_STORAGE_WRITER_H

#include "platform/platform.h"

#include <SDL.h>

/* Starts the thread. It pushes an event of the type `wake` when writing begins or ceases to fail.
 * NULL or a message: nothing can be written then, and every text counts as failed. */
const char *writer_open(Uint32 wake);

/* Waits, but not for ever, for what is not yet written; gives back all locks. NULL when all is
 * safe, otherwise why something is not. */
const char *writer_close(void);

/* Writes a copy of the text as soon as may be, making the folder where it is missing. `locked`: the
 * file is written only while this window holds its lock, which is taken for it. False when memory
 * runs out. */
bool writer_put(const char *path, const char *data, size_t size, bool locked);

/* Appends a file as it is when everything is written: what was put for it last, or what is on the
 * disk (platform_read). NULL or a message. Any thread may call. */
const char *writer_load(const char *path, struct text *out);

/* Waits until everything put so far is written or has failed. */
void writer_settle(void);

/* Why a text for this path, or for any other path, is not written; NULL while all is well. */
const char *writer_trouble(const char *path);
const char *writer_trouble_beside(const char *path);

/* Takes the lock of a file, if this window has not got it yet; busy means another window. Keeps it
 * until writer_release. Any thread may call; it waits while a thread writes or moves the file. */
enum lock_answer writer_hold(const char *path);

/* Gives the lock back once what was put for that file is written. */
void writer_release(const char *path);

/* True when another window holds the lock of the file. Any thread may call. */
bool writer_is_elsewhere(const char *path);

/* Makes the file the calling thread's alone, so that it can be moved: no other window has it, and
 * all that was put for it is on the disk. What could not be written before is tried once more. NULL
 * until writer_unclaim, during which what is put for the file waits; or why not, and then nothing
 * has changed and no text is lost. Any thread but the one of frames may call: it waits for the
 * disk.
 */
const char *writer_claim(const char *path);
void writer_unclaim(const char *path);

#endif
