/* levels.h: how strong each level is, and how it chooses among actions. */
#ifndef SERAI_AI_LEVELS_H
#define SERAI_AI_LEVELS_H

#include "ai/search/search.h"

/* A level, 1 to AI_LEVELS, as it plays a game. */
struct level level_of(const struct evaluation *evaluation, int level);

/* The action that a level chooses among those found in a position, whose values are true; none that
 * lets the opponent win at once if it is `careful` and there are others. `random` is any number. */
game_action level_choice(const struct level *level, bool careful, const struct game *game,
                         const struct position *pos, const struct search_result *found,
                         uint64_t random);

#endif
