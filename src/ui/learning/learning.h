/* learning.h: whom a lesson is offered to. */
#ifndef SERAI_UI_LEARNING_LEARNING_H
#define SERAI_UI_LEARNING_LEARNING_H

#include "ui/app/state.h"

/* True until the player has begun a match of the game, or taken or declined its lesson. */
bool learning_is_new(const struct app *app, const struct game *game);

#endif
