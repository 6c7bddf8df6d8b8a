/* play/play.h: a match at the table: what is half chosen, what is previewed, what moves, what is
 * said. It works for every game: the legal actions and what one touches to say them (engine/game.h)
 * decide what can be clicked. Painting is in table/draw.c and boards/. */
#ifndef SERAI_UI_PLAY_PLAY_H
#define SERAI_UI_PLAY_PLAY_H

#include "engine/match.h"
#include "ui/board_kit/heap_store.h"
#include "ui/kit/targets.h"
#include "ui/model/saved_matches.h"
#include "ui/play/animation.h"
#include "ui/play/clock.h"
#include "ui/play/face.h"
#include "ui/play/turn_light.h"
#include "ui/scenes/table/history.h"

/* What was dropped where it means nothing glides back to where it lay. */
struct homing {
    char id[TARGET_ID_MAX]; /* "" while nothing does */
    struct point from;      /* where it was let go */
    double start;           /* ms; meaningful once begun */
    bool begun;
};

/* How far a match has been kept (saved_matches.h). */
struct table_keeping {
    char file[KEPT_FILE_MAX]; /* "": it has no file yet */
    uint64_t revision;        /* of the match, when it was kept last */
    uint64_t growth;          /* of the match, when it came to the table */
    bool past;                /* it was over then */
};

/* What is asked in a panel over the table (question.h); from ASK_LEAVE on, whether the match is to
 * be left. */
enum question { ASK_NOTHING, ASK_AGREE, ASK_CLAIM, ASK_RESIGN, ASK_LEAVE, ASK_NEW, ASK_CLOSE };

struct table {
    const struct game *game; /* NULL: no table */
    const struct face *face;
    struct match match;
    struct legal legal;  /* of the current position; none while the match is over */
    struct touch chosen; /* the first touch of an action, "" when nothing is half chosen */
    struct touch said;   /* the last touch of an action that waits to be confirmed; "" for none */
    game_action awaited; /* that action; meaningful while one waits */
    struct why_not refused; /* why the last try was not legal; no sentence: nothing to say */
    struct why_not warned; /* why the pointed place would not be, where the board says so already */
    struct touch tried;    /* the place that `refused` or `warned` is about */
    struct preview preview; /* what the pointed target would do */
    struct timeline *film;  /* the running animation; NULL when all lies still */
    struct timeline *films; /* its memory, kept for the next one */
    double film_start;      /* ms; meaningful once film_begun */
    bool film_begun;
    float film_passed; /* ms of it that had passed when it began */
    bool film_backwards;
    struct homing homing;
    char typed_column;      /* of a square whose row is still to be typed; 0: none */
    int film_node;          /* the step of the match that the animation shows */
    bool menu;              /* the match menu is open */
    enum question question; /* that is open */
    bool looking;           /* the result card is folded away, until something new is played */
    int looked_at;          /* how many nodes the match had when it was */
    struct table_light light;
    struct clock clock; /* see match_clock.h */
    int clock_turns;    /* of this match, those that have brought their seconds */
    struct table_keeping keeping;
    struct heap_store heaps;
    struct history history;
};

/* Opens a table over options and a position string (NULL: the usual start). What *table held is
 * given back. NULL when done; otherwise a message, and *table is as before. */
const char *table_open(struct table *table, const struct game *game, const struct options *options,
                       const char *position, uint64_t entropy);
/* Sits down at a match that is there already. What *table held is given back, *match is taken over
 * and zeroed. NULL when done; otherwise a message, and both are as before. */
const char *table_take(struct table *table, struct match *match);
void table_close(struct table *table);

/* Sits down once more with the sides swapped. NULL or a message. */
const char *table_rematch(struct table *table, uint64_t entropy);

/* ---- doing ---- */

/* Touches a thing of the board: completes an action, begins one, or says why not. Where moves are
 * to be confirmed, an action that is complete waits until it is said again. */
void table_touch(struct table *table, const struct settings *settings, const char *id);

/* Plays the action that waits to be confirmed, if one does. */
void table_confirm(struct table *table, const struct settings *settings);

/* Takes hold of a thing to drag it; false when it cannot be dragged. What begins an action is
 * chosen from then on. */
bool table_hold(struct table *table, const char *id);

/* Drops one thing onto another: the action that both say, or the one that the first says alone when
 * it may be dropped there (play/play.c: a bead into the next pit). Otherwise says why not; where it
 * lay, it is chosen, as if it had been touched by a hand that shakes. True when something was done.
 */
bool table_drop(struct table *table, const struct settings *settings, const char *id,
                const char *onto);

/* Lets a thing that was dropped in vain glide back from a point. */
void table_glide_back(struct table *table, const struct settings *settings, const char *id,
                      struct point from);

/* Nothing is half chosen any more. */
void table_let_go(struct table *table);

/* Takes back what is half chosen, or inside a turn the last choice. */
void table_take_back(struct table *table, const struct settings *settings);
void table_undo(struct table *table, const struct settings *settings);
void table_redo(struct table *table, const struct settings *settings);
void table_go(struct table *table, int node);

/* Folds the result card away. */
void table_look(struct table *table);
void table_agree(struct table *table, const struct settings *settings);
void table_claim(struct table *table);
void table_resign(struct table *table, int player);
void table_time_out(struct table *table, int player);

/* Ends a running animation at once. */
void table_settle(struct table *table);

/* Moves a running animation on; gives when it wants to run again. */
double table_update(struct table *table, double now);

/* ---- asking ---- */

/* What is seen now. */
void table_frame(const struct table *table, double now, struct frame *frame);

/* How far what was dropped in vain is on its way back, 0 to 1. */
float table_homing(const struct table *table, double now);

/* True when the match has changed since it was kept. One in which nothing was done needs no
 * keeping.
 */
bool table_unkept(const struct table *table);

/* The positions between which the running animation goes, and how much of it has passed, 0 to 1.
 * When all lies still: the position twice, and 1. */
float table_film(const struct table *table, double now, const struct position **from,
                 const struct position **to);

/* Finds what the pointed target would do, into table->preview, or why it would be illegal, into
 * table->warned. Pointing at something legal ends a refusal. */
void table_preview(struct table *table, const struct settings *settings, const char *pointed);

/* True when touching this now says or begins a legal action. */
bool table_invites(const struct table *table, const char *id);

/* A player's score as it is seen: while an action is being shown, as it was before. */
int table_score_seen(const struct table *table, int player);

/* The player to act as it is seen: while an action is being shown, whoever did it. -1 when the
 * match is over. */
int table_turn_seen(const struct table *table);

/* A player's name, or the name of the side. */
const char *table_name(const struct table *table, int player);

/* Appends the lines `position`, `turn`, `result`, `busy` of the target list. */
void table_describe(const struct table *table, struct text *out);

#endif
