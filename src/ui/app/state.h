/* state.h: the app's whole state as one struct. Declarations only: code that reads or changes the
 * app includes this; code that moves from scene to scene includes stack.h.
 *
 * The struct is large; there is one of it, on the heap or in static memory of main or a test. */
#ifndef SERAI_UI_APP_STATE_H
#define SERAI_UI_APP_STATE_H

#include "advice/reviewed.h"
#include "ui/app/narrator.h"
#include "ui/app/request.h"
#include "ui/app/scene.h"
#include "ui/app/table.h"
#include "ui/kit/toast.h"
#include "ui/kit/ui.h"
#include "ui/model/editor.h"
#include "ui/model/folder.h"
#include "ui/model/home_life.h"
#include "ui/model/language.h"
#include "ui/model/match_setup.h"
#include "ui/model/progress.h"
#include "ui/model/settings.h"
#include "ui/model/statistics.h"

struct rules_view;
struct shelf;
struct study;

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
    int language;               /* of its words: as in the settings, counted from 1; 0: none yet */
    struct languages languages; /* on offer, as found when the settings were opened */
    struct scroll page;         /* of the scene on top, if that is higher than the window */
    struct scroll files, finished;
    int cards;              /* of unfinished matches that are visible at a time… */
    int first;              /* …and about where these begin */
    struct history history; /* the panel at the table */
    struct highlights highlights;
    struct reviewed turns;         /* owned; of the line that is reviewed, up to advisor.end */
    struct review_words words;     /* about the turn that is looked at… */
    struct review_words whole;     /* …and about all of them */
    struct tally tally[GAMES_MAX]; /* of the saved matches, in the order of games[]… */
    int tallied;                   /* …as counted when their serial was one less */
};

/* What a sound has said; until then (ms) it is on the screen. */
struct caption {
    enum word word; /* WORD_NONE: nothing */
    double until;
};

/* The defaults of a page of the settings, see scenes/restore.h. */
struct restoring {
    bool asks;               /* the page on top asks whether to restore them */
    enum settings_page done; /* whose were restored, which can be taken back */
    struct settings before;  /* as it was until then */
};

struct app {
    /* A function to which all of the app is constant may paint, be heard, and ask: */
    struct ui *ui;         /* the window… */
    struct painted *shown; /* …what is shown in it: all that drawing may write… */
    struct cues *cues; /* …sounds to play, relative to ui.now; the audio player empties them… */
    struct request *request; /* …and what is asked of the shell. These are: */
    struct ui window;
    struct painted painted;
    struct cues sounds;
    struct request asked;

    struct settings settings;
    struct restoring restoring;
    struct platform_preferences preferred; /* of the system, which settings may follow */
    const struct scene *const *scenes;     /* indexed by scene_id; valid for the whole run */
    enum scene_id stack[SCENE_STACK_MAX];
    struct focus_left left[SCENE_STACK_MAX]; /* where the focus was in those below the top */
    int depth;
    bool quit;          /* the app is to end */
    float window_scale; /* window coordinates per point */

    const struct face *(*face_of)(const struct game *game); /* the board of a game, or NULL */
    struct narrator narrator;
    struct caption caption;
    struct setup setup;
    struct table_state table;
    struct saved_matches saved;
    struct home_life life;
    struct finished_list finished;
    struct files files;
    struct progress progress; /* lessons and puzzles */
    struct learning learning; /* those that there are */
    struct editor editor;     /* kept from one visit to the next */
    struct editor_shelf editor_shelf;
    int binding; /* of key_uses, counted from 1, that waits for a key or a button; 0: none */

    /* What scenes keep while they are open, NULL while they are not. */
    struct rules_view *rules;
    struct shelf *shelf;
    struct study *study; /* a lesson, or a puzzle */
};

/* What is pressed to have done what is known by a key, for a sentence: see keys_said. */
static inline struct line app_key_said(const struct app *app, enum key known_by) {
    return keys_said(&app->settings.keys, known_by, app->ui->means == MEANS_PAD);
}

#endif
