/* games.h: the list of the games; games.c is the only place that names them all. */
#ifndef SERAI_GAMES_GAMES_H
#define SERAI_GAMES_GAMES_H

#include "engine/game.h"

enum { GAMES_MAX = 8 }; /* room for data about every game; games.c checks it */

extern const struct game *const games[];
extern const int games_count;

/* The game with this id; NULL when there is none. */
const struct game *games_find(const char *id);

/* The index of a game of the list. */
int games_index(const struct game *game);

#endif
