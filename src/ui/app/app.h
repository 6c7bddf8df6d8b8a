/* app.h: the whole interface as a value: it takes inputs and the time, and gives draw lists and a
 * list of targets. It reads no clock and knows no window; sdl/app.c drives it, and so do the tests.
 *
 * An app is large; it lives once, on the heap or in static memory of main or of a test. */
#ifndef SERAI_UI_APP_APP_H
#define SERAI_UI_APP_APP_H

#include "ui/board_kit/heap_store.h"
#include "ui/kit/input.h"
#include "ui/kit/toast.h"
#include "ui/kit/ui.h"
#include "ui/model/folder.h"
#include "ui/model/match_setup.h"
#include "ui/model/settings.h"
#include "ui/model/statistics.h"
#include "ui/play/play.h"

enum scene_id {
    SCENE_HOME,
    SCENE_SETUP,
    SCENE_TABLE,
    SCENE_SETTINGS,
    SCENE_RULES,
    SCENE_OPEN,
    SCENE_SAVE,
    SCENE_STATISTICS,
    SCENE_PAST,
    SCENE_ABOUT,
    SCENES
};

enum { SCENE_STACK_MAX = 8 };

struct rules_view;

/* The list of finished matches. */
struct past {
    const struct game *game; /* only its matches; NULL: all */
    struct scroll scroll;
};

struct app {
    struct ui ui;
    struct settings settings;
    enum scene_id stack[SCENE_STACK_MAX];
    int depth;
    bool quit;          /* asked for */
    bool changed;       /* something needs to be drawn anew */
    float window_scale; /* window coordinates to a point */
    uint64_t entropy;   /* for seeds and lots */

    const struct host *host; /* NULL: no files and no clipboard can be reached */
    struct note note;
    struct heap_store heaps; /* of the miniatures */
    enum replay_pace pace;   /* of replays, for as long as the app runs */
    struct setup setup;
    struct table table;
    struct kept_state kept;
    struct past past;
    struct tally tally[TALLY_GAMES]; /* in the order of the games */
    struct rules_view *rules;        /* NULL while no rules are open */
    struct files files;
};

enum { PAGE_PULL = 120 }; /* points that a hand pulls to turn a page, see struct scene */

/* One scene: constant functions over the app. NULL where a scene does nothing. */
struct scene {
    void (*name)(const struct app *app, struct text *out);   /* "home", "table:oware" */
    void (*draw)(struct app *app);                           /* into ui.list and ui.targets */
    void (*act)(struct app *app, const char *id);            /* an enabled target was used */
    void (*refuse)(struct app *app, const char *id);         /* a disabled one was */
    bool (*key)(struct app *app, const struct input *input); /* true: the key was meant */
    void (*cancel)(struct app *app);                         /* Escape or the other button */
    void (*typed)(struct app *app, const char *id);          /* into a field, see ui_edit */
    void (*entered)(struct app *app, const char *id);        /* Enter ended typing into it */
    void (*press)(struct app *app); /* the button goes down, on ui.pressed or beside */
    /* Scrolls what is at a point by so many rows, or turns a page; above 0: back to the beginning.
     */
    void (*scroll)(struct app *app, struct point at, int rows);
    /* How far (points, in one of the two directions) a hand that holds this point must pull to
     * scroll it by a row; zero: it is no handle. */
    struct point (*grip)(struct app *app, struct point at);
    bool (*can_drag)(struct app *app, const char *id);
    void (*drop)(struct app *app, const char *id, const char *onto); /* onto "": nowhere */
    double (*update)(struct app *app); /* to ui.now; gives when it wants to run again */
};

/* What the command line asks for. Strings are the caller's and stay valid. */
struct app_start {
    struct settings settings;
    const struct game *game; /* straight to a table; NULL: home */
    struct options options;
    const char *position;    /* NULL: the usual start */
    struct match *match;     /* to go on with, taken over when all is well; NULL: none */
    const struct host *host; /* valid for the whole run; NULL: none */
    uint64_t entropy;
};

/* Starts the app. *app is all zero, as calloc gives it: most of it is not touched before it is
 * needed. NULL when done; otherwise a message, and *app is all zero again. */
const char *app_start(struct app *app, const struct app_start *start);

/* *app is all zero afterwards. */
void app_free(struct app *app);

/* Takes one input; sets `changed` when something is to be drawn. */
void app_input(struct app *app, const struct input *input);

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

/* Goes on with a kept match, which is taken over; *match stays as it is where it is not wished any
 * more. False then. */
bool app_resume(struct app *app, struct match *match, const char *file);

/* The match at the table is the one that is kept in this file. */
void app_own(struct app *app, const char *file);

/* ---- for the scenes ---- */

void app_push(struct app *app, enum scene_id scene);
void app_pop(struct app *app);
void app_replace(struct app *app, enum scene_id scene);

/* From anywhere to the table, with home behind it. */
void app_go_to_table(struct app *app);

/* Types a text into the field that is being typed into. */
void app_type(struct app *app, const char *string);

#endif
