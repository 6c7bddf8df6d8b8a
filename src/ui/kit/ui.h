/* ui.h: what a pointer and a keyboard are doing, and where is drawn to: all that a widget needs to
 * know. It knows neither scenes nor matches. */
#ifndef SERAI_UI_KIT_UI_H
#define SERAI_UI_KIT_UI_H

#include "ui/draw/draw.h"
#include "ui/draw/theme.h"
#include "ui/kit/fling.h"
#include "ui/kit/input.h"
#include "ui/kit/targets.h"
#include "ui/kit/text_edit.h"
#include "ui/kit/typed_name.h"

/* When a part of the interface next needs to run, in ms of the app's time: not before something
 * happens. */
static const double NEVER = 1e300;

/* Where a scene shows what it is about, in points; empty: nowhere. It comes `in` there from the
 * scene before, and goes `on` from there to the scene after. */
struct hero {
    struct rect in, on;
};

/* From one scene to the next; see movement.h. */
struct movement {
    const void *scene, *game; /* of the last drawing, and the last game that a scene was about */
    int depth;
    bool on;
    double since; /* ms */
    unsigned number;
    struct rect from, to;
};

/* The finger that came down first; others do nothing until it is up, or is held to be (app/held.h).
 */
struct finger {
    bool down;
    int64_t id;
    double since; /* ms: when it came down… */
    double heard; /* …and when it was heard of last */
    bool rests;   /* for so long that what it is on is to be shown, and not used */
};

/* What one switch is offered; see app/scan.h. */
struct scan {
    bool inside; /* the focus goes through one group */
    int rounds;  /* in there, so far */
    double due;  /* ms: the next step; 0: none yet */
    double deaf; /* ms: until then further presses are passed over */
};

/* Where the focus is, or was before a dialog or another scene opened. */
struct focus_place {
    char id[TARGET_ID_MAX]; /* "": nowhere… */
    bool waits;             /* …until its group has a target for it again */
    enum target_group group;
    struct point at; /* the middle of what is or was last in focus */
};

/* What has opened above the rest of a scene, and has the focus. */
struct aimed_at {
    char aim[TARGET_ID_MAX];  /* see targets_aim */
    struct focus_place below; /* where the focus goes back to */
};

enum { OPENED_MAX = 4 };

/* All of it in a scene that another one lies above. */
struct focus_left {
    struct focus_place place;
    struct aimed_at opened[OPENED_MAX];
    int opened_count;
};

/* Ids are those of targets, "" for none. */
struct ui {
    struct draw_list *list; /* valid while drawing */
    struct targets targets; /* of the last drawing */
    const struct theme *theme;
    float width, height; /* of the window in points */
    float touchable;     /* how high what is to be hit should be, in points */
    double now;          /* ms */
    bool changed;        /* a new frame is needed */
    char hover[TARGET_ID_MAX];
    char focus[TARGET_ID_MAX];
    struct focus_left kept;      /* that as the last frame left it, see app/focus.h */
    char pressed[TARGET_ID_MAX]; /* the button went down on it and is still down */
    bool keyboard;               /* the focus is shown, the pointer is not what was used last */
    struct point pointer;        /* in points */
    struct point press;          /* where the button went down */
    double hover_since;          /* ms: when the pointer came onto `hover` */
    bool used;                   /* what is pointed at was used since, and needs no tip */
    bool tip;                    /* what is pointed at has no words of its own on the screen */
    struct hero hero;            /* of the last drawing */
    struct line question;        /* what a panel asks; markup; "": nothing */
    struct line heading;         /* of the last drawing; "": it has none */
    struct rect toast_room;      /* where a toast covers nothing; empty: above the foot */
    struct rect toast_turned; /* …and in what it is turned for the far side; empty: it is not */
    struct movement movement;
    bool tracks;     /* what is pointed at shows where the pointer is on it */
    bool dragging;   /* `pressed` is being dragged */
    bool mirrored;   /* the page is laid out and written from right to left, as the language is */
    bool other_hand; /* buttons stand where a page begins, see ui_cut_end */
    struct point pan_step; /* of what the button holds, see struct scene */
    bool panning;          /* it is being scrolled by hand */
    int panned;            /* rows, since it is */
    enum means means;      /* what was used last */
    struct finger finger;
    struct fling fling;
    struct scan scan;
    char editing[TARGET_ID_MAX]; /* the field that is being typed into */
    struct text_edit edit;       /* its text */
    struct typed_name typed;     /* the name of a target, as far as it has been typed… */
    struct point typed_at;       /* …and where it is shown: its left end; zero: above the foot */
};

/* ---- from right to left, see ui/draw/mirror.h ---- */

/* Begins a frame. */
void ui_page(struct ui *ui);

/* What is drawn and added from here on is mirrored within a rectangle, if the page is mirrored: so
 * it looks and reads as on one that is not. Returns what was before, to be given back to
 * ui_mirror_end. */
struct mirror ui_mirror(struct ui *ui, struct rect within);
void ui_mirror_end(struct ui *ui, struct mirror before);

/* The same for a turn by 180 degrees within a rectangle, whichever way the page is read; an empty
 * one turns nothing. */
struct mirror ui_turn(struct ui *ui, struct rect within);

/* The pointer, and any place of the page, where what is drawn now would find it. */
struct point ui_here(const struct ui *ui, struct point at);

/* A place of what is drawn now, on the page. */
struct rect ui_on_page(const struct ui *ui, struct rect rect);

/* Where a place comes to when all that is within a rectangle is mirrored there, if the page is. */
struct rect ui_mirrored(const struct ui *ui, struct rect rect, struct rect within);

/* Where a place of the page is seen in the window, or a place of the window is on the page. */
struct rect ui_seen(const struct ui *ui, struct rect rect);

/* ---- */

/* Cuts the place of buttons off a rectangle: at its right end, where they usually stand, or at the
 * left one for the other hand. What is in that place keeps its order and looks as ever. */
struct rect ui_cut_end(const struct ui *ui, struct rect *rect, float width);

/* True when points are so small that a board is as wide as the window and type is large beside the
 * rest: on a phone that is held upright. */
bool ui_is_phone(const struct ui *ui);

/* True when the target is the one under the pointer or, with the keyboard, in focus. */
bool ui_hot(const struct ui *ui, const char *id);
bool ui_focused(const struct ui *ui, const char *id);

/* Sets one of the ids; a change wants a new frame. */
void ui_set(struct ui *ui, char id[TARGET_ID_MAX], const char *to);

/* True when the focus, shown or not, is on what something that is open is for. */
bool ui_at_aim(const struct ui *ui);

/* Another scene opens above the one whose focus is left in *left, or the focus of that one is back.
 * NULL: there is no such scene, and nothing is in focus. */
void ui_focus_leave(struct ui *ui, struct focus_left *left);
void ui_focus_return(struct ui *ui, const struct focus_left *left);

/* Leads the keyboard to a target. */
void ui_focus(struct ui *ui, const char *id);

/* Begins typing into the field with this id, which text_field or text_area shows; what was
 * typed elsewhere stays. The scene's `typed` hears of every change of ui->edit. Enter, Tab and
 * touching anything else end it, Escape takes it back. At most `limit` bytes. */
void ui_edit(struct ui *ui, const char *id, const char *text, size_t limit, bool lines);
void ui_edit_end(struct ui *ui);
bool ui_edits(const struct ui *ui, const char *id);

/* The target that previews follow: the focus with the keyboard, else what the pointer is over. */
const char *ui_pointed(const struct ui *ui);

/* The caret of the field that is being typed into moves to the pointer once the field is drawn;
 * `extends`: what lies between is selected. */
void ui_edit_point(struct ui *ui, bool extends);

#endif
