/* faces.h: the boards of all games, and each by its name. */
#ifndef SERAI_UI_BOARDS_FACES_H
#define SERAI_UI_BOARDS_FACES_H

#include "ui/play/face.h"

extern const struct face oware_face;
extern const struct face saddeeqa_face;
extern const struct face seega_face;
extern const struct face shakala_face;
extern const struct face dulko_face;

/* All of them, in the order of the games. */
extern const struct face *const faces[];
extern const int faces_count;

/* The face of a game; NULL while it has none. */
const struct face *faces_find(const struct game *game);

#endif
