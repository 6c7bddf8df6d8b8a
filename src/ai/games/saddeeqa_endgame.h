/* saddeeqa_endgame.h: the exact values of Saddeeqa's last stones. */
#ifndef SERAI_AI_GAMES_SADDEEQA_ENDGAME_H
#define SERAI_AI_GAMES_SADDEEQA_ENDGAME_H

#include "ai/games/saddeeqa_compact.h"
#include "ai/search/endgame.h"

enum { SADDEEQA_ENDGAME_STONES = 10 }; /* at most so many on the board */

/* The margin of what can be forced in a finite number of moves; where both can sow on forever
 * without losing what they have, the table knows nothing. */
extern const struct endgame saddeeqa_endgame;

/* Its `probe`, for a board of two words whose side to act is so far ahead. */
bool saddeeqa_endgame_knows(const void *memory, struct compact board, int lead, int *margin);

#endif
