/* study.h: a lesson or a puzzle at the table, and the parts that the files of this folder do. */
#ifndef SERAI_UI_SCENES_STUDY_STUDY_H
#define SERAI_UI_SCENES_STUDY_STUDY_H

#include "puzzles/proof.h"
#include "ui/app/command.h"
#include "ui/app/state.h"
#include "ui/play/layout.h"
#include "ui/scenes/study/lesson.h"

enum { STUDY_TEXT_MAX = 40000, STUDY_COMMENT_MAX = 1000, STUDY_BUTTONS_MAX = 3, LOOKS_MAX = 8 };

enum quiz_state {
    QUIZ_ASKS,    /* the player is to act, or in the middle of a turn */
    QUIZ_REPLIES, /* the answer was right; the other side replies, and the player goes on */
    QUIZ_REFUTES, /* the answer was wrong; the line that shows it is being played */
    QUIZ_REFUTED, /* …and has ended */
    QUIZ_SHOWS,   /* the solution is being played */
    QUIZ_SHOWN,
    QUIZ_SOLVED,
};

/* After what is found out what comes next. */
enum quiz_question {
    WEIGHS_NOTHING,
    WEIGHS_TURN,   /* the player's: is it right, and what does the other side reply? */
    WEIGHS_PASS,   /* the player is passed over after a reply: what is the next one? */
    WEIGHS_REASON, /* the solution is played: why does it work? */
    WEIGHS_LINE,   /* a turn of a line that refutes: how does it go on? */
};

struct study {
    struct progress *progress; /* the player's marks */
    enum study_kind kind;
    int day;   /* when it was opened, or whose puzzle it is; that counts for this one… */
    bool past; /* …which was before it was opened */
    const struct game *game;
    char text[STUDY_TEXT_MAX]; /* the lesson, or all puzzles of the game */
    int count;                 /* of its steps, or puzzles */
    const char *(*objection)(const void *context,
                             game_action action); /* to what is played, see play.h */
    int start;         /* node of the match where the player's part begins */
    unsigned refusals; /* play.refusals then */

    /* The position at the table gave way to another one, which fades in. */
    struct position before;
    double replaced; /* ms: when it was first drawn; NEVER: not yet */
    bool fading;

    /* Actions that are played by themselves. */
    char script[PUZZLE_SOLUTION_MAX]; /* words; "": nothing */
    int played;                       /* how many of them were */
    bool waiting;                     /* the next one is played… */
    double due;                       /* …at this time */

    /* A lesson. */
    int step; /* from 0 */
    struct lesson_step now;
    int language; /* of the app, that it is in */
    bool another; /* it has begun in another position than where the one before it ended */
    bool told;    /* it was played and replied to: `now.after` is said */

    /* The card in a tight window. */
    bool folded; /* where it would lie over a panel */
    struct scroll scroll;

    /* A puzzle. */
    struct puzzle puzzle;
    enum quiz_state state;
    struct proof proof;
    struct standing standing;
    enum quiz_question weighs;       /* what comes next is being found out */
    bool collects;                   /* the solution ends with what is collected, not captured */
    bool introduces;                 /* it is the first one: what puzzles are like is said */
    bool helped;                     /* what to play was shown: no mark */
    bool astray;                     /* the line is no longer that of the stored solution */
    double solved;                   /* ms: when that was */
    char comment[STUDY_COMMENT_MAX]; /* about the last answer */
};

/* Which paragraph says what to do. */
enum study_aim { AIM_NONE, AIM_FIRST, AIM_LAST };

/* What is said beside the board, and its buttons, the first one the way on. */
struct study_card {
    struct line heading;
    int done, of;                 /* of the bar below it; `of` 0: none */
    int grade;                    /* 0: none */
    const char *notice;           /* above the text; "": none */
    const char *text;             /* paragraphs, with a line end between them */
    char goal[STUDY_COMMENT_MAX]; /* where the text of a puzzle is */
    enum study_aim aim;
    const char *comment; /* "": none */
    bool right;          /* it is good news… */
    float shine;         /* …and so new, 1 to 0 */
    struct {
        const char *id;
        int icon;
        struct line label;
        struct line brief; /* where that has no room; "": none */
        bool primary;
    } button[STUDY_BUTTONS_MAX];
    bool foot;        /* the first button is below the others, where it is when it is alone */
    const char *back; /* beside the heading is a button with this name to the one before; or NULL */
    const char *leads; /* the id of the heading, which is to be used, too; or NULL */
    int buttons;
    struct scroll *scroll; /* of its text, in a tight window; NULL: there is room for all of it */
};

/* ---- study.c ---- */

/* Sets up a position at the table for the study; it fades in where another one was. NULL or a
 * message. */
const char *study_set(const struct app *app, struct table_state *table, const char *options,
                      const char *position);

/* Before a frame: the fading from the position before begins with it. */
void study_settle(const struct app *app);

/* While it does: paints the board as it was. False when nothing fades any more. */
bool study_paint_before(const struct app *app, const struct table_layout *layout,
                        const struct settings *settings);

/* How far it has faded in, 0 to 1. */
float study_fade(const struct app *app);

/* Lets actions be played by themselves, one after the other. */
void study_play(struct study *study, const char *actions);

/* Something is played by itself, or is about to be: nobody else is to act. */
bool study_is_busy(const struct study *study);

/* The player's part begins at the current position. */
void study_begin_part(const struct app *app);

/* How many actions were played since, forced steps left out. */
int study_played(const struct app *app);

/* Something else is said: the card unfolds at its beginning, or at its end. */
void study_says(struct study *study, bool at_end);

/* ---- guide.c: a lesson ---- */

bool guide_open(const struct app *app,
                struct table_state *table); /* false: the text cannot be read */

/* Says the step in the language that has been chosen since. */
void guide_follow_language(const struct app *app);
void guide_follow(const struct app *app);     /* nothing is moving */
extern const struct command guide_commands[]; /* of the card */
void guide_card(const struct app *app, struct study_card *card);

/* Why the learner may not play a legal action now; NULL: it is the one. */
const char *guide_objection(const struct app *app, game_action action);

/* What to touch next: several where any of them will do, or where the order does not matter. A
 * click on any of them is accepted, or refused by the game itself where the step is about that.
 * Returns how many. */
int guide_look(const struct app *app, struct touch look[LOOKS_MAX]);

/* What else the step speaks of, until it is begun. */
int guide_mention(const struct app *app, struct touch mention[LOOKS_MAX]);

/* ---- quiz.c: a puzzle ---- */

bool quiz_open(const struct app *app, struct table_state *table, int number);
void quiz_follow(const struct app *app, struct table_state *table);
extern const struct command quiz_commands[];
bool quiz_is_over(const struct study *study);

void quiz_hint(const struct app *app, struct table_state *table);
bool quiz_is_told(const struct app *app); /* a hint shows what to play */

/* Today, in days since 1970 by the player's calendar. */
int quiz_today(const struct app *app);

/* Where a wrong turn that nothing replied to captured or, where it captured nothing, ended. Returns
 * how many targets. */
int quiz_mention(const struct app *app, struct touch mention[LOOKS_MAX]);

/* ---- quiz_stored.c: its solution as the file has it ---- */

/* True when the solution leads to the end of the match, where things are collected. */
bool quiz_collects(const struct app *app);

/* Each turn of the match so far has led to where the solution's does, however it was played. */
bool quiz_follows(const struct app *app);

/* Appends what the other side, which is to act, plays next in the solution, as far as it goes:
 * nothing where the match does not follow it. */
void quiz_stored_reply(const struct app *app, struct text *out);

/* How the player's turn, which may have begun, goes on to where the solution's leads; empty where
 * it does not get there any more. */
struct variation quiz_stored_line(const struct app *app);

/* Other actions than those of the solution are its first turn, too, as they lead to the same
 * position. */
bool quiz_has_other_ways(const struct app *app);

/* ---- quiz_card.c: its card, and the ways from it to other puzzles ---- */

void quiz_card(const struct app *app, struct study_card *card);

/* Those that lead to other puzzles, or to the shelf. */
extern const struct command quiz_ways_commands[];

/* How much of the moment after it was solved is left, 1 to 0; with reduced motion there is none. */
float quiz_shine(const struct app *app);

/* ---- quiz_text.c: its sentences ---- */

void quiz_goal_text(const struct app *app, struct text *out);

/* What the right turn or turns have achieved, and why the first one works, as the host has found
 * out, or that it had to be this one. */
void quiz_explained_text(const struct app *app, struct text *out);

/* The match so far as a line from its start; its turn is the one that is explained. */
struct variation quiz_line(const struct app *app);

/* Whether the rules tell more of the first turn than what the goal says. */
bool quiz_has_reason(const struct study *study);

/* The node that the first turn ends at, or has come to; MATCH_ROOT: nothing was played. */
int quiz_first_turn(const struct app *app);

/* What the turn of the solution that is next is good for. */
void quiz_why_text(const struct app *app, struct text *out);

/* Why the answer was wrong, at the end of the line that shows it. */
void quiz_refutation_text(const struct app *app, struct text *out);

/* ---- card.c ---- */

struct study_place {
    struct rect card;
    bool tight; /* the card scrolls */
    bool over;  /* it lies over the panel of the other side, and can be folded */
};

/* Lays out the table with room for the card of a learner who is this player. */
struct table_layout study_layout(const struct ui *ui, struct layout_hints hints, int learner,
                                 struct study_place *place);

void study_card_draw(struct ui *ui, const struct study_card *card, struct rect rect);

#endif
