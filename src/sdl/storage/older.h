/* older.h: what older versions know of the settings. They write settings.txt anew with no other
 * line in it, so what came later is in another file. */
#ifndef SERAI_SDL_STORAGE_OLDER_H
#define SERAI_SDL_STORAGE_OLDER_H

#include "base/text.h"

/* Appends each line of a list of changes (key_value.h) to one of the two: to *first what older
 * versions know, to *more anything else. */
void older_split(const char *changes, struct text *first, struct text *more);

#endif
