/* lastfolder.h: the file in which the folder is kept where records were looked for last. */
#ifndef SERAI_SDL_STORAGE_LASTFOLDER_H
#define SERAI_SDL_STORAGE_LASTFOLDER_H

#include "ui/model/folder.h"

/* Reads folder.txt from `data`, or from the platform's place for it (NULL), into files->folder; a
 * file that is not there, or holds no path, changes nothing. */
void lastfolder_open(const char *data, struct files *files);

/* Keeps the folder when it has changed since the last call. */
void lastfolder_follow(const struct files *files);

#endif
