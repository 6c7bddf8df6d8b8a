/* state.h: the app as a value, and what a scene is. Declarations alone: whoever reads or changes
 * the app includes this, whoever goes from scene to scene stack.h.
 *
 * An app is large; it lives once, on the heap or in static memory of main or of a test. */
#ifndef SERAI_UI_APP_STATE_H
#define SERAI_UI_APP_STATE_H

#include "ui/app/table.h"
#include "ui/board_kit/heap_store.h"
#include "ui/kit/input.h"
#include "ui/kit/toast.h"
#include "ui/kit/ui.h"
#include "ui/model/folder.h"
#include "ui/model/match_setup.h"
#include "ui/model/save_state.h"
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
    const struct scene *const *scenes; /* by their ids; valid for the whole run */
    enum scene_id stack[SCENE_STACK_MAX];
    int depth;
    bool quit;          /* asked for */
    bool changed;       /* something needs to be drawn anew */
    float window_scale; /* window coordinates to a point */
    uint64_t entropy;   /* for seeds and lots */

    const struct host *host; /* NULL: no files and no clipboard can be reached */
    const struct face *(*face_of)(const struct game *game); /* the board of a game, or NULL */
    struct note note;
    struct heap_store heaps; /* that were drawn last, on any board */
    enum replay_pace pace;   /* of replays, for as long as the app runs */
    struct setup setup;
    struct play play;         /* the match at the table, if there is one */
    struct table_state table; /* what lies open over it */
    struct save_state saving; /* how far it has been saved */
    struct kept_state kept;
    struct past past;
    struct tally tally[GAMES_MAX]; /* in the order of the games */
    const struct game *rules_game; /* whose rules are to be opened */
    struct rules_view *rules;      /* NULL while no rules are open */
    struct files files;
};

enum { PAGE_PULL = 120 }; /* points that a hand pulls to turn a page, see struct scene */

/* One scene: constant functions over the app. NULL where a scene does nothing.
 *
 * Drawing may settle what only the layout knows: where lists are scrolled to, where the caret
 * stands, and what is previewed of what is pointed at. It changes nothing else, and a frame may be
 * drawn twice. */
struct scene {
    bool clock_runs; /* the players' clocks run while it is on top */
    bool (*enter)(
        struct app *app); /* it comes onto the stack; false: it cannot, and nothing does */
    void (*leave)(struct app *app); /* it has left the stack, or the app ends */
    void (*describe)(const struct app *app, struct text *out); /* lines for the target list */
    void (*name)(const struct app *app, struct text *out);     /* "home", "table:oware" */
    void (*draw)(struct app *app);                             /* into ui.list and ui.targets */
    void (*act)(struct app *app, const char *id);              /* an enabled target was used */
    void (*refuse)(struct app *app, const char *id);           /* a disabled one was */
    bool (*key)(struct app *app, const struct input *input);   /* true: the key was meant */
    void (*cancel)(struct app *app);                           /* Escape or the other button */
    void (*typed)(struct app *app, const char *id);            /* into a field, see ui_edit */
    void (*entered)(struct app *app, const char *id);          /* Enter ended typing into it */
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

#endif
