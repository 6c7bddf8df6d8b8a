/* setup.h: what is chosen before a match: names, sides and the game's options. */
#ifndef SERAI_UI_SETUP_H
#define SERAI_UI_SETUP_H

#include "engine/match.h"

struct setup {
    const struct game *game;
    struct options options;
    char name[2][MATCH_NAME_MAX]; /* "" : the side's own name stands for the player */
    int editing;                  /* which name is being typed; NOWHERE: none */
};

/* Opens the page for a game; choices made before for the same game are kept. */
void setup_open(struct setup *setup, const struct game *game);

/* Types a character (UTF-8) at the end of the name that is edited; what does not fit is left out.
 */
void setup_type(struct setup *setup, const char *character);

/* Takes the last character of that name away. */
void setup_erase(struct setup *setup);

void setup_swap(struct setup *setup);

/* Chooses from "option:NAME=VALUE"; false when there is no such choice. */
bool setup_choose(struct setup *setup, const char *id);

#endif
