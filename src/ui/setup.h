/* setup.h: what is chosen before a match: names, sides and the game's options. */
#ifndef SERAI_UI_SETUP_H
#define SERAI_UI_SETUP_H

#include "engine/match.h"

struct setup {
    const struct game *game;
    struct options options;
    char name[2][MATCH_NAME_MAX]; /* "" : the side's own name stands for the player */
};

/* Opens the page for a game; choices made before for the same game are kept. */
void setup_open(struct setup *setup, const struct game *game);

void setup_swap(struct setup *setup);

/* Chooses from "option:NAME=VALUE"; false when there is no such choice. */
bool setup_choose(struct setup *setup, const char *id);

#endif
