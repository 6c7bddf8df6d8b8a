/* evaluations.h: the list of the games' evaluations. */
#ifndef SERAI_AI_EVALUATIONS_H
#define SERAI_AI_EVALUATIONS_H

#include "ai/search/evaluation.h"

/* The game's evaluation under these options; NULL: it has none. */
const struct evaluation *evaluation_of(const struct game *game, const struct position *pos);

#endif
