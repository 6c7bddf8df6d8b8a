/* state.h: the app's whole state as one struct. Declarations only: code that reads or changes the
 * app includes this; code that moves from scene to scene includes stack.h.
 *
 * The struct is large; there is one of it, on the heap or in static memory of main or a test. */
#ifndef SERAI_UI_APP_STATE_H
#define SERAI_UI_APP_STATE_H

#include "advice/reviewed.h"
#include "ui/app/narrator.h"
#include "ui/app/scene.h"
#include "ui/app/table.h"
#include "ui/kit/toast.h"
#include "ui/kit/ui.h"
#include "ui/model/editor.h"
#include "ui/model/folder.h"
#include "ui/model/home_life.h"
#include "ui/model/match_setup.h"
#include "ui/model/progress.h"
#include "ui/model/settings.h"
#include "ui/model/statistics.h"

enum { SCENE_STACK_MAX = 8 };

struct rules_view;
struct shelf;
struct study;

/* What SCENE_STUDY opens: a lesson, a puzzle, or the puzzle of the day, of whichever game. */
enum study_kind { STUDY_LESSON, STUDY_PUZZLE, STUDY_DAILY };

struct study_request {
    enum study_kind kind;
    const struct game *game; /* NULL: nothing is requested; STUDY_DAILY: any */
    int number;              /* STUDY_PUZZLE: from 1; STUDY_DAILY: the day, 0: today */
};

/* The sentences about a reviewed turn, or about the whole review. */
struct review_words {
    bool known;
    uint64_t revision;        /* of the match */
    int end;                  /* the last node of what it is about */
    struct text sentence;     /* owned */
    struct text coach;        /* owned; of the whole review, as a coach would sum it up… */
    enum lapse_kind practice; /* …and what that says to practice */
};

/* Which of the finished matches are listed. */
struct finished_list {
    const struct game *game; /* list only the matches of this game; NULL: all */
};

/* How far pages and lists are scrolled, what else only the layout of the last frame knows, and what
 * is worked out from the match to be painted. */
struct painted {
    struct toast toast;
    struct scroll page; /* of the scene on top, if that is higher than the window */
    struct scroll files, finished;
    int cards;              /* of unfinished matches that are visible at a time */
    struct history history; /* the panel at the table */
    struct highlights highlights;
    struct reviewed turns;     /* owned; of the line that is reviewed, up to advisor.end */
    struct review_words words; /* about the turn that is looked at… */
    struct review_words whole; /* …and about all of them */
};

/* What a sound has said; until then (ms) it is on the screen. */
struct caption {
    enum word word; /* WORD_NONE: nothing */
    double until;
};

struct app {
    struct ui window;
    struct ui *ui;          /* the window… */
    struct painted painted; /* …and what is shown in it: all that drawing may write, to which */
    struct painted *shown;  /* the rest is const */
    struct settings settings;
    struct platform_preferences preferred; /* of the system, which settings may follow */
    int language; /* the one of the settings that is chosen, counted from 1; 0: none yet */
    const struct scene *const *scenes; /* indexed by scene_id; valid for the whole run */
    enum scene_id stack[SCENE_STACK_MAX];
    int depth;
    bool quit;          /* the app is to end */
    float window_scale; /* window coordinates per point */
    uint64_t entropy;   /* for seeds and random picks */

    const struct host *host; /* NULL: there are no files and no clipboard */
    const struct face *(*face_of)(const struct game *game); /* the board of a game, or NULL */
    struct narrator narrator;
    struct cues cues; /* sounds to play, relative to ui.now; the audio player empties it */
    struct caption caption;
    struct setup setup;
    struct table_state table;
    struct saved_matches saved;
    struct match arrived; /* owned; one that was sent, until it is opened; no game: none */
    char arrived_file[SAVED_FILE_MAX]; /* the saved match that it is; "": not known yet */
    struct home_life life;
    struct finished_list finished;
    struct tally tally[GAMES_MAX]; /* in the order of games[] */
    const struct game *rules_game; /* the game whose rules SCENE_RULES opens */
    bool rules_notation;           /* …at the page on how turns are written */
    struct rules_view *rules;      /* NULL while no rules are open */
    struct files files;
    bool filming;                       /* an animation is being saved… */
    int filmed;                         /* …and done so far, in percent */
    struct progress progress;           /* lessons and puzzles */
    struct learning learning;           /* those that there are */
    struct study_request study_request; /* what SCENE_STUDY opens */
    const struct game *shelf_game;      /* the game whose puzzles SCENE_SHELF shows first */
    struct shelf *shelf;                /* NULL while it is not open */
    struct editor editor;               /* kept from one visit to the next */
    struct editor_shelf editor_shelf;
    struct study *study; /* NULL while neither lesson nor puzzle is open */
};

#endif
