/* highlights.h: the turns of a match that are worth a second look: the longest, and the one that
 * gained most. Turns are numbered as in score_line.h, from 1. */
#ifndef SERAI_UI_MODEL_HIGHLIGHTS_H
#define SERAI_UI_MODEL_HIGHLIGHTS_H

#include "engine/match.h"

/* What makes a turn of a game longer than another. */
enum turn_length {
    LENGTH_NONE, /* all are alike */
    LENGTH_SOWN, /* how many things are sown */
    LENGTH_LAPS, /* how often what lies where a sowing ends is sown on, and the first sowing */
};

/* All zero at first. A turn 0: there is none. */
struct highlights {
    int longest, longest_player, length; /* the longest turn, and its length */
    int best, best_player, gain;
    bool known;
    uint64_t revision; /* of the match */
};

/* Reads the line of a match; returns at once while it has not changed. The first of equals counts.
 */
void highlights_update(struct highlights *highlights, const struct match *match,
                       enum turn_length length);

#endif
