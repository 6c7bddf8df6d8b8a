/* typeset.h: a line as it is set: its parts from left to right, and with which face (faces.h) each
 * is written. One thread at a time may ask. */
#ifndef SERAI_SDL_VIDEO_TYPESET_H
#define SERAI_SDL_VIDEO_TYPESET_H

#include "ui/draw/draw.h"

struct text_part {
    int face; /* FACE_NONE: a letter that no font has */
    bool right_to_left;
    const char *script;   /* as ISO 15924 names it; NULL: one that needs no rules of its own */
    size_t start, length; /* its bytes in the line */
};

enum { PARTS_MAX = 128 };

/* Gives how many parts there are; of an endless line, the first ones. */
int typeset_line(enum font font, const char *line, bool right_to_left,
                 struct text_part parts[PARTS_MAX]);

#endif
