/* wins.h: turns that win the match at once. Nobody passes them up who sees them, and anybody does:
 * of all wins they are the nearest, whatever else wins by more. */
#ifndef SERAI_AI_WINS_H
#define SERAI_AI_WINS_H

#include "ai/search/search.h"

/* A turn of the side to act, or the rest of one, that ends the match and wins it. */
struct win {
    int count; /* of `actions`; 0: there is none */
    game_action actions[SEARCH_LINE_MAX];
    int margin; /* points; 1 at least */
};

/* Whether an action wins the match by itself. */
bool wins_with(const struct game *game, const struct position *pos, game_action action);

/* Finds such a turn of as few actions as possible; of several, one that begins with the first of
 * these `count` legal actions. Where there are too many ways to play a turn, only the short ones
 * are looked at. `gone` (or NULL) is called often; when it is true, nothing is found. */
struct win wins_find(const struct game *game, const struct position *pos, const game_action *action,
                     int count, bool (*gone)(void *context), void *context);

#endif
