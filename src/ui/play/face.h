/* face.h: what the interface knows of one game: the geometry, paint and words of its table. One
 * constant table a game, in boards/<game>/face.c, listed in boards/faces.c. */
#ifndef SERAI_UI_PLAY_FACE_H
#define SERAI_UI_PLAY_FACE_H

#include "engine/game.h"
#include "ui/draw/draw.h"
#include "ui/kit/targets.h"
#include "ui/model/settings.h"
#include "ui/paint/shape.h"
#include "ui/play/animation.h"
#include "ui/play/layout.h"
#include "words/words.h"

struct board_sounds;
struct last_turn;
struct material;
struct rules_book;
struct ui;

/* The legal actions of a position with what one touches to say them. */
struct legal {
    int count;
    game_action action[ACTIONS_MAX];
    uint8_t touch_count[ACTIONS_MAX];
    struct touch touch[ACTIONS_MAX][TOUCHES_MAX];
};

/* True when a touch begins a legal action. */
bool legal_begins(const struct legal *legal, const char *id);

enum { PREVIEWS_MAX = 2 };

/* What up to two actions would do: the one that is pointed at, or both that begin there. */
struct preview {
    int count;
    game_action action[PREVIEWS_MAX];
    struct position after[PREVIEWS_MAX];
    struct trace trace[PREVIEWS_MAX];
};

/* All that a board needs to add its targets and to paint itself. */
struct face_view {
    struct ui *ui;
    const struct settings *settings;
    const struct game *game;
    const struct position *position; /* the true one: the match is ahead of the animation */
    const struct frame *frame;       /* what is seen */
    bool busy;                       /* an animation runs */
    /* the positions at both ends of the running animation, and how much of it has passed, 0 to 1;
     * when all lies still both are the true one, and it is 1 */
    const struct position *animated_from, *animated_to;
    float progress;
    bool live;          /* somebody may act: marks and previews are shown */
    const char *places; /* in a picture, ids of what matters in it, or ""; NULL at a table */
    struct rect area;   /* of the board in points */
    struct point center;
    float unit; /* points to a board unit */
    const struct legal *legal;
    const char *chosen;            /* the touch that was made, "" for none */
    const struct last_turn *trail; /* the turn to be shown still (last_turn.h); NULL: none */
    const struct preview *preview; /* NULL or with count 0: nothing is pointed at */
    const struct why_not *refused; /* NULL: nothing was refused, and nothing would be */
    const char *tried;             /* the id that `refused` is about */
    const char *name[2];           /* of the players */
    struct rect room[2]; /* of the players' panels, as for `panel`; empty on a miniature */
    float score_line[2]; /* the baseline of the score in a panel beside the board */
    /* Input, as far as it concerns this board: a face asks nobody else. Ids are those of its
     * targets, "" for none; they and `held` are never NULL. */
    const char *pointed;  /* what previews follow: under the pointer, or in the keyboard's focus */
    const char *focused;  /* in the focus while that is shown; `pointed` is the same then */
    bool dragging;        /* the pointer drags `held`; false while it glides back */
    const char *held;     /* the id of what is dragged or glides back, "" for nothing */
    struct point held_at; /* where the pointer holds it, or let it go */
    float held_back;      /* how far it is on its way back, 0 to 1; 0 while it is held */
};

/* A place of the board, as a picture marks it. */
struct place_shape {
    struct line id;     /* of its target */
    struct shape shape; /* in units, from the middle of the board */
};

struct face {
    const struct game *game;
    const struct board_sounds *sounds; /* ui/cues/cues.h; NULL: it is silent */
    const char *sample;                /* a position string for the picture on its card */
    enum word line[2];                 /* what the game is about, in two lines */
    enum word origin;                  /* where it comes from, in a sentence */
    struct layout_hints hints;
    float width, height; /* of the board in units, without its shadow */

    /* The computed surfaces of its table (paint/material.h), up to a NULL. NULL: it has none. */
    const struct material *const *materials;

    const struct rules_book *rules; /* the pages of its rules (rules/pages/book.h); NULL: none */

    int score_goal;       /* the score that wins the game, or helps to; 0: none */
    enum word score_unit; /* after a score below the goal, instead of the game's unit; else 0 */
    enum word begins;     /* of the player who begins: "places first"; 0: the usual */
    enum word answers;    /* of the other player; 0: the usual */
    bool scores_lean;     /* beside the board, scores lean on it */
    float strip_least;    /* the least width of what a picture shows of its panel; 0: the usual */
    float panel_least;    /* the height that things to be touched need in a panel beside the board,
                             below name and score; 0: whatever is left */
    bool lights_places;   /* rings the places of a picture itself */
    bool warns;         /* says why not already while a place is pointed at with something chosen */
    bool far_hand;      /* the hand lies beside the board */
    float min_duration; /* ms that the animation of an action takes that moves nothing; 0: none */

    /* How long the board shines when an action has been shown, in ms (frame.afterglow). NULL:
     * never.
     */
    float (*afterglow)(const struct position *before, const struct position *after);

    /* The shape of a place that can be touched on the board of a position; false for all others. */
    bool (*place_shape)(const struct position *pos, int place, struct place_shape *out);

    /* Adds a target for everything on the board that can be touched or asked about. */
    void (*targets)(const struct face_view *view);
    void (*paint)(const struct face_view *view);

    /* What touching `id` means where something else stands for it: the id to touch. NULL, or giving
     * NULL: itself. */
    const char *(*touch)(const struct position *pos, const struct legal *legal, const char *id);

    /* True for what can be dragged. NULL: whatever begins an action of two touches; what is said by
     * one is touched, even by a hand that shakes. */
    bool (*can_drag)(const struct position *pos, const struct legal *legal, const char *id);

    /* What dropping `id` onto `onto` means where that is not touching the one and then the other:
     * the id to touch, "" for a drop that means nothing. NULL, or giving NULL: no say in it. */
    const char *(*drop)(const struct position *pos, const struct legal *legal, const char *id,
                        const char *onto);

    /* What a player's panel holds beside name and score; `room` is free for it. NULL: nothing. */
    void (*panel)(const struct face_view *view, int player, struct rect room);

    /* What is going on, said beside the number of the turn: " · movement". NULL: nothing. */
    void (*phase)(const struct position *pos, struct text *out);

    /* A note about a player beside the name of the side: "blocked"; "" for none. NULL: never. */
    const char *(*side_note)(const struct position *pos, int player);

    /* Paints a small picture of what this value of an option leads to: the view's position is that
     * start. `choice_width` is what a card of each option would like to have, `choice_height` the
     * most of such a picture, 0: the usual. NULL: words alone. */
    void (*choice)(const struct face_view *view, int option, uint32_t value, struct rect room);
    float choice_height;
    float choice_width[OPTIONS_MAX];

    /* Paints one of a player's pieces, for the page before the match. NULL: they have none. */
    void (*piece)(const struct face_view *view, int player, struct point at, float radius);

    /* A player's score as it is seen while things are on their way. NULL: it changes at the end. */
    int (*score)(const struct frame *frame, int player);

    /* One line in markup (widgets.h): what to do now, or what the pointed thing would do. */
    void (*status)(const struct face_view *view, struct text *out);

    /* A player's action while it is shown, in markup; its trace is not empty. NULL: in the
     * game's notation. */
    void (*describe_move)(const struct face_view *view, int player, game_action action,
                          const struct trace *trace, struct text *out);

    /* Why a game that ended by its own rules was won, in a sentence. NULL: the common one. */
    void (*result_text)(const struct position *pos, const char *const name[2], struct text *out);
};

#endif
