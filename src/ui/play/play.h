/* play.h: a match being played on a board: what is selected, previewed, refused and animated, and
 * the clock. The table and the examples of the rules share it, and so do companions, which play
 * without a pointer. It works for every game: the legal actions and the touches that enter them
 * (engine/game.h) decide what can be clicked. It paints nothing and knows no boards: the caller
 * passes the face. */
#ifndef SERAI_UI_PLAY_PLAY_H
#define SERAI_UI_PLAY_PLAY_H

#include "engine/match.h"
#include "ui/kit/targets.h"
#include "ui/model/last_turn.h"
#include "ui/play/animation.h"
#include "ui/play/clock.h"
#include "ui/play/face.h"

#include <assert.h>

/* Something dropped where that does nothing glides back to where it was. */
struct snap_back {
    char id[TARGET_ID_MAX]; /* what glides; "" for nothing */
    struct point from;      /* where it was dropped */
    double start;           /* ms; valid once begun */
    bool begun;
};

/* Lessons let only some actions be played: `objection` says why a legal one may not be, in a
 * sentence that is valid until the next call; NULL: it may. */
struct play_guard {
    const char *(*objection)(const void *context, game_action action); /* NULL: all may be played */
    const void *context;
};

struct play {
    const struct game *game; /* NULL: nothing is being played */
    const struct face *face;
    struct match match;
    struct legal legal;  /* a person's actions in the current position: none while the match is
                            over, a companion is to act, or somebody looks back */
    bool looking_back;   /* an earlier position is looked at, or a line that a review suggests:
                            nothing can be played from it */
    int end;             /* the last node of what was played, which looking back leaves alone */
    int stood;           /* where looking back began: before `end` when turns had been undone */
    unsigned changes;    /* increases whenever the match may have changed */
    struct touch chosen; /* the first touch of an action, "" when nothing is selected */
    struct touch pending_touch; /* the last touch of an action to be confirmed; "" for none */
    game_action pending_action; /* that action; valid while there is one */
    struct why_not refused;     /* why the last attempt was illegal; no sentence: none was */
    struct why_not warned;  /* why the pointed place is illegal, on boards that say so in advance */
    struct touch tried;     /* the place that `refused` or `warned` is about */
    struct preview preview; /* what the pointed target would do */
    struct timeline *animation;        /* the running one; NULL when nothing moves */
    struct timeline *animation_memory; /* owned; reused for each animation */
    double animation_start;            /* ms; valid once animation_begun */
    bool animation_begun;
    double animation_seen;  /* ms: when it was last updated; valid once begun */
    float animation_offset; /* ms of it that are skipped at its start */
    bool hurrying;          /* animations run faster */
    bool animation_backwards;
    unsigned animations;         /* counts forward animations, including those skipped altogether */
    unsigned refusals;           /* counts illegal attempts */
    int animation_node;          /* the step of the match that it shows */
    bool shows_again;            /* the animation shows the last turn again, step by step… */
    struct settings again_as;    /* …with these settings */
    struct last_turn *last_turn; /* owned; the turn that led to the current position */
    struct snap_back snap_back;
    struct clock clock;      /* see match_clock.h */
    struct play_guard guard; /* for people's actions at the board; gone with the match */
};

static_assert(sizeof(struct play) < 71000,
              "it must stay small: a page of the rules has three of them");

/* Starts a match with options and a position string (NULL: the usual start), on the board of its
 * game (NULL, for a game without one, is refused). What *play held is freed. Returns NULL on
 * success; otherwise a message, and *play is as before. */
const char *play_open(struct play *play, const struct game *game, const struct face *face,
                      const struct options *options, const char *position, uint64_t entropy);
/* Resumes a match. What *play held is freed; *match is taken over and zeroed. Returns NULL on
 * success; otherwise a message, and both are as before. */
const char *play_take(struct play *play, const struct face *face, struct match *match);
void play_close(struct play *play);

/* Seats companions, or people (0), in a match that has just started; with a companion among them,
 * the seed of what they choose is drawn out of `entropy`. */
void play_seat(struct play *play, const int companion[2], uint64_t entropy);

/* Starts a new match with the sides swapped. Returns NULL or, with *play as before, a message. */
const char *play_rematch(struct play *play, uint64_t entropy);

/* ---- acting ---- */

/* Plays an action: the single entry point, for players at the board (through play_touch and the
 * others below) as well as companions. Ends a running animation and starts that of the action.
 * Returns NULL on success; otherwise a message, which is also shown as a refusal, and the match is
 * as before. */
const char *play_action(struct play *play, const struct settings *settings, game_action action);

/* Touches something on the board: completes an action, begins one, or says why not. If the settings
 * ask for confirmation, a complete action waits until it is entered again. */
void play_touch(struct play *play, const struct settings *settings, const char *id);

/* Chooses something on the board instead of what is chosen now: it is as if only `before` had been.
 * Nothing is played and nothing is said: what cannot be chosen, or would complete an action, leaves
 * `before` chosen. True when it is chosen afterwards. */
bool play_choose(struct play *play, const struct touch *before, const char *id);

/* Makes a legal action wait to be confirmed, as if a player had entered it. */
void play_suggest(struct play *play, game_action action);

/* Plays the action that waits to be confirmed, if one does. */
void play_confirm(struct play *play, const struct settings *settings);

/* Begins to drag something; false when it cannot be dragged. If it begins an action of two touches,
 * it is chosen from then on. */
bool play_hold(struct play *play, const char *id);

/* Drops one thing onto another: plays the action that the two touches enter, or the one that the
 * first enters alone if it may be dropped there (a bead into the next pit). Otherwise says why not.
 * Dropped onto itself it is merely chosen: that was a click with an unsteady hand. True when an
 * action was played. */
bool play_drop(struct play *play, const struct settings *settings, const char *id,
               const char *onto);

/* After a drop that did nothing: lets the thing glide back from a point. */
void play_snap_back(struct play *play, const struct settings *settings, const char *id,
                    struct point from);

/* Clears what is selected or waits to be confirmed, and the last refusal. */
void play_clear_selection(struct play *play);

/* Takes back the selection or, with nothing selected within a turn, the turn's last action. */
void play_take_back(struct play *play, const struct settings *settings);
void play_undo(struct play *play, const struct settings *settings);
void play_redo(struct play *play, const struct settings *settings);
void play_go_to(struct play *play, int node);

/* From now on positions are only looked at, until a step leads to the end of the line or to where
 * this was called, or until play_return or play_from_here. Undo and redo alone do not look back:
 * players play on after them. A match that is resumed before its end is looked at, too. */
void play_look_back(struct play *play);

/* Goes back to where looking back began; what was undone then can be redone still. */
void play_return(struct play *play);

/* Ends the line where it is looked at, so that the next action starts a variation. */
void play_from_here(struct play *play);

void play_agree(struct play *play, const struct settings *settings);
void play_claim(struct play *play);
void play_resign(struct play *play, int player);
void play_time_out(struct play *play, int player);

/* Shows the last turn again, all its actions one after the other. If animations are off it runs at
 * the usual speed, since the player asked for it. */
void play_show_again(struct play *play, const struct settings *settings);

/* Ends a running animation at once. */
void play_settle(struct play *play);

/* Lets animations run faster, or no longer so. */
void play_hurry(struct play *play, bool hurry);

/* Advances a running animation; returns when it next needs to run. */
double play_update(struct play *play, double now);

/* Sets play->preview to what the pointed target would do, or play->warned to why it would be
 * illegal. Either clears a refusal that is about another place. */
void play_preview(struct play *play, const struct settings *settings, const char *pointed);

/* The same as if nothing waited to be confirmed and, where nothing goes on from what is chosen, as
 * if nothing were chosen: true then. */
bool play_preview_alone(struct play *play, const struct settings *settings, const char *pointed);

/* ---- state ---- */

/* The board as shown now. */
void play_frame(const struct play *play, double now, struct frame *frame);

/* How much of the running animation has passed, in ms, and how many of them pass in one. */
float play_animation_time(const struct play *play, double now);
float play_animation_tempo(const struct play *play);

/* How far something that glides back has come, 0 to 1. */
float play_snap_back_progress(const struct play *play, double now);

/* The positions before and after the running animation, and how much of it has passed, 0 to 1.
 * Without one: the current position twice, and 1. */
float play_animation_progress(const struct play *play, double now, const struct position **from,
                              const struct position **to);

/* True when touching this now completes or begins a legal action. */
bool play_invites(const struct play *play, const char *id);

/* The position as far as it is known on the board: during an animation, the one before it. */
const struct position *play_position_seen(const struct play *play);

/* A player's score as shown: during an animation, the score before that action. */
int play_score_seen(const struct play *play, int player);

/* The player to act as shown: during an animation, the player of that action. -1 when the match is
 * over, or an earlier position is looked at. */
int play_turn_seen(const struct play *play);

/* A player's name, or the name of the side. */
const char *play_name(const struct play *play, int player);

/* Appends the lines `position`, `turn`, `result`, `busy` of the target list. */
void play_describe(const struct play *play, struct text *out);

#endif
