/* play.h: a match that is being played on a board: what is selected, previewed, refused and
 * animated, and the clock. The table, the examples of the rules and whoever plays without a pointer
 * share it. It works for every game: the legal actions and what one touches to say them
 * (engine/game.h) decide what can be clicked. It paints nothing and knows no boards: the caller
 * brings the face. */
#ifndef SERAI_UI_PLAY_PLAY_H
#define SERAI_UI_PLAY_PLAY_H

#include "engine/match.h"
#include "ui/kit/targets.h"
#include "ui/play/animation.h"
#include "ui/play/clock.h"
#include "ui/play/face.h"
#include "ui/play/last_turn.h"

#include <assert.h>

/* What was dropped where it means nothing glides back to where it lay. */
struct snap_back {
    char id[TARGET_ID_MAX]; /* "" while nothing does */
    struct point from;      /* where it was let go */
    double start;           /* ms; meaningful once begun */
    bool begun;
};

struct play {
    const struct game *game; /* NULL: nothing is being played */
    const struct face *face;
    struct match match;
    struct legal legal;  /* of the current position, for a person: none while the match is over or
                            a companion is to act */
    unsigned changes;    /* how often the match has moved on, back or aside since it opened */
    struct touch chosen; /* the first touch of an action, "" when nothing is half chosen */
    struct touch pending_touch; /* the last touch of an action to be confirmed; "" for none */
    game_action pending_action; /* that action; meaningful while one waits */
    struct why_not refused;     /* why the last try was not legal; no sentence: nothing to say */
    struct why_not warned; /* why the pointed place would not be, where the board says so already */
    struct touch tried;    /* the place that `refused` or `warned` is about */
    struct preview preview;            /* what the pointed target would do */
    struct timeline *animation;        /* the running one; NULL when all lies still */
    struct timeline *animation_memory; /* owned; kept for the next one */
    double animation_start;            /* ms; meaningful once animation_begun */
    bool animation_begun;
    float animation_offset; /* ms of it that had passed when it began */
    bool animation_backwards;
    unsigned animations;         /* how many have been begun, or left out, that go forwards */
    unsigned refusals;           /* how often a try was not legal */
    int animation_node;          /* the step of the match that it shows */
    bool shows_again;            /* the animation shows the last turn once more, step by step… */
    struct settings again_as;    /* …in this manner */
    struct last_turn *last_turn; /* owned; the one that led here */
    struct snap_back snap_back;
    struct clock clock; /* see match_clock.h */
};

static_assert(sizeof(struct play) < 70000,
              "several are open at once: three on a page of the rules");

/* Begins a match with options and a position string (NULL: the usual start), on the board of its
 * game (NULL: it has none). What *play held is given back. NULL when done; otherwise a message, and
 * *play is as before. */
const char *play_open(struct play *play, const struct game *game, const struct face *face,
                      const struct options *options, const char *position, uint64_t entropy);
/* Goes on with a match that is there already. What *play held is given back, *match is taken over
 * and zeroed. NULL when done; otherwise a message, and both are as before. */
const char *play_take(struct play *play, const struct face *face, struct match *match);
void play_close(struct play *play);

/* Seats companions, or with 0 people, in a match that has just begun. */
void play_seat(struct play *play, const int companion[2]);

/* Begins once more with the sides swapped. NULL or a message. */
const char *play_rematch(struct play *play, uint64_t entropy);

/* ---- doing ---- */

/* Plays an action: the one entrance, for players at the board (play_touch and the others below) and
 * for whoever else acts. A running animation ends; that of the action begins. NULL when done;
 * otherwise a message, which is shown as a refusal, and the match is as before. */
const char *play_action(struct play *play, const struct settings *settings, game_action action);

/* Touches a thing of the board: completes an action, begins one, or says why not. Where moves are
 * to be confirmed, an action that is complete waits until it is said again. */
void play_touch(struct play *play, const struct settings *settings, const char *id);

/* Makes a legal action wait to be confirmed, as if it had been said. */
void play_suggest(struct play *play, game_action action);

/* Plays the action that waits to be confirmed, if one does. */
void play_confirm(struct play *play, const struct settings *settings);

/* Takes hold of a thing to drag it; false when it cannot be dragged. What begins an action is
 * chosen from then on. */
bool play_hold(struct play *play, const char *id);

/* Drops one thing onto another: the action that both say, or the one that the first says alone when
 * it may be dropped there (play.c: a bead into the next pit). Otherwise says why not; where it
 * lay, it is chosen, as if it had been touched by a hand that shakes. True when something was done.
 */
bool play_drop(struct play *play, const struct settings *settings, const char *id,
               const char *onto);

/* Lets a thing that was dropped in vain glide back from a point. */
void play_snap_back(struct play *play, const struct settings *settings, const char *id,
                    struct point from);

/* Nothing is half chosen any more. */
void play_clear_selection(struct play *play);

/* Takes back what is half chosen, or inside a turn the last choice. */
void play_take_back(struct play *play, const struct settings *settings);
void play_undo(struct play *play, const struct settings *settings);
void play_redo(struct play *play, const struct settings *settings);
void play_go_to(struct play *play, int node);

void play_agree(struct play *play, const struct settings *settings);
void play_claim(struct play *play);
void play_resign(struct play *play, int player);
void play_time_out(struct play *play, int player);

/* Shows the last turn once more, all its actions one after the other; without animations at the
 * usual speed, as somebody asks for it. */
void play_show_again(struct play *play, const struct settings *settings);

/* Ends a running animation at once. */
void play_settle(struct play *play);

/* Moves a running animation on; gives when it wants to run again. */
double play_update(struct play *play, double now);

/* Finds what the pointed target would do, into play->preview, or why it would be illegal, into
 * play->warned. Pointing at something legal ends a refusal. */
void play_preview(struct play *play, const struct settings *settings, const char *pointed);

/* ---- asking ---- */

/* What is seen now. */
void play_frame(const struct play *play, double now, struct frame *frame);

/* How far what was dropped in vain is on its way back, 0 to 1. */
float play_snap_back_progress(const struct play *play, double now);

/* The positions between which the running animation goes, and how much of it has passed, 0 to 1.
 * When all lies still: the position twice, and 1. */
float play_animation_progress(const struct play *play, double now, const struct position **from,
                              const struct position **to);

/* True when touching this now says or begins a legal action. */
bool play_invites(const struct play *play, const char *id);

/* A player's score as it is seen: while an action is being shown, as it was before. */
int play_score_seen(const struct play *play, int player);

/* The player to act as it is seen: while an action is being shown, whoever did it. -1 when the
 * match is over. */
int play_turn_seen(const struct play *play);

/* A player's name, or the name of the side. */
const char *play_name(const struct play *play, int player);

/* Appends the lines `position`, `turn`, `result`, `busy` of the target list. */
void play_describe(const struct play *play, struct text *out);

#endif
