/* table.h: the match at the table: opening and closing it, what the scene of the table keeps beside
 * it, and what is asked before it is left. The scene itself is in scenes/table/; other scenes and
 * the app's frame only need to know what lies open. */
#ifndef SERAI_UI_APP_TABLE_H
#define SERAI_UI_APP_TABLE_H

#include "ui/cues/listener.h"
#include "ui/kit/scroll.h"
#include "ui/play/move_list.h"
#include "ui/play/replay.h"
#include "ui/play/turn_indicator.h"

struct app;

/* What is asked in a panel over the table (scenes/table/question.c); from ASK_LEAVE on, whether the
 * match is to be left. */
enum question { ASK_NOTHING, ASK_AGREE, ASK_CLAIM, ASK_RESIGN, ASK_LEAVE, ASK_NEW, ASK_CLOSE };

/* What the history panel shows, and where it was drawn last. */
struct history {
    struct score_sheet sheet; /* owned */
    struct replay replay;
    struct scroll lines;  /* of the sheet */
    uint64_t seen;        /* the match's revision: a change brings the current place into view */
    int node;             /* where the match stood at the last drawing */
    int comment_top;      /* the first line of the comment that is seen */
    bool comment_is_long; /* not all of its lines are */
    int comment_node;     /* what is being commented, while somebody does */
    int variation_top;    /* the first variation that is seen */
    int variations_shown; /* how many at most */
    struct rect area;     /* of the panel; empty while it is closed */
    struct rect comment;
};

/* A hint to the person who is to act: first where to look, then the whole action. */
struct hint {
    int given; /* 0: none */
    game_action action;
    unsigned changes; /* of app->play: it is for that position alone */
};

/* What the scene of the table keeps beside the match itself (app->play). */
struct table_state {
    bool menu;              /* the match menu is open */
    enum question question; /* that is open */
    bool looking;           /* the result card is folded away, until something new is played */
    int looked_at;          /* how many nodes the match had when it was */
    char typed_column;      /* of a square whose row is still to be typed; 0: none */
    unsigned seen;          /* the changes of app->play that table_follow has taken in */
    struct hint hint;
    struct turn_indicator indicator;
    struct listener listener;
    struct history history;
};

/* Begins a match at the table, or goes on with one that is there already: it is taken over and
 * zeroed. The match that was there is given back. NULL when done; otherwise a message, and all is
 * as before. */
const char *table_open(struct app *app, const struct game *game, const struct options *options,
                       const char *position);
const char *table_take(struct app *app, struct match *match);

/* Begins once more with the sides swapped; where there is no memory for it, all stays as it is. */
void table_rematch(struct app *app);

/* Gives back the match at the table, if there is one. */
void table_close(struct app *app);

/* Folds the result card away, and brings it back. */
void table_look(struct app *app);
void table_show_result(struct app *app);

/* After inputs and time: what lay open over a match that has moved on closes. */
void table_follow(struct app *app);

/* While the table is seen: what is to be heard of its match joins the app's cues. */
void table_listen(struct app *app);

/* True when there is a match at the table that has to be saved. */
bool table_is_unsaved(const struct app *app);

/* Puts a question and leads the keyboard to where it is declined. */
void ask(struct app *app, enum question question);

/* True when the match at the table goes on and the players want to be asked before it is left. */
bool ask_is_due(const struct app *app);

/* The window is to be closed: asks first where that is due, whatever is on the screen over the
 * table. Closing once more while that is asked means it. */
void ask_to_close(struct app *app);

#endif
