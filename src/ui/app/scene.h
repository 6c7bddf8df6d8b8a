/* scene.h: the scene interface, and the list of scene ids. */
#ifndef SERAI_UI_APP_SCENE_H
#define SERAI_UI_APP_SCENE_H

#include "base/text.h"
#include "ui/draw/draw.h"
#include "ui/kit/input.h"
#include "ui/kit/page.h"

struct app;
struct command;
struct game;
struct scroll;
struct table_state;

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
    SCENE_ACCESS,
    SCENE_PICTURE,
    SCENE_STUDY,
    SCENE_SHELF,
    SCENE_EDITOR,
    SCENE_KEYS,
    SCENES
};

enum { SCENE_STACK_MAX = 8 };

/* What a scene can tell of itself in words. */
enum telling {
    TELL_TO_DO, /* who is to act, and how; of a match that is over, its result */
    TELL_WOULD, /* what the target in focus would do */
    TELL_SCORE, /* both players' */
    TELL_BESIDE /* what lies in a place beside the board, by its number, from 0 */
};

enum { PAGE_PAN = 120 }; /* points to drag before a page turns; see pan_step below */

/* One scene: a constant table of functions over the app. A hook that a scene does not need is NULL.
 *
 * Drawing decides nothing: it writes the window and what is shown in it (struct app), and a frame
 * may be drawn twice. */
struct scene {
    const char *name;    /* in the target list: "home", "table" */
    bool clock_runs;     /* the players' clocks run while it is on top */
    bool has_sides;      /* buttons and panels stand at the side of a board that the settings say */
    enum page_kind page; /* what it does in a small window */
    const struct game *(*game)(const struct app *app); /* the game it shows; NULL: none */
    bool (*enter)(struct app *app); /* before it is pushed; false: it cannot open, and is not */
    void (*leave)(struct app *app); /* it was taken off the stack, or the app ends */
    void (*describe)(const struct app *app, struct text *out); /* lines for the target list */
    /* Appends it, in sentences without markup; false: there is no such thing. NULL: there never is.
     */
    bool (*tell)(const struct app *app, enum telling what, int number, struct text *out);
    /* Before a frame: what is to be seen follows the pointer. */
    void (*settle)(const struct app *app, struct table_state *table);
    void (*draw)(const struct app *app);             /* into ui->list and ui->targets */
    const struct command *const *commands;           /* tables, up to a NULL; or NULL */
    void (*before)(struct app *app, const char *id); /* before a target or a command is used */
    void (*act)(struct app *app, const char *id);    /* it was, and is none of the commands' */
    /* Before all else, what people do as it comes, whatever keys mean; true: that is all. */
    bool (*take)(struct app *app, const struct input *input);
    /* A disabled target was used. */
    void (*refuse)(const struct app *app, struct table_state *table, const char *id);
    bool (*key)(struct app *app, const struct input *input); /* no command's; true: handled */
    /* Escape or the other button. NULL: does what button:back does, or closes the scene. */
    void (*cancel)(struct app *app);
    /* Letters and digits lead the keyboard to targets of these kinds, by their names: "pit:" and so
     * on, up to a NULL. NULL: they do nothing. `own` tells which of two targets with one name is
     * meant, NULL: either; `led` hears of it, NULL: nobody. It uses nothing (`extends`: the name
     * went on from one that had led elsewhere, and what that did is void). */
    const char *const *named;
    bool (*own)(const struct app *app, const char *id);
    void (*led)(const struct app *app, struct table_state *table, const char *id, bool extends);
    void (*other_button)(struct app *app);            /* the latter; NULL: as Escape */
    void (*typed)(struct app *app, const char *id);   /* a field changed, see ui_edit */
    void (*entered)(struct app *app, const char *id); /* Enter ended typing into it */
    void (*press)(struct app *app); /* button down, on ui.pressed or, if "", on nothing */
    /* What wheel, drag and page keys scroll, and where the focus is brought into view; or, instead
     * of wheel and drag, the next two: */
    struct scroll *(*list)(const struct app *app);
    /* Scrolls what is at a point by this many rows, or turns a page; above 0: toward the start. */
    void (*scroll)(const struct app *app, struct point at, int rows);
    void (*wheel)(struct app *app, const char *id, int rows); /* over a target; NULL: it scrolls */
    /* How far (points, along one of the two axes) to drag from this point to scroll by one row;
     * zero: dragging does not scroll here. */
    struct point (*pan_step)(const struct app *app, struct point at);
    bool (*can_drag)(const struct app *app, struct table_state *table, const char *id);
    void (*drop)(struct app *app, const char *id, const char *onto); /* onto "": nowhere */
    double (*update)(struct app *app); /* up to ui.now; returns when it next needs to run */
};

#endif
