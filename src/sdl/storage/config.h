/* config.h: the folder for all that the app keeps, and the small text files in it: settings.txt;
 * choices.txt, the last choices before a match; folder.txt, where records were looked for last;
 * statistics.txt, the moment from which matches count. A file that is not there says nothing;
 * writer.c writes them, and knows when that cannot be. */
#ifndef SERAI_SDL_STORAGE_CONFIG_H
#define SERAI_SDL_STORAGE_CONFIG_H

#include "ui/model/folder.h"
#include "ui/model/match_setup.h"
#include "ui/model/settings.h"

/* Finds the folder: the requested, or with NULL the platform's place for it. Makes it where it is
 * missing. Gives it without a slash at its end, valid until the next call; "" when there is none,
 * and then nothing is kept. */
const char *config_open(const char *requested);

/* Reads the first three files. What is wrong in them goes to standard error, and in sentences is
 * appended to `told`. */
void config_read(struct settings *settings, struct setup *setup, struct files *files,
                 struct text *told);

/* What is so now is in the files, or is for this run alone, as what the command line says is. */
void config_watch(const struct settings *settings, const struct setup *setup,
                  const struct files *files);

/* Keeps what has changed since the last call or config_watch, and only that. */
void config_follow(const struct settings *settings, const struct setup *setup,
                   const struct files *files);

/* The moment (UTC) from which statistics count, 0: from the beginning. False when it cannot be
 * kept now. */
int64_t config_load_since(void);
bool config_save_since(int64_t since);

#endif
