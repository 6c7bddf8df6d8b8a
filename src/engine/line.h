/* line.h: what a search says about a turn that was played, and about a position: lines, values and
 * marks. Margins are for player 0, in hundredths of points. */
#ifndef SERAI_ENGINE_LINE_H
#define SERAI_ENGINE_LINE_H

#include "engine/game.h"

enum {
    VARIATION_ACTIONS = 24, /* at most */
    ANALYSIS_LINES = 3,
};

/* What is proven of a margin: a bound is none, and what is expected may not come. */
enum value_known {
    KNOWN_NOTHING, /* it is expected, and so is who wins */
    KNOWN_WINNER,  /* who wins is proven; it is expected */
    KNOWN_LEAST,   /* who wins is proven, and that it is by so much at least */
    KNOWN_MARGIN,  /* it is proven, and so is who wins, or that nobody does */
};

struct value {
    int margin;
    enum value_known known;
};

/* Whether the margin compares with others: a bound does not. */
static inline bool value_compares(const struct value *value) {
    return value->known != KNOWN_LEAST;
}

/* What is expected to be played, from some position on. */
struct variation {
    int count;
    game_action action[VARIATION_ACTIONS];
    struct value value;
    int depth; /* plies searched; 0: unknown */
    bool most; /* the margin is as large as an estimate can be, and says no more than who is far
                  ahead */
    int lasts; /* if it is proven to lose: after so many turns of its side, its first one among
                  them, the other side can have won, and no sooner; 0: unknown */
};

/* Numeric annotation glyphs, with the numbers that Portable Game Notation gives them. */
enum match_mark {
    MARK_NONE = 0,
    MARK_MISTAKE = 2,
    MARK_BLUNDER = 4, /* in a review, the mistake that lost the match */
    MARK_DUBIOUS = 6,
    MARK_AGAINST = 141, /* what punishes the turn before */
    MARK_BETTER = 142,  /* what would have been better than the turn on the line */
};

/* What a turn came to. */
struct judgment {
    enum match_mark mark;       /* MARK_NONE: it was good; MARK_DUBIOUS or MARK_MISTAKE */
    bool pending;               /* a longer look has to tell whether it was good */
    struct value before, after; /* the turn */
    /* The rest only when it was not good, or gave points away without a mark. */
    struct variation better; /* instead of it, with the value after its first turn */
    struct variation answer; /* what punishes it; no action when the match ended with it */
};

/* The best lines of a position, the best first; a line that the search had no time to look at again
 * has a smaller depth and its earlier value. */
struct analysis {
    int count;
    struct variation line[ANALYSIS_LINES];
    bool finished; /* nothing more can be found */
};

/* How bad a mark of a review is: 0 for none, 3 for a blunder. */
int mark_rank(enum match_mark mark);

/* The first turn of a line, or what there is of it. */
struct line_turn {
    int count; /* of its actions */
    bool whole;
    struct position after;
};

struct line_turn line_first_turn(const struct game *game, const struct position *pos,
                                 const game_action action[], int count);

#endif
