/* seega_endgame.h: the exact values of Seega's last pieces on the small board. */
#ifndef SERAI_AI_SEEGA_ENDGAME_H
#define SERAI_AI_SEEGA_ENDGAME_H

#include "ai/search/endgame.h"

enum { SEEGA_ENDGAME_PIECES = 5 }; /* at most so many on the board, of both sides together */

/* The margin of what can be forced in a finite number of steps; where neither side can force the
 * capture of all, the table knows nothing. */
extern const struct endgame seega_endgame;

#endif
