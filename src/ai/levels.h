/* levels.h: how strong each level is, and how it chooses among actions. */
#ifndef SERAI_AI_LEVELS_H
#define SERAI_AI_LEVELS_H

#include "ai/search/search.h"

/* A level, 1 to AI_LEVELS, as it plays a game. */
struct level level_of(const struct evaluation *evaluation, int level);

/* What a level chooses from. */
struct level_question {
    const struct game *game;
    const struct position *position;
    const struct search_result *found; /* with true values */
    bool careful; /* chooses nothing that lets the opponent win at once if there is anything else */
    bool wins;    /* the first line found does so at once */
    bool heeds;   /* takes a win that is there at once; otherwise it overlooks one now and then */
    bool (*gone)(void *context); /* as in struct ai_limits */
    void *context;
};

/* The action that a level chooses. `random` is any number. */
game_action level_choice(const struct level *level, const struct level_question *question,
                         uint64_t random);

#endif
