/* fonts.h: fonts: how wide texts are, and their pixels. Between fonts_open and fonts_close any
 * thread may ask. */
#ifndef SERAI_SDL_VIDEO_FONTS_H
#define SERAI_SDL_VIDEO_FONTS_H

#include "ui/draw/draw.h"

#include <SDL.h>

/* Loads the fonts. NULL when done; otherwise a message that names the file. */
const char *fonts_open(void);
void fonts_close(void);

/* Closes the sizes that were needed so far, with the glyphs that each has drawn, and forgets what
 * was measured and which letters are missing: what is needed again is opened again. */
void fonts_forget(void);

/* Whether a letter was asked for lately that no font has. */
bool fonts_lack(void);

/* For draw_start. */
struct measure fonts_measure(void);

/* A line in white, in a paragraph of this direction, the caller's; *ascent is the distance from its
 * top to the baseline in pixels. NULL when it cannot be made. */
SDL_Surface *fonts_render(enum font font, float size, const char *string, bool right_to_left,
                          int *ascent);

#endif
