/* reason.h: why an action is worth playing, as far as the rules can tell. */
#ifndef SERAI_UI_MODEL_REASON_H
#define SERAI_UI_MODEL_REASON_H

#include "engine/game.h"

/* A sentence about a legal action, derived from its effect and from the possible answers to it:
 * only facts, no evaluation. */
struct line reason_for(const struct game *game, const struct position *pos, game_action action);

/* Plays the action, with the forced steps after it; returns how many items it captures. */
int reason_captures(const struct game *game, struct position *pos, game_action action);

#endif
