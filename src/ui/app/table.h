/* table.h: the match at the table: opening and closing it, the state that the table's scene keeps
 * besides the match, and the question before a match is left. The scene itself is in scenes/table/;
 * other scenes and the shell only need to know what is open. */
#ifndef SERAI_UI_APP_TABLE_H
#define SERAI_UI_APP_TABLE_H

#include "advice/prospect.h"
#include "advice/score_line.h"
#include "puzzles/proof.h"
#include "ui/kit/scroll.h"
#include "ui/kit/toast.h"
#include "ui/model/highlights.h"
#include "ui/model/save_state.h"
#include "ui/play/hold.h"
#include "ui/play/listener.h"
#include "ui/play/move_list.h"
#include "ui/play/play.h"
#include "ui/play/replay.h"
#include "ui/play/turn_indicator.h"

struct app;
struct match_choice;
struct setup;

/* What a panel over the table asks (scenes/table/question.c); from ASK_LEAVE on, whether to leave
 * the match. */
enum question {
    ASK_NOTHING,
    ASK_AGREE,
    ASK_OFFER, /* a companion offers to agree */
    ASK_CLAIM,
    ASK_RESIGN,
    ASK_PAUSE,
    ASK_VERSION, /* which of two versions the match goes on with; see sent_turns.h */
    ASK_LEAVE,
    ASK_NEW,
    ASK_CLOSE
};

/* What the history panel shows, and where it was last drawn. */
struct history {
    struct score_sheet sheet; /* owned */
    struct score_line scores; /* owned */
    struct scroll lines;      /* of the sheet */
    uint64_t seen;            /* the match's steps, comments and notes when drawn, … */
    int seen_current;         /* …and where it stood: a change scrolls to the current ply */
    int node;                 /* the match's current node when drawn */
    int comment_top;          /* the first visible line of the comment */
    bool comment_is_long;     /* not all of its lines fit */
    int comment_node;         /* the node whose comment is being edited */
    int variation_top;        /* the first visible variation */
    int variations_shown;     /* how many fit at most */
    struct rect area;         /* of the panel; empty while it is closed */
    struct rect comment;
    bool picture; /* of the turn that is pointed at: it is due */
    bool over;    /* it lies over a player's panel: its head says what that would */
    float foot;   /* the height left at its bottom for the way back to the review; 0: none */
    int style;    /* of the words of the sheet, found when its revision was this… */
    uint64_t styled;
    float styled_column; /* …and its columns were as wide */
};

/* A hint for the person who is to act: first where to look, then the whole turn. */
struct hint {
    int given; /* 0: none; 1: where to look; 2: the whole turn */
    struct variation line;
    struct prospect prospect; /* of its turn; of no hint in a puzzle, which says why itself */
    int length;               /* of the turn, in actions, while it is played as shown… */
    int played;               /* …and so many of them have been; 0: it is not played */
    unsigned changes;         /* play.changes then: the hint holds for that position only */
    struct toast said;        /* what was said of it last, which stays as long as it holds */
};

/* What happens at the table when a match has just ended. */
struct ceremony {
    bool known, over; /* `over`: the match was, when last seen; valid once known */
    bool runs;
    double start; /* ms; of the running one */
    int asks;     /* the companion who asks for the next match; 0: nobody */
};

/* Where the pointer was when something was refused, and what it has pointed at from there. */
struct refusal_place {
    unsigned refusals; /* play.refusals then */
    struct point at;
    char on[TARGET_ID_MAX];
};

/* What the companion says; see voices.h. */
struct companion_speech {
    bool known;     /* the match has been seen: what is below is about it */
    enum word line; /* WORD_NONE: nothing */
    enum word last; /* the line before this one, or this one */
    double since;   /* ms; when it began */
    int due;        /* nothing more is said before so many turns */
    int node;       /* the match's current node when last seen… */
    uint64_t edits; /* …and its edit_count */
};

/* What the companions are doing at the table; see companions.h. */
struct companions {
    unsigned last_id; /* the id of the latest question */
    unsigned asked;   /* the id of the question that waits for its answer; 0: none */
    unsigned changes; /* play.changes when this was set: all of it is about that position */
    bool agreeing;    /* the question is whether the match ends by agreement */
    bool hinting;     /* the question is what a person could play */
    bool answered;    /* the answer has come and is still to be played: */
    bool ends;
    game_action action;
    bool failed;        /* there is not enough memory to think */
    double since;       /* when the question was asked */
    bool told;          /* the status line says that one thinks, with reduced motion */
    bool still;         /* nothing is moving and nothing is open over the match… */
    double still_since; /* …since this time */
};

/* What comes next in a puzzle; see prover.h. */
struct prover {
    unsigned asked; /* the id of the question that waits for its answer; 0: none */
    bool answered;  /* the answer has come, and is still to be taken */
    struct proof_thought thought;
    struct prospect prospect; /* what is told of a turn that was asked about */
};

/* Advice about the match at the table; see advisor.h. */
struct advisor {
    bool reviewing, analyzing; /* one at a time */
    bool instead;              /* shown instead of the history where there is no room for both */
    unsigned asked;            /* the id of the question that waits for its answer; 0: none */
    int from, to;              /* the turn it is about */
    int end;                   /* the last node of the line that is reviewed */
    bool all_marks;            /* those that are shown on request are shown, too */
    int number;                /* of the turn whose alternatives are looked at; 0: none */
    struct analysis analysis;  /* of the position… */
    unsigned changes;          /* …that was there when play.changes was this */
};

/* The match at the table, and all that is kept about it. */
struct table_state {
    struct play play;         /* the match, if there is one */
    struct hold hold;         /* a press while it is animated */
    struct save_state saving; /* how far it has been saved */
    enum replay_pace pace;    /* of replays; remembered while the app runs */
    uint64_t entropy;         /* for seeds and random picks; also outlasts the match */
    struct companions companions;
    struct advisor advisor;
    struct prover prover;
    bool studying;          /* it belongs to the study: it is not saved */
    bool menu;              /* the match menu is open */
    enum question question; /* the open one */
    int theirs;             /* ASK_VERSION: the last node of the other version */
    bool reviewing;         /* the result card is hidden, until something new is played */
    bool studied;           /* it was opened to be looked at: a record, or a position */
    bool history_lent;      /* the history is open for this match only: nobody has asked for it */
    int reviewed_count;     /* how many nodes the match had when it was hidden */
    char named[TARGET_ID_MAX];  /* what typing its name has chosen; "": nothing… */
    struct touch chosen_before; /* …and what was chosen before that name was typed */
    unsigned seen;              /* play.changes as of the last table_follow */
    struct hint hint;
    int shown;         /* how much a hint shows: 0 nothing, 1 where to look, 2 the whole turn… */
    struct touch rest; /* …since the pointer rested there; "": it has moved */
    bool compares;     /* what is pointed at is previewed, and not the hint… */
    bool unchosen;     /* …as if nothing were chosen */
    struct refusal_place refused;
    int offered;     /* the turn at which a companion last offered to end the match; 0: none has */
    bool unprompted; /* nobody is asked to act now, as while a lesson explains… */
    bool unlit;      /* …and neither is whoever would be next: no panel says that it is to play */
    struct turn_indicator indicator;
    struct listener listener;
    struct replay replay;
    struct ceremony ceremony;
    struct companion_speech speech;
};

/* Starts a match at the table, or resumes *match, which is taken over and zeroed. The match that
 * was at the table is freed. Return NULL on success; otherwise a message, and nothing changes. */
const char *table_open(const struct app *app, struct table_state *table, const struct game *game,
                       const struct options *options, const char *position);
const char *table_take(const struct app *app, struct table_state *table, struct match *match);

/* Seats the chosen players at the table, with their clock. */
void table_seat(struct table_state *table, const struct match_choice *choice);

/* Starts the match that is chosen on the setup page; false when memory runs out. */
bool table_begin(const struct app *app, struct table_state *table, struct setup *setup);

/* Starts a new match with the sides swapped; when memory runs out nothing changes. */
void table_rematch(const struct app *app, struct table_state *table);

/* Frees the match at the table, if there is one. */
void table_close(const struct app *app, struct table_state *table);

/* Hides the result card to review the match, and shows it again. */
void table_review(struct table_state *table);
void table_show_result(const struct app *app, struct table_state *table);

/* True when the card with the result is shown. */
bool table_shows_result(const struct app *app);

/* Opens the history because what is shown needs it: it is closed again with the match, unless the
 * player has asked for it. */
void table_lend_history(struct table_state *table);

/* True when the history is open, for this match or by the settings. */
bool table_shows_history(const struct app *app);

/* Call after each input and update: closes menu and question once the match has changed. */
void table_follow(struct table_state *table);

/* While the table is on screen: adds the sounds of its match to the app's cues. */
void table_listen(const struct app *app, struct table_state *table);

/* True when there is a match at the table that has to be saved. */
bool table_is_unsaved(const struct app *app);

/* Asks a question; the keyboard continues at the button that declines. */
void ask_player(const struct app *app, struct table_state *table, enum question question);

/* True when the match at the table has ended, also while somebody looks back at it. */
bool table_is_over(const struct app *app);

/* True when the match at the table is unfinished and the settings ask before one is left. */
bool ask_is_due(const struct app *app);

/* The window is to be closed: asks first when that is due, even from a scene above the table.
 * Closing again while that question is open quits. */
void ask_to_close(const struct app *app, struct table_state *table);

#endif
