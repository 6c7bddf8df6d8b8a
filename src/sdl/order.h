/* order.h: the picture that is asked for (model/host.h), one at a time, and what has become of it.
 * pictures.c has it made. */
#ifndef SERAI_SDL_ORDER_H
#define SERAI_SDL_ORDER_H

#include "sdl/studio.h"
#include "ui/model/host.h"

struct order {
    enum picture_kind kind;
    const struct game *game;
    struct text record;           /* of the match; owned */
    struct settings settings;     /* the boards' looks */
    char path[PLATFORM_PATH_MAX]; /* "": the clipboard */
};

/* Places an order, as host_make_picture takes it. NULL, or why not: there is no memory, or the
 * answer to the last one has not been taken. */
const char *order_place(const struct match *match, const struct settings *settings,
                        enum picture_kind kind, const char *path);

/* ---- for whoever makes the picture, in any thread ---- */

/* What is being made, unchanged until order_end; NULL: nothing. */
const struct order *order_placed(void);

/* Opens the studio for an order (film_open). NULL or a message. */
const char *order_open_studio(const struct order *order, struct studio *studio);

/* So much of an animation is done, in percent. */
void order_go_on(int percent);

/* It is done, or why it cannot be. */
void order_end(const char *wrong);

#endif
