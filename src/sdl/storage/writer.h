/* writer.h: a thread that writes texts to the disk, so that no frame waits.
 *
 * The newest text for a path wins; a text that cannot be written is tried again, with the next text
 * and every few seconds. Also holds the locks of files that this window has open. */
#ifndef SERAI_SDL_STORAGE_WRITER_H
#define SERAI_SDL_STORAGE_WRITER_H

#include "platform/platform.h"

#include <SDL.h>

/* Starts the thread. It pushes an event of the type `wake` when writing begins or ceases to fail.
 * NULL, or a message: then nothing can be written, and every text counts as failed. */
const char *writer_open(Uint32 wake);

/* Waits, but not forever, for what is not yet written; releases all locks. NULL when everything is
 * safe, otherwise why something is not. */
const char *writer_close(void);

/* Writes a copy of the text as soon as possible, creating the folder if it is missing. `locked`:
 * the file is written only while this window holds its lock, which is taken for it. False when
 * memory runs out. */
bool writer_put(const char *path, const char *data, size_t size, bool locked);

/* Appends a file as it will be when everything is written: the last text put for it, or what is on
 * the disk (platform_read). NULL or a message. Any thread may call. */
const char *writer_load(const char *path, struct text *out);

/* Waits until everything put so far is written or has failed. */
void writer_settle(void);

/* Why a text for this path, or for any other path, is not written; NULL while nothing is wrong.
 */
const char *writer_trouble(const char *path);
const char *writer_trouble_beside(const char *path);

/* Takes the lock of a file, unless this window has it already; busy means another window has it.
 * Keeps it until writer_release. Any thread may call; it waits while a thread writes or moves the
 * file. */
enum lock_answer writer_hold(const char *path);

/* Releases the lock once everything put for that file is written. */
void writer_release(const char *path);

/* True when another window holds the lock of the file. Any thread may call. */
bool writer_is_elsewhere(const char *path);

/* Calls `then` when the file, and who has its lock, can be seen as they are (platform_look): before
 * a lock is taken that another window may have. */
void writer_look(const char *path, platform_seen *then);

/* Gives the calling thread exclusive use of the file, so that it can be moved: no other window has
 * it, and everything put for it is on the disk. A text that could not be written before is tried
 * once more. NULL, and until writer_unclaim whatever is put for the file waits; or why not, and
 * then nothing has changed and no text is lost. It waits for the disk, so any thread may call
 * except the one of frames. */
const char *writer_claim(const char *path);
void writer_unclaim(const char *path);

#endif
