/* practice.h: what a side can learn from its mistakes in a reviewed match: the kind that most of
 * them are of. */
#ifndef SERAI_ADVICE_PRACTICE_H
#define SERAI_ADVICE_PRACTICE_H

#include "advice/reviewed.h"

struct practice {
    const struct reviewed_turn *turn; /* the costliest mistake of the kind; NULL: there is none */
    struct lapse lapse;               /* what it was */
};

/* Of as many mistakes of two kinds, the kind of the costlier ones. */
struct practice practice_of(const struct match *match, const struct reviewed *reviewed, int side);

/* Appends what to practice, after a blank, to a player of this name. */
void practice_sentence(const struct match *match, const struct practice *practice, const char *name,
                       struct text *out);

#endif
