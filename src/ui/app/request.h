/* request.h: what a scene asks of the shell: other scenes, or the end of the app. It is granted
 * once what asks has returned (stack.h), so asking changes nothing but the request, and a scene
 * does not lose its state in the middle of a function. Of several requests each continues from the
 * one before. */
#ifndef SERAI_UI_APP_REQUEST_H
#define SERAI_UI_APP_REQUEST_H

#include "engine/game.h"
#include "ui/app/scene.h"

/* What SCENE_STUDY opens: a lesson, a puzzle, or the puzzle of the day, of whichever game. */
enum study_kind { STUDY_LESSON, STUDY_PUZZLE, STUDY_DAILY };

struct study_request {
    enum study_kind kind;
    const struct game *game; /* NULL: nothing is requested; STUDY_DAILY: any */
    int number;              /* STUDY_PUZZLE: from 1; STUDY_DAILY: the day, 0: today */
};

/* How SCENE_SETUP begins. */
enum setup_opening {
    OPEN_AS_IT_IS,
    OPEN_ALONE, /* against a companion, from the near side */
    OPEN_AGAIN, /* as this game was set up last */
    OPEN_TWO,   /* the same, of two people */
    OPEN_AFTER  /* as the match at the table was */
};

/* What is asked. */
struct request {
    bool moves;                            /* scenes are to change: */
    int kept;                              /* so many stay open… */
    enum scene_id opened[SCENE_STACK_MAX]; /* …and these are opened above them… */
    int count;                             /* …so many */
    bool quits;                            /* the app is to end */

    /* The keyboard continues at this target, also of a scene that is opened. NULL: as it comes. */
    const char *focus;

    /* What the scenes that are opened begin with: */
    const struct game *rules; /* of which game… */
    bool notation;            /* …at the page on how turns are written */
    enum setup_opening setup;
    const struct game *setup_game;
    const struct game *edited; /* whose start is put together… */
    struct options options;    /* …with these options; NULL: the match at the table */
    struct study_request study;
    const struct game *shelf; /* whose puzzles are shown first */
};

/* Opens a scene above the present one, or in its place. */
void request_scene(const struct app *app, enum scene_id scene);
void request_instead(const struct app *app, enum scene_id scene);

/* Closes the scene on top; home stays. */
void request_back(const struct app *app);

/* From anywhere: leaves only home open, or home and this scene above it. */
void request_home(const struct app *app);
void request_above_home(const struct app *app, enum scene_id scene);

/* Opens the rules of a game, at the beginning, or at the page that says how turns are written. */
void request_rules(const struct app *app, const struct game *game);
void request_notation(const struct app *app, const struct game *game);

/* Opens the page of a new match of a game, above home. */
void request_setup(const struct app *app, enum setup_opening how, const struct game *game);

/* Opens the editor with the start of a game that has these options, or with the match at the table:
 * where it stands, to be played on by the same players without a clock. */
void request_editor(const struct app *app, const struct game *game, const struct options *options);
void request_edit(const struct app *app);

/* Opens a lesson or a puzzle. */
void request_study(const struct app *app, struct study_request study);

/* The keyboard continues at this target of the scene that is on top then. The id must stay valid.
 */
void request_focus(const struct app *app, const char *id);

/* Ends the app. */
void request_quit(const struct app *app);

#endif
