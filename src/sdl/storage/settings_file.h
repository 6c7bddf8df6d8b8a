/* settings_file.h: the file in which settings are kept. */
#ifndef SERAI_SDL_STORAGE_SETTINGS_FILE_H
#define SERAI_SDL_STORAGE_SETTINGS_FILE_H

#include "ui/app/arguments.h"

/* Reads settings.txt from the folder of the command line, else from the platform's place for it,
 * and puts what the command line says over them. What is wrong in the file goes to standard error,
 * and in a sentence is appended to `told`. A file that is not there says nothing. */
struct settings settings_file_open(const struct arguments *arguments, struct text *told);

/* Keeps what the players have changed since the last call, and only that: what the command line
 * said is for one run. writer.c writes the file, and knows when that cannot be. */
void settings_file_follow(const struct settings *settings);

#endif
