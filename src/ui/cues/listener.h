/* listener.h: what is heard of a match that is being played: its animations, refusals, the last
 * seconds of a clock, the result. It only looks on. */
#ifndef SERAI_UI_CUES_LISTENER_H
#define SERAI_UI_CUES_LISTENER_H

#include "ui/cues/cues.h"
#include "ui/play/play.h"

/* All zero: nothing has been listened to yet. */
struct listener {
    bool known;          /* the rest means something */
    unsigned animations; /* of the play, and its refusals, that have been heard */
    unsigned refusals;
    bool following;   /* an animation that runs */
    float heard;      /* how much of it, in ms */
    int concluded;    /* how many nodes the match had when its result was heard */
    int clock_second; /* that was left when it was heard last; 0: none */
    struct heard_board board;
};

/* Appends what is to be heard from `now` on, `at` being ms from now; of animations a little ahead,
 * so that a late frame delays nothing. What happened before the first call is not heard. `turns`:
 * the end of a turn is. */
void listener_follow(struct listener *listener, const struct play *play, bool turns, double now,
                     struct cues *cues);

#endif
