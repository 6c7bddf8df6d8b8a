/* random_setup.h: random position strings, for positions that random play rarely or never reaches.
 */
#ifndef SERAI_TESTS_RANDOM_SETUP_H
#define SERAI_TESTS_RANDOM_SETUP_H

#include "engine/game.h"

/* Appends a random position string of a game under these options. Most are accepted by the game,
 * not all. False, and nothing appended, for a game that is not known here. */
bool random_setup(const struct game *game, const struct options *options, uint64_t *state,
                  struct text *out);

#endif
