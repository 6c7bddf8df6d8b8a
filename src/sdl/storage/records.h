/* records.h: records as files. */
#ifndef SERAI_SDL_STORAGE_RECORDS_H
#define SERAI_SDL_STORAGE_RECORDS_H

#include "engine/match.h"

/* Reads the record in a file into *match, which held nothing. NULL when done; otherwise a message
 * that names file, line and column, valid until the next call, and *match is untouched. */
const char *record_load_file(const char *path, struct match *match);

#endif
