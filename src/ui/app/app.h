/* app.h: the whole interface as a value: it takes inputs and the time, and gives draw lists and a
 * list of targets. It reads no clock and knows no window; sdl/app.c drives it, and so do the tests.
 */
#ifndef SERAI_UI_APP_APP_H
#define SERAI_UI_APP_APP_H

#include "ui/app/input.h"
#include "ui/app/state.h"

/* What the command line asks for. Strings are the caller's and stay valid. */
struct app_start {
    const struct scene *const *scenes; /* by their ids; valid for the whole run */
    struct settings settings;
    const struct game *game; /* straight to a table; NULL: home */
    struct options options;
    const char *position;    /* NULL: the usual start */
    int companion[2];        /* who plays the sides; 0: a person */
    struct match *match;     /* to go on with, taken over when all is well; NULL: none */
    const struct host *host; /* valid for the whole run; NULL: none */
    const struct face *(*face_of)(const struct game *game); /* the boards, see boards/faces.h */
    uint64_t entropy;
};

/* Starts the app. *app is all zero, as calloc gives it: most of it is not touched before it is
 * needed. NULL when done; otherwise a message, and *app is all zero again. */
const char *app_start(struct app *app, const struct app_start *start);

/* *app is all zero afterwards. */
void app_free(struct app *app);

/* Moves the time on to `now` (ms, any zero) and gives the time when it next needs to run. */
double app_update(struct app *app, double now);

/* Draws the frame and lists its targets, for a window of this size in window coordinates and
 * `density` output pixels to each of them. */
void app_draw(struct app *app, struct draw_list *list, float width, float height, float density,
              struct measure measure);

/* True while the player types a text: letters are not keys then. */
bool app_wants_text(const struct app *app);

/* Appends the description of the scene and its targets, in window coordinates. */
void app_tree(const struct app *app, struct text *out);

#endif
