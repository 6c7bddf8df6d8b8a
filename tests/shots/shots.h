/* shots.h: pictures of every scene, drawn without a window by the software renderer: for people to
 * look at, and to compare with the golden ones. */
#ifndef SERAI_TESTS_SHOTS_H
#define SERAI_TESTS_SHOTS_H

#include "ui/app/app.h"

#include <SDL.h>
#include <float.h>

/* One moment of the app. */
struct shot {
    const char *name;     /* of its file, without size */
    const char *game;     /* NULL: home */
    const char *options;  /* words "name=value", or NULL */
    const char *position; /* NULL: the usual start */
    const char *record;   /* a match to go on with instead, or NULL */
    bool setup;           /* the setup page of the game instead of its table */
    bool rules;           /* its rules over the table */
    const char *hover;    /* a target under the pointer, or NULL */
    const char *clicks;   /* targets to click first, separated by spaces, or NULL */
    float after;          /* ms that pass after the last click, with animations on; 0: none run */
    int finished;         /* so many matches are finished */
    int kept;             /* so many unfinished matches stand under Continue */
    int companion;        /* that plays the second side at the table; 0: a person */
    const char *hint;     /* the action that any hint gives, or NULL */
    int clock;            /* seconds a player at the table, and 5 more a turn; 0: no clock */
    bool confirm;         /* moves are confirmed */
    bool history;
    bool picture; /* the picture to give away instead of the table */
    bool themes;  /* in all themes, not at dusk alone */
    bool large;   /* at the larger size too */
};

extern const struct shot shots[];
extern const int shots_count;

enum { SHOT_SIZES = 2 };

/* In pixels, width and height, the usual one first. */
extern const int shot_sizes[SHOT_SIZES][2];

/* True when the shot is to be taken in this theme and at this size. */
bool shot_is_wanted(const struct shot *shot, enum theme_id theme, int size);

/* Starts SDL without a screen, and the fonts. NULL or a message. */
const char *shots_open(void);
void shots_close(void);

/* The picture in RGBA, valid until the next one is taken; NULL when it cannot be drawn. Taken one
 * after the other, shots of one size and theme cost least. */
SDL_Surface *shot_take(const struct shot *shot, enum theme_id theme, int size);

/* How many ms things move after the last click of a shot, with animations on. */
float shot_length(const struct shot *shot);

/* A picture in RGB, each pixel the mean of a square of k × k of the other's; the caller's. */
SDL_Surface *shot_shrink(SDL_Surface *picture, int k);

/* A picture of at most 320 pixels' width in RGB, each the mean of a square of the other's; the
 * caller's. */
SDL_Surface *shot_reduce(SDL_Surface *picture);

/* Leaves 16 tones to each channel of a reduced picture, as golden pictures are kept. */
void shot_coarsen(SDL_Surface *small);

/* Compilers and font libraries may differ by a shade, which a person would not see: how many of a
 * million numbers of two reduced pictures of one size differ by more, and how many may. The x87
 * (i386) keeps more digits between two operations than others, so that a heap may come to lie
 * differently. */
enum { SHOT_DIFFERENCE_MAX = FLT_EVAL_METHOD == 2 ? 3000 : 1500 };
int shot_difference(const SDL_Surface *a, const SDL_Surface *b);

/* The file of a shot below a folder. */
void shot_path(const struct shot *shot, enum theme_id theme, int size, const char *folder,
               struct text *out);

#endif
