/* mirror.h: the symmetries of the games. Where the rules treat two sides of the board or the two
 * players alike, a position can be mirrored: its actions are then the mirrored actions, and lead to
 * mirrored positions. Positions and actions are texts here, so nothing is assumed about how a game
 * stores them. */
#ifndef SERAI_TESTS_MIRROR_H
#define SERAI_TESTS_MIRROR_H

#include "engine/game.h"

/* How many mirrors there are for a game, numbered from 1; none for a game not known here. */
int mirrors_count(const struct game *game);

/* Whether a mirror exchanges the players. */
bool mirror_exchanges(const struct game *game, int mirror);

/* Appends the mirrored position string. False, and nothing useful appended, when the rules do not
 * treat the two alike in this position. */
bool mirror_position(const struct game *game, int mirror, const char *position, struct text *out);

/* Appends the mirrored action; `size` is that of the mirrored position's board, squares per side
 * (only for boards of squares). */
void mirror_action(const struct game *game, int mirror, int size, const char *action,
                   struct text *out);

/* The squares along a side of the board in a position string: its number of rows. */
int mirror_size(const char *position);

#endif
