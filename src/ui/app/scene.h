/* scene.h: what a scene is, and which there are. */
#ifndef SERAI_UI_APP_SCENE_H
#define SERAI_UI_APP_SCENE_H

#include "base/text.h"
#include "ui/draw/draw.h"
#include "ui/kit/input.h"

struct app;
struct game;
struct scroll;

enum scene_id {
    SCENE_HOME,
    SCENE_SETUP,
    SCENE_TABLE,
    SCENE_SETTINGS,
    SCENE_RULES,
    SCENE_OPEN,
    SCENE_SAVE,
    SCENE_STATISTICS,
    SCENE_FINISHED,
    SCENE_ABOUT,
    SCENES
};

enum { PAGE_PAN = 120 }; /* points that a hand pulls to turn a page, see struct scene */

/* One scene: constant functions over the app. NULL where a scene does nothing.
 *
 * Drawing may settle what only the layout knows: where lists are scrolled to, where the caret
 * stands, and what is previewed of what is pointed at. It changes nothing else, and a frame may be
 * drawn twice. */
struct scene {
    const char *name; /* in the target list: "home", "table" */
    bool clock_runs;  /* the players' clocks run while it is on top */
    const struct game *(*game)(const struct app *app); /* that it shows; NULL: none */
    bool (*enter)(struct app *app); /* onto the stack; false: it cannot, and nothing does */
    void (*leave)(struct app *app); /* it has left the stack, or the app ends */
    void (*describe)(const struct app *app, struct text *out); /* lines for the target list */
    void (*draw)(struct app *app);                             /* into ui.list and ui.targets */
    void (*act)(struct app *app, const char *id);              /* an enabled target was used */
    void (*refuse)(struct app *app, const char *id);           /* a disabled one was */
    bool (*key)(struct app *app, const struct input *input);   /* true: the key was meant */
    void (*cancel)(struct app *app);                           /* Escape or the other button */
    void (*typed)(struct app *app, const char *id);            /* into a field, see ui_edit */
    void (*entered)(struct app *app, const char *id);          /* Enter ended typing into it */
    void (*press)(struct app *app);          /* the button goes down, on ui.pressed or beside */
    struct scroll *(*list)(struct app *app); /* that wheel and hand scroll; or by itself: */
    /* Scrolls what is at a point by so many rows, or turns a page; above 0: back to the beginning.
     */
    void (*scroll)(struct app *app, struct point at, int rows);
    /* How far (points, in one of the two directions) a hand that holds this point must pull to
     * scroll it by a row; zero: it is no handle. */
    struct point (*pan_step)(struct app *app, struct point at);
    bool (*can_drag)(struct app *app, const char *id);
    void (*drop)(struct app *app, const char *id, const char *onto); /* onto "": nowhere */
    double (*update)(struct app *app); /* to ui.now; gives when it wants to run again */
};

#endif
