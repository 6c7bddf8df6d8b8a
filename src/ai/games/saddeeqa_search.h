/* saddeeqa_search.h: Saddeeqa's own search, over boards of two words. */
#ifndef SERAI_AI_GAMES_SADDEEQA_SEARCH_H
#define SERAI_AI_GAMES_SADDEEQA_SEARCH_H

#include "ai/search/own.h"

extern const struct own_search saddeeqa_search;

/* What a position is found again by in a match. */
uint64_t saddeeqa_key(const struct position *pos);

#endif
