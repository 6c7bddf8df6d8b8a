/* face.h: what the interface knows about a game: geometry, painting and texts of its board. One
 * constant table per game, in boards/<game>/face.c, listed in boards/faces.c. */
#ifndef SERAI_UI_PLAY_FACE_H
#define SERAI_UI_PLAY_FACE_H

#include "engine/game.h"
#include "ui/draw/draw.h"
#include "ui/draw/shape.h"
#include "ui/kit/targets.h"
#include "ui/model/highlights.h"
#include "ui/model/settings.h"
#include "ui/play/animation.h"
#include "ui/play/layout.h"
#include "ui/play/legal.h"
#include "words/words.h"

struct board_sounds;
struct game_edit;
struct last_turn;
struct material;
struct rules_book;
struct ui;

enum { PREVIEWS_MAX = 2 };

/* What up to two actions would do: the pointed one, or both that begin there, or a hinted turn. */
struct preview {
    int count;
    bool waits;       /* to be confirmed: it stays wherever the pointer goes */
    bool leads;       /* a hint shows it, and goes on with… */
    game_action next; /* …this */
    game_action action[PREVIEWS_MAX];
    struct position after[PREVIEWS_MAX];
    struct trace trace[PREVIEWS_MAX];
};

/* Everything a board needs to add its targets and paint itself. */
struct face_view {
    struct ui *ui;
    const struct settings *settings;
    const struct game *game;
    const struct position *position; /* the current one: the match is ahead of the animation */
    const struct frame *frame;       /* what is shown */
    bool busy;                       /* an animation is running */
    /* the positions before and after the running animation, and how much of it has passed, 0 to 1;
     * without one, the current position twice, and 1 */
    const struct position *animated_from, *animated_to;
    float progress;
    bool live;          /* a player may act: marks and previews are shown */
    bool over;          /* the match has ended: nothing is left to be won or done */
    const char *places; /* in a picture, ids of the places that matter, or ""; NULL at a table */
    struct rect area;   /* of the board, in points */
    struct point center;
    float unit;  /* points per board unit */
    bool turned; /* the board is seen from its other side, turned by 180 degrees (view_point) */
    const struct legal *legal;
    const char *chosen;            /* the first touch of an action, "" for none */
    const struct last_turn *trail; /* the last turn, to be marked (last_turn.h); NULL: none */
    const struct preview *preview; /* NULL or with count 0: nothing is previewed */
    const struct why_not *refused; /* why something was, or would be, illegal; NULL: nothing */
    const char *tried;             /* the id that `refused` is about */
    const char *name[2];           /* of the players */
    struct rect room[2]; /* free area of the players' panels, as for `panel`; empty if miniature */
    struct rect turned_panel[2]; /* a panel that is turned by 180 degrees within this, for a player
                                    on the far side (view_turn_panel); empty: it is not */
    float score_line[2];         /* the baseline of the score in a panel beside the board */
    /* The input that concerns this board; a face reads no other. Ids are those of its targets, ""
     * for none; they and `held` are never NULL. */
    const char *pointed;  /* what to preview: the target under the pointer or in keyboard focus */
    const char *focused;  /* the target in visible keyboard focus; then `pointed` is the same */
    bool dragging;        /* the pointer drags `held`; false while it glides back */
    const char *held;     /* the id of what is dragged or glides back, "" for nothing */
    struct point held_at; /* where the pointer holds it or dropped it */
    float held_back;      /* how far it has glided back, 0 to 1; 0 while it is held */
};

/* The outline of a place on the board. */
struct place_shape {
    struct line id;     /* of its target */
    struct shape shape; /* in units, from the center of the board */
};

struct face {
    const struct game *game;
    const struct game_edit *edit; /* engine/game_edit.h; NULL: positions are set up as text only */
    const struct board_sounds *sounds; /* ui/play/cues.h; NULL: silent */
    const char *sample;                /* the position string for the picture on its card */
    const char *sample_turn;           /* what can be played there, action by action: "in s 3" */
    enum word line[2];                 /* what the game is about, in two lines */
    enum word pace;                    /* how hard it is to learn, and how long a match takes */
    enum word origin;                  /* where it comes from, in a sentence */
    struct layout_hints hints;
    float width, height; /* of the board in units, without its shadow */

    /* Its computed surfaces (paint/material.h), ending with a NULL. NULL: none. */
    const struct material *const *materials;

    const struct rules_book *rules; /* the pages of its rules (board_kit/book.h); NULL: none */

    int score_goal;       /* the score that wins the game, or helps to; 0: none */
    enum word score_unit; /* follows a score below the goal, instead of the game's unit; 0: none */
    enum word begins;     /* of the player who goes first: "places first"; 0: the usual */
    enum word answers;    /* of the other player; 0: the usual */
    float strip_least;    /* the least width of the panel in a rules picture; 0: the usual */
    float panel_least;    /* the height that the targets of a panel beside the board need below
                             name and score; 0: whatever is left */
    bool lights_places;   /* it highlights the places of a rules picture itself */
    bool warns;           /* with something chosen, says why a pointed place is illegal */
    bool either_order;    /* of an action's two touches, the second may come first */
    bool far_hand;        /* the hand is beside the board */
    bool look_back;       /* captures are found by looking back from the last drop */
    float min_duration;   /* ms to show an action that moves nothing; 0: none */

    /* How long the board glows after an action has been shown, in ms (frame.afterglow). NULL:
     * never. */
    float (*afterglow)(const struct position *before, const struct position *after);

    /* The outline of a place that can be touched in a position; false for all others. */
    bool (*place_shape)(const struct position *pos, int place, struct place_shape *out);

    /* Adds a target for everything on the board that can be touched or asked about. */
    void (*targets)(const struct face_view *view);
    void (*paint)(const struct face_view *view);

    /* Paints once more what has to be legible over whatever was laid on the board since, as the
     * numbers of things in the places. NULL: nothing. */
    void (*labels)(const struct face_view *view);

    /* For an id that is a proxy for another: the id to touch instead. NULL, or returning NULL: `id`
     * itself. */
    const char *(*touch)(const struct position *pos, const struct legal *legal, const char *id);

    /* True for what can be dragged. NULL: whatever begins an action of two touches. What takes only
     * one is not dragged, so that a click with an unsteady hand remains a click. */
    bool (*can_drag)(const struct position *pos, const struct legal *legal, const char *id);

    /* The id to touch when `id` is dropped onto `onto`, "" for a drop that does nothing. NULL, or
     * returning NULL: the drop touches `id`, then `onto`. */
    const char *(*drop)(const struct position *pos, const struct legal *legal, const char *id,
                        const char *onto);

    /* Paints a player's panel besides name and score, into the free area `room`. NULL: nothing. */
    void (*panel)(const struct face_view *view, int player, struct rect room);

    /* Appends the phase of the game, after the number of the turn: " · moving". NULL: none. */
    void (*phase)(const struct position *pos, const char *const name[2], struct text *out);

    /* A note about a player, after the name of the side: "blocked"; "" for none. NULL: never. */
    const char *(*side_note)(const struct position *pos, int player);

    /* Paints a small picture of a value of an option: the view's position is the start that it
     * leads to. `choice_width` is the preferred width of each option's cards, `choice_height` the
     * greatest height of such a picture, 0: the usual. NULL: text only. */
    void (*choice)(const struct face_view *view, int option, uint32_t value, struct rect room);
    float choice_height;
    float choice_width[OPTIONS_MAX];

    /* Paints one of a player's pieces, for the setup page. NULL: they have none. */
    void (*piece)(const struct face_view *view, int player, struct point at, float radius);

    /* For the editor of positions: paints what can be put (struct game_edit), within a square of
     * this half size; the view has no frame. NULL: `piece`, as then the items are the players'
     * pieces. `store` is the place of player 0's store, and player 1's is the next; 0: none. It is
     * where `store_shape` tells; NULL: the player's panel stands for it. */
    void (*item)(const struct face_view *view, int item, struct point at, float radius);
    int store;
    bool (*store_shape)(int player, struct shape *out);

    /* A player's score in the view's frame, by what has landed. NULL: it changes at the end. */
    int (*score)(const struct face_view *view, int player);

    /* Appends one line in markup (widgets.h): what to do now, or what the pointed thing would do.
     */
    void (*status)(const struct face_view *view, struct text *out);

    /* Appends what an action does, in markup; its trace is not empty. NULL: the game's `effects`
     * tell. */
    void (*describe_move)(const struct face_view *view, int player, game_action action,
                          const struct trace *trace, struct text *out);

    /* Appends what a whole turn of several actions did, in markup; false if the trace does not
     * tell, as when the match began within it. NULL: the game's `effects` tell. */
    bool (*describe_turn)(const struct face_view *view, int player, const struct trace *trace,
                          struct text *out);

    /* Appends what lies in a place beside the board; nothing where targets tell. NULL: how many
     * things. */
    void (*lies)(const struct position *pos, int place, struct text *out);

    /* Appends the sentence that points whoever is to act to an id, "Look at your piece on c4.";
     * nothing for an id that its label names well enough. NULL: all are such. */
    void (*look_at)(const struct position *pos, const char *id, struct text *out);

    /* Appends, as a sentence, what to do in a turn from a position on, in order; nothing where that
     * goes without saying. NULL: a preview shows it, even of a turn of several actions. */
    void (*plan)(const struct position *pos, const game_action *actions, int count,
                 struct text *out);

    /* Appends a sentence on why a game that ended by its own rules, with the action that has this
     * trace, ended so; nothing: the usual one. NULL: always that. */
    void (*result_text)(const struct position *pos, const struct trace *last,
                        const char *const name[2], struct text *out);

    /* What makes a turn long, and the line on the longest of a match: its length and number. */
    enum turn_length turn_length;
    enum word longest_turn;

    /* "Best capture: 7 seeds, turn 12", with both numbers, of two at least. */
    enum word best_capture;
};

#endif
