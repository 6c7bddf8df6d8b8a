/* levels.h: how strong each level is, and how it chooses among actions. */
#ifndef SERAI_AI_LEVELS_H
#define SERAI_AI_LEVELS_H

#include "ai/search/search.h"

/* A level, 1 to AI_LEVELS, as it plays a game. */
struct level level_of(const struct evaluation *evaluation, int level);

/* The line that a level chooses among those found, whose values are true; `random` is any number.
 */
int level_choice(const struct level *level, const struct search_result *found, uint64_t random);

#endif
