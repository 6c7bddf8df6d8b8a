/* app.h: the whole interface as one value: inputs and the time go in, draw lists and a list of
 * targets come out. It reads no clock and knows no window; sdl/app.c drives it, and so do the
 * tests. */
#ifndef SERAI_UI_APP_APP_H
#define SERAI_UI_APP_APP_H

#include "ui/app/input.h"
#include "ui/app/state.h"

/* What to start with. Strings are the caller's and must stay valid. */
struct app_start {
    const struct scene *const *scenes; /* indexed by scene_id; valid for the whole run */
    struct settings settings;
    const struct game *game; /* start at a table with this game; NULL: at home */
    struct options options;
    const char *position;       /* NULL: the usual start; an illegal one opens the editor instead */
    int companion[2];           /* who plays each side; 0: a person */
    struct study_request study; /* a lesson or puzzle to start with; game NULL: none */
    struct match *match;        /* to resume; ownership passes on success; NULL: none */
    bool sent;                  /* it came in a link, and may go on with a saved one */
    const struct face *(*face_of)(const struct game *game); /* the boards, see boards/faces.h */
    uint64_t entropy;
};

/* Starts the app. *app must be all zero, as from calloc: most of its pages are not touched until
 * they are needed. Returns NULL on success; otherwise a message, and *app is all zero again. */
const char *app_start(struct app *app, const struct app_start *start);

/* Opens what another start asks for, a game, a lesson or a puzzle; home otherwise stays as it is.
 * The match at the table is saved before. NULL or a message. */
const char *app_open(struct app *app, const struct app_start *start);

/* Starts an app apart from the one with the window, which may run in another thread: it shows the
 * match or position to start with in the scene of pictures, alone and in the language that texts
 * are in, and never asks the host for anything. As app_start in all else. */
const char *app_start_picture(struct app *app, const struct app_start *start);

/* *app is all zero afterwards, and may be before: it could not be started. */
void app_free(struct app *app);

/* The time is `now` (ms, from any zero). To be said before an input, too, as what that begins does
 * so now, and the last update may be long ago. */
void app_tell_time(struct app *app, double now);

/* Advances the time to `now` and returns when it next needs to run. */
double app_update(struct app *app, double now);

/* Draws the frame and lists its targets. The window's size is in window coordinates, with `density`
 * output pixels to each. */
void app_draw(struct app *app, struct draw_list *list, float width, float height, float density,
              struct measure measure);

/* How the pointer should look. */
enum cursor { CURSOR_ARROW, CURSOR_HAND, CURSOR_FORBIDDEN, CURSOR_TEXT, CURSORS };

/* What fits what the pointer is over: a hand over what can be used, the sign for what is forbidden
 * over what cannot, a bar over the field being edited. */
enum cursor app_cursor(const struct app *app);

/* Where the caret stands in the window, while a text is typed. */
struct rect app_caret(const struct app *app);

/* True while a text field is being edited: letters are text then, not shortcuts. */
bool app_wants_text(const struct app *app);

/* Appends the description of the scene and its targets, in window coordinates. */
void app_tree(const struct app *app, struct text *out);

#endif
