/* textfile.h: a small text file in the folder of data, for what players like. */
#ifndef SERAI_SDL_STORAGE_TEXTFILE_H
#define SERAI_SDL_STORAGE_TEXTFILE_H

#include "sdl/storage/files.h"

#include <stdbool.h>

struct textfile {
    char path[PLATFORM_PATH_MAX]; /* "": there is no folder, and nothing is kept */
    bool unread;                  /* it is there and could not be loaded */
};

/* The file of this name in `folder`, or with NULL in the platform's place for data. */
void textfile_open(struct textfile *file, const char *folder, const char *name);

/* Appends the text of the file; nothing where there is none. */
void textfile_load(struct textfile *file, struct text *out);

/* Says what is wrong in the file that was loaded: on standard error, a line for each complaint
 * (key_value.h); and for the window in a sentence, which is appended to `told`. */
void textfile_complain(const struct textfile *file, const char *complaints, struct text *told);

/* Lets the text be written in place of the old one. */
void textfile_save(const struct textfile *file, const struct text *text);

#endif
