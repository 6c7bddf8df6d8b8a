/* targets.h: the one list of what can be acted on in a scene. Mouse, keyboard focus, tooltips and
 * tests all use it; nothing can be clicked that is not in it. */
#ifndef SERAI_UI_KIT_TARGETS_H
#define SERAI_UI_KIT_TARGETS_H

#include "ui/draw/draw.h"

enum { TARGETS_MAX = 1024, TARGET_ID_MAX = 32, TARGET_LABEL_MAX = 160, TARGET_VALUE_MAX = 64 };

/* What a target is; ui/kit/spoken.h says it. */
enum target_role {
    ROLE_ITEM,   /* one of a list, or alone: its label says what it does */
    ROLE_PLACE,  /* of a board, or what lies there: its label says what is in it */
    ROLE_BUTTON, /* on: what it opens is open */
    ROLE_SWITCH, /* on or off */
    ROLE_CHOICE, /* one of several, of which one is on */
    ROLE_SLIDER, /* its label has its value */
    ROLE_FIELD,  /* to type in */
};

/* Which part of a scene a target belongs to: the keyboard's focus stays in one by itself. */
enum target_group {
    GROUP_PAGE,   /* none of these: all that a page has but its bar */
    GROUP_BOARD,  /* its places with their ways, what is in hand, and forks */
    GROUP_FOOT,   /* what is offered below a board */
    GROUP_BAR,    /* at the top */
    GROUP_PANEL,  /* the players' */
    GROUP_LIST,   /* the history with what is said about it, and other lists */
    GROUP_CARD,   /* the result, or what a lesson or puzzle says */
    GROUP_DIALOG, /* a menu or a question, while it is open */
};

struct target {
    char id[TARGET_ID_MAX]; /* "button:undo", "pit:A", "square:c3" */
    struct rect rect;       /* in points; what is seen of it */
    struct rect whole;      /* all of it, where a part is scrolled out of view */
    struct rect mark;       /* what a ring around it surrounds */
    struct rect field;      /* shared with others (targets_share); empty: it has none */
    bool hidden;            /* it is out of view: only the keyboard leads there */
    bool enabled;
    bool upended;                 /* it is read from the other side of the table (ui_turn) */
    char label[TARGET_LABEL_MAX]; /* in words */
    enum target_role role;
    enum target_group group;
    bool on;                      /* see the roles */
    char value[TARGET_VALUE_MAX]; /* ROLE_FIELD: its text, or the beginning of it */
};

struct targets {
    int count;
    struct mirror mirror; /* of what is added now: places are kept as for a page that is read from
                             left to right, see ui/draw/mirror.h */
    enum target_group group; /* of what is added now */
    char aim[TARGET_ID_MAX]; /* what a dialog or page that is open is for; "": none is */
    struct target target[TARGETS_MAX];
};

/* Begins the list of a frame. */
void targets_begin(struct targets *targets);

/* What is added from here on belongs to a group. Returns the one before, to be given back. */
enum target_group targets_group(struct targets *targets, enum target_group group);

/* A dialog or page is open that is for this target: it gets the focus, and gives it back when it
 * closes. The one said last counts. */
void targets_aim(struct targets *targets, const char *id);

/* Adds a target; one that does not fit is left out (no scene comes near the limit). */
void targets_add(struct targets *targets, const char *id, struct rect rect, bool enabled,
                 const char *label);

/* Says what the target added last is, and how it stands; before, it is an item that is not on. */
void targets_role(struct targets *targets, enum target_role role, bool on);

/* The target added last is a field with this text. */
void targets_field(struct targets *targets, const char *value);

/* Moves the first `count` targets behind the others: the order in which the keyboard goes through
 * them is not always that of drawing. */
void targets_put_last(struct targets *targets, int count);

/* The targets from `first` on share a field: wherever a pointer is in it, it is at the one whose
 * mark is nearest. They should be small and apart: whoever reads the list finds each at its middle.
 */
void targets_share(struct targets *targets, int first, struct rect field);

/* Lays a panel over targets: those that it covers for the greater part are gone, the others end at
 * its edge. */
void targets_cover(struct targets *targets, struct rect panel);

/* The targets from `first` on are in a view that shows a part of them: those outside are hidden,
 * the others end at its edge. */
void targets_scroll(struct targets *targets, int first, struct rect view);

/* Makes targets that are smaller than `least` larger, up to that size, as far as the window
 * (width × height) and the others leave room: what lies between two is shared by halves, as far as
 * both need it. The pictures and marks stay as they are, and so does what shares a field. */
void targets_grow(struct targets *targets, float least, float width, float height);

/* The target with this id; NULL when there is none. */
const struct target *targets_find(const struct targets *targets, const char *id);

/* The target at a point: the one added last is on top, and of those that share a field the nearest
 * is meant; NULL when there is none. */
const struct target *targets_at(const struct targets *targets, float x, float y);

/* The enabled target next to `from` in a direction (dx, dy one of -1, 0, 1), by geometry; the first
 * one that can be used, a button last, when `from` is not in the list; NULL when there is none that
 * way. */
const struct target *targets_towards(const struct targets *targets, const char *from, int dx,
                                     int dy);

/* The enabled target of a group whose middle is nearest to a point; NULL when there is none. */
const struct target *targets_nearest(const struct targets *targets, enum target_group group,
                                     struct point at);

/* The first enabled target of the next (or previous) group. A group is all targets whose ids begin
 * alike, up to the colon, and stand next to each other in the list. */
const struct target *targets_next_group(const struct targets *targets, const char *from,
                                        bool backwards);

#endif
