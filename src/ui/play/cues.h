/* cues.h: the sounds of an animation and their times. Pure functions of the ledger, like the frames
 * of an animation. */
#ifndef SERAI_UI_PLAY_CUES_H
#define SERAI_UI_PLAY_CUES_H

#include "ui/model/sound.h"
#include "ui/play/animation.h"

enum { CUES_MAX = 64 };

/* Sounds to play, in no particular order. */
struct cues {
    int count;
    struct cue cue[CUES_MAX];
};

/* The sounds of a board's items; SOUND_NONE: silent. */
struct board_sounds {
    enum sound alone, heaped; /* set down in an empty place, and onto others */
    enum sound moved, turned; /* while moving over the board, and while being flipped */
    enum sound added;         /* in addition, for items from `added_from` on, each a tone higher */
    int added_from;
};

/* What to play sounds with: a board's sounds, options and stereo positions. */
struct heard_board {
    const struct board_sounds *sounds;
    bool turns;              /* the end of a turn has a sound */
    float pan[BOARD_PLACES]; /* from -1, left, to 1, right */
};

/* Appends a cue, or drops it when there is no room. */
void cues_add(struct cues *cues, const struct cue *cue);

/* Appends the sounds of the interval (from, to], in ms after the animation's start: successive
 * intervals give the same cues as their union. The pitch rises along a sowing; of drops in quick
 * succession every second one is left out, but never the last. */
void animation_cues(const struct timeline *timeline, const struct heard_board *board, float from,
                    float to, struct cues *cues);

/* Appends the sounds of an animation that is cut short or skipped: its last event and, if something
 * was captured, one soft capture. */
void animation_chord(const struct timeline *timeline, const struct heard_board *board,
                     struct cues *cues);

#endif
