/* oware.h: Oware (Awale): sow, and capture twos and threes.
 *
 * Places: houses 0-5 are South's A-F from South's left, 6-11 North's a-f from North's left, so
 * sowing counts up by one; 12 and 13 are the stores, 14 the hand. An action is the house's place.
 */
#ifndef SERAI_GAMES_OWARE_H
#define SERAI_GAMES_OWARE_H

#include "engine/game.h"

enum { OWARE_ROW = 6, OWARE_HOUSES = 12, OWARE_STORE = 12, OWARE_HAND = 14, OWARE_SEEDS = 48 };

extern const struct game oware_game;
extern const struct game_edit oware_edit; /* oware_edit.c */

#endif
