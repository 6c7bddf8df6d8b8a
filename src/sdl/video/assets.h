/* assets.h: the files that are installed with the program. */
#ifndef SERAI_SDL_VIDEO_ASSETS_H
#define SERAI_SDL_VIDEO_ASSETS_H

#include "base/text.h"

/* Finds the folder of assets: where the variable SERAI_ASSETS says, and nowhere else; without it
 * beside the program, in the places where installers put it, and last where `cmake --install` puts
 * it (SERAI_INSTALLED_ASSETS, unless the program is built to lie anywhere). NULL when found;
 * otherwise a message that lists the places searched, valid until the next call. */
const char *assets_find(void);

/* Appends an asset, "fonts/…". NULL, or a message that names its file, valid until the next call.
 */
const char *assets_read(const char *name, struct text *out);

bool assets_have(const char *name);

#endif
