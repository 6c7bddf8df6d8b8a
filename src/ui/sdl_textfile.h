/* sdl_textfile.h: a small text file in the folder of data, for what players like. */
#ifndef SERAI_UI_SDL_TEXTFILE_H
#define SERAI_UI_SDL_TEXTFILE_H

#include "ui/sdl_files.h"

struct textfile {
    char path[FILE_PATH_MAX]; /* "": there is no folder, and nothing is kept */
};

/* The file of this name in `folder`, or with NULL in the platform's place for data. */
void textfile_open(struct textfile *file, const char *folder, const char *name);

/* The text of the file, the caller's (SDL_free), and its length; NULL when there is none. */
char *textfile_load(const struct textfile *file, size_t *length);

/* Says on standard error what is wrong in the file, a line each. */
void textfile_complain(const struct textfile *file, const char *lines);

/* Lets the text be written in place of the old one. */
void textfile_save(const struct textfile *file, const struct text *text);

#endif
