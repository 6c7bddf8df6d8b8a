/* cues.h: what of an animation is heard, and when. Pure functions of the ledger, as what is seen.
 */
#ifndef SERAI_UI_CUES_CUES_H
#define SERAI_UI_CUES_CUES_H

#include "ui/model/sound.h"
#include "ui/play/animation.h"

enum { CUES_MAX = 64 };

/* Sounds to be heard, in no order. */
struct cues {
    int count;
    struct cue cue[CUES_MAX];
};

/* What the things of a board sound like; SOUND_NONE: nothing. */
struct board_sounds {
    enum sound alone, heaped; /* set down where nothing lies, and where others do */
    enum sound moved, turned; /* while it moves over the board, and while it turns over */
    enum sound added;         /* beside it by the items from `added_from` on, each a tone higher */
    int added_from;
};

/* A board as it is heard. */
struct heard_board {
    const struct board_sounds *sounds;
    bool turns;              /* the end of a turn is heard */
    float pan[BOARD_PLACES]; /* where its places are, -1 to 1 */
};

/* Appends a cue; what is too much at once is left out. */
void cues_add(struct cues *cues, const struct cue *cue);

/* Appends what is heard later than `from` and no later than `to`, in ms after the animation's
 * start: what comes of one stretch of time after the other is what comes of both together. Along a
 * sowing the pitch rises; of drops in a rush every second one is left out, but never the last. */
void animation_cues(const struct timeline *timeline, const struct heard_board *board, float from,
                    float to, struct cues *cues);

/* Appends what is heard of an animation that is not seen to its end, or not at all: its last event
 * and, if something was captured, one soft capture. */
void animation_chord(const struct timeline *timeline, const struct heard_board *board,
                     struct cues *cues);

#endif
