/* faces.h: the faces of all games. */
#ifndef SERAI_UI_BOARDS_FACES_H
#define SERAI_UI_BOARDS_FACES_H

#include "ui/play/face.h"

/* In the order of the games. */
extern const struct face *const faces[];
extern const int faces_count;

/* The face of a game; NULL if it has none. */
const struct face *faces_find(const struct game *game);

#endif
