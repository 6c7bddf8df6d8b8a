/* oware_endgame.h: the endgame table of Oware: all positions with up to OWARE_ENDGAME_SEEDS seeds
 * on the board, for any options. A value is what the side to act will still take minus what the
 * other will, leftovers included; endless play takes nothing. */
#ifndef SERAI_AI_OWARE_OWARE_ENDGAME_H
#define SERAI_AI_OWARE_OWARE_ENDGAME_H

#include "ai/search/endgame.h"

enum {
    OWARE_ENDGAME_SEEDS = 15,
    OWARE_ENDLESS = 127, /* the value where the best that both can do is to play on forever */
};

/* As any endgame table. A position is not known where endless play comes into its value: how many
 * seeds that gives to each depends on when the players agree to end. */
extern const struct endgame oware_endgame;

/* The seeds up to which all positions are known by now, at most OWARE_ENDGAME_SEEDS; -1: none. */
int oware_endgame_known(const void *memory);

/* The value of a position with at most oware_endgame_known() seeds, also one that is over; or
 * OWARE_ENDLESS. The rows are those of the side to act and of the other, a byte a house, the first
 * house lowest. */
int oware_endgame_value(const void *memory, uint64_t own, uint64_t other);

#endif
