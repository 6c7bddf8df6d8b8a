/* ladder.h: the climb from companion to companion in one game: the matches of people who played
 * alone against each of them, and who asks for the next one. */
#ifndef SERAI_UI_MODEL_LADDER_H
#define SERAI_UI_MODEL_LADDER_H

#include "ui/model/companion.h"

enum ladder_result { LADDER_LOST, LADDER_DRAWN, LADDER_WON };

/* Matches against one companion. */
struct rung {
    int won, drawn, lost;
    int row; /* how many of the last ones were won, in a row */
};

struct ladder {
    struct rung rung[COMPANIONS]; /* companion N at N - 1 */
    int last;                     /* the companion of the last match; 0: none was played */
};

/* A match against a companion, after all that were counted before. */
void ladder_add(struct ladder *ladder, int companion, enum ladder_result result);

/* The strongest companion that was beaten; 0: none. */
int ladder_highest(const struct ladder *ladder);

/* The companion who asks for a match: the next one after that of the last match, once that one was
 * beaten twice in a row; 0: nobody does. */
int ladder_asks(const struct ladder *ladder);

/* The same as it will be when the match at the table, which is over, has been counted too; 0 for a
 * match that is not of a person against a companion. */
int ladder_asks_after(const struct ladder *ladder, const struct match *match);

#endif
