/* writer.h: a thread that writes texts to the disk, so that no frame waits.
 *
 * The newest text for a path wins, and changes of a file of keys add up (keys_file.h); what cannot
 * be written is tried again, with the next text and every few seconds. Nothing is written over a
 * file that cannot be read. Also holds the locks of files that this window has open. */
#ifndef SERAI_SDL_STORAGE_WRITER_H
#define SERAI_SDL_STORAGE_WRITER_H

#include "platform/platform.h"
#include "sdl/storage/keys_file.h"

#include <SDL.h>

/* Starts the thread. It pushes an event of the type `wake` when writing begins or ceases to fail.
 * NULL, or a message: then nothing can be written, and every text counts as failed. */
const char *writer_open(Uint32 wake);

/* Waits, but not forever, for what is not yet written; releases all locks. NULL when everything is
 * safe, otherwise why something is not; *match: a match is among that. */
const char *writer_close(bool *match);

/* Writes a copy of the text as soon as possible, creating the folder if it is missing. `locked`:
 * the file is written only while this window holds its lock, which is taken for it. False when
 * memory runs out. */
bool writer_put(const char *path, const char *data, size_t size, bool locked);

/* Makes these changes in a file of keys as soon as possible, with those before that are not made
 * yet. False when memory runs out. */
bool writer_change(const char *path, const char *changes, keys_adjuster *adjust);

/* Appends a file as it will be when everything is written: the last text put for it, or what is on
 * the disk (platform_read). NULL or a message. Any thread may call. */
const char *writer_load(const char *path, struct text *out);

/* A file whose lock this window has is known to be this. If it is another one when it is written
 * next, another program, or a sync, has changed it: then that version stays in a file beside it. */
void writer_know(const char *path, const struct text *content);

/* The name of a file in which another version of a match was kept since the last call; "": there is
 * none. */
void writer_take_beside(char name[PLATFORM_PATH_MAX]);

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
