/* evaluations.h: the list of what the search knows of each game. */
#ifndef SERAI_AI_EVALUATIONS_H
#define SERAI_AI_EVALUATIONS_H

#include "ai/search/evaluation.h"

/* What is known of the game's positions under these options; NULL: nothing. */
const struct evaluation *evaluation_of(const struct game *game, const struct position *pos);

#endif
