/* choices.h: the file in which the last choices before a match are kept. */
#ifndef SERAI_SDL_STORAGE_CHOICES_H
#define SERAI_SDL_STORAGE_CHOICES_H

#include "ui/model/match_setup.h"

/* Reads choices.txt from `folder`, or from the platform's place for it (NULL). What is wrong in the
 * file goes to standard error, and in a sentence is appended to `told`; a file that is not there
 * says nothing. */
void choices_file_open(const char *folder, struct setup *setup, struct text *told);

/* Keeps the last choices when one has changed since the last call. */
void choices_file_follow(const struct setup *setup);

#endif
