/* saddeeqa_endgame.h: the exact values of Saddeeqa's last stones. */
#ifndef SERAI_AI_SADDEEQA_ENDGAME_H
#define SERAI_AI_SADDEEQA_ENDGAME_H

#include "ai/search/endgame.h"

enum { SADDEEQA_ENDGAME_STONES = 10 }; /* at most so many on the board */

/* The margin of what can be forced in a finite number of moves; where both can sow on forever
 * without losing what they have, the table knows nothing. */
extern const struct endgame saddeeqa_endgame;

#endif
