/* oware_endgame.h: the endgame table of Oware: all positions with up to OWARE_ENDGAME_SEEDS seeds
 * on the board, for any options. A value is the margin, for the side to act, of the seeds still to
 * be captured, including leftovers; in endless play nothing is captured. */
#ifndef SERAI_AI_GAMES_OWARE_ENDGAME_H
#define SERAI_AI_GAMES_OWARE_ENDGAME_H

#include "ai/search/endgame.h"

enum {
    OWARE_ENDGAME_SEEDS = 15,
    OWARE_ENDLESS = 127, /* the value where best play by both sides is endless */
};

/* As any endgame table. A position whose value depends on endless play is not known: the division
 * of the seeds then depends on when the players agree to end. */
extern const struct endgame oware_endgame;

/* All positions with up to this many seeds are known so far; at most OWARE_ENDGAME_SEEDS; -1:
 * none. */
int oware_endgame_known(const void *memory);

/* The value of a position with at most oware_endgame_known() seeds, also one that is over; or
 * OWARE_ENDLESS. The rows are those of the side to act and of the other, a byte a house, the first
 * house lowest. */
int oware_endgame_value(const void *memory, uint64_t own, uint64_t other);

#endif
