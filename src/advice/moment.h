/* moment.h: what happened in a turn that anybody at the table can see and may comment on: by the
 * rules, the scores and the ledger alone, without any search. */
#ifndef SERAI_ADVICE_MOMENT_H
#define SERAI_ADVICE_MOMENT_H

#include "engine/match.h"

enum moment_kind {
    MOMENT_NONE,
    MOMENT_CAPTURE, /* a side has captured much: its score grew by MOMENT_LARGE at least, and by one
                       in MOMENT_SHARE of the most that any match can be won by */
    MOMENT_LEAD,    /* a side is ahead in score now, and whoever was ahead last was the other */
    MOMENT_FIRST,   /* a side has captured, and nobody had before in the match */
    MOMENT_ANSWERED, /* a side has captured, and the other had in the turn before */
    MOMENT_AGAIN,    /* a side has captured, and the last capture was its own, too */
    MOMENT_BREAKS,   /* a side has captured, after MOMENT_QUIET turns or more without a capture */
    MOMENT_SOWING, /* a side has sown MOMENT_LONG at least, and one in MOMENT_LONG_SHARE of that */
    MOMENT_KING,   /* a side's King could be captured if the other side, which has just acted, were
                      to act again; it is not, so that there is still a reply */
    MOMENT_WON,    /* a side has won, however the match ended */
    MOMENT_DRAWN,
    MOMENTS
};

enum {
    MOMENT_LARGE = 2,
    MOMENT_SHARE = 10,
    MOMENT_LONG = 16,
    MOMENT_LONG_SHARE = 6,
    MOMENT_QUIET = 6
};

struct match_moment {
    enum moment_kind kind;
    int side; /* whose it is; meaningless for NONE and DRAWN */
};

/* What happened in the turn that ends with this node, or ended the match: the weightiest, which is
 * the end of the match, then a King in danger, the lead, and the others as they are listed.
 * MOMENT_NONE inside a turn, too. */
struct match_moment moment_of(const struct match *match, int node);

#endif
