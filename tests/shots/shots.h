/* shots.h: pictures of every scene, drawn without a window by the software renderer: for people to
 * look at, and to compare with the golden ones. */
#ifndef SERAI_TESTS_SHOTS_H
#define SERAI_TESTS_SHOTS_H

#include "ui/app.h"

#include <SDL.h>

/* One moment of the app. */
struct shot {
    const char *name;     /* of its file, without size */
    const char *game;     /* NULL: home */
    const char *options;  /* words "name=value", or NULL */
    const char *position; /* NULL: the usual start */
    bool setup;           /* the set-up page of the game instead of its table */
    const char *hover;    /* a target under the pointer, or NULL */
    const char *clicks;   /* targets to click first, separated by spaces, or NULL */
    float after;          /* ms that pass after the last click, with animations on; 0: none run */
    enum theme_id theme;
    bool history;
    bool large; /* compared with a golden picture at the larger size too */
};

extern const struct shot shots[];
extern const int shots_count;

/* Starts SDL without a screen, and the fonts. NULL or a message. */
const char *shots_open(void);
void shots_close(void);

/* The picture in RGBA, the caller's (SDL_FreeSurface); NULL when it cannot be drawn. */
SDL_Surface *shot_take(const struct shot *shot, int width, int height);

/* A picture of at most 320 pixels' width, each the mean of a square of the other's; the caller's.
 */
SDL_Surface *shot_reduce(SDL_Surface *picture);

/* The file of a shot at a size below a folder. */
void shot_path(const struct shot *shot, int width, int height, const char *folder,
               struct text *out);

#endif
