/* mirror.h: the symmetries of the games. Where the rules do not tell two sides of the board or the
 * two players apart, a position can be mirrored: its actions are then the mirrored actions, and
 * lead to mirrored positions. Positions and actions are texts here, so nothing is assumed about how
 * a game keeps them. */
#ifndef SERAI_TESTS_MIRROR_H
#define SERAI_TESTS_MIRROR_H

#include "engine/game.h"

/* How many mirrors there are for a game, numbered from 1; none for a game not known here. */
int mirrors_count(const struct game *game);

/* Whether a mirror exchanges the players. */
bool mirror_exchanges(const struct game *game, int mirror);

/* Appends the mirrored position string. False, and nothing of use appended, when the rules do tell
 * the two apart in this position. */
bool mirror_position(const struct game *game, int mirror, const char *position, struct text *out);

/* Appends the mirrored action; `size` is that of the mirrored position's board, squares to a side
 * (only where there are squares). */
void mirror_action(const struct game *game, int mirror, int size, const char *action,
                   struct text *out);

/* The squares along a side of the board in a position string: the rows it has. */
int mirror_size(const char *position);

#endif
