/* oware_search.h: Oware's own search, over boards of two words. */
#ifndef SERAI_AI_GAMES_OWARE_SEARCH_H
#define SERAI_AI_GAMES_OWARE_SEARCH_H

#include "ai/search/own.h"

extern const struct own_search oware_search;

/* What a position is found again by in a match: its board and the side to act. */
uint64_t oware_key(const struct position *pos);

/* The sum of the features' weights, with a seed of the lead worth as much ahead as behind. */
int oware_value(const struct position *pos, const int16_t *weights);

#endif
