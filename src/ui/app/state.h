/* state.h: the app as a value. Declarations alone: whoever reads or changes the app includes this,
 * whoever goes from scene to scene stack.h.
 *
 * An app is large; it lives once, on the heap or in static memory of main or of a test. */
#ifndef SERAI_UI_APP_STATE_H
#define SERAI_UI_APP_STATE_H

#include "ui/app/scene.h"
#include "ui/app/table.h"
#include "ui/kit/toast.h"
#include "ui/kit/ui.h"
#include "ui/model/folder.h"
#include "ui/model/match_setup.h"
#include "ui/model/save_state.h"
#include "ui/model/settings.h"
#include "ui/model/statistics.h"
#include "ui/play/play.h"

enum { SCENE_STACK_MAX = 8 };

struct rules_view;

/* What companions do at the table, see companions.h. */
struct companions {
    unsigned last_id; /* of a question */
    unsigned asked;   /* the question whose answer is waited for; 0: none */
    unsigned changes; /* of app->play, which all this is about */
    bool agreeing;    /* it is asked whether the match ends by agreement */
    bool hinting;     /* it is asked what a person could play */
    bool answered;    /* the answer is to be played: */
    bool ends;
    game_action action;
    bool failed;        /* there is no memory to think in */
    double since;       /* when the question was put */
    bool still;         /* nothing moves or lies open over the match… */
    double still_since; /* …since then */
};

/* The list of finished matches. */
struct finished_list {
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
    struct toast toast;
    struct cues cues;      /* to be heard, from ui.now on; whoever plays them empties it */
    enum replay_pace pace; /* of replays, for as long as the app runs */
    struct setup setup;
    struct play play;         /* the match at the table, if there is one */
    struct table_state table; /* what lies open over it */
    struct companions companions;
    struct save_state saving; /* how far it has been saved */
    struct saved_matches saved;
    struct finished_list finished;
    struct tally tally[GAMES_MAX]; /* in the order of the games */
    const struct game *rules_game; /* whose rules are to be opened */
    struct rules_view *rules;      /* NULL while no rules are open */
    struct files files;
};

#endif
