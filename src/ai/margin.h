/* margin.h: what a line that the search found comes to in points. */
#ifndef SERAI_AI_MARGIN_H
#define SERAI_AI_MARGIN_H

#include "ai/ai.h"

/* The margin that the side to act is expected to end ahead by, in hundredths of points: the proven
 * one, or else the one that is expected where the line ends. `history` has the keys of
 * question->before. */
int margin_of_line(const struct search *search, const struct evaluation *evaluation,
                   const struct ai_question *question, const uint64_t *history,
                   const struct search_line *line);

#endif
