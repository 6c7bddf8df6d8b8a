/* taker.h: a player who takes what can be taken, so that matches of any game come to an end soon.
 */
#ifndef SERAI_TESTS_TAKER_H
#define SERAI_TESTS_TAKER_H

#include "engine/game.h"

/* The legal action that leads most after it; of equal ones, one at random. */
game_action taker_choose(const struct game *game, const struct position *pos, uint64_t *seed);

#endif
