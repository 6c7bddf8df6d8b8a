/* hold.h: a press while an animation runs. Let go of soon, it ends the animation and is then the
 * click that it would have been; held longer, it hurries the animation and is no click. */
#ifndef SERAI_UI_PLAY_HOLD_H
#define SERAI_UI_PLAY_HOLD_H

#include "ui/play/play.h"

struct hold {
    bool on;      /* the button or key is down, and went down during an animation */
    bool hurries; /* it was held long enough */
    double since; /* ms: when it went down */
};

/* What a press was, once it is over. */
enum held {
    HELD_NOTHING, /* nothing ran when it began */
    HELD_BRIEFLY, /* the animation is over now; what was pressed can be used */
    HELD_LONG,    /* it hurried the animation, and is used up */
};

/* The button or key goes down while an animation runs. */
void hold_begin(struct hold *hold, double now);

/* Hurries the animation once the press is long enough; to be called before play_update. */
void hold_update(struct hold *hold, struct play *play, double now);

/* The button or key goes up. */
enum held hold_end(struct hold *hold, struct play *play);

/* It is not known whether it is down any more: an animation goes on at its usual speed. */
void hold_cancel(struct hold *hold, struct play *play);

#endif
