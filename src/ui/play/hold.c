/* hold.c: see hold.h. */
#include "ui/play/hold.h"

static const double LONG = 300; /* ms */

void hold_begin(struct hold *hold, double now) {
    *hold = (struct hold){.on = true, .since = now};
}

void hold_update(struct hold *hold, struct play *play, double now) {
    if (hold->on && !hold->hurries && play->animation && now - hold->since >= LONG) {
        hold->hurries = true;
        play_hurry(play, true);
    }
}

void hold_cancel(struct hold *hold, struct play *play) {
    if (hold->hurries) {
        play_hurry(play, false);
    }
    *hold = (struct hold){0};
}

enum held hold_end(struct hold *hold, struct play *play) {
    struct hold ended = *hold;
    hold_cancel(hold, play);
    if (ended.on && !ended.hurries) {
        play_settle(play);
    }
    return !ended.on ? HELD_NOTHING : ended.hurries ? HELD_LONG : HELD_BRIEFLY;
}
