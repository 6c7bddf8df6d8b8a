/* highlights.h: the turns of a match that are worth a second look: the one in which most was moved,
 * and the one that gained most. Turns are numbered as in score_line.h, from 1. */
#ifndef SERAI_UI_MODEL_HIGHLIGHTS_H
#define SERAI_UI_MODEL_HIGHLIGHTS_H

#include "engine/match.h"

/* All zero at first. A turn 0: there is none. */
struct highlights {
    int longest, longest_player, moved; /* the turn that moved most things, and how many */
    int best, best_player, gain;
    bool known;
    uint64_t revision; /* of the match */
};

/* Reads the line of a match; returns at once while it has not changed. The first of equals counts.
 */
void highlights_update(struct highlights *highlights, const struct match *match);

#endif
