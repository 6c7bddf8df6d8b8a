/* last_turn.h: the turn that led to the current position, which the board shows until the next one:
 * the actions of one player, from the first of their turn on. */
#ifndef SERAI_UI_MODEL_LAST_TURN_H
#define SERAI_UI_MODEL_LAST_TURN_H

#include "engine/match.h"

struct last_turn {
    int first, last; /* the nodes of its actions; MATCH_NONE: there was none yet */
    int player;
    struct trace trace; /* what its actions did, one after the other, as far as there is room */
};

/* Finds the turn that ends with a node; a termination is skipped, as it is not part of a turn. */
void last_turn_find(const struct match *match, int node, struct last_turn *turn);

bool last_turn_known(const struct last_turn *turn);

/* How much it changed its player's score. */
int last_turn_gain(const struct match *match, const struct last_turn *turn);

#endif
