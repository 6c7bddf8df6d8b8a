/* shots.h: pictures of every scene, drawn without a window by the software renderer: for people to
 * review, and to compare with the golden texts (shot_text.h). */
#ifndef SERAI_TESTS_SHOTS_H
#define SERAI_TESTS_SHOTS_H

#include "ui/app/app.h"

#include <SDL.h>

enum { SHOT_SHOWN_ALL = 9000 }; /* ms: by then nothing moves any more */

/* One moment of the app. */
struct shot {
    const char *name;     /* of its file, without size */
    const char *game;     /* NULL: home */
    const char *options;  /* "name=value" separated by spaces, or NULL */
    const char *position; /* NULL: the usual start */
    const char *record;   /* a match to resume instead, or NULL */
    bool setup;           /* the setup page of the game instead of its table */
    bool nameless;        /* nobody has given a name, for the setup page or the table */
    bool rules;           /* its rules over the table */
    bool lesson;          /* its lesson instead */
    int puzzle;           /* its puzzle of this number instead; 0: none */
    const char *hover;    /* a target under the pointer, or NULL */
    float rest;           /* ms that the pointer rests there */
    const char *clicks;   /* targets to click first, separated by spaces, or NULL */
    float after;          /* ms that pass after the last click, with animations on; 0: none run */
    int finished;         /* number of finished matches */
    int kept;             /* number of unfinished matches under Continue */
    int companion;        /* who plays the second side at the table; 0: a person */
    const char *hint;     /* the line that every hint gives, or those of an analysis, where
                             "F#3" has lost in three turns; or NULL */
    int clock;            /* seconds per player at the table, plus 5 per turn; 0: no clock */
    bool confirm;         /* moves are confirmed */
    bool turned;          /* the board is */
    bool captions;        /* sounds are written */
    bool scanned;         /* by one switch, once all is clicked */
    bool pad;             /* a pad was used last */
    bool other_hand;      /* what stands beside the board does on its other side */
    enum table_seats table;
    bool leaves; /* the last click leads to another scene, by a movement from this one */
    bool history;
    bool picture; /* the picture to give away instead of the table */
    bool themes;  /* in all themes, not only dusk */
    bool large;   /* at the larger size too */
    bool scaled;  /* at the usual size with an interface scale of 200 % too */
};

extern const struct shot shots[];
extern const int shots_count;

enum { SHOT_SIZES = 3 };

/* A window, in pixels, and the interface scale that is set in it; 0: as the window suggests. */
struct shot_window {
    int width, height;
    float scale;
    bool mirrored; /* pages are laid out from right to left */
    enum palette_id palette;
};

/* The usual one first. */
extern const struct shot_window shot_windows[SHOT_SIZES];

/* True when the shot is to be taken in this theme and at this size. */
bool shot_is_wanted(const struct shot *shot, enum theme_id theme, int size);

/* Starts SDL without a screen, and the fonts. NULL or a message. */
const char *shots_open(void);
void shots_close(void);

/* The picture in RGBA, valid until the next one is taken; NULL when it cannot be drawn. Shots of
 * one size and theme are fastest one after the other. */
SDL_Surface *shot_take(const struct shot *shot, enum theme_id theme,
                       const struct shot_window *window);

/* Everything that can be used in the shot, in points of the window; nothing is painted. False when
 * the shot cannot be led to. */
bool shot_take_targets(const struct shot *shot, const struct shot_window *window,
                       struct targets *targets, float *scale);

/* Called with a target, and with the picture without and with the keyboard's focus on it. */
typedef void shot_focus_visitor(void *context, const struct target *target, float scale,
                                const SDL_Surface *without, const SDL_Surface *with);

/* Takes the shot and visits all that can be used in it; `each` is how many of a kind, which is what
 * precedes the colon of an id, spread over all of them. False when it cannot be drawn. */
bool shot_visit_focus(const struct shot *shot, enum theme_id theme,
                      const struct shot_window *window, int each, shot_focus_visitor *visit,
                      void *context);

/* What was drawn in the shot that was taken last; valid as long as its picture. */
const struct draw_list *shot_list(void);

/* What would have been painted in the shot whose targets were taken last; valid until the next. */
const struct draw_list *shot_list_of_targets(void);

/* How many ms things move after the last click of a shot, with animations on. */
float shot_length(const struct shot *shot);

/* A picture in RGB, each pixel the mean of k × k pixels of the original; the caller frees it. */
SDL_Surface *shot_shrink(SDL_Surface *picture, int k);

/* The file of a shot below a folder. */
void shot_path(const struct shot *shot, enum theme_id theme, const struct shot_window *window,
               const char *folder, struct text *out);

#endif
