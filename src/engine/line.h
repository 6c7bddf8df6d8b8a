/* line.h: what a search says about a turn that was played, and about a position. Margins are for
 * player 0, in hundredths of points. */
#ifndef SERAI_ENGINE_LINE_H
#define SERAI_ENGINE_LINE_H

#include "engine/game.h"

enum {
    ADVICE_ACTIONS = 24, /* of a line at most */
    ADVICE_LINES = 3,    /* of an analysis */
};

/* A margin that is expected; `proven`: it is certain. */
struct advice_value {
    int margin;
    bool proven;
};

/* What is expected to be played, from some position on. */
struct advice_line {
    int count;
    game_action action[ADVICE_ACTIONS];
    struct advice_value value;
    int depth; /* plies searched; 0: unknown */
    bool most; /* the margin is as large as an estimate can be, and says no more than who is far
                  ahead */
};

enum judgment_kind { JUDGMENT_GOOD, JUDGMENT_DUBIOUS, JUDGMENT_MISTAKE };

/* What a turn came to. */
struct judgment {
    enum judgment_kind kind;
    struct advice_value before, after; /* the turn */
    /* The rest only when it was not good. */
    struct advice_line better; /* instead of it, with the value after its first turn */
    struct advice_line answer; /* what punishes it; no action when the match ended with it */
};

/* The best lines of a position, the best first; a line that the search had no time to look at again
 * has a smaller depth and its earlier value. */
struct analysis {
    int count;
    struct advice_line line[ADVICE_LINES];
    bool finished; /* nothing more can be found */
};

#endif
