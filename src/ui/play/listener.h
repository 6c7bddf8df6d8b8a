/* listener.h: the sounds of a match being played: its animations, refusals, the last seconds of a
 * clock, the result. It observes the match and changes nothing. */
#ifndef SERAI_UI_PLAY_LISTENER_H
#define SERAI_UI_PLAY_LISTENER_H

#include "ui/play/cues.h"
#include "ui/play/play.h"

/* All zero: not used yet. */
struct listener {
    bool known;          /* the other members are valid */
    unsigned animations; /* play->animations and play->refusals that were handled */
    unsigned refusals;
    bool following;   /* a running animation */
    float heard;      /* how much of it was handled, in ms */
    int concluded;    /* how many nodes the match had when its result was handled */
    int clock_second; /* the second that was left at the last call; 0: none */
    bool turned;      /* set by the caller: the board is turned (face_view) */
    struct heard_board board;
};

/* Appends the sounds to play from `now` on, with `at` in ms from now. Those of animations come a
 * little ahead, so that a late frame delays nothing. What happened before the first call is silent.
 * `turns`: the end of a turn has a sound. */
void listener_follow(struct listener *listener, const struct play *play, bool turns, double now,
                     struct cues *cues);

#endif
