/* film.h: a match as a file: a still picture, or its turns animated, which any browser shows. */
#ifndef SERAI_SDL_FILM_H
#define SERAI_SDL_FILM_H

#include "sdl/studio.h"
#include "ui/model/host.h"

/* The usual size of an animation, in pixels. */
enum { FILM_WIDTH = 960, FILM_HEIGHT = 600 };

/* Opens the studio for a match (studio.h) in this size; 0: the usual one. */
const char *film_open(struct studio *studio, enum picture_kind kind, const struct app_start *start,
                      struct match *match, int width, int height);

/* Whoever waits for it. */
struct film_watch {
    /* Asked after every frame; false: it is no longer wanted. NULL: it is. */
    bool (*goes_on)(void *context, int percent);
    void *context;
};

/* Appends the file: a PNG of the current position; as WebP, at 20 frames a second, the turn that
 * led to it (PICTURE_TURN) or all turns of the line (PICTURE_MATCH), at twice the tempo. Each turn
 * moves as at the table, and then the board stands still for a while. NULL or a message;
 * WORD_FILM_STOPPED when it was no longer wanted. */
const char *film_make(struct studio *studio, enum picture_kind kind, const struct film_watch *watch,
                      struct text *out);

#endif
