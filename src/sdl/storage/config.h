/* config.h: the folder for everything the app saves, and the small text files in it: settings.txt,
 * and more-settings.txt for those that older versions would drop; choices.txt, the last choices
 * before a match; folder.txt, the folder where records were last opened; statistics.txt, the moment
 * from which matches count; progress.txt, the lessons and puzzles of the player. All but one are
 * files of keys, in which only what has changed here is changed (keys_file.h). New kinds of data
 * get files of their own: versions before this one drop what they do not know. A missing file means
 * defaults; writer.c writes them, and knows when it cannot. */
#ifndef SERAI_SDL_STORAGE_CONFIG_H
#define SERAI_SDL_STORAGE_CONFIG_H

#include "ui/model/folder.h"
#include "ui/model/match_setup.h"
#include "ui/model/progress.h"
#include "ui/model/settings.h"

/* Finds the folder: the one requested, or with NULL the platform's place for it. Creates it if it
 * is missing. Returns it without a slash at its end, valid until the next call; "" when there is
 * none, and then nothing is saved. */
const char *config_open(const char *requested);

/* Takes in what a sync has left beside the files, and reads those of settings, choices and the
 * folder. Errors in them, and in progress.txt, are printed on standard error, and appended to
 * `report` as sentences. */
void config_read(struct settings *settings, struct setup *setup, struct files *files,
                 struct text *report);

/* Takes these as already saved, or as meant for this run only, like settings from the command
 * line. */
void config_watch(const struct settings *settings, const struct setup *setup,
                  const struct files *files);

/* Saves what has changed since the last call or config_watch, and only that. */
void config_follow(const struct settings *settings, const struct setup *setup,
                   const struct files *files);

/* Appends `theirs`, a version of the file of keys with this name, with the changes that have made
 * `mine` of what was there before: where each window has a version in memory, as in a page. False
 * when memory runs out. */
bool config_join(const char *name, const char *before, const char *mine, const char *theirs,
                 struct text *out);

/* The moment (UTC) from which statistics count, 0: from the beginning. False when it cannot be
 * saved now. */
int64_t config_load_since(void);
bool config_save_since(int64_t since);

/* What the player has learned; a missing file means nothing yet. Saves what has changed since the
 * last of these calls. */
void config_load_progress(struct progress *progress);
void config_save_progress(const struct progress *progress);

/* Reads it again, every few seconds, after it could not be read. True when it has been: then
 * *progress has both what it had and what is in the file. */
bool config_retry_progress(struct progress *progress);

#endif
