/* faces.h: the font files: the bundled ones, and those of the system that have been needed for
 * letters which these lack. Each size of one is opened when it is first needed and kept, as there
 * are few.
 *
 * Faces are numbered: first the bundled ones - the fonts' own, then those for Arabic - then the
 * system's in the order in which they were needed. One thread at a time may ask. */
#ifndef SERAI_SDL_VIDEO_FACES_H
#define SERAI_SDL_VIDEO_FACES_H

#include "ui/draw/draw.h"

#include <SDL_ttf.h>

enum {
    FACE_NONE = -1,
    FACES_LATIN = FONT_FIGURES,
    FACE_ARABIC = FACES_LATIN,
    FACE_ARABIC_BOLD,
    FACE_ARABIC_DISPLAY,
    FACE_ARABIC_DISPLAY_BOLD,
    FACES_BUNDLED
};

/* Loads those for Latin; the others are read when they are needed. NULL when done; otherwise a
 * message that names the file. */
const char *faces_open(void);
void faces_close(void);

/* Closes all sizes, with the glyphs that each has drawn, and forgets which letters are missing. */
void faces_forget(void);

/* Whether a letter was asked for lately that no face has. */
bool faces_lack(void);

/* A face at a size; NULL when it cannot be opened. Valid until the next call. */
TTF_Font *face_at(int face, int pixels);

/* The face of a font's own file. */
int face_of(enum font font);

/* A face that is pictures of one size is to be reduced by this factor; 1 for all others. */
float face_reduction(int face, int pixels);

/* The face in which a font writes a character, its marks included (utf8.h): its own, another
 * bundled one, one of the system's, or FACE_NONE. */
int face_for(enum font font, const char *character, size_t length);

#endif
