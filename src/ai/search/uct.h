/* uct.h: looks for the best action by upper confidence bounds applied to trees (Kocsis and
 * Szepesvari 2006): random matches from the position, more of them where they went well. It needs
 * nothing but the rules of a game: the opponent of last resort, and the baseline for every other.
 */
#ifndef SERAI_AI_UCT_H
#define SERAI_AI_UCT_H

#include "ai/search/search.h"

/* Searches a position that is not over, in memory of the caller's, aligned for any type and of at
 * least a megabyte; it can be reused afterward. limits->nodes counts the positions of the random
 * matches; limits->lines and limits->depth do not matter. Values are logits of the chance to win,
 * and no line is longer than its first action. */
void uct_run(void *memory, size_t size, const struct game *game, const struct position *pos,
             const struct search_limits *limits, struct search_result *result);

#endif
