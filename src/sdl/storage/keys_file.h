/* keys_file.h: a file of keys and values (key_value.h) that several programs change at once: each
 * changes what its player has changed, in what is in the file by then, and nobody writes down what
 * it has only read. Programs of other versions, other computers by way of a synced folder, and
 * people with an editor are such programs, too. Any thread may call. */
#ifndef SERAI_SDL_STORAGE_KEYS_FILE_H
#define SERAI_SDL_STORAGE_KEYS_FILE_H

#include "base/text.h"

/* Adjusts a list of changes to a text that they are about to be made in. */
typedef void keys_adjuster(const char *text, const char *changes, struct text *out);

/* What was found when a file was read; a damaged one is no file of keys (lines_damaged). */
enum keys_found { KEYS_NONE, KEYS_THERE, KEYS_DAMAGED };

/* Appends the file as UTF-8; nothing where there is none, which is no error. NULL or a message:
 * then nothing is appended. */
const char *keys_file_read(const char *path, struct text *out, enum keys_found *found);

/* Makes changes in the file, under its lock; `adjust` NULL: as they are. What cannot be read is not
 * written; what is damaged is moved aside, to NAME.damaged. NULL or a message. */
const char *keys_file_change(const char *path, const char *changes, keys_adjuster *adjust);

/* Moves a damaged file aside; *aside gets its new name, without the folder. NULL or a message. */
const char *keys_file_set_aside(const char *path, struct text *aside);

/* Takes in a copy of the file that a sync has put beside it, and moves that to the folder `away`.
 * What it says holds over the file where it is `newer`, or where `adjust` decides it; else only
 * where the file says nothing. A copy that cannot be taken in now stays. NULL or a message. */
const char *keys_file_take_copy(const char *path, const char *copy, bool newer, const char *away,
                                keys_adjuster *adjust);

/* True for the name of a copy of a file of this name, "settings.txt", that a sync has made:
 * "settings (conflicted copy 2026-11-21).txt", "settings.sync-conflict-20261121-101010-ABC.txt". */
bool keys_file_is_copy(const char *copy, const char *name);

#endif
